"""Requests of a player during play, for programs without a socket; and the record."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response
from litestar.params import FromPath, JSONBody, QueryParameter

from cafe.protocol.advice import Hint, ReviewBody
from cafe.protocol.play import DraftState, Played, Questions, TurnActions, Verdicts
from cafe.protocol.tools import Replay, StepList
from cafe.server import replays, turns
from cafe.server.live_match import LiveMatch
from cafe.server.match_registry import now
from cafe.server.players import Player, place_of, player_of, viewer_of
from cafe.server.request_context import Context, RequestContext, address_of, token_of
from cafe.server.routes.bodies import accepted_of, answers, written
from cafe.server.routes.methods import get, post, put

Ask = Request[Any, Any, Any]
Since = Annotated[int, QueryParameter(ge=0, le=100_000, description="The number of the first step wanted.")]
Eyes = Annotated[str, QueryParameter(name="as", max_length=10, description="`open`, `spectator` or a place.")]


class PlayRoutes(Controller):
    """Playing, asking, and reading the record."""

    path = "/api/matches/{match:str}"
    tags = ("play",)

    @post("/play", status_code=200, summary="Put actions on record")
    async def play(self, request: Ask, context: Context, match: FromPath[str], data: JSONBody[TurnActions]) -> Played:
        """The answer means that the actions are on disk; a repeat gets the same answer, a stale number is refused."""
        live, player = await self._mine(request, context, match)
        return await turns.play(context.registry, live, player, data.number, data.actions)

    @put("/draft", summary="Replace the draft")
    async def draft(
        self, request: Ask, context: Context, match: FromPath[str], data: JSONBody[TurnActions]
    ) -> DraftState:
        """Replace the draft of your turn."""
        live, player = await self._mine(request, context, match)
        return await turns.draft(context.registry, live, player, data.number, data.actions)

    @post("/explain", status_code=200, summary="Ask the rules")
    async def explain(
        self, request: Ask, context: Context, match: FromPath[str], data: JSONBody[Questions]
    ) -> Verdicts:
        """What the rules say about actions, after your draft."""
        live, player = await self._mine(request, context, match)
        return turns.explain(live, player, data.actions)

    @post("/hint", status_code=200, summary="Ask for a hint")
    async def hint(self, request: Ask, context: Context, match: FromPath[str]) -> Hint:
        """The best whole turns from here, after your draft, from what you see; takes about a second."""
        context.limits.check("think", address_of(request))
        live, player = await self._mine(request, context, match)
        return await turns.hint(context.registry, live, player, address_of(request))

    @get("/steps", summary="What is on record")
    async def steps(self, request: Ask, context: Context, match: FromPath[str], since: Since = 0) -> StepList:
        """Steps from a number on, as the viewer may see them."""
        live = await self._any(request, context, match)
        viewer = viewer_of(live.record, token_of(request))
        recent = replays.recent_steps(live, since)
        if recent is not None:
            return StepList([step.seen_by(viewer) for step in recent])
        work = await replays.steps_later(context.registry, live, since, viewer)
        return StepList(await context.studies.run(work, address_of(request)))

    @get("/document", summary="The game as a document")
    async def document(self, request: Ask, context: Context, match: FromPath[str]) -> Response[bytes]:
        """A cafe-game/1 document; hidden things only once the match is over."""
        live = await self._any(request, context, match)
        viewer = viewer_of(live.record, token_of(request))
        headers = {"Content-Disposition": f'attachment; filename="cafe-{live.record.id}.json"'}
        written = await context.studies.run(replays.document_later(live, viewer), address_of(request))
        return Response(written, media_type="application/json", headers=headers)

    @get("/replay", summary="The whole game, step by step", packed=True, responses=answers(Replay))
    async def replay(
        self, request: Ask, context: Context, match: FromPath[str], eyes: Eyes = "open"
    ) -> Response[bytes]:
        """Every step and every view, once the match is over."""
        live = await self._any(request, context, match)
        accepted = accepted_of(request)
        return await context.studies.run(
            lambda: written(replays.replay_of_match(live, eyes), accepted), address_of(request)
        )

    @get("/review", summary="What was played, what was best, what it cost")
    async def review(self, request: Ask, context: Context, match: FromPath[str]) -> ReviewBody:
        """Every turn of a finished match, and the curve of chances to win; takes seconds the first time."""
        live = await self._any(request, context, match)
        game = replays.game_over(live)
        if not context.reviews.has(match):
            context.limits.check("think", address_of(request))
        return await context.reviews.of_match(match, game.copy(), address_of(request))

    async def _any(self, request: Ask, context: RequestContext, match: str) -> LiveMatch:
        context.limits.check("act", address_of(request))
        return await context.match(match)

    async def _mine(self, request: Ask, context: RequestContext, match: str) -> tuple[LiveMatch, Player]:
        live = await self._any(request, context, match)
        player = player_of(live.record, token_of(request))
        if live.game is not None:  # until then places change hands
            live.asked_from[place_of(live.record, player)] = (address_of(request), now())
        return live, player
