"""The registry: all matches that this process has in memory, kept in step with the store, and everybody who listens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

import msgspec
from sqlalchemy import Connection

from cafe.protocol.play import DraftState, MatchChanged, Said
from cafe.server import match_messages
from cafe.server.attendance import waiting_for_bots
from cafe.server.bot_threads import BotThreads
from cafe.server.drafts import after_draft
from cafe.server.faults import Fault, Unreadable
from cafe.server.live_match import NO_MATCH, Listener, LiveMatch, RulesChanged
from cafe.server.metrics import Metrics
from cafe.server.process_bus import Notice, ProcessBus
from cafe.server.public_words import read_words
from cafe.server.settings import Settings
from cafe.server.steps import PlayedStep
from cafe.server.store import matches as store
from cafe.server.store.database import Database
from cafe.server.store.faults import StoreGone
from cafe.server.store.rows import ActionRecord, Damaged, DraftRecord, MatchRecord

TRIES = 5  # attempts to write, where other processes write too
FORGET_AFTER = 60.0  # seconds; after this a match nobody listens to is dropped from memory
News = tuple[MatchRecord | None, DraftRecord | None, list[ActionRecord]]
encode = msgspec.json.Encoder().encode
log = logging.getLogger("cafe.server")


@dataclass
class MatchRegistry:
    """Where matches are found and changed; `matches` are those in memory."""

    settings: Settings
    database: Database
    bus: ProcessBus
    bot_threads: BotThreads
    metrics: Metrics

    def __post_init__(self) -> None:
        self.matches: dict[str, LiveMatch] = {}
        self.words = read_words(self.settings.words)
        self._entering: dict[str, asyncio.Task[LiveMatch]] = {}
        self.on_change: Callable[[LiveMatch], None] = lambda _: None  # set by whatever looks after clocks and bots

    # -- finding ----------------------------------------------------------------------------------------

    async def enter(self, match: str) -> LiveMatch:
        """A match, from memory or from the store; a Fault if there is none."""
        live = self.matches.get(match)
        if live is None:
            entering = self._entering.get(match)
            if entering is None:
                entering = asyncio.create_task(self._load(match))
                self._entering[match] = entering
                entering.add_done_callback(lambda _: self._entering.pop(match, None))
            live = await asyncio.shield(entering)
        elif self.settings.on_postgresql:
            await self.refresh([match])  # must not take back news from another process
        live.used_at = now()
        return live

    async def refresh(self, matches: Sequence[str]) -> None:
        """Catch up on matches of which the store has more than memory has."""
        stand = await self.database.read(lambda connection: store.standings(connection, matches))
        for match in set(matches) - set(stand):
            self.drop(match)
        for match, (number, revision) in stand.items():
            live = self.matches.get(match)
            if live is not None and (number > live.number or revision > live.record.revision):
                try:
                    await self._catch_up_or_drop(live)
                except Fault as error:  # the other matches still catch up
                    log.warning("left behind: %s", error)

    async def _load(self, match: str) -> LiveMatch:
        def work(connection: Connection) -> News:
            record = store.load_match(connection, match)
            if record is None:
                return None, None, []
            actions = store.load_actions(connection, match)
            store.check_whole(connection, record, len(actions))
            record.number = len(actions)  # on PostgreSQL the two may be read at different moments
            return record, store.load_draft(connection, match), actions

        await self.bus.attend(match)
        try:
            record, draft, actions = await self.database.read(work)
            if record is None:
                raise Fault("unknown", "there is no such match")
            live = LiveMatch(record)
            await asyncio.to_thread(live.set_up, actions)  # a long game takes a while, and would block the loop
        except (RulesChanged, Damaged) as error:
            raise Unreadable(error) from None
        live.draft = draft
        live.used_at = now()  # or the next sweep would drop it at once
        self.matches[match] = live
        self.metrics.matches.set(len(self.matches))
        return live

    def drop(self, match: str) -> None:
        """Drop a deleted match and close its listeners."""
        live = self.matches.pop(match, None)
        if live is None:
            return
        if live.timer is not None:
            live.timer.cancel()
        live.record.due_at = None
        for listener in list(live.listeners):
            listener.dismiss(NO_MATCH)
        live.listeners.clear()
        self.metrics.matches.set(len(self.matches))

    def forget_unused(self) -> None:
        """Drop matches that nobody listens to and in which nothing is due soon."""
        long_ago, soon = now() - FORGET_AFTER, now() + FORGET_AFTER
        for match, live in list(self.matches.items()):
            at_rest = not live.listeners and not live.lock.locked() and not live.is_at_work
            is_due = live.timer is not None and (live.record.due_at or 0) < soon
            if at_rest and not is_due and live.used_at < long_ago:
                if live.timer is not None:
                    live.timer.cancel()
                del self.matches[match]
        self.metrics.matches.set(len(self.matches))

    async def attend_only_live(self) -> None:
        """Stop listening to the other processes, except about matches in memory."""
        await self.bus.attend_only([*self.matches, *self._entering])

    def is_followed(self, record: MatchRecord, moment: float) -> bool:
        """Whether any player of a match is present, at this or another process, with or without a socket."""
        if any(match_messages.is_present(place, moment) for place in record.places if place.taken_by == "person"):
            return True
        live = self.matches.get(record.id)
        return live is not None and bool(waiting_for_bots(live, moment))

    # -- changing ---------------------------------------------------------------------------------------

    async def change(
        self,
        live: LiveMatch,
        alter: Callable[[MatchRecord], None],
        *,
        check: Callable[[Connection], None] = lambda _: None,
        whole: bool = False,
    ) -> None:
        """Change anything about a match except its actions, and tell everybody.

        `check` looks into the store in the same transaction; `whole` sends the whole state again.
        """
        async with live.lock:
            for _ in range(TRIES):
                record = copy_of(live.record)
                alter(record)
                record.revision += 1
                try:
                    await self.database.write(partial(self._save, record=record, check=check))
                except store.Conflict:
                    await self.read_news(live)
                    continue
                self._put_record(live, record)
                break
            else:
                raise Fault("stale", "the match is being changed by others; try again", number=live.number)
            self.tell_match(live, whole=whole)
        self.on_change(live)

    def _save(self, connection: Connection, record: MatchRecord, check: Callable[[Connection], None]) -> None:
        check(connection)
        store.save_match(connection, record)
        self.bus.send(connection, record.id, number=record.number)

    def _put_record(self, live: LiveMatch, record: MatchRecord) -> None:
        """Take a new record; a game that has begun is set up."""
        begun = live.game is None and record.deal is not None
        live.record = record
        live.reseat()
        if begun:
            live.set_up([])
        elif live.game is not None:
            live.game.players = tuple(record.names)  # a deleted profile's name is gone

    async def read_news(self, live: LiveMatch) -> list[PlayedStep]:
        """Read what other processes have written; call with the lock held. Returns the new steps."""
        match, number = live.record.id, live.number

        def work(connection: Connection) -> News:
            record = store.load_match(connection, match)
            draft, actions = store.load_draft(connection, match), store.load_actions(connection, match, since=number)
            if record is not None:
                store.check_whole(connection, record, number + len(actions))
            return record, draft, actions

        try:
            record, draft, actions = await self.database.read(work)
            if record is None:
                raise Fault("unknown", "the match is gone")
            record.number = number + len(actions)
            self._put_record(live, record)
            live.draft = draft
            return live.go_on(actions, number)
        except (RulesChanged, Damaged) as error:
            self.drop(match)  # memory may by now hold half of the news
            raise Unreadable(error) from None

    async def catch_up(self, live: LiveMatch) -> None:
        """Read what other processes have written, and tell everybody here."""
        async with live.lock:
            revision, begun, place = live.record.revision, live.game is not None, live.draft
            steps = await self.read_news(live)
            if steps:
                self.tell_steps(live, steps)
            if live.record.revision != revision or not steps:
                self.tell_match(live, whole=not begun and live.game is not None)
            if live.draft != place and not steps and live.game is not None:
                self.tell_draft(live, live.game.to_move)

    async def hear(self, notice: Notice) -> None:
        """Handle a notice from another process."""
        live = self.matches.get(notice.match)
        if live is None and notice.match in self._entering:  # it may have been read before the news was written
            with suppress(Fault, StoreGone):
                live = await asyncio.shield(self._entering[notice.match])
        if live is None:
            return
        if notice.phrase is not None and notice.place is not None:
            self.tell_all(live, encode(Said(notice.place, notice.phrase)))
        else:
            await self._catch_up_or_drop(live)

    async def _catch_up_or_drop(self, live: LiveMatch) -> None:
        try:
            await self.catch_up(live)
        except Unreadable as fault:  # whoever opens it gets the same error
            log.warning("let go: %s", fault)
        except Fault as fault:
            if fault.body.code != "unknown":
                raise
            self.drop(live.record.id)

    async def set_aside(self, match: str, why: Exception) -> None:
        """Set aside a match that cannot be read: nothing is due there any more."""
        log.warning("left alone: %s", why)
        self.metrics.resting.inc()
        self.drop(match)
        await self.database.write(lambda connection: store.let_rest(connection, match, now()))

    # -- telling --------------------------------------------------------------------------------------------

    def tell_steps(self, live: LiveMatch, steps: Sequence[PlayedStep]) -> None:
        """Tell everybody about steps, each viewer as much as they may see."""
        if not steps:
            return
        if live.game is None or not live.listeners:
            return
        moment = now()
        self._tell_by_viewer(live, lambda viewer: encode(match_messages.steps_for(live, viewer, steps, moment)))

    def tell_match(self, live: LiveMatch, *, whole: bool = False) -> None:
        """Tell everybody that a match has changed; `whole`: send the whole state."""
        if not live.listeners:
            return
        moment = now()
        if whole:
            self._tell_by_viewer(live, lambda viewer: encode(match_messages.state_for(live, viewer, moment)))
        else:
            self.tell_all(live, encode(MatchChanged(match_messages.match_body(live.record, moment))))

    def tell_draft(self, live: LiveMatch, place: int, but: Listener | None = None) -> None:
        """Tell the other devices of a player that their draft has changed."""
        listeners = [one for one in live.listeners if one.viewer == place and one is not but]
        state = self.draft_state(live, place) if listeners else None
        for listener in listeners:
            listener.tell(encode(state))

    def draft_state(self, live: LiveMatch, place: int) -> DraftState | None:
        """The draft of a player; one without steps if there is none."""
        if not match_messages.is_to_move(live, place) or live.game is None:
            return None
        return match_messages.draft_for(live, place) or after_draft(live.game, place, [], live.number)

    def tell_all(self, live: LiveMatch, message: bytes) -> None:
        """Send everybody the same message."""
        for listener in live.listeners:
            listener.tell(message)

    def _tell_by_viewer(self, live: LiveMatch, message: Callable[[int | None], bytes]) -> None:
        messages = {viewer: message(viewer) for viewer in live.viewers}
        for listener in live.listeners:
            listener.tell(messages[listener.viewer])


def copy_of(record: MatchRecord) -> MatchRecord:
    """An independent copy of a record, places included."""
    places = [msgspec.structs.replace(place, votes=list(place.votes)) for place in record.places]
    return msgspec.structs.replace(record, places=places)


def now() -> float:
    """The time, in seconds since 1970."""
    return time.time()
