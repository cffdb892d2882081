"""What can go wrong with a request: one type, a code of docs/server-api.md, one sentence."""

from __future__ import annotations

from msgspec import Struct

from cafe.rules.errors import CafeError
from cafe.rules.verdict import Verdict

STATUS = {
    "invalid": 400,
    "token": 401,
    "forbidden": 403,
    "origin": 403,
    "unknown": 404,
    "stale": 409,
    "not_now": 409,
    "full": 409,
    "name_taken": 409,
    "too_large": 413,
    "refused": 422,
    "too_many": 429,
    "closing": 503,
}


class Refusal(Struct, omit_defaults=True):
    """What the rules say of an action they refuse: the data for the words `refusal-{because}`."""

    action: str
    rule: str
    because: str
    table: str | None = None
    guests: dict[str, str] = {}


class FaultBody(Struct, omit_defaults=True):
    """A fault as it is sent."""

    code: str
    message: str
    verdict: Refusal | None = None
    number: int | None = None
    place: str | None = None


class ErrorBody(Struct):
    """The body of every answer that is an error."""

    error: FaultBody


class Fault(CafeError):
    """A request that cannot be granted; `body` is what the client is told."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        verdict: Verdict | None = None,
        number: int | None = None,
        place: str | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(message)
        refusal = None if verdict is None else refusal_of(verdict)
        self.body = FaultBody(code, message, refusal, number, place)
        self.status = STATUS[code]
        self.retry_after = retry_after


def refusal_of(verdict: Verdict) -> Refusal:
    """A verdict as it is sent."""
    return Refusal(verdict.action, verdict.rule, verdict.because, verdict.table, verdict.guests)
