"""The HTTP requests, by subject."""

from __future__ import annotations

from litestar import Controller

from cafe.server.routes.matches import MatchRoutes
from cafe.server.routes.play import PlayRoutes
from cafe.server.routes.profiles import ProfileRoutes
from cafe.server.routes.puzzles import PuzzleRoutes
from cafe.server.routes.tools import HouseRoutes, ToolRoutes

ROUTES: tuple[type[Controller], ...] = (
    MatchRoutes,
    PlayRoutes,
    ProfileRoutes,
    PuzzleRoutes,
    ToolRoutes,
    HouseRoutes,
)
