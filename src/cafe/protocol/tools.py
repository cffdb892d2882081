"""Records of games, and tools that need no match."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cafe.protocol.faults import Refusal
from cafe.protocol.play import MOST_QUESTIONS, ActionText, Choice, Step
from cafe.record.document import Document
from cafe.rules.games import GameName
from cafe.rules.view import View


class StepList(Struct):
    """Steps in order."""

    steps: list[Step]


class Replay(Struct):
    """A whole game: views[0] is before the first step, views[n] after step n - 1."""

    document: Document
    steps: list[Step]
    views: list[View]


class Report(Struct, omit_defaults=True):
    """What the referee says about a document."""

    ok: bool
    scores: list[int]
    tables: dict[str, str]
    seats: dict[str, str]
    to_move: int | None
    over: bool
    name: str | None = None
    action: int | None = None
    rule: str | None = None
    message: str | None = None
    verdict: Refusal | None = None


class PositionBody(Struct):
    """A position after a document's actions, and all legal moves."""

    report: Report
    view: View
    choices: list[Choice]


class PositionQuestions(Struct, forbid_unknown_fields=True):
    """Actions to be explained after a document's actions."""

    document: Document
    actions: Annotated[list[ActionText], Meta(max_length=MOST_QUESTIONS)]


class PenaltyBody(Struct):
    """What is subtracted at the end for a guest and for a joker in the hand."""

    guest: int
    joker: int


class GameInfo(Struct):
    """What a page needs to know about an edition to draw it and to request it."""

    game: GameName
    edition: str
    players: tuple[int, int]
    nations: list[str]
    jokers: int
    hand: int
    rows: list[str]
    seats: dict[str, list[str]]
    tables: dict[str, list[str]]
    bar: list[int]
    penalty: PenaltyBody
    group_limit: int
    table_kinds: list[str]
    tables_stock: list[str]  # every table, including repeats of a kind
    laid_first: list[str]  # the cells of the first tables
    put_back: int  # tables that never come into play
    each: int  # guests of a kind, jokers apart
    flags: int  # on a table
    open_hands: bool
    children: bool  # whether the guests are girls and boys
    table_stock: bool  # whether tables are drawn
    face_down: bool  # whether guests are laid face down
    takes_plan: bool  # whether it can be played on another floor plan


class LevelInfo(Struct):
    """A bot on offer: what to request, its name, how it plays."""

    level: Annotated[str, Meta(examples=["level3"])]
    name: Annotated[str, Meta(examples=["Waiter"])]
    about: Annotated[str, Meta(examples=["Misses nothing, and takes the turn with the most points."])]


class LimitsBody(Struct):
    """How long a name may be, how many games a series has, how much time a turn may have, when players count as absent,

    and how many seconds a bot waits before its turn.
    """

    name: int
    series: int
    seconds: tuple[int, int]
    days: tuple[int, int]
    absent_after: float
    bot_pause: float


class KeptBody(Struct):
    """How many days things are kept after the end of a match, profiles after their last use; 0: for good."""

    matches: float
    names: float
    addresses: float
    profiles: float


class HouseBody(Struct):
    """What is on offer."""

    version: str
    games: list[GameInfo]  # one for each edition, the printed one of a game before its others
    bots: list[str]
    levels: list[LevelInfo]
    bot_level: str
    phrases: list[str]
    reactions: list[str]  # faces, said like phrases
    limits: LimitsBody
    kept: KeptBody


class VersionBody(Struct):
    """The versions of the program, of its rules and of Python."""

    version: str
    rules: str
    python: str


class Health(Struct, omit_defaults=True):
    """Whether the process is alive; for `cafe doctor` on the same machine, also whether the proxy is believed."""

    ok: bool
    forwarded: bool | None = None


class Ready(Struct):
    """Whether the process can do its work, part by part."""

    ok: bool
    writes: bool  # the store accepts writes
    listening: bool  # notices from other processes arrive
    bots: bool  # bots answer
