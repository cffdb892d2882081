"""Legal actions with their points by table, and whether the turn goes on after them."""

from __future__ import annotations

import numpy as np

from cafe.rules import desk
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.house import Record, copy_record
from cafe.rules.state import LAYING, OVER, PLACING
from cafe.server.messages.play import Choice, Then


def choices_of(game: Game) -> list[Choice]:
    """Everything the player to move may do."""
    trial = Trial(game)
    return [trial.choice(action) for action in game.legal_actions()]


def choice_of(game: Game, action: Action) -> Choice:
    """One legal action."""
    return Trial(game).choice(action)


class Trial:
    """A state to try legal actions on, again and again, without touching the game itself."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._state = game.state
        self._after = copy_record(game.state)
        self._before_memory = game.state.view(np.uint8)
        self._after_memory = self._after.view(np.uint8)
        self._play_on = desk.open_desk(game.house).play_on
        self._menu = game.house.empty_menu()
        self._codes = np.zeros(len(game.space), np.int64)
        self._is_lone_possible = game.kind != "junior"

    def choice(self, action: Action) -> Choice:
        """What a legal action would bring, as far as its player may know beforehand."""
        points, bonus = self._game.points(action, self._state)
        total = sum(points.values()) + bonus
        return Choice(
            action=str(action),
            do=action.do,
            total=total,
            guest=action.guest,
            at=action.at,
            points=points,
            bonus=bonus,
            alone=self._is_lone_possible and action.do == "seat" and not points and not self._in_group(),
            then=self._then(action),
        )

    def _in_group(self) -> bool:
        return int(self._state["phase"][0]) != PLACING

    def _then(self, action: Action) -> Then | None:
        """Whether something hidden comes to light, or else whether the turn ends.

        After something hidden has come to light, whether the turn goes on may depend on it: so that is not told.
        """
        self._after_memory[:] = self._before_memory
        self._play_on(self._after, self._game.house.floor, self._menu, self._codes, action.code)
        if reveals(self._state, self._after):
            return "reveals"
        ended = int(self._after["phase"][0]) == OVER or self._after["player"][0] != self._state["player"][0]
        return "ends" if ended else None


def reveals(before: Record, after: Record) -> bool:
    """Whether something hidden has come to light: guests or tables drawn, or a table looked at (J7)."""
    return bool(
        after["drawn"][0] != before["drawn"][0]
        or after["tables_drawn"][0] != before["tables_drawn"][0]
        or (int(after["phase"][0]) == LAYING and int(before["phase"][0]) != LAYING)
    )
