"""Writes the client's TypeScript types from the Python structs: one definition, many readers."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from heliograph.games.contact.events import Event
from heliograph.games.contact.moves import Action, Move
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.view import View
from heliograph.kernel.log import Log
from heliograph.players.contact.review_types import Review
from heliograph.server import wire

TARGET = Path(__file__).parent.parent / "web/src/generated/types.ts"

UNIONS = {
    "ContactAction": Action,
    "ContactEvent": Event,
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
}
STRUCTS = [
    Setup,
    View,
    wire.GameInfo,
    wire.NewTable,
    wire.Claim,
    wire.Seated,
    wire.Problem,
    wire.Replay,
    Log,
    Review,
]


def typescript() -> str:
    schemas, components = msgspec.json.schema_components(
        [*UNIONS.values(), *STRUCTS], ref_template="#/{name}"
    )
    lines = ["// Made by scripts/generate_types.py from the Python structs. Do not edit.", ""]
    for name, schema in sorted(components.items()):
        lines.append(declaration(name, schema))
    for name, schema in zip(UNIONS, schemas, strict=False):
        lines.append(f"export type {name} = {expression(schema)};\n")
    return "\n".join(lines)


def declaration(name: str, schema: dict[str, Any]) -> str:
    comment = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {expression(schema)};\n"
    optional = set(schema["properties"]) - set(schema.get("required", [])) if may_omit(name) else set()
    fields = [
        f"  {key}{'?' if key in optional and key != 'type' else ''}: {expression(value)};"
        for key, value in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def may_omit(name: str) -> bool:
    """Fields with defaults may be missing where we leave them out, and where clients write."""
    struct = structs_by_name(msgspec.Struct)[name]
    return struct.__struct_config__.omit_defaults or issubclass(struct, (Move, wire.Request, wire.NewTable))


def structs_by_name(base: type[msgspec.Struct]) -> dict[str, type[msgspec.Struct]]:
    found = {base.__name__: base}
    for sub in base.__subclasses__():
        found |= structs_by_name(sub)
    return found


def expression(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": ref}:
            return str(ref).removeprefix("#/")
        case {"anyOf": options}:
            return " | ".join(expression(option) for option in options)
        case {"const": value}:
            return msgspec.json.encode(value).decode()
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(expression(item) for item in items)}]"
        case {"type": "array", "items": items} if isinstance(items, dict):
            inner = expression(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": values} if isinstance(values, dict):
            return f"Record<string, {expression(values)}>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": str(simple)}:
            return simple
    return "unknown"


def main() -> int:
    text = typescript()
    if "--check" in sys.argv:
        return int(not TARGET.exists() or TARGET.read_text() != text)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
