"""Recorded actions with their outcomes, as each viewer may see them."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct, structs
from msgspec.json import encode

from cafe.protocol.play import By as By
from cafe.protocol.play import Step
from cafe.rules.actions import Action
from cafe.rules.asking import Outcome
from cafe.rules.decoder import decoder_of
from cafe.rules.game import Game
from cafe.rules.told import Told


class _Head(Struct):
    """What every viewer is told about a step besides its outcome."""

    number: int
    by: By
    at_time: float


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """One recorded action: its number, who did it when, and its outcome."""

    number: int
    action: str
    by: By
    at_time: float
    outcome: Outcome

    def seen_by(self, viewer: int | None) -> Step:
        """The step as a player may see it; None is a spectator."""
        return self._step(self.outcome.told(viewer))

    def as_json(self, viewer: int | None) -> bytes:
        """The step as a player may see it, as JSON."""
        return encode(_Head(self.number, self.by, self.at_time))[:-1] + b"," + self.outcome.told_as_json(viewer)[1:]

    def seen_as(self, eyes: int) -> Step:
        """The step as a viewer, by the kernel's number (answers.py), may see it."""
        return self._step(self.outcome.told_to(eyes))

    def _step(self, told: Told) -> Step:
        return Step(number=self.number, by=self.by, at_time=self.at_time, **structs.asdict(told))


def play_step(game: Game, action: Action, *, number: int, by: By, at_time: float) -> PlayedStep:
    """Play an action; IllegalAction if the rules refuse it."""
    return PlayedStep(number, decoder_of(game.ruleset).texts[action.code], by, at_time, game.perform(action))
