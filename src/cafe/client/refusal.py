"""Errors for what a server refuses."""

from __future__ import annotations

import httpx
import msgspec

from cafe.protocol.faults import ErrorBody, FaultBody
from cafe.protocol.warmup import warm_up
from cafe.rules.errors import CafeError

warm_up(ErrorBody)


class ServerRefusal(CafeError):
    """The server refuses a request; `fault` says why."""

    def __init__(self, fault: FaultBody) -> None:
        super().__init__(f"{fault.code}: {fault.message}")
        self.fault = fault

    @property
    def code(self) -> str:
        """The fault's code, one of those in docs/server-api.md."""
        return self.fault.code


class TurnRefused(ServerRefusal):
    """The rules refuse an action; `fault.verdict` says which rule and why."""


def refusal_of(fault: FaultBody) -> ServerRefusal:
    """The error for a fault."""
    return TurnRefused(fault) if fault.code == "refused" else ServerRefusal(fault)


def check(answer: httpx.Response) -> httpx.Response:
    """The response, if it is a success; raises ServerRefusal if not."""
    if answer.is_success:
        return answer
    try:
        fault = msgspec.json.decode(answer.content, type=ErrorBody).error
    except msgspec.MsgspecError:
        fault = FaultBody("mishap", f"status {answer.status_code}")
    raise refusal_of(fault)
