"""Hints and reviews: whole turns with what they are worth, and why."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cafe.protocol.play import Choice


class ReasonBody(Struct, omit_defaults=True):
    """One reason for or against a turn: its text is `why-{what}`, with the other fields as data."""

    what: Annotated[str, Meta(examples=["fills_table"])]
    against: Annotated[bool, Meta(description="Whether it speaks against the turn.")] = False
    table: str | None = None
    seat: str | None = None
    guest: str | None = None
    points: int | None = None


class Advised(Struct, omit_defaults=True):
    """A whole turn, as far as it can be planned before something hidden is revealed."""

    actions: Annotated[list[str], Meta(examples=[["seat RUf C2", "stop"]])]
    points: Annotated[int, Meta(description="Scored at once.")]
    chance: Annotated[float, Meta(ge=0, le=1, examples=[0.58], description="To win.")]
    margin: Annotated[float, Meta(examples=[9.8], description="Expected at the end, over the best of the others.")]
    reasons: list[ReasonBody]
    message: Annotated[str, Meta(description="All of it as one English sentence.")]
    simulations: int


class HintTurn(Advised, omit_defaults=True):
    """A turn that could be taken now; `steps` are its actions with their points by table."""

    steps: list[Choice] = []


class Hint(Struct, omit_defaults=True, tag_field="type", tag="hint"):
    """The best turns from here, best first; `steps` and `total` belong to the best one."""

    steps: list[Choice]
    total: int
    by: Annotated[str, Meta(examples=["level5"])]
    turns: list[HintTurn] = []
    chances: Annotated[list[float], Meta(description="Everybody's chance to win, after the best turn.")] = []
    re: int | str | None = None


class TurnReview(Struct):
    """One turn, or the part of one until something hidden was revealed, as its player saw it."""

    first: Annotated[int, Meta(description="The number of its first action.")]
    player: int
    played: Advised
    best: Advised
    cost: Annotated[float, Meta(ge=0, le=1, examples=[0.03], description="In chance to win.")]
    cost_points: Annotated[float, Meta(description="In expected margin.")]
    chances: Annotated[list[float], Meta(description="Everybody's to win before the turn, if the best is played.")]


class CurvePoint(Struct):
    """Everybody's chance to win before an action; after the last action, the result."""

    number: int
    chances: list[float]


class Summary(Struct):
    """How a player did: turns with a choice, how many were as good as the best, what the others cost in all."""

    player: int
    turns: int
    best: int
    cost: float


class ReviewBody(Struct):
    """A game turn by turn: what was played, what was best, what it cost; and who was winning when."""

    players: list[str]
    simulations: Annotated[int, Meta(description="For each turn.")]
    turns: list[TurnReview]
    curve: list[CurvePoint]
    summary: list[Summary]
