"""What commands share: consoles, and a word while the rules are compiled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console

COMPILING = "Compiling the rules for this machine; this happens once and takes up to a minute"


def output() -> Console:
    """Where results go."""
    return Console(highlight=False, soft_wrap=True)


def notices() -> Console:
    """Where everything else goes: progress, and what is wrong."""
    return Console(stderr=True, highlight=False, soft_wrap=True)


@contextmanager
def warmed_up(kind: str) -> Iterator[None]:
    """Say what is being waited for if a game of this kind was never compiled here."""
    from cafe.rules.jit import is_warm, mark_warm

    if is_warm(kind):
        yield
        return
    console = notices()
    if console.is_terminal:
        with console.status(f"{COMPILING} ({kind}) ..."):
            warm_up(kind)
    else:
        console.print(f"{COMPILING} ({kind}).")
        warm_up(kind)
    mark_warm(kind)
    yield


def warm_up(kind: str) -> None:
    """Compile everything a game of this kind needs, by playing one."""
    from cafe.arena.simulate import Task, play_part
    from cafe.rules.editions import edition
    from cafe.rules.game import Game
    from cafe.rules.position import read_position

    fewest = edition(kind).players[0]
    bots = ("random", "greedy")[:fewest]
    play_part(Task(kind, fewest, bots, False, seed=1, first=0, count=1, keep=True))
    game = Game.new(kind, fewest, seed=1)
    Game.from_position(kind, fewest, read_position(game.house, game.state[0]))
