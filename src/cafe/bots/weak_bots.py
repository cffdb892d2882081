"""Players who make mistakes as people do: they overlook seats, miss doubles and forget their jokers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from cafe.bots.determinized import imagined
from cafe.bots.turns_by_points import turns_by_points
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.state import END_OFFERED

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


class WeakBot:
    """The turn with the most points, as far as this player sees them."""

    def __init__(self, mistakes: Mistakes, seed: int) -> None:
        self._mistakes = mistakes
        self._random = Random(seed)

    def choose(self, game: Game) -> list[Action]:
        """The best of the turns that come to mind."""
        if int(game.state[0]["phase"]) == END_OFFERED:
            return list(turns_by_points(game, 1)[0].actions)  # nobody is mistaken about who has won
        seen = imagined(game, self._random.getrandbits(32))
        mind = Mind(self._mistakes, Random(self._random.getrandbits(32)))
        listed = [turn.actions for turn in turns_by_points(seen, TURNS, self._random.getrandbits(32))]
        turns = list(dict.fromkeys(shortened(seen, turn, self._mistakes.guests) for turn in listed))
        self._random.shuffle(turns)
        thought_of = [turn for turn in turns if mind.thinks_of(turn)] or fewest_guests(seen, turns)
        best: tuple[Action, ...] = max(thought_of, key=lambda turn: mind.sees(seen, turn))
        return list(best)


class Mind:
    """What a player notices in one moment: what was overlooked once is overlooked in every turn thought of."""

    def __init__(self, mistakes: Mistakes, dice: Random) -> None:
        self._mistakes = mistakes
        self._dice = dice
        self._forgets_jokers = dice.random() < mistakes.jokers
        self._noticed: dict[tuple[str, ...], bool] = {}

    def thinks_of(self, turn: Sequence[Action]) -> bool:
        """Whether a player thinks of a turn at all."""
        placed = [(str(action.guest), str(action.at)) for action in turn if action.do in PLACING]
        if self._forgets_jokers and any(guest.startswith("JK") for guest, _ in placed):
            return False
        return all(self._notices(place, self._mistakes.overlook) for place in placed)

    def sees(self, game: Game, turn: Sequence[Action]) -> int:
        """What a turn seems to pay."""
        trial, points = game.copy(), 0
        for action in turn:
            verdict = trial.explain(action)
            points += verdict.bonus + sum(self._seen_pay(trial, table, pay) for table, pay in verdict.points.items())
            trial.play(action)
        return points

    def _seen_pay(self, game: Game, table: str, pay: int) -> int:
        """What a table seems to pay for one guest."""
        guests = int(game.state[0]["sexes"][game.ruleset.plan.table_at[table]].sum()) + 1
        special = pay >= BONUS or pay == 2 * guests
        if special and not self._notices((table,), self._mistakes.doubles):
            return 1 if pay >= BONUS else pay // 2
        return pay

    def _notices(self, what: tuple[str, ...], missed: float) -> bool:
        if what not in self._noticed:
            self._noticed[what] = self._dice.random() >= missed
        return self._noticed[what]


def shortened(game: Game, turn: Sequence[Action], guests: int) -> tuple[Action, ...]:
    """A turn without the guests beyond so many, where the rules let it end there."""
    placed = [at for at, action in enumerate(turn) if action.do in PLACING]
    if len(placed) <= guests:
        return tuple(turn)
    trial, short = game.copy(), tuple(turn[: placed[guests]])
    for action in short:
        trial.play(action)
    stop = [action for action in trial.legal_actions() if action.do == "stop"]
    return (*short, *stop) if stop else tuple(turn)


def fewest_guests(game: Game, turns: Sequence[tuple[Action, ...]]) -> list[tuple[Action, ...]]:
    """What is left to who thinks of nothing: a guest or none, as few as the rules allow."""
    short = [shortened(game, turn, 1) for turn in turns]
    fewest = min(sum(action.do in PLACING for action in turn) for turn in short)
    return [turn for turn in short if sum(action.do in PLACING for action in turn) == fewest]
