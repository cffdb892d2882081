"""Requests about profiles and the leaderboard."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Controller, Request
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import Connection

from cafe.protocol.profiles import Entry, Leaderboard, NewProfile, OwnData, ProfileBody, ProfileWish, RatingBody
from cafe.rules.games import GameName
from cafe.server.faults import Fault
from cafe.server.match_registry import now
from cafe.server.names import NAMELESS
from cafe.server.own_data import own_data
from cafe.server.places import checked_name, profile_of
from cafe.server.ratings import OTHERS_NEEDED, rated_bot
from cafe.server.request_context import Context, RequestContext, address_of, token_of
from cafe.server.routes.methods import delete, get, patch, post
from cafe.server.store import profiles as store
from cafe.server.store.profiles import ProfileRecord, RatingRecord
from cafe.server.tokens import is_id, new_id, new_token, token_hash

Ask = Request[Any, Any, Any]
Game = Annotated[GameName, QueryParameter(description="Which game.")]
MOST_ENTRIES = 100


def rating_parts(rating: RatingRecord) -> dict[str, Any]:
    """A rating as it is sent."""
    sure = rating.mu - 3 * rating.sigma
    return {
        "rating": round(sure, 2),
        "mu": round(rating.mu, 3),
        "sigma": round(rating.sigma, 3),
        "games": rating.games,
        "wins": rating.wins,
        "others": rating.others,
    }


def profile_body(profile: ProfileRecord, ratings: list[RatingRecord]) -> ProfileBody:
    """A profile as everybody sees it."""
    by_game = {rating.game: RatingBody(**rating_parts(rating)) for rating in ratings}
    return ProfileBody(profile.id, profile.name, profile.created_at, by_game)


class ProfileRoutes(Controller):
    """Profiles: a secret link, not a password."""

    path = "/api"
    tags = ("profiles",)

    @post("/profiles", summary="Make a profile")
    async def create(self, request: Ask, context: Context, data: JSONBody[ProfileWish]) -> NewProfile:
        """A new profile; this is the only time its token is sent."""
        context.limits.check("create", address_of(request))
        token = new_token()
        profile = ProfileRecord(
            new_id(), checked_name(context.registry, data.name, public=True), token_hash(token), now(), now()
        )
        await context.registry.database.write(lambda connection: store.add_profile(connection, profile))
        return NewProfile(profile_body(profile, []), token, f"/profile#{token}")

    @get("/profile", summary="One's own profile")
    async def mine(self, request: Ask, context: Context) -> ProfileBody:
        """The profile of the token."""
        return await self._body(context, (await self._mine(request, context)).id)

    @patch("/profile", summary="Rename one's profile")
    async def rename(self, request: Ask, context: Context, data: JSONBody[ProfileWish]) -> ProfileBody:
        """Rename the profile."""
        profile = await self._mine(request, context)
        name = checked_name(context.registry, data.name, public=True)
        await context.registry.database.write(lambda connection: store.rename_profile(connection, profile.id, name))
        return await self._body(context, profile.id)

    @post("/profile/link", status_code=200, summary="Revoke one's secret link and make another")
    async def renew_link(self, request: Ask, context: Context) -> NewProfile:
        """A new token; the one you sent is void from now on."""
        profile = await self._mine(request, context)
        token = new_token()
        work = partial(store.renew_token, profile=profile.id, token_hash=token_hash(token))
        await context.registry.database.write(work)
        return NewProfile(await self._body(context, profile.id), token, f"/profile#{token}")

    @get("/profile/data", summary="All that is kept of one's profile")
    async def data(self, request: Ask, context: Context) -> OwnData:
        """The profile, its ratings and matches, reports about it without who made them, and a ban."""
        context.limits.check("create", address_of(request))  # it costs as much
        profile = await self._mine(request, context)
        return await own_data(context.registry.database, await self._body(context, profile.id))

    @delete("/profile", summary="Delete one's profile with its data")
    async def remove(self, request: Ask, context: Context) -> None:
        """Delete the profile and its ratings; old matches show `Guest` instead."""
        profile = await self._mine(request, context)
        registry = context.registry

        def work(connection: Connection) -> None:
            for match in store.delete_profile(connection, profile.id, NAMELESS):
                registry.bus.send(connection, match)

        await registry.database.write(work)
        await registry.database.clear_log()
        await registry.refresh(list(registry.matches))

    @get("/profiles/{profile:str}", summary="Somebody's profile")
    async def look(self, request: Ask, context: Context, profile: FromPath[str]) -> ProfileBody:
        """A profile by its public id."""
        context.limits.check("act", address_of(request))
        if not is_id(profile):
            raise Fault("unknown", "there is no such profile")
        return await self._body(context, profile)

    @get("/leaderboard", summary="The best of a game")
    async def leaderboard(self, request: Ask, context: Context, game: Game) -> Leaderboard:
        """People and bots separately, the best first."""
        context.limits.check("act", address_of(request))

        def work(connection: Connection) -> Leaderboard:
            people = _best(connection, game, bots=False)
            return Leaderboard(people, _best(connection, game, bots=True), OTHERS_NEEDED)

        return await context.registry.database.read(work)

    async def _mine(self, request: Ask, context: RequestContext) -> ProfileRecord:
        context.limits.check("join", address_of(request))
        token = token_of(request)
        if token is None:
            raise Fault("token", "the profile's token is needed")
        return await profile_of(context.registry, token)

    async def _body(self, context: RequestContext, profile: str) -> ProfileBody:
        def work(connection: Connection) -> ProfileBody | None:
            found = store.load_profiles(connection, [profile]).get(profile)
            return None if found is None else profile_body(found, store.ratings_of(connection, profile))

        body = await context.registry.database.read(work)
        if body is None:
            raise Fault("unknown", "there is no such profile")
        return body


def _best(connection: Connection, game: str, *, bots: bool) -> list[Entry]:
    best = store.best_ratings(connection, game, MOST_ENTRIES, bots=bots, others=OTHERS_NEEDED)
    profiles = store.load_profiles(connection, [rating.holder for rating in best])
    return [_entry(rating, profiles.get(rating.holder)) for rating in best]


def _entry(rating: RatingRecord, profile: ProfileRecord | None) -> Entry:
    entry = partial(Entry, id=rating.holder, **rating_parts(rating))
    bot = rated_bot(rating.holder)
    if bot is not None:
        return entry(name=str(bot), bot=True, level=bot.level, seconds=bot.seconds, version=bot.version)
    return entry(name="" if profile is None else profile.name, bot=False, level=None, seconds=None, version=None)
