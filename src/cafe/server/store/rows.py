"""A match, its places and its actions as the server holds them in memory, secrets and hashes included."""

from __future__ import annotations

from sys import intern
from typing import Any, Literal

from msgspec import Struct, field

from cafe.protocol.matches import ResultBody
from cafe.protocol.play import By
from cafe.protocol.warmup import warm_up
from cafe.rules.errors import CafeError
from cafe.rules.games import GameName

Status = Literal["open", "playing", "over", "closed"]
DAY = 86400
GONE = (
    "gone"  # in place of a profile that was deleted while its rated match was played: the match counts for the others
)


class Damaged(CafeError):
    """A match that cannot be read. Names the kind of fault, not the data, which may be secret."""

    def __init__(self, match: str, fault: Exception) -> None:
        super().__init__(f"match {match} cannot be read ({type(fault).__name__})")


class PlaceRecord(Struct):
    """A player's place."""

    taken_by: Literal["free", "person", "bot"] = "free"
    name: str = ""
    level: str | None = None
    plays_as: str | None = None
    standing_in: bool = False
    ready: bool = True
    token_hash: str | None = None
    profile: str | None = None
    seen_at: float | None = None
    away_since: float | None = None
    votes: list[int] = []
    came_from: str | None = None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot moves here, for itself or standing in."""
        return self.taken_by == "bot" or self.standing_in


class DealRecord(Struct):
    """Guests and tables in drawing order."""

    guests: list[str]
    tables: list[str]

    def __post_init__(self) -> None:
        """Intern the codes: there are few, and every match in memory has a hundred."""
        self.guests, self.tables = [*map(intern, self.guests)], [*map(intern, self.tables)]


class MatchRecord(Struct, kw_only=True):
    """A match without its actions."""

    id: str
    revision: int = 0
    number: int = 0
    status: Status = "open"
    game: GameName
    same_sex_tables: bool = False
    public: bool = False
    order: Literal["lot", "given"] = "lot"
    seconds: int = 0
    host: int = 0
    rules: str
    start: int | None = None
    deal: DealRecord | None = None
    created_at: float
    started_at: float | None = None
    ended_at: float | None = None
    touched_at: float
    turn_ends_at: float | None = None
    due_at: float | None = None
    series: str | None = None
    best_of: int = 1
    series_game: int = 1
    wins: list[int] = []
    previous: str | None = None
    next: str | None = None
    result: ResultBody | None = None
    edition: str | None = None  # None: the printed one
    plan: list[str] | None = None  # None: the edition's own
    source: str | None = None
    rated: bool = False
    removed: list[str] | None = None
    places: list[PlaceRecord] = field(default_factory=list)

    @property
    def names(self) -> list[str]:
        """The players' names, by place."""
        return [place.name for place in self.places]

    @property
    def takes_days(self) -> bool:
        """Whether a turn may take days."""
        return self.seconds >= DAY


class ActionRecord(Struct, frozen=True):
    """One recorded action."""

    place: int
    action: str
    by: By
    at_time: float


class DraftRecord(Struct, frozen=True):
    """The draft of the player to move, begun at an action's number."""

    number: int
    place: int
    actions: list[str]


class Stand(Struct, frozen=True):
    """What changes in a match when actions are appended."""

    touched_at: float
    turn_ends_at: float | None
    due_at: float | None
    status: Status
    ended_at: float | None = None
    result: Any = None


warm_up(MatchRecord, PlaceRecord)
