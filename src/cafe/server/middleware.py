"""Wraps every request: security headers, no pages of other sites, errors that reveal no more than they must."""

from __future__ import annotations

import logging
from typing import Any, Literal

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cafe.protocol.faults import ErrorBody, FaultBody
from cafe.server.bans import Bans
from cafe.server.built_page import HEADER_POLICY
from cafe.server.faults import Fault
from cafe.server.limits import Limits
from cafe.server.live_match import RulesChanged
from cafe.server.network.hosts import HostNames
from cafe.server.request_context import address_of, is_foreign
from cafe.server.settings import Settings
from cafe.server.store.faults import StoreGone

log = logging.getLogger("cafe.server")
HEADERS = [
    (b"content-security-policy", HEADER_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"x-frame-options", b"DENY"),
]
NOT_KEPT = (b"cache-control", b"no-store")  # answers of the API are for this client, at this moment
API = "/api"
# The framework caches thousands of paths and queries, whoever sent them. Ours are much shorter than these limits.
LONGEST_PATH = 256  # bytes as received
LONGEST_QUESTION, MOST_PARTS = 256, 8  # of the API
LONGEST_OF_PAGE = 2048  # what other sites add to links; nobody reads it here
SAFE = ("GET", "HEAD", "OPTIONS")
CODES = {400: "invalid", 401: "token", 403: "forbidden", 404: "unknown", 405: "unknown", 413: "too_large"}


class Safety:
    """The outermost ASGI layer: refuses what no route should see, and adds the headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, bans: Bans) -> None:
        self._app = app
        self._origins = settings.origins
        self._hosts = HostNames(settings)
        self._limits = limits
        self._bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._open_socket(scope, receive, send)
            return
        answer = _adding_headers(send, is_api=scope["path"].startswith(API))
        try:
            self._check(scope)
            self._check_origin(scope)
        except Fault as fault:
            await _refuse(answer, fault, "http.response")
        else:
            await self._app(scope, receive, answer)

    async def _open_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody open a socket, or refuse; the origin is checked later, where a refusal can be explained."""
        try:
            self._check(scope)
        except Fault as fault:
            await _refuse(send, fault, "websocket.http.response")
        else:
            await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        address = address_of(ASGIConnection(scope))
        self._limits.check("request", address)
        self._bans.check(address)
        _check_length(scope)
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if len(hosts) != 1 or not self._hosts.admits(hosts[0].decode("latin-1")):
            raise Fault("host", "this server goes by another name (its setting allowed-hosts)")

    def _check_origin(self, scope: Scope) -> None:
        request: Request[Any, Any, Any] = Request(scope)
        if request.method not in SAFE and is_foreign(request, self._origins):
            raise Fault("origin", "a page of another site")


def _check_length(scope: Scope) -> None:
    """A Fault if an address is longer than any of ours; the query of a page is dropped."""
    asked, is_api = scope["query_string"], scope["path"].startswith(API)
    most = LONGEST_QUESTION if is_api else LONGEST_OF_PAGE
    has_many = is_api and asked.count(b"&") >= MOST_PARTS
    if len(scope.get("raw_path") or scope["path"]) > LONGEST_PATH or len(asked) > most or has_many:
        raise Fault("too_long", "the address is too long")
    if not is_api:
        scope["query_string"] = b""


def _adding_headers(send: Send, *, is_api: bool) -> Send:
    async def send_safely(message: Message) -> None:
        if message["type"] == "http.response.start":
            added = HEADERS
            if is_api and not any(name.lower() == b"cache-control" for name, _ in message["headers"]):
                added = [*HEADERS, NOT_KEPT]
            message["headers"] = [*message["headers"], *added]
        await send(message)

    return send_safely


async def _refuse(send: Send, fault: Fault, kind: Literal["http.response", "websocket.http.response"]) -> None:
    """Answer in place of the application, and close."""
    body = msgspec.json.encode(ErrorBody(fault.body))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    if fault.retry_after is not None:
        headers.append((b"retry-after", str(fault.retry_after).encode()))
    start: Any = {"type": f"{kind}.start", "status": fault.status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


def tell_fault(request: Request[Any, Any, Any], fault: Fault) -> Response[ErrorBody]:
    """The answer to a request that is not granted."""
    context = request.app.state.get("context")
    if context is not None:
        context.registry.metrics.faults.labels(fault.body.code).inc()
    headers = {} if fault.retry_after is None else {"Retry-After": str(fault.retry_after)}
    return Response(ErrorBody(fault.body), status_code=fault.status, headers=headers, media_type="application/json")


def tell_http_fault(_: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """The answer to a request that the framework refuses: not of its type, too large, no such page."""
    code = CODES.get(error.status_code, "invalid")
    place, message = _place_of(error), error.detail[:300]
    body = FaultBody(code, message, place=place)
    return Response(ErrorBody(body), status_code=error.status_code, media_type="application/json")


def _place_of(error: HTTPException) -> str | None:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return extra[0].get("key")
    return None


def tell_nesting(request: Request[Any, Any, Any], _: RecursionError) -> Response[ErrorBody]:
    """The answer to a body nested too deeply to be read."""
    return tell_fault(request, Fault("invalid", "nested too deeply"))


def tell_rules_changed(request: Request[Any, Any, Any], error: RulesChanged) -> Response[ErrorBody]:
    """The answer about a match that today's rules refuse."""
    return tell_fault(request, Fault("not_now", str(error)))


def tell_store_gone(request: Request[Any, Any, Any], _: StoreGone) -> Response[ErrorBody]:
    """The answer while the database does not answer."""
    return tell_fault(request, Fault("closing", "the store does not answer; try again", retry_after=1))


def tell_mishap(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """The answer when something went wrong here: without details, which are in the log."""
    log.error("%s %s failed", request.method, request.scope.get("path_template", "a request"), exc_info=error)
    body = FaultBody("mishap", "something went wrong here; it has been noted")
    return Response(ErrorBody(body), status_code=500, media_type="application/json")
