"""Players for bench/crash.py, who play on whatever happens to the servers, and remember what they were told."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import TypeVar

import httpx

from cafe.client import Cafe, Seat, ServerRefusal
from cafe.protocol.play import State
from cafe.rules.games import GAME_NAMES

Answer = TypeVar("Answer")


@dataclass
class Tally:
    """What one client was told: the actions acknowledged, by match, in order."""

    acknowledged: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    repeats: int = 0
    refusals: list[str] = field(default_factory=list)
    longest_wait: float = 0.0  # for a bot, seconds
    waits_in_the_end: float = 0.0  # for a bot that is due when nobody kills any more


class Client(threading.Thread):
    """Plays one match after the other against a bot, through whichever server answers."""

    def __init__(self, addresses: Sequence[str], number: int) -> None:
        super().__init__(daemon=True)
        self.tally = Tally()
        self.stopping = False
        self._addresses = addresses
        self._dice = random.Random(number)

    def run(self) -> None:
        """Play until told to stop."""
        with ExitStack() as stack:
            cafes = [stack.enter_context(Cafe(address, timeout=5)) for address in self._addresses]
            while not self.stopping:
                game = self._dice.choice(GAME_NAMES)
                opened = self._insist(lambda game=game: self._open(cafes, game))  # type: ignore[misc]
                if opened is not None:
                    self._play([Seat(cafe, opened.match, opened.token) for cafe in cafes])

    def _open(self, cafes: Sequence[Cafe], game: str) -> Seat:
        return self._dice.choice(cafes).create(game, "Ada", ["random"], start=True)

    def _play(self, seats: Sequence[Seat]) -> None:
        done = self.tally.acknowledged.setdefault(seats[0].match, [])
        number, since = -1, time.monotonic()
        while not self.stopping:
            state = self._insist(lambda: self._dice.choice(seats).look())
            if state is None or state.match.status == "over":
                return
            if state.number != number:
                number, since = state.number, time.monotonic()
            if state.choices:
                self._act(seats, state, done)
                number = -1
                self.tally.waits_in_the_end = 0.0
            else:
                self.tally.waits_in_the_end = time.monotonic() - since
                self.tally.longest_wait = max(self.tally.longest_wait, self.tally.waits_in_the_end)
                time.sleep(0.02)

    def _act(self, seats: Sequence[Seat], state: State, done: list[tuple[int, str]]) -> None:
        action = self._dice.choice(state.choices or []).action
        try:
            played = self._insist(lambda: self._dice.choice(seats).play(action, number=state.number))
        except ServerRefusal as refusal:
            self.tally.refusals.append(str(refusal))
            return
        if played is not None:
            self.tally.repeats += played.repeat
            done.append((played.from_number, action))

    def _insist(self, ask: Callable[[], Answer]) -> Answer | None:
        """Ask until there is an answer; None if the end has come meanwhile."""
        while not self.stopping:
            try:
                return ask()
            except httpx.HTTPError:
                time.sleep(0.01)
            except ServerRefusal as refusal:
                if refusal.code != "closing":  # the database is down: come again
                    raise
                time.sleep(0.05)
        return None
