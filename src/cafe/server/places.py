"""Who takes which place of a match before it starts."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection

from cafe.protocol.matches import ChangePlace, Create, DaysTime, Join, Joined, MoveTime, Time
from cafe.rules.editions import check_players
from cafe.rules.errors import SetupError
from cafe.rules.games import PRINTED
from cafe.server import match_messages
from cafe.server.bans import check_profiles
from cafe.server.beginning import begin, check_still_open
from cafe.server.faults import Fault
from cafe.server.floors import checked_ruleset
from cafe.server.levels import checked_level, name_of
from cafe.server.live_match import LiveMatch
from cafe.server.look_alikes import are_alike
from cafe.server.marks import mark_of, remember_removed, was_removed
from cafe.server.match_registry import MatchRegistry, now
from cafe.server.names import tidy_name
from cafe.server.players import Player, place_of, player_of
from cafe.server.store import matches as store
from cafe.server.store import profiles as profile_store
from cafe.server.store.rows import DAY, MatchRecord, PlaceRecord
from cafe.server.tokens import new_id, new_token, token_hash
from cafe.server.version import RULES

FREE = "free"
RATED_TIME = 3 * DAY  # for a turn of a rated match without a time, so that nobody can sit out a defeat


def place_at(record: MatchRecord, number: int) -> PlaceRecord:
    """The place with a number; a Fault if there is none. Strangers send numbers, and Python would accept -1."""
    if not 0 <= number < len(record.places):
        raise Fault("unknown", f"there is no place {number}", place="place")
    return record.places[number]


async def create(
    registry: MatchRegistry, wish: Create, address: str, source: str | None = None
) -> tuple[LiveMatch, Joined]:
    """A new match; its creator is the host and has place 0. `source` identifies the address, for public matches."""
    players = 1 + len(wish.others)
    checked_ruleset(wish.game, wish.edition, wish.plan)
    try:
        check_players(wish.game, players, wish.edition)
    except SetupError as error:
        raise Fault("invalid", str(error), place="others") from None
    if wish.series % 2 == 0:
        raise Fault("invalid", "a series is best of an odd number", place="series")
    if wish.rated and wish.profile is None:
        raise Fault("invalid", "a rated match needs a profile", place="profile")
    match, token = new_id(), new_token()
    person = await _person(registry, wish, token, public=wish.public, came_from=mark_of(match, address))
    places = [person, *(_other(registry, level) for level in wish.others)]
    name_bots(places)
    moment = now()
    record = MatchRecord(
        id=match,
        game=wish.game,
        same_sex_tables=wish.options.same_sex_tables,
        public=wish.public,
        order=wish.order,
        seconds=seconds_of(wish.time) or (RATED_TIME if wish.rated else 0),
        rules=RULES,
        created_at=moment,
        touched_at=moment,
        best_of=wish.series,
        wins=[0] * players,
        edition=None if wish.edition == PRINTED else wish.edition,
        plan=wish.plan,
        source=source,
        rated=wish.rated,
        places=places,
    )
    if wish.start:
        begin(registry, record)

    def work(connection: Connection) -> None:
        _hold_profile(connection, person)
        store.add_match(connection, record)

    await registry.database.write(work)
    live = await registry.enter(record.id)
    registry.on_change(live)
    return live, joined(live, token)


def joined(live: LiveMatch, token: str) -> Joined:
    """The answer to somebody who has just got a place; a Fault if it is gone already."""
    place = place_of(live.record, player_of(live.record, token))
    link = f"/m/{live.record.id}"
    return Joined(match_messages.match_body(live.record, now()), place, token, link, f"{link}#{token}")


async def _person(
    registry: MatchRegistry, wish: Create | Join, token: str, *, public: bool, came_from: str
) -> PlaceRecord:
    known = None if wish.profile is None else await profile_of(registry, wish.profile)
    if known is not None:
        await check_profiles(registry, [known.id])
    return PlaceRecord(
        taken_by="person",
        name=checked_name(registry, wish.name, public=public),
        token_hash=token_hash(token),
        profile=None if known is None else known.id,
        away_since=now(),
        came_from=came_from,
    )


def checked_name(registry: MatchRegistry, name: str, *, public: bool) -> str:
    """A name as it is stored; a Fault if it is not one, or has a word that is banned from public places."""
    tidy = tidy_name(name)
    return registry.words.check(tidy) if public else tidy


async def profile_of(registry: MatchRegistry, token: str) -> profile_store.ProfileRecord:
    """The profile of a token; a Fault if there is none."""
    hashed = token_hash(token)
    found = await registry.database.read(lambda connection: profile_store.profile_by_hash(connection, hashed))
    if found is None:
        raise Fault("token", "no profile has this token")
    moment = now()
    if moment - (found.used_at or 0) > DAY:
        await registry.database.write(lambda connection: profile_store.mark_used(connection, found.id, moment))
    return found


def _hold_profile(connection: Connection, person: PlaceRecord) -> None:
    """Keep a person's profile until they have their place; a Fault if it has just been deleted."""
    if person.profile is not None and not profile_store.hold_profile(connection, person.profile):
        raise Fault("token", "no profile has this token")


