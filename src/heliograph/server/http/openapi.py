"""The HTTP part of the protocol as OpenAPI, at `/schema`."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody

from heliograph.server.wire import Claim, Draft, NewTable, OwnFile, Problem

_SCHEMAS = "#/components/schemas/"
_BODIES = (NewTable, Claim, OwnFile, Draft, Problem)


@dataclass
class TakesNewTable(Operation):
    def __post_init__(self) -> None:
        self.request_body = _body(NewTable)


@dataclass
class TakesClaim(Operation):
    def __post_init__(self) -> None:
        self.request_body = _body(Claim)


@dataclass
class TakesOwnFile(Operation):
    def __post_init__(self) -> None:
        self.request_body = _body(OwnFile)


@dataclass
class TakesDraft(Operation):
    def __post_init__(self) -> None:
        self.request_body = _body(Draft)


class _WithBodies(JsonRenderPlugin):
    """Bodies are read by msgspec itself, so Litestar does not know their schemas."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        template = f"{_SCHEMAS}{{name}}"
        _, bodies = msgspec.json.schema_components(_BODIES, ref_template=template)
        components = openapi_schema["components"]
        schemas = components["schemas"] | bodies
        return super().render(request, openapi_schema | {"components": components | {"schemas": schemas}})


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Heliograph",
        version=version("heliograph"),
        description="Tables, seats and replays. Playing is a WebSocket: see docs/protocol.md.",
        path="/schema",
        use_handler_docstrings=True,
        render_plugins=[_WithBodies(path="/")],
    )


def _body(struct: type[msgspec.Struct]) -> RequestBody:
    schema = Reference(f"{_SCHEMAS}{struct.__name__}")
    return RequestBody({"application/json": OpenAPIMediaType(schema)}, required=True)
