"""What the server logs: never a name, a token or its hash, a deal or an address, at any level.

Libraries log only from `warning` on: below that they log what goes over the wire. An exception is logged with its type
and where it was raised; its message only if the type is one of ours that quotes nothing secret.
"""

from __future__ import annotations

import asyncio
import logging
import re
import traceback
from collections.abc import Iterator
from types import TracebackType
from typing import Any

from cafe.server.live_match import RulesChanged
from cafe.server.settings import SettingsError
from cafe.server.store.faults import StoreError
from cafe.server.store.rows import Damaged

REPR = re.compile(r"['\"(<\[{]")  # the beginning of an object's printed form
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
TELLABLE = (StoreError, Damaged, RulesChanged, SettingsError)
log = logging.getLogger("cafe.server")


class DiscreetFormatter(logging.Formatter):
    """Tracebacks without the messages of exceptions, which may quote data."""

    def formatException(  # noqa: N802 - logging's name
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None],
    ) -> str:
        """The frames and types, down to the cause."""
        return "" if ei[1] is None else "".join(_told(ei[1])).rstrip()


def _told(error: BaseException) -> Iterator[str]:
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if earlier is not None:
        yield from _told(earlier)
        yield "which led to\n"
    yield from traceback.format_tb(error.__traceback__)
    message = f": {error}" if isinstance(error, TELLABLE) else ""
    yield f"{type(error).__module__}.{type(error).__qualname__}{message}\n"
    for part in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        yield from _told(part)


def log_config(level: str) -> dict[str, Any]:
    """The configuration for `logging.config`: our own level as set, everything else from warnings on."""
    quiet = logging.getLevelName(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"discreet": {"()": "cafe.server.logs.DiscreetFormatter", "fmt": LINE}},
        "handlers": {"errors": {"class": "logging.StreamHandler", "formatter": "discreet"}},
        "root": {"handlers": ["errors"], "level": quiet},
        "loggers": {
            "cafe": {"level": level.upper()},
            "uvicorn": {"level": quiet},
            "uvicorn.error": {"level": quiet},
            "uvicorn.access": {"level": "CRITICAL"},
        },
    }


def tell_of_loop(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what the event loop reports, without the objects that it, or its message, would print.

    "Exception in callback f(...)" contains the callback's arguments: requests, tokens, addresses.
    """
    told = REPR.split(str(context["message"]), maxsplit=1)[0]
    log.error("%s", told.rstrip(), exc_info=context.get("exception"))
