"""What commands share: consoles, and a word while the rules are compiled."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import IO

from rich.console import Console

COMPILING = "Compiling the rules for this machine; this happens once and takes a minute or two"


def output() -> Console:
    """Where results go."""
    return Console(highlight=False, markup=False, soft_wrap=True)


def notices() -> Console:
    """Where everything else goes: progress, and what is wrong."""
    return Console(stderr=True, highlight=False, markup=False, soft_wrap=True)


def standard_input() -> IO[bytes] | None:
    """Standard input as bytes, None if it is closed."""
    return None if sys.stdin is None else sys.stdin.buffer


@contextmanager
def warmed_up(kind: str) -> Iterator[None]:
    """Compile a game of this kind first if it never was here, and say what is being waited for."""
    from cafe.rules.jit import is_warm, mark_warm

    if not is_warm(kind):
        console = notices()
        with console.status(f"{COMPILING} ({kind}) ...") if console.is_terminal else nullcontext():
            if not console.is_terminal:
                console.print(f"{COMPILING} ({kind}).")
            warm_up(kind)
        mark_warm(kind)
    yield


def warm_up(kind: str) -> None:
    """Compile everything a game of this kind needs, by playing one."""
    from cafe.arena.simulate import Task, play_part
    from cafe.bots.analysis import analyse
    from cafe.bots.players import bot
    from cafe.bots.search import Effort
    from cafe.rules.editions import edition
    from cafe.rules.game import Game
    from cafe.rules.position import read_position

    logging.getLogger("cafe.compiling").disabled = True  # the command has said it already
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
