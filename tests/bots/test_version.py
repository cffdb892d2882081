"""A player who chooses otherwise is another player, and its name says so."""

from __future__ import annotations

import hashlib

import pytest

from cafe import Game
from cafe.bots.players import bot
from cafe.bots.version import PLAYERS_VERSION

SOME = ("level2", "level3", "level4", "search@40")  # one of every way to play
PLAYED = {
    "card": "dc1329e899e2f341",
    "board": "7407fd59ea84f4ba",
    "junior": "c6b7b508a38b4b1e",
}  # a mark of one game of each kind, by these players


@pytest.mark.parametrize("kind", PLAYED)
def test_players_who_choose_otherwise_have_another_version(kind: str) -> None:
    game = Game.new(kind, len(SOME), seed=11)
    players = [bot(name, seed) for seed, name in enumerate(SOME)]
    while not game.is_over:
        for action in players[game.to_move].choose(game):
            game.play(action)
    told = "\n".join(str(action) for action, _ in game.steps())
    mark = hashlib.sha256(told.encode()).hexdigest()[:16]
    assert mark == PLAYED[kind], f"raise PLAYERS_VERSION above {PLAYERS_VERSION} and write down the new mark {mark}"
