"""What happened, in words: the difference between two views of a game, as somebody at the table would tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cafe.i18n import say
from cafe.rules.view import View


def happenings(before: View, after: View) -> Iterator[str]:
    """Sentences about tables that left or came, guests drawn and hands that shrank."""
    yield from _tables(before, after)
    for player, name in enumerate(after.players):
        drawn = _drawn(before, after, player)
        if drawn:
            yield say("play-draws", name=name, guests=" ".join(drawn))
        if after.hand_sizes is not None and before.hand_sizes is not None:
            size = after.hand_sizes[player]
            if size < before.hand_sizes[player]:
                yield say("play-hand-size", name=name, size=size)


def _tables(before: View, after: View) -> Iterator[str]:
    for cell, table in after.tables.items():
        was = before.tables.get(cell)
        if was is None:
            yield say("play-table-laid", cell=cell, table=table)
        elif was != table:
            yield say("play-table-replaced", cell=cell, old=was, new=table)
    for cell in before.tables.keys() - after.tables.keys():
        yield say("play-table-left", cell=cell, old=before.tables[cell])


def _drawn(before: View, after: View, player: int) -> list[str]:
    had, has = before.hands[player], after.hands[player]
    if had is None or has is None:
        return []
    return sorted((Counter(has) - Counter(had)).elements())
