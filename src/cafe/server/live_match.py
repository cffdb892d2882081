"""A match in memory: its record, its game rebuilt from the deal and the actions, its draft, and who listens."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Protocol

from cafe.rules.errors import CafeError, IllegalAction, InvalidAction
from cafe.rules.game import Game
from cafe.rules.games import PRINTED
from cafe.server.steps import PlayedStep, play_step
from cafe.server.store.rows import ActionRecord, Damaged, DraftRecord, MatchRecord
from cafe.server.version import RULES, UNNUMBERED

REMOVED, NO_MATCH, BANNED = (
    (4401, "removed from the match"),
    (4404, "there is no such match"),
    (4403, "this address is banned for a time"),
)
RECENT = 30  # the latest steps, sent to everybody who arrives


class RulesChanged(CafeError):
    """A match begun under other rules than today's, or with actions that today's rules refuse."""


class Listener(Protocol):
    """Somebody who hears of a match: a socket."""

    viewer: int | None
    token_hash: str | None  # of a player; None for a spectator
    address: str  # as the limits count it

    def tell(self, message: bytes) -> None:
        """Queue a message for sending."""
        ...

    def dismiss(self, ending: tuple[int, str]) -> None:
        """Close, with a socket's code and reason: this listener has lost their place, or the match is gone."""
        ...


class LiveMatch:
    """One match as this process knows it. Hold the lock to change it."""

    def __init__(self, record: MatchRecord) -> None:
        self.record = record
        self.game: Game | None = None
        self._spare: Game | None = None
        self.recent: deque[PlayedStep] = deque(maxlen=RECENT)
        self.draft: DraftRecord | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.is_at_work = False  # a bot of this process is thinking, or a clock is being checked
        self.used_at = 0.0
        self.said_at: dict[int, float] = {}  # when somebody last said something, by place
        self.asked_from: dict[int, tuple[str, float]] = {}  # each player's last request without a socket: address, time

    @property
    def number(self) -> int:
        """How many actions are on record."""
        return self.record.number

    @property
    def viewers(self) -> set[int | None]:
        """The viewers who are listening: places, and None for spectators."""
        return {listener.viewer for listener in self.listeners}

    def reseat(self) -> None:
        """After a change of places: give every listener the view of their own place, or dismiss them."""
        at = {place.token_hash: number for number, place in enumerate(self.record.places) if place.token_hash}
        for listener in list(self.listeners):
            if listener.token_hash is None:
                continue
            if listener.token_hash in at:
                listener.viewer = at[listener.token_hash]
            else:
                self.listeners.discard(listener)
                listener.dismiss(REMOVED)

    def set_up(self, actions: Sequence[ActionRecord]) -> None:
        """Rebuild the game; RulesChanged if today's rules refuse what was done, Damaged if it cannot be set up."""
        try:
            self.game, self._spare = new_game(self.record), None
        except Exception as fault:  # a damaged deal, edition or plan may raise anything
            raise Damaged(self.record.id, fault) from None
        if self.game is None:
            return
        is_of_today = self.record.rules in (RULES, *UNNUMBERED)
        if not is_of_today and self.record.status != "over":
            raise _rules_changed(self.record)
        quick = max(0, len(actions) - RECENT)
        try:
            for action in actions[:quick]:
                self.game.play(action.action)
        except (IllegalAction, InvalidAction) as error:
            raise _rules_changed(self.record) from error
        self.recent.clear()
        self.go_on(actions[quick:], number=quick)
        if not is_of_today and not _ends_as_recorded(self.game, self.record):
            raise _rules_changed(self.record)

    def trial(self) -> Game:
        """A copy of the game to try actions on. `accept` keeps the result; otherwise it is dropped."""
        assert self.game is not None  # noqa: S101 - the match is in play
        spare, self._spare = self._spare, None
        if spare is None or spare.length != self.game.length:
            return self.game.copy()
        spare.players = self.game.players
        return spare

    def accept(self, tried: Game, steps: Sequence[PlayedStep]) -> None:
        """Make the tried game the current one.

        The old one catches up and serves as the next copy, which is faster than copying.
        """
        before, self.game = self.game, tried
        if before is not None and not tried.is_over:
            before.follow(tried)
            self._spare = before
        self.recent.extend(steps)

    def go_on(self, actions: Sequence[ActionRecord], number: int) -> list[PlayedStep]:
        """Play recorded actions; returns them with their outcomes."""
        if self.game is None:
            return []
        try:
            steps = list(play_through(self.game, actions, number))
        except (IllegalAction, InvalidAction) as error:
            raise _rules_changed(self.record) from error
        self.recent.extend(steps)
        return steps


def new_game(record: MatchRecord) -> Game | None:
    """The game of a match at its beginning; None if it has not begun."""
    if record.deal is None or record.start is None:
        return None
    options = {"same_sex_tables": record.same_sex_tables}
    deal = record.deal
    return Game.from_deal(
        record.game,
        record.names,
        deal.guests,
        deal.tables,
        start=record.start,
        options=options,
        plan=record.plan,
        edition=record.edition or PRINTED,
    )


def play_through(game: Game, actions: Iterable[ActionRecord], number: int = 0) -> Iterable[PlayedStep]:
    """Play actions on a game, one after the other; yields each with its outcome, hidden parts included."""
    for offset, done in enumerate(actions):
        action = game.space.find(done.action)
        yield play_step(game, action, number=number + offset, by=done.by, at_time=done.at_time)


def _ends_as_recorded(game: Game, record: MatchRecord) -> bool:
    result, kept = game.result, record.result
    if result is None or kept is None:
        return False  # a match that is over has a result
    ends = (list(result.scores), list(result.penalties), list(result.winners), result.reason)
    return ends == (kept.scores, kept.penalties, kept.winners, kept.reason)


def _rules_changed(record: MatchRecord) -> RulesChanged:
    return RulesChanged(f"match {record.id} was begun with rules {record.rules}, which differ from today's, {RULES}")
