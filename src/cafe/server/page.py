"""The built page: its files, held in memory. Browsers keep hashed ones forever; index.html answers every other path."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

from cafe.i18n import language_accepted
from cafe.server.built_page import FOLDER
from cafe.server.faults import Fault
from cafe.server.previews import Preview, preview_of, with_preview

INDEX = "index.html"
HASHED = "assets"  # the folder of files that have their hash in their name
NO_PAGE = "The café is open, but its page is not built here. The API is described at /api/openapi.json.\n"
SMALLEST_PACKED = 1000  # bytes
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True)
class PageFile:
    """One file of the page."""

    content: bytes
    packed: bytes | None
    media_type: str
    tag: str
    caching: str
    varies: str = "Accept-Encoding"  # the request headers on which the answer depends


def read_page(folder: Path) -> dict[str, PageFile]:
    """All files of the page by their path; none if it is not built."""
    files = (path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else ()
    return {path.relative_to(folder).as_posix(): _read_file(path, folder) for path in files}


def _read_file(path: Path, folder: Path) -> PageFile:
    return _page_file(path.name, path.read_bytes(), is_hashed=path.relative_to(folder).parts[0] == HASHED)


def _page_file(name: str, content: bytes, *, is_hashed: bool) -> PageFile:
    packed = gzip.compress(content, 9, mtime=0) if len(content) >= SMALLEST_PACKED else None
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return PageFile(
        content=content,
        packed=packed if packed is not None and len(packed) < len(content) else None,
        media_type=media_type,
        tag=f'"{hashlib.sha256(content).hexdigest()[:20]}"',
        caching="public, max-age=31536000, immutable" if is_hashed else "no-cache",
    )


def page_handler(folder: Path = FOLDER) -> HTTPRouteHandler:
    """The handler of everything outside the API."""
    files = read_page(folder)

    @get(["/", "/{path:path}"], include_in_schema=False, packed=True)
    async def page(request: Request[Any, Any, Any], path: Annotated[str, PathParameter()] = "") -> Response[bytes]:
        name = path.strip("/")
        if name.split("/")[0] == "api" or (name.startswith(f"{HASHED}/") and name not in files):
            raise Fault("unknown", "there is no such page")
        found = files.get(name) or files.get(INDEX)
        if found is None:
            if name:
                raise Fault("unknown", "there is no such page")
            return Response(NO_PAGE.encode(), media_type="text/plain")
        if found is files.get(INDEX):
            language = language_accepted(request.headers.get("accept-language", ""))
            found = _index_of(found.content, _origin(request), preview_of(name, language))
        return _answer(request, found)

    return page


@lru_cache(maxsize=128)
def _index_of(content: bytes, origin: str, preview: Preview) -> PageFile:
    """The page with the tags of a preview, compressed once. The tags contain no path: strangers choose those."""
    page = _page_file(INDEX, with_preview(content, origin, preview), is_hashed=False)
    return replace(page, varies="Accept-Encoding, Accept-Language")


def _origin(request: Request[Any, Any, Any]) -> str:
    return str(request.base_url).rstrip("/")


def _answer(request: Request[Any, Any, Any], found: PageFile) -> Response[bytes]:
    headers = {"ETag": found.tag, "Cache-Control": found.caching, "Vary": found.varies}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(found.packed, headers=headers, media_type=found.media_type)
    return Response(found.content, headers=headers, media_type=found.media_type)
