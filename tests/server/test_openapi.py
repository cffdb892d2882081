"""The API is as its own description says: schemathesis asks everything in it."""

from __future__ import annotations

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar._openapi.plugin import OpenAPIPlugin
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.serving import serving, settings_for

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


ASKED = settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
    database=None,
)


def test_every_request_is_answered_as_described(address: str) -> None:
    described = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    asked = set()
    for found in described.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        asked.add(f"{operation.method.upper()} {operation.path}")

        @ASKED
        @given(operation.as_strategy())
        def ask(case: Any) -> None:
            case.call_and_validate(checks=CHECKS)

        ask()
    assert len(asked) >= 30


def test_the_description_is_made_once_and_nobody_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It took a tenth of a second in the event loop, where everybody plays."""
    made_by: list[str] = []
    makes = OpenAPIPlugin._build_openapi

    def noted(self: OpenAPIPlugin) -> Any:
        made_by.append(threading.current_thread().name)
        return makes(self)

    monkeypatch.setattr(OpenAPIPlugin, "_build_openapi", noted)
    with serving(settings_for(tmp_path)) as address, ThreadPoolExecutor(4) as askers:
        answers = list(askers.map(httpx.get, [f"{address}/api/openapi.json"] * 4))
    assert {answer.status_code for answer in answers} == {200}
    (thread,) = made_by
    assert thread.startswith(("asyncio_", "uvloop_"))  # of the loop's pool, not the loop's own


def test_the_description_has_examples_and_errors(address: str) -> None:
    described = httpx.get(f"{address}/api/openapi.json").json()
    create = described["paths"]["/api/matches"]["post"]
    assert create["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("Create")
    assert "examples" in json.dumps(described["components"]["schemas"]["Create"])
    for status in ("400", "404", "409", "422", "429"):
        answer = create["responses"][status]["content"]["application/json"]
        assert answer["schema"]["$ref"].endswith("ErrorBody")
