"""Precompiling: everything a game needs is compiled, or read from the cache, before anybody waits for it."""

from __future__ import annotations

import logging

from cafe.arena.simulate import Task, play_part
from cafe.bots.analysis import analyse
from cafe.bots.registry import bot
from cafe.bots.search_settings import Effort
from cafe.rules.editions import edition
from cafe.rules.game import Game
from cafe.rules.position import read_position


def warm_up(game_name: str) -> None:
    """Compile everything a game of this kind needs, by playing one."""
    logging.getLogger("cafe.compiling").disabled = True  # the caller has announced it already
    fewest = edition(game_name).players[0]
    bots = ("random", "greedy")[:fewest]
    play_part(Task(game_name, fewest, bots, False, seed=1, first=0, count=1, keep=True))
    game = Game.new(game_name, fewest, seed=1, options={"same_sex_tables": True})
    game.explain("stop")
    seat, table = game.ruleset.plan.seat_names[0], game.ruleset.plan.table_names[0]
    game.explain(f"seat_group {table} {game.ruleset.edition.cast.codes[0]} {seat}")
    first = game.choices()[0].action
    game.preview(first, None)
    game.copy().perform(first).told(None)
    Game.from_position(game_name, fewest, read_position(game.ruleset, game.state[0]))
    for name in ("level2", "level3", "search@2"):
        bot(name, 1).choose(game)
    analyse(game.view(game.to_move), Effort(simulations=2))
