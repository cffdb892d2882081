"""What is remembered of values that come again and again has a bound, so that a server's memory has one."""

from __future__ import annotations

from random import Random

from cafe import Game
from cafe.rules import view


def test_views_of_many_games_do_not_pile_up() -> None:
    dice = Random(1)
    seen = 0
    for seed in range(20):
        game = Game.new("board", 2, seed=seed)
        while not game.is_over:
            game.play(dice.choice(game.legal_actions()))
            game.view(0), game.view(1)
            seen += 1
    reader = view.view_reader(game.ruleset)
    assert seen > 2 * view.MOST_SEEN
    for values in (reader._seats, reader._by_player, reader._tables):
        assert len(values) <= view.MOST_SEEN
