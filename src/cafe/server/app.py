"""The application: everything put together."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from cafe import __version__
from cafe.arena.warming import warm_up
from cafe.rules.editions import KINDS_OF_GAME
from cafe.server.crew import Crew
from cafe.server.desk import Desk
from cafe.server.faults import Fault
from cafe.server.hall import Hall
from cafe.server.keeper import Keeper
from cafe.server.limits import Limits
from cafe.server.live import RulesChanged
from cafe.server.metrics import Metrics
from cafe.server.notices import Notices, make_channels
from cafe.server.page import page_handler
from cafe.server.reviews import Reviews
from cafe.server.routes.matches import MatchRoutes
from cafe.server.routes.play import PlayRoutes
from cafe.server.routes.profiles import ProfileRoutes
from cafe.server.routes.puzzles import PuzzleRoutes
from cafe.server.routes.tools import HouseRoutes, ToolRoutes, metrics
from cafe.server.safety import Safety, tell_fault, tell_http_fault, tell_mishap, tell_nesting, tell_rules_changed
from cafe.server.settings import Settings, settings_from
from cafe.server.socket import match_socket
from cafe.server.store.database import open_database
from cafe.server.store.migrate import migrate

YOUNG = 20_000  # objects made before the collector looks for cycles: messages have none and go by themselves
MOST_BYTES = 256 * 1024  # of a body; a long game as a document takes 30 kB
log = logging.getLogger("cafe.server")


def create_app(settings: Settings | None = None) -> Litestar:
    """The server as an ASGI application; settings from the environment if not given."""
    chosen = settings or settings_from()
    channels = make_channels(chosen.database_url)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        desk = await open_desk(chosen, Notices(channels, secrets.token_hex(4), between_processes=chosen.on_postgresql))
        app.state.desk = desk
        try:
            yield
        finally:
            await close_desk(desk)

    return Litestar(
        route_handlers=[
            MatchRoutes,
            PlayRoutes,
            ProfileRoutes,
            PuzzleRoutes,
            ToolRoutes,
            HouseRoutes,
            metrics,
            match_socket,
            page_handler(),
        ],
        plugins=[channels],
        lifespan=[lifespan],
        dependencies={"desk": Provide(_desk, sync_to_thread=False)},
        middleware=[DefineMiddleware(Safety, allowed=chosen.origins)],
        exception_handlers={
            Fault: tell_fault,
            RulesChanged: tell_rules_changed,
            HTTPException: tell_http_fault,
            RecursionError: tell_nesting,
            Exception: tell_mishap,
        },
        cors_config=CORSConfig(
            allow_origins=sorted(chosen.origins), allow_headers=["authorization", "content-type"], max_age=3600
        )
        if chosen.origins
        else None,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key="packed"
        ),
        openapi_config=OpenAPIConfig(
            title="Café International",
            version=__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )


def _desk(state: State) -> Desk:
    desk: Desk = state.desk
    return desk


async def open_desk(settings: Settings, notices: Notices) -> Desk:
    """Open the store, bring it up to date, get the rules ready and take up what was left."""
    database = open_database(settings.database_url, settings.pool)
    await database.write(migrate)
    await asyncio.to_thread(get_ready)
    gc.collect()
    gc.freeze()  # what is loaded by now stays: the collector need not look at it again and again
    gc.set_threshold(YOUNG, 20, 50)
    hall = Hall(settings, database, notices, Crew(settings.bot_threads), Metrics())
    keeper = Keeper(hall)
    keeper.start()
    return Desk(hall, keeper, Limits(settings), Reviews(settings.review_simulations))


async def close_desk(desk: Desk) -> None:
    """Finish what is being written, and close."""
    await desk.keeper.stop()
    desk.hall.crew.close()
    desk.reviews.close()
    await desk.hall.database.close()


def get_ready() -> None:
    """Load the compiled rules, so that nobody's first turn waits for them."""
    for kind in KINDS_OF_GAME:
        warm_up(kind)
