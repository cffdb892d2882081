"""A server as a client sees it."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec

from cafe.client.refusal import check
from cafe.client.seat import Seat
from cafe.client.watching import Watching
from cafe.protocol.advice import Hint, ReviewBody
from cafe.protocol.matches import Joined, MatchBody, Matches
from cafe.protocol.play import State
from cafe.protocol.profiles import Leaderboard, NewProfile
from cafe.protocol.tools import HouseBody
from cafe.record.document import Document
from cafe.server.warmup import warm_up

Answer = TypeVar("Answer")
warm_up(Joined, MatchBody, Matches, State, Leaderboard, NewProfile, HouseBody, Hint, ReviewBody)


class Cafe:
    """A server at an address such as `http://127.0.0.1:8000`."""

    def __init__(self, address: str, timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.Client(base_url=self.address, timeout=timeout)

    def __enter__(self) -> Cafe:
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
        return msgspec.json.decode(given.content, type=answer)

    def house(self) -> HouseBody:
        """What the server offers."""
        return self.ask("GET", "/api/house", HouseBody)

    def lobby(self, status: str = "open") -> list[MatchBody]:
        """Public matches with a free place; with `playing`, matches to watch."""
        return self.ask("GET", f"/api/lobby?status={status}", Matches).matches

    def leaderboard(self, game: str) -> Leaderboard:
        """The best players of a game."""
        return self.ask("GET", f"/api/leaderboard?game={game}", Leaderboard)

    def profile(self, name: str) -> NewProfile:
        """Create a profile."""
        return self.ask("POST", "/api/profiles", NewProfile, {"name": name})

    def create(self, game: str, name: str, others: Sequence[str], **wishes: Any) -> Seat:
        """Create a match; `others` are `free` or bot levels, `wishes` the rest of `Create`."""
        body = {"game": game, "name": name, "others": list(others), **wishes}
        return self._seat(self.ask("POST", "/api/matches", Joined, body))

    def join(self, match: str, name: str, **wishes: Any) -> Seat:
        """Take a free place in a match, given by its id or link."""
        return self._seat(self.ask("POST", f"/api/matches/{id_of(match)}/join", Joined, {"name": name, **wishes}))

    def sit(self, match: str, token: str) -> Seat:
        """Return to a place you already have."""
        return Seat(self, id_of(match), token)

    def look(self, match: str, token: str | None = None) -> State:
        """A match as a spectator, or the owner of a token, sees it."""
        return self.ask("GET", f"/api/matches/{id_of(match)}", State, token=token)

    def watch(self, match: str, token: str | None = None) -> Watching:
        """Listen to a match, as a spectator or as the owner of a token."""
        return Watching(self.address, id_of(match), token)

    def review(self, match: str) -> ReviewBody:
        """Review a finished match turn by turn; takes seconds the first time."""
        return self.ask("GET", f"/api/matches/{id_of(match)}/review", ReviewBody)

    def review_document(self, document: Document) -> ReviewBody:
        """Review a recorded game turn by turn; takes seconds."""
        return self.ask("POST", "/api/tools/review", ReviewBody, document)

    def best(self, document: Document) -> Hint:
        """The best turns of the player to move after a document's actions; takes about a second."""
        return self.ask("POST", "/api/tools/best", Hint, document)

    def _seat(self, joined: Joined) -> Seat:
        return Seat(self, joined.match.id, joined.token)


def id_of(match: str) -> str:
    """A match's id, from the id itself or a link."""
    return match.partition("#")[0].rstrip("/").rpartition("/")[2]
