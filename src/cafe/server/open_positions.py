"""The open positions of rated matches, which the tools refuse to judge: that would be a hint by a back door.

It compares only what everybody sees, guests on seats and tables. If it compared hands too, a refusal would tell whether
somebody had guessed a hand right. The store has the position of every rated match in play, found by how many guests
sit there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import product

from cafe.rules.game import Game
from cafe.server.faults import Fault
from cafe.server.likeness import Layout
from cafe.server.match_registry import MatchRegistry
from cafe.server.store import open_positions as store
from cafe.server.studies import Studies

LEAST_SEATED = 4  # guests; with fewer, unrelated games look alike
MOST_APART = 2  # seats that may differ: the turn under way, or a change made to get past this check
APART_DISGUISED = ((12, 2), (8, 1), (0, 0))  # with disguises, by guests: small positions look alike by chance

MOST_COMPARED = 1000  # pairs of positions, as long as 1.5 ms each; hardly any pair needs it


def layout_of(game: Game) -> Layout:
    """The part of a game that everybody sees."""
    return Layout(game.name, game.tables, game.seats)


async def check_not_in_play(registry: MatchRegistry, studies: Studies, asked: Sequence[Layout], asker: str) -> None:
    """A Fault if one of these positions is the open one of a rated match."""
    telling = [one for one in asked if one.seated >= LEAST_SEATED - MOST_APART]
    if not telling:
        return
    seated = [one.seated for one in telling]
    game, fewest, most = telling[0].game, max(LEAST_SEATED, min(seated) - MOST_APART), max(seated) + MOST_APART
    rows = await registry.database.read(lambda connection: store.like(connection, game, fewest, most))
    if not rows:
        return
    is_in_play: bool = await studies.run(lambda: _is_in_play(rows, telling), asker)
    if is_in_play:
        raise Fault("forbidden", "this is the position of a rated match in play, which has no hints")


def _is_in_play(rows: Iterable[store.OpenPosition], asked: Sequence[Layout]) -> bool:
    """Whether one of the positions asked about is among those in the store; a Fault if that takes too long."""
    open_ones = _different(Layout(asked[0].game, row.tables, row.seats) for row in rows)
    left = MOST_COMPARED
    for one, other in product(open_ones, _different(asked)):
        if abs(one.seated - other.seated) > MOST_APART:
            continue
        if one.is_close_to(other, MOST_APART):
            return True
        disguised = next(apart for seated, apart in APART_DISGUISED if one.seated >= seated)
        if not one.may_be(other, disguised):
            continue
        left -= 1
        if left < 0:
            raise Fault("too_many", "too many rated matches look like this; ask again later", retry_after=60)
        if one.is_disguised(other, disguised):
            return True
    return False


def _different(layouts: Iterable[Layout]) -> Collection[Layout]:
    """The positions, each once: in a game many actions leave what everybody sees as it is."""
    return {(frozenset(one.tables.items()), frozenset(one.seats.items())): one for one in layouts}.values()
