"""Why a request cannot be granted: a code from docs/server-api.md and one sentence."""

from __future__ import annotations

from msgspec import Struct


class Refusal(Struct, omit_defaults=True):
    """What the rules say about an action they refuse: the data for the text `refusal-{because}`."""

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
