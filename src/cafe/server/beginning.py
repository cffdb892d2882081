"""How a match begins: when its host starts it, or once everybody has accepted a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from cafe.bots.registry import name_in_records
from cafe.rules.editions import Edition, edition
from cafe.rules.game import Game
from cafe.rules.games import PRINTED
from cafe.server.bans import check_profiles
from cafe.server.faults import Fault
from cafe.server.levels import usual_level
from cafe.server.live_match import LiveMatch, new_game
from cafe.server.marks import mark_of
from cafe.server.match_registry import MatchRegistry, now
from cafe.server.players import Player, place_of
from cafe.server.store.rows import DealRecord, MatchRecord, PlaceRecord
from cafe.server.turns import times
from cafe.server.version import RULES


def check_still_open(record: MatchRecord) -> None:
    """A Fault if a match has begun, or is closed."""
    if record.status != "open":
        raise Fault("not_now", "the match has begun already" if record.deal else "the match is closed")


async def check_nobody_banned(registry: MatchRegistry, people: Sequence[PlaceRecord]) -> None:
    """A Fault if one of these has a banned profile."""
    profiles = [place.profile for place in people if place.profile]
    if profiles:
        await check_profiles(registry, profiles)


async def accept(registry: MatchRegistry, live: LiveMatch, player: Player, address: str) -> None:
    """Accept a rematch; it begins when the last player accepts, whether or not its host's page is still open."""
    await check_nobody_banned(registry, [live.record.places[place_of(live.record, player)]])
    may_begin = await _is_nobody_banned(registry, live.record.places)

    def alter(record: MatchRecord) -> None:
        check_still_open(record)
        sitting = record.places[place_of(record, player)]
        sitting.ready, sitting.came_from = True, mark_of(record.id, address)
        if may_begin and record.previous is not None and _is_complete(record):
            begin(registry, record)

    await registry.change(live, alter, whole=True)


async def _is_nobody_banned(registry: MatchRegistry, people: Sequence[PlaceRecord]) -> bool:
    try:
        await check_nobody_banned(registry, people)
    except Fault:
        return False
    return True


def _is_complete(record: MatchRecord) -> bool:
    return all(place.ready and place.taken_by != "free" for place in record.places)


async def start(registry: MatchRegistry, live: LiveMatch, player: Player) -> None:
    """Begin the game, unless somebody is banned (the host can remove them). A rematch may have begun by itself."""
    if _has_begun_by_itself(live.record, player):
        return
    await check_nobody_banned(registry, live.record.places)

    def alter(record: MatchRecord) -> None:
        check_still_open(record)
        if place_of(record, player) != record.host:
            raise Fault("forbidden", "only the host may start")
        begin(registry, record)

    try:
        await registry.change(live, alter, whole=True)
    except Fault:
        if not _has_begun_by_itself(live.record, player):  # meanwhile
            raise


def _has_begun_by_itself(record: MatchRecord, player: Player) -> bool:
    if record.previous is None or record.status != "playing":
        return False
    return place_of(record, player) == record.host


def begin(registry: MatchRegistry, record: MatchRecord) -> None:
    """Draw lots, shuffle and deal."""
    if any(place.taken_by == "free" for place in record.places):
        raise Fault("not_now", "a place is still free")
    if not all(place.ready for place in record.places):
        raise Fault("not_now", "somebody has not accepted yet")
    record.rules = RULES  # an older program may have opened it days ago
    dice = secrets.SystemRandom()
    if record.order == "lot" and record.start is None:  # a rematch already has its order and start player
        order = list(range(len(record.places)))
        dice.shuffle(order)
        record.places = [record.places[number] for number in order]
        record.host = order.index(record.host)
    if record.start is None:
        record.start = dice.randrange(len(record.places)) if record.order == "lot" else 0
    for place in record.places:
        if place.taken_by == "bot" and record.rated:
            place.level = usual_level(place.level or "")
        place.plays_as = name_in_records(place.level or "", record.game) if place.taken_by == "bot" else None
    record.deal = shuffled(edition(record.game, record.edition or PRINTED), dice)
    record.status, record.started_at, record.touched_at = "playing", now(), now()
    game = new_game(record)
    assert isinstance(game, Game)  # noqa: S101 - it has its deal
    record.turn_ends_at, record.due_at = times(registry, record, game, now())


def shuffled(facts: Edition, dice: secrets.SystemRandom) -> DealRecord:
    """Guests and tables, shuffled with randomness that nobody can predict."""
    guests = [facts.cast.codes[guest] for guest in facts.cast.everybody]
    tables = [facts.table_text(table) for table in facts.tables]
    dice.shuffle(guests)
    dice.shuffle(tables)
    return DealRecord(guests, tables)
