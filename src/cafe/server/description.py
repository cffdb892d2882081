"""The API's OpenAPI description: built on first request, in a thread, because it takes a tenth of a second."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Router
from litestar._openapi.plugin import OpenAPIPlugin  # it caches what it builds; no public API builds all of it

PATH = "/api"


def description_router() -> Router:
    """The router of the description, which builds it before the first answer."""
    making = asyncio.Lock()
    is_made = False

    async def make(request: Request[Any, Any, Any]) -> None:
        nonlocal is_made
        async with making:
            if not is_made:
                await asyncio.to_thread(request.app.plugins.get(OpenAPIPlugin).provide_openapi_schema)
                is_made = True

    return Router(PATH, route_handlers=[], include_in_schema=False, dto=None, return_dto=None, before_request=make)
