"""Tools that need no match: the house, the referee, positions, replays; and how the server is."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import text

from cafe import __version__
from cafe.record.document import Document
from cafe.rules.editions import KINDS_OF_GAME, Edition, edition
from cafe.server import records, turns
from cafe.server.choices import choices_of
from cafe.server.desk import AtDesk, address_of
from cafe.server.faults import Fault
from cafe.server.levels import level_infos, level_names
from cafe.server.messages.advice import Hint, ReviewBody
from cafe.server.messages.matches import DAYS, LONGEST_NAME, MOST_SERIES, SECONDS
from cafe.server.messages.play import Verdicts
from cafe.server.messages.tools import GameInfo, Health, HouseBody, PositionBody, PositionQuestions, Replay, Report
from cafe.server.phrases import PHRASES
from cafe.server.routes.verbs import get, post
from cafe.server.version import VersionBody

Ask = Request[Any, Any, Any]
Eyes = Annotated[str, QueryParameter(name="as", max_length=10, description="`open`, `spectator` or a place.")]


class ToolRoutes(Controller):
    """The referee for the game on the kitchen table."""

    path = "/api/tools"
    tags = ("tools",)

    @post("/referee", status_code=200, summary="Judge a document")
    async def referee(self, request: Ask, desk: AtDesk, data: JSONBody[Document]) -> Report:
        """Accepted, or the first action refused and the rule it breaks."""
        desk.limits.check("act", address_of(request))
        return records.report_of(records.judge(data))

    @post("/position", status_code=200, summary="Legal moves of a position")
    async def position(self, request: Ask, desk: AtDesk, data: JSONBody[Document]) -> PositionBody:
        """The position after a document's actions, open, and all legal moves."""
        desk.limits.check("act", address_of(request))
        judged = records.judge(data)
        assert judged.game is not None  # noqa: S101 - see judge
        return PositionBody(records.report_of(judged), judged.game.open_view(), choices_of(judged.game))

    @post("/explain", status_code=200, summary="Ask the rules about a position")
    async def explain(self, request: Ask, desk: AtDesk, data: JSONBody[PositionQuestions]) -> Verdicts:
        """What the rules say of actions in a position."""
        desk.limits.check("act", address_of(request))
        game = records.judge(data.document).game
        assert game is not None  # noqa: S101 - see judge
        return Verdicts([turns.explained(game, action) for action in data.actions])

    @post("/best", status_code=200, summary="The best turns in a position")
    async def best(self, request: Ask, desk: AtDesk, data: JSONBody[Document]) -> Hint:
        """The best whole turns of the player to move, from what that player sees; takes about a second."""
        desk.limits.check("think", address_of(request))
        game = records.judge(data).game
        if game is None or game.is_over:
            raise Fault("not_now", "the game is over")
        return await turns.hint_for(desk.hall, game.view(game.to_move))

    @post("/review", status_code=200, summary="What was played, what was best, what it cost")
    async def review(self, request: Ask, desk: AtDesk, data: JSONBody[Document]) -> ReviewBody:
        """Every turn of a document and the curve of everybody's chance to win; takes seconds."""
        desk.limits.check("think", address_of(request))
        return await desk.reviews.of_game(records.accepted(data))

    @post("/replay", status_code=200, summary="A document step by step")
    async def replay(self, request: Ask, desk: AtDesk, data: JSONBody[Document], eyes: Eyes = "open") -> Replay:
        """Every step and every view of a document."""
        desk.limits.check("act", address_of(request))
        return records.replay_of_document(data, eyes)


class HouseRoutes(Controller):
    """What is on offer, and how the server is."""

    path = "/api"
    tags = ("house",)

    @get("/house", summary="What is on offer")
    async def house(self, desk: AtDesk) -> HouseBody:
        """Games, bots, phrases and limits; changes only with the program."""
        return HouseBody(
            version=__version__,
            games=[game_info(edition(kind)) for kind in KINDS_OF_GAME],
            bots=list(level_names()),
            levels=level_infos(),
            bot_level=desk.hall.settings.bot_level,
            phrases=list(PHRASES),
            limits={
                "name": LONGEST_NAME,
                "series": MOST_SERIES,
                "seconds": list(SECONDS),
                "days": list(DAYS),
            },
        )

    @get("/version", summary="Which version this is")
    async def version(self) -> VersionBody:
        """The versions of the program, its rules and Python."""
        return VersionBody()

    @get("/health", summary="Whether all is well")
    async def health(self, desk: AtDesk) -> Health:
        """Asks the store; 503 if it does not answer."""
        try:
            await desk.hall.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        except Exception as error:  # whatever the driver raises
            raise Fault("closing", "the store does not answer") from error
        return Health(ok=True)


@get("/metrics", include_in_schema=False)
async def metrics(desk: AtDesk) -> Response[bytes]:
    """Figures for Prometheus."""
    if not desk.hall.settings.metrics:
        raise Fault("unknown", "no such page")
    return Response(desk.hall.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


def game_info(facts: Edition) -> GameInfo:
    """What a page must know of a game to draw it."""
    plan = facts.plan
    return GameInfo(
        game=facts.kind,
        players=(facts.players[0], facts.players[-1]),
        nations=list(facts.cast.nations),
        jokers=facts.cast.jokers,
        hand=facts.hand,
        rows=list(plan.rows),
        seats={
            name: [plan.table_names[table] for table in plan.tables_of[seat]]
            for seat, name in enumerate(plan.seat_names)
        },
        tables={
            name: [plan.seat_names[seat] for seat in plan.seats_of[table]]
            for table, name in enumerate(plan.table_names)
        },
        bar=list(facts.bar),
        penalty={"guest": facts.penalty_guest, "joker": facts.penalty_joker},
        group_limit=facts.group_limit,
        table_kinds=sorted({facts.table_text(code) for code in facts.tables}),
    )
