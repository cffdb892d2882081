"""What an action caused, in words, as somebody at the table would say it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cafe.i18n import say
from cafe.rules.told import Cleared, Drew, Effect, HandSize, TableCame


def narrate(effects: Sequence[Effect], names: Sequence[str], you: int | None = None) -> Iterator[str]:
    """Sentences about tables that left or came, guests drawn and hands that shrank.

    `names` are the players' names, `you` the one who reads it.
    """
    came = {effect.cell: effect.table for effect in effects if isinstance(effect, TableCame)}
    for effect in effects:
        if isinstance(effect, Cleared):
            yield _left(effect, came.pop(effect.cell, None))
        elif isinstance(effect, TableCame) and effect.cell in came:
            yield say("play-table-laid", cell=effect.cell, table=effect.table)
        elif isinstance(effect, Drew) and effect.guests is not None:
            key = "play-draws-you" if effect.player == you else "play-draws"
            yield say(key, name=names[effect.player], guests=" ".join(effect.guests))
        elif isinstance(effect, HandSize):
            key = "play-hand-size-you" if effect.player == you else "play-hand-size"
            yield say(key, name=names[effect.player], size=effect.size)


def _left(effect: Cleared, after: str | None) -> str:
    if after is None:
        return say("play-table-left", cell=effect.cell, old=effect.table)
    return say("play-table-replaced", cell=effect.cell, old=effect.table, new=after)
