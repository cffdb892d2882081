"""A match and its places as everybody sees them, and the requests about them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cafe.rules.games import PRINTED, GameName

Name = Annotated[str, Meta(min_length=1, max_length=100, examples=["Ada"])]
Level = Annotated[str, Meta(max_length=32, examples=["level3"])]
Token = Annotated[str, Meta(max_length=64)]
EditionName = Annotated[str, Meta(max_length=32, examples=[PRINTED])]
PlanRows = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=40)]
PlaceNumber = Annotated[int, Meta(ge=0, le=4)]
LONGEST_NAME = 24
MOST_SERIES = 9
SECONDS = (5, 3600)
DAYS = (1, 14)


class NoTime(Struct, frozen=True, tag_field="limit", tag="none"):
    """No time limit."""


class MoveTime(Struct, frozen=True, tag_field="limit", tag="move"):
    """Seconds for a turn."""

    seconds: Annotated[int, Meta(ge=SECONDS[0], le=SECONDS[1])]


class DaysTime(Struct, frozen=True, tag_field="limit", tag="days"):
    """Days for a turn."""

    days: Annotated[int, Meta(ge=DAYS[0], le=DAYS[1])]


Time = NoTime | MoveTime | DaysTime


class OptionsBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The variants in play."""

    same_sex_tables: bool = False


class PlaceBody(Struct, omit_defaults=True):
    """A player's place."""

    taken_by: Literal["nobody", "person", "bot"]
    name: str
    ready: bool
    present: bool
    level: str | None = None
    standing_in: bool = False
    profile: str | None = None
    absent_votes: list[int] = []
    away_for: int = 0  # seconds


class SeriesBody(Struct):
    """A series, best of a number of games; wins by place."""

    best_of: int
    game: int
    wins: list[int]
    over: bool


class ResultBody(Struct):
    """How a game ended; penalties are already subtracted from the scores."""

    scores: list[int]
    penalties: list[int]
    winners: list[int]
    reason: str


class Course(Struct, kw_only=True):
    """When a match was made, began and ended, and how."""

    created_at: float
    started_at: float | None = None
    ended_at: float | None = None
    result: ResultBody | None = None


class MatchBody(Course, omit_defaults=True):
    """A match as everybody sees it."""

    id: str
    revision: int
    number: int
    status: Literal["open", "playing", "over", "closed"]
    game: GameName
    options: OptionsBody
    public: bool
    order: Literal["lot", "given"]
    time: Time
    places: list[PlaceBody]
    host: int
    rules: str
    series: SeriesBody | None = None
    next: str | None = None
    previous: str | None = None
    edition: str = PRINTED
    plan: list[str] | None = None
    rated: bool = False


class Create(Struct, forbid_unknown_fields=True):
    """A request for a new match; a rated one counts for the lists, has no hints and needs a profile."""

    game: GameName
    name: Name
    others: Annotated[list[Level], Meta(max_length=4, examples=[["level3", "free"]])]
    profile: Token | None = None
    options: OptionsBody = OptionsBody()
    public: bool = False
    order: Literal["lot", "given"] = "lot"
    time: Time = NoTime()
    series: Annotated[int, Meta(ge=1, le=MOST_SERIES)] = 1
    start: bool = False
    edition: EditionName = PRINTED
    plan: PlanRows | None = None
    rated: bool = False


class Join(Struct, forbid_unknown_fields=True):
    """A request for a free place."""

    name: Name
    profile: Token | None = None
    place: PlaceNumber | None = None


class Joined(Struct):
    """Your own place; this is the only time the token is sent."""

    match: MatchBody
    place: int
    token: str
    link: str
    personal_link: str


class ChangePlace(Struct, forbid_unknown_fields=True):
    """A new name for a place, or a bot's level, or `free`."""

    name: Name | None = None
    level: Level | None = None


class AbsentVote(Struct, forbid_unknown_fields=True):
    """A vote for a bot to stand in."""

    place: PlaceNumber


class RematchWish(Struct, forbid_unknown_fields=True):
    """New levels for the bots of the next match, by place."""

    levels: dict[PlaceNumber, Level] = {}


class Matches(Struct):
    """A list of matches."""

    matches: list[MatchBody]
