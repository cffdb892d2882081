"""Tools that need no match: the house, the referee, positions, replays; and the server's health."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Annotated, Any, TypeVar

from litestar import Controller, Request, Response
from litestar.params import JSONBody, QueryParameter

from cafe import __version__
from cafe.protocol.advice import Hint, ReviewBody
from cafe.protocol.matches import DAYS, LONGEST_NAME, MOST_SERIES, SECONDS
from cafe.protocol.play import Verdicts
from cafe.protocol.tools import (
    GameInfo,
    Health,
    HouseBody,
    KeptBody,
    LimitsBody,
    PenaltyBody,
    PositionBody,
    PositionQuestions,
    Ready,
    Replay,
    Report,
    VersionBody,
)
from cafe.record.document import Document
from cafe.record.replay import set_up
from cafe.rules.editions import Edition, edition, edition_names
from cafe.rules.game import Game
from cafe.rules.games import GAME_NAMES
from cafe.server import replays, turns
from cafe.server.faults import Fault
from cafe.server.levels import level_infos, level_names
from cafe.server.likeness import Layout
from cafe.server.limits import Ask as Limited
from cafe.server.open_positions import check_not_in_play, layout_of
from cafe.server.phrases import PHRASES, REACTIONS
from cafe.server.request_context import Context, RequestContext, address_of
from cafe.server.routes.bodies import Unread, accepted_of, answers, read, written
from cafe.server.routes.methods import NOT_READY, get, post
from cafe.server.settings import Settings
from cafe.server.version import version_body

Ask = Request[Any, Any, Any]
Answer = TypeVar("Answer")
MOST_BYTES = 256 * 1024  # of a body; a long game as a document takes 30 kB
Eyes = Annotated[str, QueryParameter(name="as", max_length=10, description="`open`, `spectator` or a place.")]


class ToolRoutes(Controller):
    """The referee for games played on a real table."""

    path = "/api/tools"
    tags = ("tools",)
    request_max_body_size = MOST_BYTES
    dto = Unread[Document]
    return_dto = None

    @post("/referee", status_code=200, summary="Judge a document")
    async def referee(self, request: Ask, context: Context, data: JSONBody[bytes]) -> Report:
        """Accepted, or the first action refused and the rule it breaks."""
        return await self._study(request, context, lambda: replays.report_of(replays.judge(read(data, Document))))

    @post("/position", status_code=200, summary="Legal moves of a position")
    async def position(self, request: Ask, context: Context, data: JSONBody[bytes]) -> PositionBody:
        """The position after a document's actions, open, and all legal moves."""
        return await self._study(request, context, lambda: _position(read(data, Document)))

    @post("/explain", status_code=200, summary="Ask the rules about a position", dto=Unread[PositionQuestions])
    async def explain(self, request: Ask, context: Context, data: JSONBody[bytes]) -> Verdicts:
        """What the rules say about actions in a position."""
        return await self._study(request, context, lambda: _explained(read(data, PositionQuestions)))

    @post("/best", status_code=200, summary="The best turns in a position")
    async def best(self, request: Ask, context: Context, data: JSONBody[bytes]) -> Hint:
        """The best whole turns of the player to move, from what that player sees; takes about a second.

        Not for the open position of a rated match, nor one that differs from it in at most two seats.
        """
        game = await self._study(request, context, lambda: _not_over(read(data, Document)), "think")
        await check_not_in_play(context.registry, context.studies, [layout_of(game)], address_of(request))
        view = game.view(game.to_move)
        return await turns.hint_for(context.registry, view, address_of(request))

    @post("/review", status_code=200, summary="What was played, what was best, what it cost")
    async def review(self, request: Ask, context: Context, data: JSONBody[bytes]) -> ReviewBody:
        """Every turn of a document and the curve of everybody's chance to win; takes seconds. As with `best`, not for a
        game that passes through the open position of a rated match."""
        game, layouts = await self._study(request, context, lambda: _with_layouts(read(data, Document)), "think")
        await check_not_in_play(context.registry, context.studies, layouts, address_of(request))
        return await context.reviews.of_game(game, address_of(request))

    @post("/replay", status_code=200, summary="A document step by step", packed=True, responses=answers(Replay))
    async def replay(
        self, request: Ask, context: Context, data: JSONBody[bytes], eyes: Eyes = "open"
    ) -> Response[bytes]:
        """Every step and every view of a document."""
        accepted = accepted_of(request)

        def work() -> Response[bytes]:
            return written(replays.replay_of_document(read(data, Document), eyes), accepted)

        return await self._study(request, context, work)

    async def _study(
        self, request: Ask, context: RequestContext, work: Callable[[], Answer], ask: Limited = "act"
    ) -> Answer:
        context.limits.check(ask, address_of(request))
        return await context.studies.run(work, address_of(request))


