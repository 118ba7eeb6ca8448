"""The HTTP part of the protocol as OpenAPI, at `/schema`.

Starlette has no OpenAPI of its own. msgspec describes the structs; this module adds the list of calls.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from http import HTTPStatus
from importlib.metadata import version
from inspect import getdoc
from typing import Any

import msgspec
from starlette.responses import Response

from heliograph.server.http.calls import Call
from heliograph.server.wire.problem import Problem

MEDIA_TYPE = "application/vnd.oai.openapi+json"
_SCHEMAS = "#/components/schemas/{name}"
_JSON = "application/json"


def openapi(calls: Iterable[Call]) -> dict[str, Any]:
    """The document."""
    calls = tuple(calls)
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call)
    types = [found for call in calls for found in (call.takes, call.gives) if _is_described(found)]
    _, schemas = msgspec.json.schema_components([*types, Problem], ref_template=_SCHEMAS)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Heliograph",
            "version": version("heliograph"),
            "description": "Tables, seats and replays. Playing is a WebSocket: see docs/protocol.md.",
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _operation(call: Call) -> dict[str, Any]:
    name = call.handler.__name__
    in_path = [_parameter(found, "path") for found in re.findall(r"\{(\w+)\}", call.path)]
    in_query = [_parameter(found, "query") for found in call.query]
    operation: dict[str, Any] = {
        "operationId": name,
        "summary": name.replace("_", " ").capitalize(),
        "description": getdoc(call.handler) or "",
        "parameters": [*in_path, *in_query],
        "responses": {
            str(call.status): {
                "description": HTTPStatus(call.status).phrase,
                "content": {call.media_type: {"schema": _schema(call.gives)}},
            },
            "default": {
                "description": "What went wrong",
                "content": {_JSON: {"schema": _schema(Problem)}},
            },
        },
    }
    if call.takes is not None:
        operation["requestBody"] = {"required": True, "content": {_JSON: {"schema": _schema(call.takes)}}}
    return operation


def _parameter(name: str, place: str) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}


def _schema(type: Any) -> dict[str, Any]:
    if not _is_described(type):
        return {}
    (schema,), _ = msgspec.json.schema_components([type], ref_template=_SCHEMAS)
    return schema


def _is_described(type: Any) -> bool:
    return type is not None and type is not Response