def _other(registry: MatchRegistry, level: str) -> PlaceRecord:
    if level == FREE:
        return PlaceRecord()
    return PlaceRecord(taken_by="bot", level=checked_level(level, registry.settings.bot_level))


def name_bots(places: list[PlaceRecord]) -> None:
    """Bots are named after their level; several of one level are numbered."""
    taken = [place.name for place in places if place.taken_by == "person"]
    for place in places:
        if place.taken_by == "bot":
            base = name_of(place.level or "")
            names = [base, *(f"{base} {number}" for number in range(2, 20))]
            place.name = next(name for name in names if not any(are_alike(name, other) for other in taken))
            taken.append(place.name)


def seconds_of(time: Time) -> int:
    """The seconds of a turn, 0 for no limit."""
    if isinstance(time, MoveTime):
        return time.seconds
    return time.days * DAY if isinstance(time, DaysTime) else 0


async def join(registry: MatchRegistry, live: LiveMatch, wish: Join, address: str) -> Joined:
    """Take a free place."""
    token, came_from = new_token(), mark_of(live.record.id, address)
    person = await _person(registry, wish, token, public=live.record.public, came_from=came_from)

    def alter(record: MatchRecord) -> None:
        check_still_open(record)
        if was_removed(record, person):
            raise Fault("forbidden", "the host has removed you from this match")
        free = [number for number, place in enumerate(record.places) if place.taken_by == "free"]
        if not free or (wish.place is not None and wish.place not in free):
            raise Fault("full", "that place is taken" if free else "no place is free")
        _check_name(record, person.name, None)
        if person.profile and person.profile in [place.profile for place in record.places]:
            raise Fault("forbidden", "this profile has a place already")
        record.places[free[0] if wish.place is None else wish.place] = person
        record.touched_at = now()

    await registry.change(live, alter, check=partial(_hold_profile, person=person))
    return joined(live, token)


def _check_name(record: MatchRecord, name: str, own: int | None) -> None:
    others = [place.name for number, place in enumerate(record.places) if number != own and place.taken_by != "free"]
    if any(are_alike(name, other) for other in others):
        raise Fault("name_taken", "somebody here has that name, or one that looks like it")


async def change_place(
    registry: MatchRegistry, live: LiveMatch, player: Player, number: int, wish: ChangePlace
) -> None:
    """Rename yourself; the host may also give a place to a bot or free it, but not rename anybody else."""

    def alter(record: MatchRecord) -> None:
        check_still_open(record)
        place, by = place_at(record, number), place_of(record, player)
        if wish.level is not None:
            if by != record.host:
                raise Fault("forbidden", "only the host may do that")
            if number == record.host:
                raise Fault("forbidden", "the host's own place is left by leaving")
            if place.taken_by == "person":
                remember_removed(record, number)
            record.places[number] = _other(registry, wish.level)
            name_bots(record.places)
        elif wish.name is not None:
            if by != number:
                raise Fault("forbidden", "everybody names themselves; the host can remove people")
            name = checked_name(registry, wish.name, public=record.public)
            _check_name(record, name, number)
            place.name = name

    await registry.change(live, alter, whole=True)
