"""Whole turns as actions: the turns that pay most at a moment, numbered from the best on.

A turn ends where something hidden comes to light: a player who has drawn a table to lay is asked again. Every kind of
action that is legal begins one of the turns, however little it pays: a draw, the bar, a swap, a word to stop.
"""

from __future__ import annotations

import numpy as np

from cafe.bots.turns_by_points import Turn, turns_by_points
from cafe.rules.errors import InvalidAction
from cafe.rules.game import Game
from cafe.rules.make_batch import Marks
from cafe.rules.told import Choice

MOST_TURNS = 64


class WholeTurns:
    """The turns of the player to move, listed once for each moment."""

    def __init__(self) -> None:
        self._turns: list[Turn] = []
        self._moment = b""

    def steps(self, game: Game, number: int) -> list[int]:
        """The numbers of the actions of a turn; InvalidAction if there is none of that number."""
        turns = self._listed(game)
        if not 0 <= number < len(turns):
            raise InvalidAction(f"there is no turn {number}: those offered now are 0 to {len(turns) - 1}")
        return _codes(turns[number])

    def info(self, game: Game) -> dict[str, list[object]]:
        """Every turn in words of docs/actions.md with its points, and as the numbers of its actions."""
        turns = self._listed(game)
        return {
            "turns": [f"{'; '.join(map(str, turn.actions))} ({turn.points:+d})" for turn in turns],
            "turn_actions": [_codes(turn) for turn in turns],
        }

    def mask(self, game: Game, player: int) -> Marks:
        """Which numbers are turns of a player now."""
        made = np.zeros(MOST_TURNS, np.int8)
        if not game.is_over and player == game.to_move:
            made[: len(self._listed(game))] = 1
        return made

    def _listed(self, game: Game) -> list[Turn]:
        moment = game.state.tobytes()
        if moment != self._moment:
            self._turns, self._moment = offered_turns(game), moment
        return self._turns


def offered_turns(game: Game) -> list[Turn]:
    """The turns that pay most, and of every kind of first action at least the best one."""
    if game.is_over:
        return []
    found = turns_by_points(game, MOST_TURNS)
    first: dict[str, Turn] = {}
    for turn in found:
        first.setdefault(turn.actions[0].do, turn)
    for do in sorted({action.do for action in game.legal_actions()} - set(first)):
        first[do] = _best_beginning(game, do)
    kept = list(first.values())
    kept += [turn for turn in found if turn not in kept][: MOST_TURNS - len(kept)]
    return sorted(kept, key=lambda turn: -turn.points)


def _best_beginning(game: Game, do: str) -> Turn:
    """The best turn that begins with a kind of action."""
    turns = [_best_after(game, choice) for choice in game.choices() if choice.do == do]
    return max(turns, key=lambda turn: turn.points)


def _best_after(game: Game, choice: Choice) -> Turn:
    """The best turn that begins with an action."""
    action, after = game.space.by_text[choice.action], game.copy()
    after.play(action)
    if choice.then is not None or after.is_over or after.to_move != game.to_move:
        return Turn((action,), choice.total)
    rest = turns_by_points(after, MOST_TURNS)[0]
    return Turn((action, *rest.actions), choice.total + rest.points)


def _codes(turn: Turn) -> list[int]:
    return [action.code for action in turn.actions]
