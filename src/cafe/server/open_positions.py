"""The open positions of rated matches, which the tools refuse to judge: that would be a hint by a back door.

It compares only what everybody sees, guests on seats and tables. If it compared hands too, a refusal would tell whether
somebody had guessed a hand right. The store has the position of every rated match in play, found by how many guests
sit there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cafe.rules.game import Game
from cafe.server.faults import Fault
from cafe.server.likeness import Layout
from cafe.server.match_registry import MatchRegistry
from cafe.server.store import open_positions as store
from cafe.server.studies import Studies

LEAST_SEATED = 4  # guests; with fewer, unrelated games look alike
MOST_APART = 2  # seats that may differ: the turn under way, or a change made to get past this check
APART_DISGUISED = ((12, 2), (8, 1), (0, 0))  # with disguises, by guests: small positions look alike by chance


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
    """Whether one of the positions asked about is among those in the store."""
    return any(_is_asked(Layout(one.game, row.tables, row.seats), one) for row in rows for one in asked)


def _is_asked(open_one: Layout, asked: Layout) -> bool:
    if abs(open_one.seated - asked.seated) > MOST_APART:
        return False
    disguised = next(apart for seated, apart in APART_DISGUISED if open_one.seated >= seated)
    return open_one.is_close_to(asked, MOST_APART) or open_one.is_disguised(asked, disguised)
