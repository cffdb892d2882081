"""What every request needs, in one place: the hall, its keeper, the limits, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from cafe.server.faults import Fault
from cafe.server.hall import Hall
from cafe.server.keeper import Keeper
from cafe.server.limits import Limits
from cafe.server.live import Live
from cafe.server.reviews import Reviews
from cafe.server.tokens import ID_LENGTH, LONGEST_TOKEN

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Desk:
    """Where requests are brought to."""

    hall: Hall
    keeper: Keeper
    limits: Limits
    reviews: Reviews

    async def match(self, match: str) -> Live:
        """The match of a link; a Fault if there is none."""
        if len(match) != ID_LENGTH or not match.isascii() or not match.isalnum():
            raise Fault("unknown", "there is no such match")
        return await self.hall.enter(match)


AtDesk = NamedDependency[Desk]


def address_of(connection: Connection) -> str:
    """Where a request comes from, for the limits."""
    return connection.client.host if connection.client else "nowhere"


def token_of(connection: Connection) -> str | None:
    """The token a request carries, if any; a Fault if it cannot be one."""
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not 1 <= len(token) <= LONGEST_TOKEN:
        raise Fault("token", "Authorization: Bearer TOKEN is expected")
    return token


def is_foreign(connection: Connection, allowed: frozenset[str]) -> bool:
    """Whether a page of another site asks; programs without a page send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return False
    return origin.partition("://")[2] != connection.headers.get("host")
