"""Your place in a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from cafe.client.connection import Connection
from cafe.client.watching import Watching
from cafe.protocol import play as m
from cafe.protocol.advice import Hint, ReviewBody
from cafe.protocol.matches import Joined, MatchBody, RematchWish
from cafe.protocol.warmup import warm_up

Answer = TypeVar("Answer")
warm_up(Joined, MatchBody, m.Played, m.DraftState, m.Verdicts, Hint)


class Seat:
    """A place in a match and its token: look, draft, play, leave; `turns` waits for your turns."""

    def __init__(self, cafe: Connection, match: str, token: str) -> None:
        self.cafe = cafe
        self.match = match
        self.token = token

    @property
    def link(self) -> str:
        """The link for others to join."""
        return f"{self.cafe.address}/m/{self.match}"

    @property
    def personal_link(self) -> str:
        """Your own link, to return on another device."""
        return f"{self.link}#{self.token}"

    def look(self) -> m.State:
        """The match with everything you may know."""
        return self.cafe.look(self.match, self.token)

    def watch(self) -> Watching:
        """Listen to the match as this player."""
        return self.cafe.watch(self.match, self.token)

    def turns(self) -> Iterator[m.State]:
        """Yield the state with its choices whenever it is your turn; ends with the match."""
        with self.watch() as watching:
            for message in watching:
                if isinstance(message, m.Steps | m.MatchChanged | m.State):
                    match = message.match
                    if match is not None and match.status in ("over", "closed"):
                        return
                if isinstance(message, m.Steps | m.State) and message.choices is not None:
                    state = self.look()  # the message may be out of date by now
                    if state.choices:
                        yield state

    def play(self, *actions: str, number: int | None = None) -> m.Played:
        """Play actions; when this returns, they are on the server's disk."""
        return self._ask("POST", "play", m.Played, self._turn(actions, number))

    def draft(self, *actions: str, number: int | None = None) -> m.DraftState:
        """Replace your draft; without actions, clear it."""
        return self._ask("PUT", "draft", m.DraftState, self._turn(actions, number))

    def explain(self, *actions: str) -> list[m.Explained]:
        """What the rules say about actions."""
        return self._ask("POST", "explain", m.Verdicts, m.Questions(list(actions))).verdicts

    def hint(self) -> Hint:
        """The best turns from here; takes about a second."""
        return self._ask("POST", "hint", Hint)

    def review(self) -> ReviewBody:
        """Review the finished match: for every turn what was best and what it cost; takes seconds the first time."""
        return self.cafe.review(self.match)

    def start(self) -> MatchBody:
        """Start the game, as its host."""
        return self._ask("POST", "start", MatchBody)

    def leave(self) -> MatchBody:
        """Leave; during play a bot stands in."""
        return self._ask("POST", "leave", MatchBody)

    def come_back(self) -> MatchBody:
        """Take the place back from the bot that stands in."""
        return self._ask("POST", "return", MatchBody)

    def renew_link(self) -> None:
        """Revoke your personal link and get another: this seat goes on with the new token, the old one is void."""
        self.token = self._ask("POST", "link", Joined).token

    def rematch(self, levels: dict[int, str] | None = None) -> Seat:
        """Offer a rematch, or accept one, with other levels for its bots by place; the token stays the same."""
        joined = self._ask("POST", "rematch", Joined, RematchWish(levels or {}))
        return Seat(self.cafe, joined.match.id, self.token)

    def _turn(self, actions: Sequence[str], number: int | None) -> m.TurnActions:
        return m.TurnActions(self.look().number if number is None else number, list(actions))

    def _ask(self, method: str, what: str, answer: type[Answer], body: Any = None) -> Answer:
        return self.cafe.ask(method, f"/api/matches/{self.match}/{what}", answer, body, token=self.token)