def _position(written: Document) -> PositionBody:
    judged = replays.judge(written)
    assert judged.game is not None  # noqa: S101 - see judge
    return PositionBody(replays.report_of(judged), judged.game.open_view(), judged.game.choices())


def _explained(asked: PositionQuestions) -> Verdicts:
    game = replays.judge(asked.document).game
    assert game is not None  # noqa: S101 - see judge
    return Verdicts([turns.explained(game, action) for action in asked.actions])


def _not_over(written: Document) -> Game:
    game = replays.judge(written).game
    if game is None or game.is_over:
        raise Fault("not_now", "the game is over")
    return game


def _with_layouts(written: Document) -> tuple[Game, list[Layout]]:
    """The game of a document, and the positions it passes through."""
    game = replays.accepted(written)
    passed = set_up(written)
    layouts = [layout_of(passed)]
    for action, _ in game.steps():
        passed.play(action)
        layouts.append(layout_of(passed))
    return game, layouts


def _tell_unready(response: Response[Any]) -> Response[Any]:
    if isinstance(response.content, Ready) and not response.content.ok:
        response.status_code = 503
    return response


class HouseRoutes(Controller):
    """What is on offer, and the server's health."""

    path = "/api"
    tags = ("house",)

    @get("/house", summary="What is on offer")
    async def house(self, context: Context) -> HouseBody:
        """Games, bots, phrases, limits and how long things are kept; changes only with the program and its settings."""
        return house_body(context.registry.settings, level_names())

    @get("/version", summary="Which version this is")
    async def version(self) -> VersionBody:
        """The versions of the program, its rules and Python."""
        return version_body()

    @get("/health", summary="Whether the process is alive")
    async def health(self, request: Ask, context: Context) -> Health:
        """Answers as long as the process runs; see `/api/ready` for whether it can do its work."""
        return Health(ok=True, forwarded=context.forwarding.look(request))

    @get("/ready", summary="Whether the process can do its work", responses=NOT_READY, after_request=_tell_unready)
    async def ready(self, context: Context) -> Ready:
        """Whether the store accepts writes, notices from other processes arrive, and bots answer; 503 if not."""
        return await context.readiness.look()


@get("/metrics", include_in_schema=False)
async def metrics(context: Context) -> Response[bytes]:
    """Figures for Prometheus."""
    if not context.registry.settings.metrics:
        raise Fault("unknown", "no such page")
    return Response(context.registry.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


def house_body(settings: Settings, bots: Collection[str]) -> HouseBody:
    """What this server offers, with its settings and bots."""
    return HouseBody(
        version=__version__,
        games=[game_info(edition(game, name)) for game in GAME_NAMES for name in edition_names(game)],
        bots=list(bots),
        levels=[info for info in level_infos() if info.level in bots],
        bot_level=settings.bot_level,
        phrases=list(PHRASES),
        reactions=list(REACTIONS),
        limits=LimitsBody(LONGEST_NAME, MOST_SERIES, SECONDS, DAYS, settings.absent_after, settings.bot_pause),
        kept=KeptBody(settings.keep_matches, settings.keep_names, settings.keep_addresses, settings.keep_profiles),
    )


def game_info(facts: Edition) -> GameInfo:
    """What a page needs to know about an edition to draw it and to request it."""
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
        tables_stock=sorted(facts.table_text(code) for code in facts.tables) if game.has_table_stock else [],
        laid_first=list(facts.laid_first) if game.has_table_stock else [],
        put_back=facts.put_back,
        each=facts.cast.each,
        flags=game.flags,
        open_hands=not facts.closed_hands,
        children=game.children,
        table_stock=game.has_table_stock,
        face_down=game.lays_face_down,
        takes_plan=game.takes_plan,
    )
