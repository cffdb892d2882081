"""What the arrays of a call must have in common, and which of them an entry only reads.

The least length of an array is that of its example in contract.py. Whatever is not named here is taken to be written.
"""

from __future__ import annotations

Length = tuple[str, int]  # a parameter before this one, and which of its dimensions

# By parameter: its first length is the same as the first one of another.
SAME = {
    "best.values": "best.turns",
    "listed.values": "listed.turns",
    "seats": "kinds",
    "found": "numbers",
    "totals": "actions",
    "visits": "actions",
    **dict.fromkeys(("race.values", "race.prior", "race.sums", "race.counts", "race.order", "race.kept"), "race.turns"),
    **dict.fromkeys(
        (
            "batch.legal_moves",
            "batch.shown",
            "batch.observations",
            "batch.masks",
            "batch.seeds",
            "batch.episodes",
            "batch.lengths",
            "batch.players",
            "batch.over",
            "batch.rewards",
        ),
        "batch.states",
    ),
}
# And those of other dimensions, or of some entries only.
OTHERS: dict[tuple[str, str], dict[int, Length]] = {
    ("search_turns", "results"): {1: ("race.turns", 0), 2: ("race.sums", 1)},
    ("add_results", "results"): {1: ("race.turns", 0), 2: ("race.sums", 1)},
    ("step_games", "actions"): {0: ("batch.states", 0)},
    ("pick_actions", "actions"): {0: ("batch.states", 0)},
}
ONLY_READ = {
    "floors",
    "weights",
    "start",
    "kinds",
    "numbers",
    "players",
    "seats",
    "turn",
    "buffers.floors",
    "batch.floors",
    "batch.start",
    "policy.choices",
    "policy.others",
    "policy.judging",
    "policy.spread",
    "race.asked",
}
READ_BY = {
    ("see", "states"),
    ("see_outcome", "outcomes"),
    ("try_actions", "actions"),
    ("step_games", "actions"),
    ("settled", "states"),
    ("settled", "before"),
}


def same_lengths(entry: str, parameter: str) -> dict[int, Length]:
    """By dimension, the length of another parameter that a length must be equal to."""
    found = OTHERS.get((entry, parameter))
    if found is None:
        found = {0: (SAME[parameter], 0)} if parameter in SAME else {}
    return found


def is_only_read(entry: str, parameter: str) -> bool:
    """Whether an array may be one that must not be written."""
    return parameter in ONLY_READ or (entry, parameter) in READ_BY
