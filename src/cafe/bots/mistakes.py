"""Players who make mistakes as people do: they overlook seats, miss doubles and forget their jokers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from cafe.bots.imagination import imagined
from cafe.bots.listing import turns_by_points
from cafe.rules.actions import Action
from cafe.rules.game import Game

TURNS = 64  # the best that are looked at; a person does not think of more
PLACING = ("seat", "swap")
BONUS = 10  # a placement of so many points is one whose bonus can be missed (J7)


@dataclass(frozen=True)
class Mistakes:
    """How often what goes wrong; all from 0 to 1 but the number of guests."""

    guests: int  # thought of in one turn
    overlook: float  # a way to seat a guest
    doubles: float  # not noticing that a table pays double, or a bonus
    jokers: float  # forgetting that one holds a joker

    def __str__(self) -> str:
        return f"{self.guests} guests, overlooks {self.overlook:g}, doubles {self.doubles:g}, jokers {self.jokers:g}"


class MistakenBot:
    """The turn with the most points, as far as this player sees them."""

    def __init__(self, mistakes: Mistakes, seed: int) -> None:
        self._mistakes = mistakes
        self._random = Random(seed)

    def choose(self, game: Game) -> list[Action]:
        """The best of the turns that come to mind."""
        seen = imagined(game, self._random.getrandbits(32))
        turns = [turn.actions for turn in turns_by_points(seen, TURNS, self._random.getrandbits(32))]
        self._random.shuffle(turns)
        thought_of = [turn for turn in turns if self._comes_to_mind(turn)] or turns[:1]
        eyes = Random(self._random.getrandbits(32))
        best = max(thought_of, key=lambda turn: self._seems(seen, turn, eyes))
        return list(best)

    def _comes_to_mind(self, turn: Sequence[Action]) -> bool:
        """Whether a player thinks of a turn at all."""
        placed = [action for action in turn if action.do in PLACING]
        if len(placed) > self._mistakes.guests:
            return False
        for action in placed:
            if self._random.random() < self._mistakes.overlook:
                return False
            if str(action.guest).startswith("JK") and self._random.random() < self._mistakes.jokers:
                return False
        return True

    def _seems(self, game: Game, turn: Sequence[Action], eyes: Random) -> float:
        """What a turn seems to pay."""
        trial, points = game.copy(), 0.0
        for action in turn:
            verdict = trial.explain(action)
            for table, pay in verdict.points.items():
                points += self._seen_pay(trial, table, pay, eyes)
            points += verdict.bonus
            trial.play(action)
        return points

    def _seen_pay(self, game: Game, table: str, pay: int, eyes: Random) -> float:
        """What a table seems to pay for one guest."""
        at = game.house.plan.table_at[table]
        guests = int(game.state[0]["sexes"][at].sum()) + 1
        special = pay >= BONUS or pay == 2 * guests
        if special and eyes.random() < self._mistakes.doubles:
            return 1.0 if pay >= BONUS else pay / 2
        return pay
