"""Requests of a player in play, for programs without a socket; and what is on record."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response
from litestar.params import FromPath, JSONBody, QueryParameter

from cafe.server import cut, people, records, turns
from cafe.server.desk import AtDesk, Desk, address_of, token_of
from cafe.server.live import Live
from cafe.server.messages.advice import Hint, ReviewBody
from cafe.server.messages.play import DraftState, Played, Questions, TurnActions, Verdicts
from cafe.server.messages.tools import Replay, StepList
from cafe.server.routes.verbs import get, post, put

Ask = Request[Any, Any, Any]
Since = Annotated[int, QueryParameter(ge=0, le=100_000, description="The number of the first step wanted.")]
Eyes = Annotated[str, QueryParameter(name="as", max_length=10, description="`open`, `spectator` or a place.")]


class PlayRoutes(Controller):
    """Playing, asking, and reading the record."""

    path = "/api/matches/{match:str}"
    tags = ("play",)

    @post("/play", status_code=200, summary="Put actions on record")
    async def play(self, request: Ask, desk: AtDesk, match: FromPath[str], data: JSONBody[TurnActions]) -> Played:
        """The answer means that they are on disk; a repeat is answered as before, a stale number refused."""
        live, place = await self._mine(request, desk, match)
        return await turns.play(desk.hall, live, place, data.number, data.actions)

    @put("/draft", summary="Replace the draft")
    async def draft(self, request: Ask, desk: AtDesk, match: FromPath[str], data: JSONBody[TurnActions]) -> DraftState:
        """Replace the draft of one's turn."""
        live, place = await self._mine(request, desk, match)
        return await turns.draft(desk.hall, live, place, data.number, data.actions)

    @post("/explain", status_code=200, summary="Ask the rules")
    async def explain(self, request: Ask, desk: AtDesk, match: FromPath[str], data: JSONBody[Questions]) -> Verdicts:
        """What the rules say of actions, after one's draft."""
        live, place = await self._mine(request, desk, match)
        return turns.explain(live, place, data.actions)

    @post("/hint", status_code=200, summary="Ask for a hint")
    async def hint(self, request: Ask, desk: AtDesk, match: FromPath[str]) -> Hint:
        """The best whole turns from here, after one's draft, from what the player sees; takes about a second."""
        desk.limits.check("think", address_of(request))
        live, place = await self._mine(request, desk, match)
        return await turns.hint(desk.hall, live, place)

    @get("/steps", summary="What is on record")
    async def steps(self, request: Ask, desk: AtDesk, match: FromPath[str], since: Since = 0) -> StepList:
        """Steps from a number on, as the viewer may see them."""
        live = await self._any(request, desk, match)
        steps = await records.all_steps(desk.hall, live)
        return StepList(cut.cut_steps(live, steps[since:], people.place_of(live, token_of(request))))

    @get("/document", summary="The game as a document")
    async def document(self, request: Ask, desk: AtDesk, match: FromPath[str]) -> Response[bytes]:
        """A cafe-game/1 document; hidden things only once the match is over."""
        live = await self._any(request, desk, match)
        viewer = people.place_of(live, token_of(request))
        headers = {"Content-Disposition": f'attachment; filename="cafe-{live.record.id}.json"'}
        return Response(await records.document(live, viewer), media_type="application/json", headers=headers)

    @get("/replay", summary="The whole game, step by step")
    async def replay(self, request: Ask, desk: AtDesk, match: FromPath[str], eyes: Eyes = "open") -> Replay:
        """Every step and every view, once the match is over."""
        live = await self._any(request, desk, match)
        return records.replay_of_match(live, eyes)

    @get("/review", summary="What was played, what was best, what it cost")
    async def review(self, request: Ask, desk: AtDesk, match: FromPath[str]) -> ReviewBody:
        """Every turn of a match that is over, and the curve of chances to win; takes seconds the first time."""
        live = await self._any(request, desk, match)
        game = records.game_over(live)
        if not desk.reviews.has(match):
            desk.limits.check("think", address_of(request))
        return await desk.reviews.of_match(match, game.copy())

    async def _any(self, request: Ask, desk: Desk, match: str) -> Live:
        desk.limits.check("act", address_of(request))
        return await desk.match(match)

    async def _mine(self, request: Ask, desk: Desk, match: str) -> tuple[Live, int]:
        live = await self._any(request, desk, match)
        return live, people.player_of(live, token_of(request))
