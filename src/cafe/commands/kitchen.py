"""What commands share: consoles, and a word while the rules are compiled."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from msgspec import UNSET
from rich.console import Console

from cafe.record.document import Document

COMPILING = "Compiling the rules for this machine; this happens once and takes up to a minute"


def output() -> Console:
    """Where results go."""
    return Console(highlight=False, markup=False, soft_wrap=True)


def notices() -> Console:
    """Where everything else goes: progress, and what is wrong."""
    return Console(stderr=True, highlight=False, markup=False, soft_wrap=True)


def standard_input() -> IO[bytes] | None:
    """Standard input as bytes, None if it is closed."""
    return None if sys.stdin is None else sys.stdin.buffer


def warmth_of(document: Document) -> tuple[str, bool]:
    """The game of a document, and whether its plan is larger than the printed one and compiled apart."""
    from cafe.rules.errors import CafeError
    from cafe.rules.house import house

    if document.plan is UNSET:
        return document.game, False
    try:
        return document.game, house(document.game, False, tuple(document.plan)).large
    except CafeError:
        return document.game, False


@contextmanager
def warmed_up(kind: str, large: bool = False) -> Iterator[None]:
    """Say what is being waited for if a game of this kind was never compiled here."""
    from cafe.rules.jit import is_warm, mark_warm

    name = f"{kind}, large plan" if large else kind
    if is_warm(name):
        yield
        return
    console = notices()
    if large:  # compiled by the game itself, as it goes
        console.print(f"{COMPILING} ({name}).")
        yield
    elif console.is_terminal:
        with console.status(f"{COMPILING} ({name}) ..."):
            warm_up(kind)
        yield
    else:
        console.print(f"{COMPILING} ({name}).")
        warm_up(kind)
        yield
    mark_warm(name)


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
