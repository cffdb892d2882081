"""The public part of rated matches in play, stored by how many guests sit there."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from cafe.server.store import schema
from cafe.server.store.prepared import Quick

_o = schema.open_positions.c
_CHANGE = Quick(
    update(schema.open_positions)
    .where(_o.match == bindparam("the_match"))
    .values({name: bindparam(name) for name in ("seated", "position")})
)


class OpenPosition(NamedTuple):
    """Tables and guests, by cell."""

    tables: dict[str, str]
    seats: dict[str, str]


def keep(connection: Connection, match: str, game: str, position: OpenPosition) -> None:
    """Store what everybody now sees of a rated match."""
    known = {"seated": len(position.seats), "position": list(position)}
    if not _CHANGE.run(connection, {"the_match": match, **known}):
        connection.execute(insert(schema.open_positions).values(match=match, game=game, **known))


def drop(connection: Connection, match: str) -> None:
    """The match has ended."""
    connection.execute(delete(schema.open_positions).where(_o.match == match))


def like(connection: Connection, game: str, fewest: int, most: int) -> list[OpenPosition]:
    """The positions of a game's rated matches in which that many guests sit."""
    wanted = select(_o.position).where(_o.game == game, _o.seated >= fewest, _o.seated <= most)
    return [OpenPosition(*position) for position in connection.execute(wanted).scalars() if _is_sound(position)]


def _is_sound(position: Any) -> bool:
    """Whether a row is one that `keep` wrote; a damaged one matches nothing."""
    return isinstance(position, list) and len(position) == len(OpenPosition._fields)
