"""Forgetting: the settings say how long matches, names, marks and unused profiles are kept; names go on request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection

from cafe.server.faults import Fault
from cafe.server.live_match import LiveMatch
from cafe.server.look_alikes import are_alike
from cafe.server.match_registry import MatchRegistry, now
from cafe.server.names import NAMELESS
from cafe.server.players import Player, place_of
from cafe.server.store import care
from cafe.server.store import forgetting as store
from cafe.server.store import matches as match_store
from cafe.server.store import profiles as profile_store
from cafe.server.store.locks import FORGETTING, try_lock
from cafe.server.store.rows import DAY, GONE, MatchRecord

AT_ONCE, DELETED_AT_ONCE = 40, 5  # matches in one transaction; other work runs between two
PROFILES_AT_ONCE = 2  # each may have played in many matches
EVIDENCE = 30  # days that an open report keeps an erased name; /privacy says so
OFTEN = 3600.0  # seconds between two runs
log = logging.getLogger("cafe.server")


async def forget_old(registry: MatchRegistry) -> None:
    """Forget what has been kept too long, and clear it from the files too."""
    settings = registry.settings
    deleted = await _each(registry, settings.keep_matches, store.delete_old, DELETED_AT_ONCE)
    names = await _each(registry, settings.keep_names, partial(store.forget_names, nameless=NAMELESS))
    marks = await _each(registry, settings.keep_addresses, store.forget_marks)
    evidence = await _each(registry, EVIDENCE, care.give_up_evidence)
    profiles = await _each(registry, settings.keep_profiles, _delete_profile)
    if profiles:
        await registry.refresh(list(registry.matches))
    bans = await registry.database.write(lambda connection: care.drop_old_bans(connection, now()))
    if deleted:
        log.info("%d old matches deleted", deleted)
    if deleted + names + marks + evidence + profiles + bans:
        await registry.database.vacuum()
    await registry.database.clear_log()  # including what commands renamed or erased since the last run


async def _each(registry: MatchRegistry, days: float, work: Callable[..., list[str]], most: int = AT_ONCE) -> int:
    """Work through the matches that ended that many days ago, some at a time; 0 days keeps for good."""
    if not days:
        return 0
    before, done = now() - days * DAY, 0

    def some(connection: Connection) -> list[str]:
        if not try_lock(connection, FORGETTING):  # another process is doing it
            return []
        return work(connection, before=before, most=most)

    while ids := await registry.database.write(some):
        done += len(ids)
        await registry.refresh([match for match in ids if match in registry.matches])
        await asyncio.sleep(0)
    return done


def _delete_profile(connection: Connection, before: float, most: int) -> list[str]:
    """Delete some profiles that were last used before a time, with their data; returns them."""
    profiles = profile_store.unused(connection, before, min(most, PROFILES_AT_ONCE))
    for profile in profiles:
        profile_store.delete_profile(connection, profile, NAMELESS)
        care.lift_ban(connection, "profile", profile)
    return profiles


async def erase_name(registry: MatchRegistry, live: LiveMatch, player: Player) -> None:
    """Erase a player's name from a match and from those before and after it, which have the same link.

    An open report keeps the name until somebody deals with it: erasing must not destroy evidence.
    """
    person = live.record.places[place_of(live.record, player)]
    if person.profile not in (None, GONE):
        raise Fault("forbidden", "this place belongs to a profile: delete the profile")

    def alter(record: MatchRecord) -> None:
        for number, sitting in enumerate(record.places):
            if sitting.token_hash == player:
                sitting.name, sitting.came_from = _nameless(record, number), None

    for match in await _with_token(registry, live, player):
        if any(sitting.token_hash == player for sitting in match.record.places):
            await registry.change(match, alter, whole=True)
            await registry.database.write(partial(_erase_in_settled, match=match.record.id))
    await registry.database.clear_log()


def _erase_in_settled(connection: Connection, match: str) -> None:
    care.erase_in_settled(connection, match)


def _nameless(record: MatchRecord, own: int) -> str:
    """A name for somebody without one, different from everybody else's there."""
    others = [place.name for number, place in enumerate(record.places) if number != own]
    names = [NAMELESS, *(f"{NAMELESS} {number}" for number in range(2, 10))]
    return next(name for name in names if not any(are_alike(name, other) for other in others))


async def _with_token(registry: MatchRegistry, live: LiveMatch, token_hash: str) -> list[LiveMatch]:
    """The matches that a link opens, this one first, leaving out those that cannot be read."""
    ids = await registry.database.read(lambda connection: match_store.matches_of_token(connection, token_hash))
    found = [live]
    for match in ids:
        if match != live.record.id:
            with suppress(Fault):  # deleted, or unreadable
                found.append(await registry.enter(match))
    return found
