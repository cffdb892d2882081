"""The application: everything put together."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ExceptionHandlersMap

from cafe import __version__
from cafe.rules.editions import edition
from cafe.rules.game import Game
from cafe.rules.games import GAME_NAMES
from cafe.server.bans import Bans
from cafe.server.bot_threads import BotThreads
from cafe.server.collecting import LOOK_EVERY, Collecting
from cafe.server.description import PATH, description_router
from cafe.server.faults import Fault
from cafe.server.forgetting import OFTEN, forget_old
from cafe.server.forwarding import Forwarding
from cafe.server.levels import offer_bots
from cafe.server.limits import Limits
from cafe.server.live_match import RulesChanged
from cafe.server.lobby import Lobby
from cafe.server.logs import tell_of_loop
from cafe.server.match_registry import MatchRegistry
from cafe.server.metrics import Metrics
from cafe.server.middleware import (
    Safety,
    tell_fault,
    tell_http_fault,
    tell_mishap,
    tell_nesting,
    tell_rules_changed,
    tell_store_gone,
)
from cafe.server.network.guard import ConnectionGuard
from cafe.server.pacer import Pacer
from cafe.server.page import page_handler
from cafe.server.process_bus import ProcessBus
from cafe.server.readiness import Readiness
from cafe.server.request_context import RequestContext
from cafe.server.reviews import Reviews
from cafe.server.routes import ROUTES
from cafe.server.routes.bodies import TextRequest
from cafe.server.routes.tools import metrics
from cafe.server.scheduler import Scheduler
from cafe.server.settings import Settings, settings_from
from cafe.server.socket import match_socket
from cafe.server.store.database import open_database
from cafe.server.store.faults import StoreGone
from cafe.server.store.files import only_server_of
from cafe.server.store.migrate import migrate
from cafe.server.studies import Studies
from cafe.server.supervisor import end_with_supervisor

SWITCH = 0.001  # seconds after which a thread that reads the store or plays a bot yields to the event loop
MOST_BYTES = 16 * 1024  # of a body, which is read in the event loop; the tools take larger ones
FAULTS: ExceptionHandlersMap = {
    Fault: tell_fault,
    RulesChanged: tell_rules_changed,
    StoreGone: tell_store_gone,
    HTTPException: tell_http_fault,
    RecursionError: tell_nesting,
    Exception: tell_mishap,
}
log = logging.getLogger("cafe.server")


def create_app(
    settings: Settings | None = None, guard: ConnectionGuard | None = None, lobby_key: bytes | None = None
) -> Litestar:
    """The server as an ASGI application; reads settings from the environment if none are given.

    `guard` knows the connections of this process, if the server that runs the application has one. The processes of
    a server share `lobby_key`.
    """
    chosen = settings or settings_from()
    limits, bans = Limits(chosen), Bans()
    offer_bots(chosen)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        end_with_supervisor()
        with only_server_of(chosen.database_url):
            bus = ProcessBus(chosen.database_url, secrets.token_hex(4))
            context = await open_context(chosen, limits, bans, bus, lobby_key or secrets.token_bytes(16))
            app.state.context = context
            if guard is not None:
                context.registry.metrics.watch(guard)
            try:
                yield
            finally:
                await close_context(context)

    app = Litestar(
        route_handlers=[*ROUTES, metrics, match_socket, page_handler()],
        lifespan=[lifespan],
        dependencies={"context": Provide(_context, sync_to_thread=False)},
        exception_handlers=FAULTS,
        cors_config=_other_sites(chosen),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key="packed"
        ),
        openapi_config=OpenAPIConfig(
            title="Café International",
            version=__version__,
            path=PATH,
            openapi_router=description_router(),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_class=TextRequest,
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )
    # Outside routing, so that requests without a route pass here too.
    app.asgi_handler = Safety(app.asgi_handler, chosen, limits, bans)
    return app


def _other_sites(settings: Settings) -> CORSConfig | None:
    """What pages of the other sites named in the settings may do."""
    if not settings.origins:
        return None
    return CORSConfig(
        allow_origins=sorted(settings.origins), allow_headers=["authorization", "content-type"], max_age=3600
    )


def _context(state: State) -> RequestContext:
    context: RequestContext = state.context
    return context


async def open_context(
    settings: Settings, limits: Limits, bans: Bans, bus: ProcessBus, lobby_key: bytes
) -> RequestContext:
    """Open the store, bring it up to date, get the rules ready and resume unfinished work."""
    asyncio.get_running_loop().set_exception_handler(tell_of_loop)
    database = open_database(settings.database_url, settings.pool)
    await database.write(migrate)
    await asyncio.to_thread(get_ready)
    collecting = Collecting()
    sys.setswitchinterval(SWITCH)
    registry = MatchRegistry(settings, database, bus, BotThreads(settings.bot_threads), Metrics())
    await bans.look(registry)  # before anybody is let in
    scheduler = Scheduler(registry)
    scheduler.start(
        (settings.sweep, partial(bans.look, registry)),
        (OFTEN, partial(forget_old, registry)),
        (LOOK_EVERY, collecting.look),
    )
    log.info("open: Café International %s, process %d", __version__, os.getpid())
    return RequestContext(
        registry=registry,
        scheduler=scheduler,
        limits=limits,
        reviews=Reviews(settings.review_simulations),
        studies=Studies(),
        pacer=Pacer(),
        readiness=Readiness(registry),
        lobby=Lobby(registry, lobby_key),
        forwarding=Forwarding(),
    )


async def close_context(context: RequestContext) -> None:
    """Finish what is being written, and close."""
    await context.scheduler.stop()
    context.registry.bot_threads.close()
    context.reviews.close()
    context.studies.close()
    await context.registry.database.close()


def get_ready() -> None:
    """Build what all games of a ruleset share, so that nobody's first turn waits for it."""
    for name in GAME_NAMES:
        game = Game.new(name, edition(name).players[0])
        game.choices()
        game.view(None)
