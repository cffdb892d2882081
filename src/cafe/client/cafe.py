"""A server as a client sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cafe.client.connection import Connection, id_of
from cafe.client.seat import Seat
from cafe.protocol.advice import Hint, ReviewBody
from cafe.protocol.matches import Create, Join, Joined, MatchBody, Matches
from cafe.protocol.profiles import Leaderboard, NewProfile, ProfileWish
from cafe.protocol.tools import HouseBody
from cafe.protocol.warmup import warm_up
from cafe.record.document import Document

warm_up(Joined, Matches, Leaderboard, NewProfile, HouseBody, Hint)


class Cafe(Connection):
    """A server as a client sees it: what it offers, and matches to create, join and watch."""

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
        return self.ask("POST", "/api/profiles", NewProfile, ProfileWish(name))

    def create(self, game: str, name: str, others: Sequence[str], **wishes: Any) -> Seat:
        """Create a match; `others` are `free` or bot levels, `wishes` the rest of `Create`."""
        wish = Create(game=game, name=name, others=list(others), **wishes)  # type: ignore[arg-type]  # the server checks
        return self._seat(self.ask("POST", "/api/matches", Joined, wish))

    def join(self, match: str, name: str, **wishes: Any) -> Seat:
        """Take a free place in a match, given by its id or link."""
        return self._seat(self.ask("POST", f"/api/matches/{id_of(match)}/join", Joined, Join(name=name, **wishes)))

    def sit(self, match: str, token: str) -> Seat:
        """Return to a place you already have."""
        return Seat(self, id_of(match), token)

    def review_document(self, document: Document) -> ReviewBody:
        """Review a recorded game turn by turn; takes seconds."""
        return self.ask("POST", "/api/tools/review", ReviewBody, document)

    def best(self, document: Document) -> Hint:
        """The best turns of the player to move after a document's actions; takes about a second."""
        return self.ask("POST", "/api/tools/best", Hint, document)

    def _seat(self, joined: Joined) -> Seat:
        return Seat(self, joined.match.id, joined.token)
