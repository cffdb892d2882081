"""Legal actions with their points by table, and whether the turn goes on after them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from cafe.protocol.play import Choice, Then
from cafe.rules import entries
from cafe.rules.actions import Action
from cafe.rules.explain import MOST_TOUCHED
from cafe.rules.game import Game, action_space
from cafe.rules.glance import layout_of
from cafe.rules.jit import direct
from cafe.rules.ruleset import RULESETS, Record, Ruleset
from cafe.rules.state import LAYING, OVER, PLACING, Array


def choices_of(game: Game) -> list[Choice]:
    """Everything the player to move may do."""
    with Trial(game) as trial:
        return [trial.choice(action) for action in game.legal_actions()]


def choice_of(game: Game, action: Action) -> Choice:
    """One legal action."""
    with Trial(game) as trial:
        return trial.choice(action)


def worth_of(game: Game, action: Action) -> tuple[dict[str, int], int]:
    """What a legal action pays: by table, those that pay; and points of no table."""
    with Trial(game) as trial:
        return trial.worth(action)


class Sheet:
    """Space to try actions in: used by one trial at a time, then by the next."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.after = ruleset.empty_state()
        self.memory = self.after.view(np.uint8)
        self.legal = ruleset.empty_legal_moves()
        self.codes = np.empty(len(action_space(ruleset)), np.int64)
        self.points = np.zeros(MOST_TOUCHED, np.int64)


@lru_cache(RULESETS)
def _sheets(ruleset: Ruleset) -> list[Sheet]:
    """Sheets that nobody uses at the moment; whoever needs one takes it away and brings it back."""
    return [Sheet(ruleset)]


class Trial:
    """A state to try legal actions on, again and again, without touching the game itself."""

    def __init__(self, game: Game) -> None:
        self._game = game
        before = game.state.tobytes()
        self._before = np.frombuffer(before, np.uint8)
        self._course_of = layout_of(game.ruleset).unpack_course
        self._course = self._course_of(before)
        self._is_lone_possible = game.name != "junior"

    def __enter__(self) -> Trial:
        ruleset = self._game.ruleset
        self._free = _sheets(ruleset)
        try:
            self._sheet = self._free.pop()
        except IndexError:
            self._sheet = Sheet(ruleset)
        return self

    def __exit__(self, *_: object) -> None:
        self._free.append(self._sheet)

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
        ruleset, sheet = self._game.ruleset, self._sheet
        sheet.memory[:] = self._before
        sheet.points[:] = 0
        bonus = _pricing(ruleset)(sheet.after, ruleset.floor, action.code, sheet.points)
        seat = ruleset.plan.seat_at.get(action.at or "")
        if action.do != "seat" or seat is None:
            return {}, bonus
        names = ruleset.plan.table_names
        paid = zip(ruleset.plan.tables_of[seat], sheet.points.tolist(), strict=False)
        return {names[table]: amount for table, amount in paid if amount}, bonus

    def _in_group(self) -> bool:
        return bool(self._course[1] != PLACING)

    def _then(self, action: Action) -> Then | None:
        """Whether something hidden comes to light, or else whether the turn ends.

        After something hidden has come to light, whether the turn goes on may depend on it: so that is not told.
        """
        ruleset, sheet = self._game.ruleset, self._sheet
        sheet.memory[:] = self._before
        entries.entries_of(ruleset).play_on(sheet.after, ruleset.floor, sheet.legal, sheet.codes, action.code)
        before, after = self._course, self._course_of(sheet.memory.data)
        if reveals(before, after):
            return "reveals"
        return "ends" if after[1] == OVER or after[0] != before[0] else None


@lru_cache(RULESETS)
def _pricing(ruleset: Ruleset) -> Callable[[Record, Record, int, Array], int]:
    """The entries's pricing for a ruleset, straight to the compiled code."""
    return direct(entries.prices, ruleset.empty_state(), ruleset.floor, 0, np.zeros(MOST_TOUCHED, np.int64))


def reveals(before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    """Whether something hidden has come to light: guests or tables drawn, or a table looked at (J7)."""
    return before[2:] != after[2:] or (after[1] == LAYING and before[1] != LAYING)
