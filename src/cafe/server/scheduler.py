"""The scheduler does what is due without a request: bots' turns, expired clocks, idle matches, presence.

The store knows when something is due (`due_at`), so it is done even after a crash, by whichever process is up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection

from cafe.server import absence, match_messages
from cafe.server.attendance import waiting_for_bots
from cafe.server.faults import Fault, Unreadable
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import MatchRegistry, now
from cafe.server.players import Player, place_of
from cafe.server.store import care
from cafe.server.store import matches as store
from cafe.server.store.faults import StoreGone
from cafe.server.store.rows import MatchRecord
from cafe.server.turns import play_as_bot

log = logging.getLogger("cafe.server")
RESCUE_AFTER = 2.0  # seconds after which another process takes over work that was neither done nor renewed
LOOK = (
    0.7  # seconds between two looks at the other processes: what they left undone; what they say, if they are not heard
)
BEFORE_RETRY = 1.0  # seconds, if due work had no effect, or the store was gone
BEFORE_RETRY_OF_FAILURE = 30.0  # seconds, if something went wrong here
HEARTBEAT = 25.0
MOST_AT_ONCE = 500
SEEN_AT_ONCE = 100  # places marked as present in one piece of work; other work runs between pieces


Chore = tuple[float, Callable[[], Awaitable[None]]]


class Scheduler:
    """Looks after the matches of a registry."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        self._tasks: set[asyncio.Task[None]] = set()
        registry.on_change = self.plan

    def start(self, *chores: Chore) -> None:
        """Resume unfinished work, then keep sweeping; do other chores too, each at its interval."""
        registry = self._registry
        for seconds, chore in chores:
            self._go(self._again_and_again(seconds, chore))
        self._go(self._listen())
        self._go(self._again_and_again(registry.settings.sweep, self._sweep))
        self._go(self._again_and_again(HEARTBEAT, self._heartbeat))
        if registry.settings.on_postgresql:
            self._go(self._again_and_again(LOOK, self._look_at_others))
        self._go(self._again_and_again(max(60.0, registry.settings.sweep), self.close_idle))

    async def stop(self) -> None:
        """Stop; what is due stays in the store."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self._registry.matches.values():
            if live.timer is not None:
                live.timer.cancel()

    def _go(self, work: Awaitable[None]) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- one match --------------------------------------------------------------------------------------

    def plan(self, live: LiveMatch) -> None:
        """Check a match again when something is due there."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        due = live.record.due_at
        if live.record.status == "playing" and due is not None and not live.is_at_work:
            delay = max(0.0, due - now())
            live.timer = asyncio.get_running_loop().call_later(delay, self._look, live)

    def _look(self, live: LiveMatch) -> None:
        live.timer = None
        if not live.is_at_work:
            live.is_at_work = True
            self._go(self._attend(live))

    async def _attend(self, live: LiveMatch) -> None:
        before = live.number, live.record.due_at
        try:
            await self._do_what_is_due(live)
        except Unreadable as fault:
            with suppress(StoreGone):  # a sweep finds it again when the store is back
                await self._registry.set_aside(live.record.id, fault)
        except Fault as fault:
            log.debug("match %s: %s", live.record.id, fault.body.code)  # somebody was faster
            if fault.body.code == "unknown":
                self._registry.drop(live.record.id)
        except StoreGone:
            live.record.due_at = now() + BEFORE_RETRY
        except Exception:
            log.exception("match %s: what was due could not be done", live.record.id)
            live.record.due_at = now() + BEFORE_RETRY_OF_FAILURE
        finally:
            live.is_at_work = False
        if (live.number, live.record.due_at) == before and before[1] is not None and before[1] <= now():
            live.record.due_at = now() + BEFORE_RETRY  # it had no effect: do not try again at once, forever
        self.plan(live)

    async def _do_what_is_due(self, live: LiveMatch) -> None:
        record, game = live.record, live.game
        if record.status != "playing" or game is None or game.is_over:
            return
        place = game.to_move
        if record.places[place].is_played_by_bot:
            await self._bot_turn(live, place)
        elif record.turn_ends_at is not None and now() >= record.turn_ends_at:
            await self._registry.change(live, lambda record: self._time_is_out(record, live, place))

    def _time_is_out(self, record: MatchRecord, live: LiveMatch, place: int) -> None:
        if live.game is None or live.game.to_move != place or record.status != "playing":
            raise Fault("not_now", "the turn was finished in time")
        absence.stand_in(self._registry, record, live.game, place)

    async def _bot_turn(self, live: LiveMatch, place: int) -> None:
        """One choice of a bot: a turn, or as much of it as can be planned; the rest is due at once."""
        game, number = live.game, live.number
        assert game is not None  # noqa: S101 - the match is in play
        level = live.record.places[place].level or self._registry.settings.stand_in_bot
        with self._registry.metrics.thinking.labels(level.partition("@")[0]).time():
            actions = await self._registry.bot_threads.think(level, game.copy(), waiting_for_bots(live, now()))
        await play_as_bot(self._registry, live, place, number, [str(action) for action in actions])

    # -- all matches ------------------------------------------------------------------------------------

    async def _again_and_again(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except StoreGone as error:
                log.warning("%s", error)
            except Exception:
                log.exception("the scheduler stumbled")
            await asyncio.sleep(seconds)

    async def _listen(self) -> None:
        async for notice in self._registry.bus.heard():
            try:
                if notice is None:
                    await self._registry.refresh(list(self._registry.matches))
                    continue
                await self._registry.hear(notice)
                live = self._registry.matches.get(notice.match)
                if live is not None:
                    await self._say_who_is_here(live)
            except StoreGone as error:  # catch up once it is back
                log.warning("%s", error)
            except Exception:
                log.exception("a notice could not be followed")

    async def _sweep(self) -> None:
        """Take up what is due and that nobody works on."""
        registry = self._registry
        registry.forget_unused()
        if registry.settings.on_postgresql:
            await registry.attend_only_live()
            await registry.refresh(list(registry.matches))  # a notice may have been lost
            return
        await self._read_notices()
        soon = now() + 2 * registry.settings.sweep
        await self._take_up(
            await registry.database.read(lambda connection: store.due_matches(connection, soon, MOST_AT_ONCE))
        )

    async def _read_notices(self) -> None:
        """Catch up on matches that a command has changed in the SQLite file."""
        registry = self._registry
        if await registry.database.read(care.has_notices):
            changed = await registry.database.write(care.take_notices)
            await registry.refresh([match for match in changed if match in registry.matches])

    async def _look_at_others(self) -> None:
        """Renew our claims and take over from dead processes; while notices may be lost, catch up."""
        registry, moment = self._registry, now()
        if registry.bus.is_deaf:
            await registry.refresh(list(registry.matches))
        in_hand = [match for match, live in registry.matches.items() if live.is_at_work]
        await registry.database.write(lambda connection: store.renew(connection, in_hand, moment))
        late = moment - RESCUE_AFTER
        await self._take_up(
            await registry.database.write(lambda connection: store.claim_due(connection, late, moment, MOST_AT_ONCE))
        )

    async def _take_up(self, matches: Iterable[str]) -> None:
        for match in matches:
            live = await self._enter(match)
            if live is not None and not live.is_at_work:
                self.plan(live)

    async def _enter(self, match: str) -> LiveMatch | None:
        """A match; None if it cannot be read or today's rules refuse it: then it is set aside, and the others go on."""
        try:
            return await self._registry.enter(match)
        except Fault as error:
            await self._registry.set_aside(match, error)
            return None

    async def close_idle(self) -> None:
        """Close idle matches (docs/server.md)."""
        registry, moment = self._registry, now()
        times = registry.settings
        idle = await registry.database.read(
            lambda connection: store.idle_matches(
                connection, moment - times.open_idle, moment - times.play_idle, moment - times.days_idle
            )
        )
        for match in idle:
            live = await self._enter(match)
            if live is None or any(
                match_messages.is_present(place, moment) for place in live.record.places if place.taken_by == "person"
            ):
                continue
            with suppress(Fault):  # somebody else has just ended it
                await registry.change(live, _close)

    # -- who is there -----------------------------------------------------------------------------------

    async def arrive(self, live: LiveMatch, player: Player) -> None:
        """A player's socket is open: they are there, and take their place back."""
        place = place_of(live.record, player)
        here = live.record.places[place]
        was_present = match_messages.is_present(here, now())
        here.seen_at, here.away_since = now(), None
        if not was_present:
            await self._mark_seen(live, [place])
            self._registry.tell_match(live)
        with suppress(Fault):  # out of time: the bot finishes the turn first
            await absence.come_back(self._registry, live, player)

    async def depart(self, live: LiveMatch, player: Player) -> None:
        """A player's socket is closed; they are away if it was the last of this process, and the place still theirs."""
        with suppress(Fault):
            place = place_of(live.record, player)
            if place not in live.viewers:
                await self._mark_away(live, place, player)

    async def _mark_away(self, live: LiveMatch, place: int, player: Player) -> None:
        here, moment = live.record.places[place], now()
        here.seen_at, here.away_since = None, moment
        self._registry.tell_match(live)
        match, number = live.record.id, live.number

        def work(connection: Connection) -> None:
            store.mark_away(connection, match, player, moment)
            self._registry.bus.send(connection, match, number=number)

        await self._registry.database.write(work)

    async def _say_who_is_here(self, live: LiveMatch) -> None:
        """Correct another process that thinks somebody connected here is absent."""
        moment = now()
        missed = [
            place
            for place in live.viewers
            if place is not None and place < len(live.record.places)
            if not match_messages.is_present(live.record.places[place], moment)
        ]
        if missed:
            for place in missed:
                live.record.places[place].seen_at = moment
            await self._mark_seen(live, missed)
            self._registry.tell_match(live)

    async def _mark_seen(self, live: LiveMatch, places: list[int]) -> None:
        match, number, moment = live.record.id, live.number, now()

        def work(connection: Connection) -> None:
            store.mark_seen(connection, [(match, place) for place in places], moment)
            self._registry.bus.send(connection, match, number=number)

        await self._registry.database.write(work)

    async def _heartbeat(self) -> None:
        """Record who is connected here; read who is connected elsewhere."""
        registry, moment = self._registry, now()
        before = {match: _presence(live, moment) for match, live in registry.matches.items()}
        seen = [(live, place) for live in registry.matches.values() for place in live.viewers if place is not None]
        pairs = [(live.record.id, place) for live, place in seen]
        for first in range(0, len(pairs), SEEN_AT_ONCE):
            some = pairs[first : first + SEEN_AT_ONCE]
            await registry.database.write(partial(store.mark_seen, seen=some, now=moment))
        for live, place in seen:
            live.record.places[place].seen_at = moment
        if registry.settings.on_postgresql:
            ids = list(registry.matches)
            elsewhere = await registry.database.read(lambda connection: store.presence(connection, ids))
            for match, place, seen_at, away_since in elsewhere:
                live_there = registry.matches.get(match)
                if live_there is not None and place < len(live_there.record.places):
                    here = live_there.record.places[place]
                    here.seen_at, here.away_since = seen_at, away_since
        for match, live in registry.matches.items():
            if match in before and before[match] != _presence(live, now()):
                registry.tell_match(live)


def _presence(live: LiveMatch, moment: float) -> list[bool]:
    return [match_messages.is_present(place, moment) for place in live.record.places]


def _close(record: MatchRecord) -> None:
    if record.status not in ("open", "playing"):
        raise Fault("not_now", "the match has ended")
    record.status, record.ended_at, record.due_at, record.turn_ends_at = "closed", now(), None, None
