"""The error for a failing request: a code from docs/server-api.md and one sentence."""

from __future__ import annotations

from cafe.protocol.faults import FaultBody, Refusal
from cafe.rules.errors import CafeError
from cafe.rules.verdict import Verdict

STATUS = {
    "invalid": 400,
    "unfit_name": 400,
    "token": 401,
    "forbidden": 403,
    "origin": 403,
    "unknown": 404,
    "stale": 409,
    "not_now": 409,
    "full": 409,
    "name_taken": 409,
    "too_large": 413,
    "too_long": 414,
    "host": 421,
    "refused": 422,
    "too_many": 429,
    "closing": 503,
}


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


class Unreadable(Fault):
    """A match whose rows cannot be read, or that today's rules refuse: it rests."""

    def __init__(self, why: CafeError) -> None:
        super().__init__("not_now", str(why))


def refusal_of(verdict: Verdict) -> Refusal:
    """A verdict as the API sends it."""
    return Refusal(verdict.action, verdict.rule, verdict.because, verdict.table, verdict.guests)
