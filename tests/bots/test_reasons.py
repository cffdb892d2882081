"""The reasons that the kernel tells are those that the verdicts on each action give."""

from __future__ import annotations

import pytest
from reasons_by_verdicts import reasons

from cafe.bots.reasons import tell_turn
from cafe.bots.turns_by_points import turns_by_points
from decisions import decisions

TURNS = 20
OFTEN = {
    "card": {"national", "fills_table", "draw", "leaves_open", "leaves_open_national"},
    "board": {"national", "fills_table", "bar_pays", "bar_costs", "wastes_joker", "leaves_open_national"},
    "junior": {"fills_table", "discard", "leaves_one_seat", "wastes_joker"},
}


@pytest.mark.parametrize("name", OFTEN)
def test_reasons_are_those_of_the_verdicts(name: str) -> None:
    told: set[str] = set()
    for game in (*decisions(name, 3, seed=5, every=3), *decisions(name, 2, seed=8, every=2)):
        for turn in turns_by_points(game, TURNS):
            after = game.copy()
            for action in turn.actions:
                after.play(action)
            found = tell_turn(game, [action.code for action in turn.actions])
            assert list(found.reasons) == list(reasons(game, turn.actions, after))
            assert found.points == turn.points
            told |= {reason.what for reason in found.reasons}
    assert told >= OFTEN[name]
