"""A bot of one's own in one file: it fills tables, and takes the most points otherwise.

cafe play --game junior --bots examples/tidy_bot.py:tidy
cafe arena --game board --entrants examples/tidy_bot.py:tidy,level2 --games 100
cafe serve --bots examples/tidy_bot.py:tidy=Tidy
"""

from __future__ import annotations

from random import Random

from cafe import Game
from cafe.rules.actions import Action


class TidyBot:
    """Prefers the fourth guest of a table to any other."""

    name = "tidy 1"  # what records say: another one whenever it would choose otherwise

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)  # the same seed makes the same choices

    def choose(self, game: Game) -> list[Action]:
        """The next action; the game goes on asking until the turn is over."""
        actions = game.legal_actions()
        self._dice.shuffle(actions)
        return [max(actions, key=lambda action: self._worth(game, action))]

    def _worth(self, game: Game, action: Action) -> tuple[int, int]:
        verdict = game.explain(action)
        points = verdict.bonus + sum(verdict.points.values())
        return sum(guests_at(game, table) == 3 for table in verdict.points), points


def guests_at(game: Game, table: str) -> int:
    """How many guests sit at a table."""
    plan = game.ruleset.plan
    return sum(plan.seat_names[seat] in game.seats for seat in plan.seats_of[plan.table_at[table]])


def tidy(seed: int) -> TidyBot:
    """Fills tables wherever it can."""
    return TidyBot(seed)
