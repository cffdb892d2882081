"""Warming up: everything a game needs is compiled, or read from the cache, before somebody waits for it."""

from __future__ import annotations

import logging

from cafe.arena.simulate import Task, play_part
from cafe.bots.analysis import analyse
from cafe.bots.effort import Effort
from cafe.bots.players import bot
from cafe.rules.editions import edition
from cafe.rules.game import Game
from cafe.rules.position import read_position


def warm_up(kind: str) -> None:
    """Compile everything a game of this kind needs, by playing one."""
    logging.getLogger("cafe.compiling").disabled = True  # whoever asked has said it already
    fewest = edition(kind).players[0]
    bots = ("random", "greedy")[:fewest]
    play_part(Task(kind, fewest, bots, False, seed=1, first=0, count=1, keep=True))
    game = Game.new(kind, fewest, seed=1, options={"same_sex_tables": True})
    game.explain("stop")
    if kind != "junior":
        seat, table = game.house.plan.seat_names[0], game.house.plan.table_names[0]
        game.explain(f"seat_group {table} {game.house.edition.cast.codes[0]} {seat}")
    Game.from_position(kind, fewest, read_position(game.house, game.state[0]))
    for name in ("level2", "level3", "search@2"):
        bot(name, 1).choose(game)
    analyse(game.view(game.to_move), Effort(simulations=2))
