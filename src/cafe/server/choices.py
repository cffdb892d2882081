"""Legal actions with their points by table, and whether the turn goes on after them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from cafe.rules import desk
from cafe.rules.actions import Action
from cafe.rules.explain import MOST_TOUCHED
from cafe.rules.game import Game
from cafe.rules.house import House, Record, copy_record
from cafe.rules.jit import direct
from cafe.rules.state import LAYING, OVER, PLACING, Array
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
        self._price = _pricing(game.house)
        self._points = np.zeros(MOST_TOUCHED, np.int64)
        self._menu: Record | None = None  # space to play in, made when first needed
        self._codes: Array | None = None
        self._is_lone_possible = game.kind != "junior"

    def choice(self, action: Action) -> Choice:
        """What a legal action would bring, as far as its player may know beforehand."""
        points, bonus = self.worth(action)
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

    def worth(self, action: Action) -> tuple[dict[str, int], int]:
        """What a legal action pays: by table, those that pay; and points of no table."""
        house = self._game.house
        self._after_memory[:] = self._before_memory
        self._points[:] = 0
        bonus = self._price(self._after, house.floor, action.code, self._points)
        seat = house.plan.seat_at.get(action.at or "")
        if action.do != "seat" or seat is None:
            return {}, bonus
        names = house.plan.table_names
        paid = zip(house.plan.tables_of[seat], self._points.tolist(), strict=False)
        return {names[table]: amount for table, amount in paid if amount}, bonus

    def _in_group(self) -> bool:
        return int(self._state["phase"][0]) != PLACING

    def _then(self, action: Action) -> Then | None:
        """Whether something hidden comes to light, or else whether the turn ends.

        After something hidden has come to light, whether the turn goes on may depend on it: so that is not told.
        """
        self._after_memory[:] = self._before_memory
        house = self._game.house
        codes = np.empty(len(self._game.space), np.int64) if self._codes is None else self._codes
        menu = house.empty_menu() if self._menu is None else self._menu
        self._codes, self._menu = codes, menu
        self._play_on(self._after, house.floor, menu, codes, action.code)
        if reveals(self._state, self._after):
            return "reveals"
        ended = int(self._after["phase"][0]) == OVER or self._after["player"][0] != self._state["player"][0]
        return "ends" if ended else None


@cache
def _pricing(house: House) -> Callable[[Record, Record, int, Array], int]:
    """The desk's pricing for a house, straight to the compiled code."""
    return direct(desk.prices, house.empty_state(), house.floor, 0, np.zeros(MOST_TOUCHED, np.int64))


def reveals(before: Record, after: Record) -> bool:
    """Whether something hidden has come to light: guests or tables drawn, or a table looked at (J7)."""
    return bool(
        after["drawn"][0] != before["drawn"][0]
        or after["tables_drawn"][0] != before["tables_drawn"][0]
        or (int(after["phase"][0]) == LAYING and int(before["phase"][0]) != LAYING)
    )
