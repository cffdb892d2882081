"""What a server may refuse."""

from __future__ import annotations

import httpx
import msgspec

from cafe.protocol.faults import ErrorBody, FaultBody
from cafe.protocol.warmup import warm_up
from cafe.rules.errors import CafeError

warm_up(ErrorBody)


class ServerRefusal(CafeError):
    """The server says no; `fault` says why."""

    def __init__(self, fault: FaultBody) -> None:
        super().__init__(f"{fault.code}: {fault.message}")
        self.fault = fault

    @property
    def code(self) -> str:
        """The kind of fault, as docs/server-api.md lists them."""
        return self.fault.code


class TurnRefused(ServerRefusal):
    """The rules refuse an action; `fault.verdict` says by which rule and why."""


def refusal_of(fault: FaultBody) -> ServerRefusal:
    """The error for a fault."""
    return TurnRefused(fault) if fault.code == "refused" else ServerRefusal(fault)


def check(answer: httpx.Response) -> httpx.Response:
    """The answer, if it is none of refusal."""
    if answer.is_success:
        return answer
    try:
        fault = msgspec.json.decode(answer.content, type=ErrorBody).error
    except msgspec.MsgspecError:
        fault = FaultBody("mishap", f"status {answer.status_code}")
    raise refusal_of(fault)
