"""What a referee answers: refusals and reasons as numbers in the kernel, as rule ids outside, and the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

# In the order in which refusals are named where several apply; the kernel answers with the index.
REFUSALS = (
    "",
    "over",
    "turn",
    "hand",
    "G3",
    "K5",
    "B6",
    "J5",
    "G5",
    "G6",
    "K8",
    "K9",
    "K12",
    "B8",
    "B9",
    "B13",
    "J7",
    "J9",
    "J13",
)
LEGAL = 0
(_, IS_OVER, NOT_NOW, NOT_HELD, G3, K5, B6, J5, G5, G6, K8, K9, K12, B8, B9, B13, J7, J9, J13) = range(len(REFUSALS))

# Where a rule has several causes to refuse, the cause; numbers go on where refusals end.
CAUSES = (
    *REFUSALS,
    "G3-none",
    "G3-taken",
    "G6-waiting",
    "G6-alone",
    "J5-nation",
    "J5-company",
    "J13-third",
    *("hand-group", "G3-group", "K5-group", "B6-group", "G5-group", "G6-group"),
)
(G3_NONE, G3_TAKEN, G6_WAITING, G6_ALONE, J5_NATION, J5_COMPANY, J13_THIRD) = range(len(REFUSALS), len(REFUSALS) + 7)
# The cause where a whole group is refused (K12, B13), by refusal.
GROUP_CAUSES = tuple(
    CAUSES.index(f"{rule}-group") if f"{rule}-group" in CAUSES else CAUSES.index(rule) for rule in REFUSALS
)

REASONS = ("", "K10a", "K10b", "K10c", "B11a", "B11b", "B11c", "B11d", "B11e", "J11a", "J11b")
(_, K10A, K10B, K10C, B11A, B11B, B11C, B11D, B11E, J11A, J11B) = range(len(REASONS))


@dataclass(frozen=True)
class Verdict:
    """The answer to "may I?": `rule` is empty when legal, else the id of the rule that refuses.

    `points` are those the action would pay, by table (`bonus` where they belong to no table: the bar, J6).
    `because` says more exactly which of a rule's reasons it is (a key of the words, such as `G6-waiting`); `table` and
    `guests` are what a refusal is about: the table, and who sits there by seat.
    """

    action: str
    rule: str = ""
    because: str = ""
    points: dict[str, int] = field(default_factory=dict)
    bonus: int = 0
    table: str | None = None
    guests: dict[str, str] = field(default_factory=dict)

    @property
    def legal(self) -> bool:
        """Whether the rules allow it."""
        return not self.rule

    @property
    def total(self) -> int:
        """All the points it would pay."""
        return sum(self.points.values()) + self.bonus


@dataclass(frozen=True)
class Result:
    """How a game ended: final scores with the penalties taken off, and the rule that ended it."""

    scores: tuple[int, ...]
    penalties: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


def ranks(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Everybody's rank: 1 for each winner, alone even where scores are equal (K11); the others by their scores."""
    better = [sum(other > score for other in scores) for score in scores]
    return [1 if player in winners else 1 + max(len(winners), more) for player, more in enumerate(better)]
