"""Hints: the best whole turns of a moment, what they are worth, and why, as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cafe.bots.best_turns import settled
from cafe.bots.calibration import calibrated_evaluation, calibration_of, stock_left
from cafe.bots.levels import strongest_style
from cafe.bots.reasons import Reason, tell_turn
from cafe.bots.search import Search
from cafe.bots.search_settings import Effort
from cafe.bots.sequential_halving import Tried
from cafe.rules.errors import SetupError
from cafe.rules.game import Game
from cafe.rules.view import View

A_SECOND = Effort(seconds=1.0)


@dataclass(frozen=True)
class Advice:
    """A whole turn, as far as it can be planned before something hidden comes to light."""

    actions: tuple[str, ...]
    points: int  # scored at once
    margin: float  # expected at the end, over the best of the others
    chance: float  # to win
    reasons: tuple[Reason, ...]
    simulations: int


@dataclass(frozen=True)
class Analysis:
    """The best turns of the player to move, the best first, and everybody's chance to win."""

    player: int
    turns: tuple[Advice, ...]
    chances: tuple[float, ...]


def analyse(
    seen: View | Game,
    effort: Effort = A_SECOND,
    *,
    seed: int = 0,
    turns: int = 5,
    also: Sequence[Sequence[int]] = (),
) -> Analysis:
    """The best turns in a view of the player to move; a game is looked at as that player sees it.

    `also` are turns, as numbers of actions, to include however unpromising they are. SetupError if nobody is to move,
    if the view is somebody else's, or if a turn goes on where something hidden has come to light; IllegalAction or
    InvalidAction if it breaks the rules.
    """
    game = Game.from_view(seen) if isinstance(seen, View) else seen
    if game.is_over:
        raise SetupError("the game is over: there is nothing to advise")
    if isinstance(seen, View) and seen.hands[game.to_move] is None:
        raise SetupError("a hint is for the player to move, from what that player sees")
    for codes in also:
        _check_turn(game, codes)
    search = Search(game.ruleset, strongest_style(game.name), effort.threads, calibrated_evaluation(game.name))
    honest, left = calibration_of(game.name, len(game.players)), stock_left(game)
    found = search.think(game, effort, seed, also, even_one=True)
    search.close()
    tried = [honest.put_right(turn, game.to_move, left) for turn in found]
    wanted = [*tried[:turns], *(turn for turn in tried[turns:] if turn.codes in map(tuple, also))]
    return Analysis(game.to_move, tuple(_advice(game, turn) for turn in wanted), tried[0].chances)


def _check_turn(game: Game, codes: Sequence[int]) -> None:
    """Check a turn for the search, which does not ask the rules and plays where all that is hidden may differ."""
    trial = game.copy()
    for number, code in enumerate(codes):
        if number and settled(trial.state, game.state):
            raise SetupError("a turn to look at must end where something hidden comes to light")
        trial.play(code)


def _advice(game: Game, turn: Tried) -> Advice:
    told = tell_turn(game, turn.codes)
    actions = tuple(str(game.space.actions[code]) for code in turn.codes)
    return Advice(actions, told.points, turn.margin, turn.chance, told.reasons, turn.simulations)
