"""Reviews of games: one at a time, everybody in turn; those of finished matches are kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from msgspec.structs import replace

from cafe.protocol.advice import ReviewBody
from cafe.rules.game import Game
from cafe.server.advising import review_of
from cafe.server.bot_threads import stand_back
from cafe.server.fair_threads import FairThreads
from cafe.server.faults import Fault

KEPT = 64
MOST_WAITING = 64
MOST_OF_ONE = 3  # waiting for one address


class Reviews:
    """The reviews of one process."""

    def __init__(self, simulations: int) -> None:
        self._simulations = simulations
        self._thread = FairThreads(1, "review", stand_back)
        self._kept: OrderedDict[str, asyncio.Task[ReviewBody]] = OrderedDict()

    def has(self, match: str) -> bool:
        """Whether a match is reviewed already, or is being reviewed."""
        return match in self._kept

    async def of_match(self, match: str, game: Game, asker: str) -> ReviewBody:
        """The review of a finished match: made once, however many ask. The stored review has no names.

        Names may be erased and profiles deleted, so the answer has the names that the game has now.
        """
        task = self._kept.get(match)
        if task is None:
            task = asyncio.create_task(self._without_names(game, asker))
            self._kept[match] = task
            task.add_done_callback(lambda done: self._forget_failed(match, done))
        self._kept.move_to_end(match)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return replace(await asyncio.shield(task), players=list(game.players))

    async def _without_names(self, game: Game, asker: str) -> ReviewBody:
        return replace(await self.of_game(game, asker), players=[])

    def _forget_failed(self, match: str, done: asyncio.Task[ReviewBody]) -> None:
        if (done.cancelled() or done.exception() is not None) and self._kept.get(match) is done:
            del self._kept[match]

    async def of_game(self, game: Game, asker: str) -> ReviewBody:
        """The review of any game; a Fault if too many are waiting."""
        in_hand = self._thread.in_hand
        if in_hand.all >= MOST_WAITING:
            raise Fault("too_many", "many games are being reviewed; wait a little", retry_after=10)
        if not in_hand.has_room(asker, MOST_OF_ONE):
            raise Fault("too_many", "other games are being reviewed for you; wait a little", retry_after=5)
        return await self._thread.run(lambda: review_of(game, self._simulations), asker)

    def close(self) -> None:
        """Drop reviews not yet begun."""
        self._thread.close()
