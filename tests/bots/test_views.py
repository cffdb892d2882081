"""A game made from a view: all that is seen is there, so that a player can think on a view alone."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from cafe import Game
from cafe.bots.analysis import analyse
from cafe.bots.effort import Effort
from secret_parts import with_other_secrets
from walks import Walk, walks


@given(walks(most_choices=6))
def test_a_game_from_a_view_looks_and_plays_the_same(walk: Walk) -> None:
    for game in list(walk.games())[-6:]:
        if game.is_over:
            continue
        seen = game.view(game.to_move)
        again = Game.from_view(seen)
        assert again.view(game.to_move) == seen
        assert again.legal_actions() == game.legal_actions()
        for action in game.legal_actions():
            assert again.explain(action) == game.explain(action)


@given(walks(most_choices=3), st.randoms(use_true_random=False))
def test_analysis_needs_no_more_than_the_view(walk: Walk, dice: random.Random) -> None:
    game = walk.end()
    if not game.is_over:
        effort = Effort(simulations=20)
        twin = with_other_secrets(game, game.to_move, dice)
        assert analyse(game, effort, seed=3) == analyse(twin, effort, seed=3)
        found = analyse(game.view(game.to_move), effort, seed=3)
        assert found.player == game.to_move
        assert all(game.explain(turn.actions[0]).legal for turn in found.turns)
