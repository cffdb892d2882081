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
    """Steps of a turn that are not confirmed yet."""

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
    """What was recorded, and the state after it."""

    from_number: int
    number: int
    steps: list[Step]
    view: View
    choices: list[Choice] | None = None
    clock: Clock | None = None
    match: MatchBody | None = None


class DraftState(Struct, omit_defaults=True, tag_field="type", tag="draft"):
    """A draft, and the state after it."""

    number: int
    draft: Draft
    view: View
    choices: list[Choice]
    re: int | str | None = None


class Played(Struct, omit_defaults=True, tag_field="type", tag="played", rename={"from_number": "from"}):
    """The actions are on disk; `number` is the match's number now."""

    number: int
    from_number: int
    repeat: bool = False
    re: int | str | None = None


class Explained(Refusal, omit_defaults=True):
    """What the rules say about an action; an empty rule means that it is legal."""

    total: int | None = None
    points: dict[str, int] = field(default_factory=dict)
    bonus: int = 0


class Verdicts(Struct, omit_defaults=True, tag_field="type", tag="explained"):
    """What the rules say about several actions."""

    verdicts: list[Explained]
    re: int | str | None = None


class MatchChanged(Struct, tag_field="type", tag="match"):
    """A change to a match that is not an action."""

    match: MatchBody


class Said(Struct, tag_field="type", tag="said"):
    """Somebody said a phrase, or made a face."""

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
    """Actions from a number on: a draft, or actions to record."""

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
    """The first message: who you are; without a token, a spectator."""

    token: Annotated[str, Meta(max_length=64)] | None = None


class AskPlay(_Asked, tag="play"):
    """Record actions."""

    number: Number
    actions: Annotated[list[ActionText], Meta(max_length=MOST_ACTIONS)]


class AskDraft(_Asked, tag="draft"):
    """Replace the draft."""

    number: Number
    actions: Annotated[list[ActionText], Meta(max_length=MOST_ACTIONS)]


class AskExplain(_Asked, tag="explain"):
    """Ask what the rules say about actions."""

    actions: Annotated[list[ActionText], Meta(max_length=MOST_QUESTIONS)]


class AskHint(_Asked, tag="hint"):
    """Ask for a hint."""


class AskSay(_Asked, tag="say"):
    """Say a phrase to everybody, or make a face."""

    phrase: Annotated[str, Meta(max_length=32)]


class AskReturn(_Asked, tag="return"):
    """Take your place back from the stand-in bot."""


class AskAbsent(_Asked, tag="absent"):
    """Vote for a bot to stand in for somebody who is away."""

    place: PlaceNumber


class AskState(_Asked, tag="state"):
    """Ask for the whole state again."""


class AskPing(_Asked, tag="ping"):
    """Ask whether the server is there."""


Asked = AskPlay | AskDraft | AskExplain | AskHint | AskSay | AskReturn | AskAbsent | AskState | AskPing
