"""Schemathesis reads `/schema` and tries every call with what it promises, and with what it does not."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

_CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
_PATIENCE_S = 20


def call_everything(address: str, known: dict[str, str], examples: int, same_each_time: bool) -> int:
    """How many calls there are. `known` names what exists, as nobody would guess it."""
    operations = [
        found.ok() for found in schemathesis.openapi.from_url(f"{address}/schema").get_all_operations()
    ]
    for operation in operations:
        _try(operation, address, known, examples, same_each_time)
    return len(operations)


def _try(operation: Any, address: str, known: dict[str, str], examples: int, same_each_time: bool) -> None:
    @settings(
        max_examples=examples,
        derandomize=same_each_time,
        deadline=None,
        database=None,
        suppress_health_check=[*HealthCheck],
    )
    @given(operation.as_strategy(), some.integers(0, 3))
    def call(case: Any, guess: int) -> None:
        if guess:
            case.path_parameters.update({name: known[name] for name in case.path_parameters})
        response = case.call(base_url=address, timeout=_PATIENCE_S)
        if response.status_code != 503:
            case.validate_response(response, checks=_CHECKS)

    call()
