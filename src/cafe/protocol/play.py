"""Playing: what a player sees, may do, builds and hears."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from cafe.protocol.faults import FaultBody, Refusal
from cafe.protocol.matches import MatchBody, PlaceNumber
from cafe.rules.told import Choice as Choice
from cafe.rules.told import Drew as Drew
from cafe.rules.told import Effect as Effect
from cafe.rules.told import Over as Over
from cafe.rules.told import Then as Then
from cafe.rules.told import Told
from cafe.rules.view import View

ActionText = Annotated[str, Meta(max_length=64, examples=["seat RUf C2"])]
Number = Annotated[int, Meta(ge=0, le=100_000)]
MOST_ACTIONS = 64  # of one turn
MOST_QUESTIONS = 200
By = Literal["person", "bot"]  # who played an action


class Draft(Struct, omit_defaults=True):
    """Steps of a turn that are not confirmed."""

    number: int
    steps: list[Choice]
    total: int
    pending: Then | None = None


class Clock(Struct, omit_defaults=True):
    """The server's time, and when the turn must be finished."""

    now: float
    turn_ends_at: float | None = None


class Step(Told, omit_defaults=True, frozen=True, kw_only=True):
    """One action on record, and its outcome."""

    number: int
    by: By
    at_time: float


class State(Struct, omit_defaults=True, tag_field="type", tag="state"):
    """Everything a viewer may know of a match."""

    number: int
    match: MatchBody
    you: int | None
    recent: list[Step]
    view: View | None = None
    choices: list[Choice] | None = None
    draft: Draft | None = None
    clock: Clock | None = None
    re: int | str | None = None


class Steps(Struct, omit_defaults=True, tag_field="type", tag="steps", rename={"from_number": "from"}):
    """What was put on record, and how things stand now."""

    from_number: int
    number: int
    steps: list[Step]
    view: View
    choices: list[Choice] | None = None
    clock: Clock | None = None
    match: MatchBody | None = None


class DraftState(Struct, omit_defaults=True, tag_field="type", tag="draft"):
    """A draft, and how things would stand after it."""

    number: int
    draft: Draft
    view: View
    choices: list[Choice]
    re: int | str | None = None


class Played(Struct, omit_defaults=True, tag_field="type", tag="played", rename={"from_number": "from"}):
    """The actions are on disk; `number` is the match's now."""

    number: int
    from_number: int
    repeat: bool = False
    re: int | str | None = None


class Explained(Refusal, omit_defaults=True):
    """What the rules say of an action; an empty rule means that it is legal."""

    total: int | None = None
    points: dict[str, int] = field(default_factory=dict)
    bonus: int = 0


class Verdicts(Struct, omit_defaults=True, tag_field="type", tag="explained"):
    """What the rules say of several actions."""

    verdicts: list[Explained]
    re: int | str | None = None


class MatchChanged(Struct, tag_field="type", tag="match"):
    """Something about a match that is no action."""

    match: MatchBody


class Said(Struct, tag_field="type", tag="said"):
    """Somebody says a phrase, or makes a face."""

    place: int
    phrase: str


class Done(Struct, omit_defaults=True, tag_field="type", tag="done"):
    """The request was carried out."""

    re: int | str | None = None


class Pong(Struct, omit_defaults=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    re: int | str | None = None


class Refused(Struct, omit_defaults=True, tag_field="type", tag="refused"):
    """The request was refused, and why."""

    error: FaultBody
    re: int | str | None = None


class TurnActions(Struct, forbid_unknown_fields=True):
    """Actions from a number on: a draft, or what is to be put on record."""

    number: Number
    actions: Annotated[list[ActionText], Meta(max_length=MOST_ACTIONS)]


class Questions(Struct, forbid_unknown_fields=True):
    """Actions to be explained."""

    actions: Annotated[list[ActionText], Meta(max_length=MOST_QUESTIONS)]


# What a client may say over a socket.

RequestId = Annotated[int, Meta(ge=0, le=2**53)] | Annotated[str, Meta(max_length=64)]


class _Asked(Struct, tag_field="type", kw_only=True):
    id: RequestId | None = None


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message: who one is; a spectator without a token."""

    token: Annotated[str, Meta(max_length=64)] | None = None


class AskPlay(_Asked, tag="play"):
    """Put actions on record."""

    number: Number
    actions: Annotated[list[ActionText], Meta(max_length=MOST_ACTIONS)]


class AskDraft(_Asked, tag="draft"):
    """Replace the draft."""

    number: Number
    actions: Annotated[list[ActionText], Meta(max_length=MOST_ACTIONS)]


class AskExplain(_Asked, tag="explain"):
    """Ask what the rules say of actions."""

    actions: Annotated[list[ActionText], Meta(max_length=MOST_QUESTIONS)]


class AskHint(_Asked, tag="hint"):
    """Ask for a hint."""


class AskSay(_Asked, tag="say"):
    """Say a phrase to all, or make a face."""

    phrase: Annotated[str, Meta(max_length=32)]


class AskReturn(_Asked, tag="return"):
    """Take one's place back from the bot that stands in."""


class AskAbsent(_Asked, tag="absent"):
    """Let a bot stand in for somebody who is away."""

    place: PlaceNumber


class AskState(_Asked, tag="state"):
    """Tell me everything again."""


class AskPing(_Asked, tag="ping"):
    """Are you there?"""


Asked = AskPlay | AskDraft | AskExplain | AskHint | AskSay | AskReturn | AskAbsent | AskState | AskPing
