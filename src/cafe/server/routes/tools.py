"""Tools that need no match: the house, the referee, positions, replays; and how the server is."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import text

from cafe import __version__
from cafe.protocol.advice import Hint, ReviewBody
from cafe.protocol.matches import DAYS, LONGEST_NAME, MOST_SERIES, SECONDS
from cafe.protocol.play import Verdicts
from cafe.protocol.tools import (
    GameInfo,
    Health,
    HouseBody,
    LimitsBody,
    PenaltyBody,
    PositionBody,
    PositionQuestions,
    Replay,
    Report,
    VersionBody,
)
from cafe.record.document import Document
from cafe.rules.editions import Edition, edition, edition_names
from cafe.rules.games import GAME_NAMES
from cafe.server import replays, turns
from cafe.server.faults import Fault
from cafe.server.levels import level_infos, level_names
from cafe.server.phrases import PHRASES
from cafe.server.request_context import Context, address_of
from cafe.server.routes.methods import get, post
from cafe.server.version import version_body

Ask = Request[Any, Any, Any]
Eyes = Annotated[str, QueryParameter(name="as", max_length=10, description="`open`, `spectator` or a place.")]


class ToolRoutes(Controller):
    """The referee for the game on the kitchen table."""

    path = "/api/tools"
    tags = ("tools",)

    @post("/referee", status_code=200, summary="Judge a document")
    async def referee(self, request: Ask, context: Context, data: JSONBody[Document]) -> Report:
        """Accepted, or the first action refused and the rule it breaks."""
        context.limits.check("act", address_of(request))
        return replays.report_of(replays.judge(data))

    @post("/position", status_code=200, summary="Legal moves of a position")
    async def position(self, request: Ask, context: Context, data: JSONBody[Document]) -> PositionBody:
        """The position after a document's actions, open, and all legal moves."""
        context.limits.check("act", address_of(request))
        judged = replays.judge(data)
        assert judged.game is not None  # noqa: S101 - see judge
        return PositionBody(replays.report_of(judged), judged.game.open_view(), judged.game.choices())

    @post("/explain", status_code=200, summary="Ask the rules about a position")
    async def explain(self, request: Ask, context: Context, data: JSONBody[PositionQuestions]) -> Verdicts:
        """What the rules say of actions in a position."""
        context.limits.check("act", address_of(request))
        game = replays.judge(data.document).game
        assert game is not None  # noqa: S101 - see judge
        return Verdicts([turns.explained(game, action) for action in data.actions])

    @post("/best", status_code=200, summary="The best turns in a position")
    async def best(self, request: Ask, context: Context, data: JSONBody[Document]) -> Hint:
        """The best whole turns of the player to move, from what that player sees; takes about a second."""
        context.limits.check("think", address_of(request))
        game = replays.judge(data).game
        if game is None or game.is_over:
            raise Fault("not_now", "the game is over")
        return await turns.hint_for(context.registry, game.view(game.to_move))

    @post("/review", status_code=200, summary="What was played, what was best, what it cost")
    async def review(self, request: Ask, context: Context, data: JSONBody[Document]) -> ReviewBody:
        """Every turn of a document and the curve of everybody's chance to win; takes seconds."""
        context.limits.check("think", address_of(request))
        return await context.reviews.of_game(replays.accepted(data))

    @post("/replay", status_code=200, summary="A document step by step")
    async def replay(self, request: Ask, context: Context, data: JSONBody[Document], eyes: Eyes = "open") -> Replay:
        """Every step and every view of a document."""
        context.limits.check("act", address_of(request))
        return replays.replay_of_document(data, eyes)


class HouseRoutes(Controller):
    """What is on offer, and how the server is."""

    path = "/api"
    tags = ("house",)

    @get("/house", summary="What is on offer")
    async def house(self, context: Context) -> HouseBody:
        """Games, bots, phrases and limits; changes only with the program."""
        return HouseBody(
            version=__version__,
            games=[game_info(edition(game, name)) for game in GAME_NAMES for name in edition_names(game)],
            bots=list(level_names()),
            levels=level_infos(),
            bot_level=context.registry.settings.bot_level,
            phrases=list(PHRASES),
            limits=LimitsBody(LONGEST_NAME, MOST_SERIES, SECONDS, DAYS, context.registry.settings.absent_after),
        )

    @get("/version", summary="Which version this is")
    async def version(self) -> VersionBody:
        """The versions of the program, its rules and Python."""
        return version_body()

    @get("/health", summary="Whether all is well")
    async def health(self, context: Context) -> Health:
        """Asks the store; 503 if it does not answer."""
        try:
            await context.registry.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        except Exception as error:  # whatever the driver raises
            raise Fault("closing", "the store does not answer") from error
        return Health(ok=True)


@get("/metrics", include_in_schema=False)
async def metrics(context: Context) -> Response[bytes]:
    """Figures for Prometheus."""
    if not context.registry.settings.metrics:
        raise Fault("unknown", "no such page")
    return Response(context.registry.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


def game_info(facts: Edition) -> GameInfo:
    """What a page must know of an edition of a game to draw it and to ask for it."""
    plan, game = facts.plan, facts.facts
    return GameInfo(
        game=game.name,
        edition=facts.name,
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
        penalty=PenaltyBody(facts.penalty_guest, facts.penalty_joker),
        group_limit=facts.group_limit,
        table_kinds=sorted({facts.table_text(code) for code in facts.tables}),
        each=facts.cast.each,
        flags=game.flags,
        open_hands=not facts.closed_hands,
        children=game.children,
        table_stock=game.has_table_stock,
        face_down=game.lays_face_down,
        takes_plan=game.takes_plan,
    )
