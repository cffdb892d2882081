"""Litestar's verbs, each with the errors that any of our requests may get."""

from __future__ import annotations

from functools import partial

import litestar
from litestar.openapi.datastructures import ResponseSpec

from cafe.protocol.faults import ErrorBody
from cafe.protocol.tools import Ready

ERRORS = {
    400: "Not of its type, or no such action.",
    401: "A token that is not known here.",
    403: "Not yours to do.",
    404: "There is no such thing.",
    405: "Not done to such a thing.",
    409: "Not now, or a stale number.",
    413: "Too large.",
    414: "An address that is too long.",
    421: "Addressed by a name that is not this server's.",
    422: "The rules refuse it.",
    429: "Too many requests; see Retry-After.",
    503: "Closing, or the store does not answer.",
}
ERRORS_TOLD = {
    status: ResponseSpec(data_container=ErrorBody, description=told, generate_examples=False)
    for status, told in ERRORS.items()
}
NOT_READY = {**ERRORS_TOLD, 503: ResponseSpec(data_container=Ready, description="Not ready.", generate_examples=False)}
get = partial(litestar.get, responses=ERRORS_TOLD)
post = partial(litestar.post, responses=ERRORS_TOLD)
put = partial(litestar.put, responses=ERRORS_TOLD)
patch = partial(litestar.patch, responses=ERRORS_TOLD)
delete = partial(litestar.delete, responses=ERRORS_TOLD)
