"""What every request needs: the registry, its scheduler, the limits, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from cafe.server.faults import Fault
from cafe.server.forwarding import Forwarding
from cafe.server.limits import Limits
from cafe.server.live_match import LiveMatch
from cafe.server.lobby import Lobby
from cafe.server.match_registry import MatchRegistry
from cafe.server.network.addresses import client_of
from cafe.server.pacer import Pacer
from cafe.server.readiness import Readiness
from cafe.server.reviews import Reviews
from cafe.server.scheduler import Scheduler
from cafe.server.studies import Studies
from cafe.server.tokens import LONGEST_TOKEN, is_id

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class RequestContext:
    """Everything that handlers share."""

    registry: MatchRegistry
    scheduler: Scheduler
    limits: Limits
    reviews: Reviews
    studies: Studies
    pacer: Pacer
    readiness: Readiness
    lobby: Lobby
    forwarding: Forwarding

    async def match(self, match: str) -> LiveMatch:
        """The match of a link; a Fault if there is none."""
        if not is_id(match):
            raise Fault("unknown", "there is no such match")
        return await self.registry.enter(match)


Context = NamedDependency[RequestContext]


def address_of(connection: Connection) -> str:
    """The client whose limits a request counts towards."""
    return client_of(connection.client.host) if connection.client else "nowhere"


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
    """Whether the request comes from another site's page; programs without a page send no Origin."""
    origin = _raw_header(connection, b"origin")
    if origin is None or origin in allowed:
        return False
    return origin.partition("://")[2] != _raw_header(connection, b"host")


def _raw_header(connection: Connection, name: bytes) -> str | None:
    """A raw header; the framework's parsed headers would stay in memory as long as the socket."""
    return next((value.decode("latin-1") for key, value in connection.scope["headers"] if key.lower() == name), None)
