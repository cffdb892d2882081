"""Rematches with the same people, and the games of a series."""

from __future__ import annotations

from sqlalchemy import Connection

from cafe.protocol.matches import Joined
from cafe.server import match_messages
from cafe.server.bans import check_profiles
from cafe.server.beginning import accept
from cafe.server.faults import Fault
from cafe.server.levels import checked_level
from cafe.server.live_match import LiveMatch
from cafe.server.marks import mark_of
from cafe.server.match_registry import TRIES, MatchRegistry, now
from cafe.server.places import joined, name_bots
from cafe.server.players import Player, place_of, player_of
from cafe.server.store import matches as store
from cafe.server.store.rows import GONE, MatchRecord, PlaceRecord
from cafe.server.tokens import new_id
from cafe.server.version import RULES


async def rematch(
    registry: MatchRegistry, live: LiveMatch, levels: dict[int, str], token: str | None, address: str
) -> Joined:
    """Offer a rematch with the same people; asking again returns the same match."""
    player = player_of(live.record, token)
    async with live.lock:
        old = live.record
        if old.status != "over":
            raise Fault("not_now", "the match is not over")
        mine = old.places[place_of(old, player)].profile
        if mine is not None:
            await check_profiles(registry, [mine])
        for _ in range(TRIES):
            if live.record.next is None:
                await _offer(registry, live, player, levels, address)
    following = await registry.enter(live.record.next or "")
    if not following.record.places[place_of(following.record, player)].ready:
        await accept(registry, following, player, address)
    return joined(following, token or "")


async def _offer(
    registry: MatchRegistry, live: LiveMatch, player: Player, levels: dict[int, str], address: str
) -> None:
    """Store the next match, and its id in this one; not if the match has changed: another offer, or another link."""
    by = place_of(live.record, player)
    offered, known = next_match(live.record, by, levels, registry.settings.bot_level), live.record.revision
    offered.places[by].came_from = mark_of(offered.id, address)  # the others' marks come when they accept

    def work(connection: Connection) -> None:
        store.add_match(connection, offered)
        store.set_next(connection, live.record.id, offered.id, known)
        registry.bus.send(connection, live.record.id, number=live.number)

    try:
        await registry.database.write(work)
    except store.Conflict:
        await registry.read_news(live)
        return
    await registry.read_news(live)
    registry.tell_match(live)


def next_match(old: MatchRecord, by: int, levels: dict[int, str], usual: str) -> MatchRecord:
    """A match like another: same people and tokens, next start player, requested levels."""
    places = [_again(place, levels.get(number), number == by, usual) for number, place in enumerate(old.places)]
    name_bots(places)
    wins = match_messages.wins_of(old)
    goes_on = old.best_of > 1 and not match_messages.is_series_over(old, wins)
    moment = now()
    return MatchRecord(
        id=new_id(),
        game=old.game,
        same_sex_tables=old.same_sex_tables,
        public=False,
        order=old.order,
        seconds=old.seconds,
        host=by,
        rules=RULES,
        start=((old.start or 0) + 1) % len(places),
        created_at=moment,
        touched_at=moment,
        best_of=old.best_of,
        series=(old.series or old.id) if goes_on else None,
        series_game=old.series_game + 1 if goes_on else 1,
        wins=wins if goes_on else [0] * len(places),
        previous=old.id,
        edition=old.edition,
        plan=old.plan,
        rated=old.rated,
        removed=old.removed,
        places=places,
    )


def _again(place: PlaceRecord, level: str | None, ready: bool, usual: str) -> PlaceRecord:
    if place.taken_by == "bot":
        return PlaceRecord(taken_by="bot", level=checked_level(level or place.level or usual, usual))
    return PlaceRecord(
        taken_by="person",
        name=place.name,
        ready=ready,
        token_hash=place.token_hash,
        profile=None if place.profile == GONE else place.profile,
        away_since=now(),
    )
