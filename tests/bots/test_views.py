"""A game made from a view: all that is seen is there, so that a player can think on a view alone."""

from __future__ import annotations

from hypothesis import given

from cafe import Game
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
