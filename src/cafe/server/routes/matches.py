"""Requests about a match: creating, joining, coming and going, rematches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal

from litestar import Controller, Request
from litestar.params import FromPath, JSONBody, QueryParameter

from cafe.protocol.care import ReportWish
from cafe.protocol.matches import (
    AbsentVote,
    ChangePlace,
    Create,
    Join,
    Joined,
    MatchBody,
    Matches,
    RematchWish,
)
from cafe.protocol.play import State
from cafe.server import absence, beginning, forgetting, match_messages, personal_links, places, rematch, reporting
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import now
from cafe.server.players import player_of, viewer_of
from cafe.server.request_context import Context, RequestContext, address_of, token_of
from cafe.server.routes.methods import delete, get, patch, post

Ask = Request[Any, Any, Any]
Stage = Annotated[Literal["open", "playing"], QueryParameter(description="`open`: to join; `playing`: to watch.")]


def _body(live: LiveMatch) -> MatchBody:
    return match_messages.match_body(live.record, now())


class MatchRoutes(Controller):
    """Everything about a match except playing."""

    path = "/api"
    tags = ("matches",)

    @post("/matches", summary="Create a match")
    async def create(self, request: Ask, context: Context, data: JSONBody[Create]) -> Joined:
        """Create a match and get its first place."""
        address = address_of(request)
        context.limits.check("create", address)
        if not data.public:
            return (await places.create(context.registry, data, address))[1]
        await context.lobby.check_room(address)
        return (await places.create(context.registry, data, address, context.lobby.source_of(address)))[1]

    @get("/matches/{match:str}", summary="Look at a match")
    async def look(self, request: Ask, context: Context, match: FromPath[str]) -> State:
        """Everything that the token's owner, or a spectator, may know."""
        live = await self._live(request, context, match, "act")
        async with live.lock:
            return match_messages.state_for(live, viewer_of(live.record, token_of(request)), now())

    @post("/matches/{match:str}/join", summary="Take a free place")
    async def join(self, request: Ask, context: Context, match: FromPath[str], data: JSONBody[Join]) -> Joined:
        """Take a free place of an open match."""
        live = await self._live(request, context, match)
        return await places.join(context.registry, live, data, address_of(request))

    @post("/matches/{match:str}/start", status_code=200, summary="Begin the game")
    async def start(self, request: Ask, context: Context, match: FromPath[str]) -> MatchBody:
        """Begin the game; the host only."""
        return await self._do(request, context, match, beginning.start)

    @post("/matches/{match:str}/accept", status_code=200, summary="Say yes to a rematch")
    async def accept(self, request: Ask, context: Context, match: FromPath[str]) -> MatchBody:
        """Accept a rematch."""
        return await self._do(request, context, match, beginning.accept, address_of(request))

    @patch("/matches/{match:str}/places/{place:int}", summary="Rename oneself, give a place to a bot, or free it")
    async def change_place(
        self, request: Ask, context: Context, match: FromPath[str], place: FromPath[int], data: JSONBody[ChangePlace]
    ) -> MatchBody:
        """Before the start, change your own name; the host may also give places to bots or free them."""
        return await self._do(request, context, match, places.change_place, place, data)

    @delete("/matches/{match:str}/places/{place:int}", status_code=200, summary="Remove somebody")
    async def remove(self, request: Ask, context: Context, match: FromPath[str], place: FromPath[int]) -> MatchBody:
        """Before the start, the host frees a place."""
        freed = ChangePlace(level=places.FREE)
        return await self._do(request, context, match, places.change_place, place, freed)

    @post("/matches/{match:str}/link", status_code=200, summary="Revoke one's personal link and make another")
    async def renew_link(self, request: Ask, context: Context, match: FromPath[str]) -> Joined:
        """A new token for your place, at its rematch too; the token you sent is void from now on."""
        live = await self._live(request, context, match)
        return await personal_links.renew(context.registry, live, player_of(live.record, token_of(request)))

    @post("/matches/{match:str}/places/{place:int}/report", status_code=204, summary="Report a name, or behaviour")
    async def report(
        self, request: Ask, context: Context, match: FromPath[str], place: FromPath[int], data: JSONBody[ReportWish]
    ) -> None:
        """A player reports another to the operator; repeating the report changes nothing."""
        live = await self._live(request, context, match, "report")
        by = player_of(live.record, token_of(request))
        source = context.lobby.source_of(address_of(request))
        await reporting.report(context.registry, live, by, place, data.about, source)

    @delete("/matches/{match:str}/name", status_code=200, summary="Erase one's name")
    async def erase_name(self, request: Ask, context: Context, match: FromPath[str]) -> MatchBody:
        """Erase your name from a match and its rematches, for good; not if you sit there with a profile."""
        return await self._do(request, context, match, forgetting.erase_name)

    @post("/matches/{match:str}/leave", status_code=200, summary="Leave")
    async def leave(self, request: Ask, context: Context, match: FromPath[str]) -> MatchBody:
        """Leave; in play a bot stands in until you return."""
        return await self._do(request, context, match, absence.leave)

    @post("/matches/{match:str}/return", status_code=200, summary="Come back")
    async def come_back(self, request: Ask, context: Context, match: FromPath[str]) -> MatchBody:
        """Take your place back from the stand-in bot."""
        return await self._do(request, context, match, absence.come_back)

    @post("/matches/{match:str}/absent", status_code=200, summary="Vote for a bot to stand in")
    async def absent(
        self, request: Ask, context: Context, match: FromPath[str], data: JSONBody[AbsentVote]
    ) -> MatchBody:
        """Vote for a bot to stand in for somebody who is away."""
        return await self._do(request, context, match, absence.vote_absent, data.place)

    @post("/matches/{match:str}/rematch", summary="Offer a rematch, or accept one")
    async def rematch(
        self, request: Ask, context: Context, match: FromPath[str], data: JSONBody[RematchWish]
    ) -> Joined:
        """Offer a rematch with the same people, or accept one."""
        context.limits.check("create", address_of(request))
        live = await context.match(match)
        return await rematch.rematch(context.registry, live, data.levels, token_of(request), address_of(request))

    @get("/lobby", summary="Public matches to join or to watch")
    async def lobby(self, request: Ask, context: Context, status: Stage = "open") -> Matches:
        """Public matches with a free place, or those being played, newest first."""
        context.limits.check("act", address_of(request))
        return await context.lobby.look(status)

    async def _do(
        self, request: Ask, context: RequestContext, match: str, work: Callable[..., Awaitable[None]], *more: object
    ) -> MatchBody:
        """Do something for a player of a match; returns the match afterwards."""
        live = await self._live(request, context, match)
        await work(context.registry, live, player_of(live.record, token_of(request)), *more)
        return _body(live)

    async def _live(self, request: Ask, context: RequestContext, match: str, ask: Any = "join") -> LiveMatch:
        context.limits.check(ask, address_of(request))
        return await context.match(match)
