"""The API is as its own description says: schemathesis asks everything in it."""

from __future__ import annotations

import json
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

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


def test_the_description_has_examples_and_errors(address: str) -> None:
    described = httpx.get(f"{address}/api/openapi.json").json()
    create = described["paths"]["/api/matches"]["post"]
    assert create["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("Create")
    assert "examples" in json.dumps(described["components"]["schemas"]["Create"])
    for status in ("400", "404", "409", "422", "429"):
        answer = create["responses"][status]["content"]["application/json"]
        assert answer["schema"]["$ref"].endswith("ErrorBody")
