"""What a player may see: cut here, once, for everybody (a spectator is player None).

Nothing depends on the order of the stocks, on hidden hands or on guests laid face down by others. Hands are open in the
board game (B4). Whoever laid a guest face down knows it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from cafe.rules.games import PRINTED
from cafe.rules.glance import Glance
from cafe.rules.guests import JOKER_F
from cafe.rules.ruleset import Ruleset
from cafe.rules.seating import NO_TABLE, NOBODY
from cafe.rules.state import LAYING, OVER

DOINGS = (None, "seating", "discarding")  # what the turn has been so far (J4)
PHASES = ("placing", "end_offered", "laying", "grouping", "over")


@dataclass(frozen=True)
class View:
    """A game as one player sees it; `None` stands for what is hidden or not part of this game."""

    game: str
    same_sex_tables: bool
    players: tuple[str, ...]
    viewer: int | None
    start: int
    to_move: int | None
    phase: str
    turn_points: int
    placements: int
    waiting: str | None
    group: str | None
    third: str | None
    doing: str | None
    filled: str | None
    next_table: str | None
    first_turn: bool
    passes: int
    scores: tuple[int, ...]
    tables: dict[str, str]
    seats: dict[str, str]
    hands: tuple[tuple[str, ...] | None, ...]
    hand_counts: tuple[int, ...]
    hand_sizes: tuple[int, ...] | None
    jokers_taken: tuple[tuple[str, ...], ...]
    face_down: tuple[tuple[str, ...] | None, ...]
    face_down_counts: tuple[int, ...]
    bar: tuple[str, ...]
    gone: tuple[str, ...]
    guests_left: int
    tables_left: int
    tables_gone: tuple[str, ...]
    plan: tuple[str, ...] | None
    edition: str = PRINTED


def view(ruleset: Ruleset, names: tuple[str, ...], state: Any, viewer: int | None) -> View:
    """The state as a viewer may see it."""
    seen = Glance(ruleset, state)
    public = spectators_view(ruleset, names, seen)
    return public if viewer is None else own_view(public, seen, viewer)


def open_view(ruleset: Ruleset, names: tuple[str, ...], state: Any) -> View:
    """The state with all hands laid open: for a game on record, where nothing is hidden any more."""
    seen = Glance(ruleset, state)
    hands = tuple(seen.guests("hands", player) for player in range(len(names)))
    return replace(spectators_view(ruleset, names, seen), hands=hands)


def spectators_view(ruleset: Ruleset, names: tuple[str, ...], seen: Glance) -> View:
    """What everybody sees."""
    layout, at = seen.layout, seen.layout.at
    kind, plan, players = ruleset.edition.game, ruleset.plan, len(names)
    phase, tables = seen["phase"], layout.tables
    looks = phase == LAYING
    open_hands = not ruleset.edition.closed_hands
    made = object.__new__(View)  # its fields go in at once: setting each of a frozen one takes ten times as long
    made.__dict__.update(
        game=kind,
        same_sex_tables=ruleset.same_sex_tables,
        players=names,
        viewer=None,
        start=seen["start"],
        to_move=None if phase == OVER else seen["player"],
        phase=PHASES[phase],
        turn_points=seen["turn_points"],
        placements=seen["placed"],
        waiting=seen.cell("waiting", plan.seat_names),
        group=seen.cell("group", plan.table_names),
        third=seen.cell("third", plan.table_names),
        doing=DOINGS[seen["doing"]] if "doing" in at else None,
        filled=seen.cell("filled", plan.table_names) if looks else None,
        next_table=tables[seen["tables_stock"][seen["tables_drawn"]]] if looks else None,
        first_turn="first_turn" in at and bool(seen["first_turn"]),
        passes=seen["passes"] if "passes" in at else 0,
        scores=seen["scores"][:players],
        tables={
            cell: tables[table]
            for cell, table in zip(plan.table_names, seen["tables"], strict=False)
            if table != NO_TABLE
        },
        seats=_seats(seen, plan.seat_names),
        hands=tuple(seen.guests("hands", player) if open_hands else None for player in range(players)),
        hand_counts=seen["hand_total"][:players],
        hand_sizes=seen["hand_size"][:players] if ruleset.edition.facts.hands_shrink else None,
        jokers_taken=_jokers_taken(seen, players),
        face_down=(None,) * players,
        face_down_counts=seen["laid_total"][:players] if "laid_total" in at else (0,) * players,
        bar=tuple(layout.codes[one] for one in seen["bar"][: seen["bar_taken"]]) if "bar" in at else (),
        gone=seen.guests("gone") if "gone" in layout.hands else (),
        guests_left=seen["stock_size"] - seen["drawn"],
        tables_left=seen["tables_size"] - seen["tables_drawn"],
        tables_gone=_tables_gone(seen) if ruleset.edition.facts.tables_leave else (),
        plan=layout.plan,
        edition=ruleset.edition.name,
    )
    return made


def _seats(seen: Glance, names: tuple[str, ...]) -> dict[str, str]:
    codes = seen.layout.codes
    return {cell: codes[kind] for cell, kind in zip(names, seen["seats"], strict=False) if kind != NOBODY}


def _jokers_taken(seen: Glance, players: int) -> tuple[tuple[str, ...], ...]:
    """The jokers in each hand that everybody saw taken off a chair (J9); elsewhere than in Junior nobody hides them."""
    if "jokers_taken" not in seen.layout.at:
        return ((),) * players
    counts, jokers = seen["jokers_taken"], seen.layout.codes[JOKER_F:]
    return tuple(
        tuple(code for sex, code in enumerate(jokers) for _ in range(counts[2 * player + sex]))
        for player in range(players)
    )


def _tables_gone(seen: Glance) -> tuple[str, ...]:
    """The tables that have left the café (K6): those drawn that stand no more."""
    gone = sorted(seen["tables_stock"][: seen["tables_drawn"]])
    for table in seen["tables"]:
        if table in gone:
            gone.remove(table)
    texts = seen.layout.tables
    return tuple(texts[table] for table in gone)


def own_view(public: View, seen: Glance, viewer: int) -> View:
    """A spectator's view with the guests that a player alone may see."""
    hands, down = list(public.hands), list(public.face_down)
    hands[viewer] = seen.guests("hands", viewer)
    if "laid_down" in seen.layout.hands:
        down[viewer] = seen.guests("laid_down", viewer)
    own = object.__new__(View)
    own.__dict__.update(public.__dict__, viewer=viewer, hands=tuple(hands), face_down=tuple(down))
    return own
