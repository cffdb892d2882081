"""The connection to a server: requests and sockets."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from cafe.client.refusal import check
from cafe.client.watching import Watching
from cafe.protocol.advice import ReviewBody
from cafe.protocol.play import State
from cafe.protocol.warmup import warm_up

Answer = TypeVar("Answer")
warm_up(State, ReviewBody)


class Connection:
    """A connection to the server at an address such as `http://127.0.0.1:8000`."""

    def __init__(self, address: str, timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.Client(base_url=self.address, timeout=timeout)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def ask(
        self, method: str, path: str, answer: type[Answer], body: Any = None, *, token: str | None = None
    ) -> Answer:
        """Send any request of docs/server-api.md; raises ServerRefusal if it is refused."""
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        content = None if body is None else msgspec.json.encode(body)
        given = check(self._http.request(method, path, content=content, headers=headers))
        return msgspec.json.decode(given.content or b"null", type=answer)

    def look(self, match: str, token: str | None = None) -> State:
        """A match as a spectator, or the owner of a token, sees it."""
        return self.ask("GET", f"/api/matches/{id_of(match)}", State, token=token)

    def watch(self, match: str, token: str | None = None) -> Watching:
        """Listen to a match, as a spectator or as the owner of a token."""
        return Watching(self.address, id_of(match), token)

    def review(self, match: str) -> ReviewBody:
        """Review a finished match turn by turn; takes seconds the first time."""
        return self.ask("GET", f"/api/matches/{id_of(match)}/review", ReviewBody)


def id_of(match: str) -> str:
    """A match's id, from the id itself or a link."""
    return match.partition("#")[0].rstrip("/").rpartition("/")[2]
