"""Writes the client's TypeScript types from the Python structs: one definition, many readers."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from heliograph.games.contact import events, moves
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.view import View
from heliograph.games.space_puzzle import events as puzzle_events
from heliograph.games.space_puzzle import moves as puzzle_moves
from heliograph.games.space_puzzle.view import View as PuzzleView
from heliograph.games.space_puzzle.workshop import Materials
from heliograph.kernel.log import Log
from heliograph.players.contact.review_types import Review
from heliograph.server import wire

FOLDER = Path(__file__).parent.parent / "web/src/generated"


@dataclass(frozen=True)
class Sheet:
    """One file of types. Games use the same names for things of their own, so each has its own file."""

    unions: dict[str, Any]
    structs: tuple[type[msgspec.Struct], ...]
    not_from: str
    """The package whose structs are on another sheet."""


SHEETS = {
    "types.ts": Sheet(
        {
            "ContactAction": moves.Action,
            "ContactEvent": events.Event,
            "ClientMessage": wire.ClientMessage,
            "ServerMessage": wire.ServerMessage,
        },
        (
            Setup,
            View,
            wire.GameInfo,
            wire.NewTable,
            wire.Claim,
            wire.Seated,
            wire.Problem,
            wire.Replay,
            wire.OwnFile,
            wire.OwnScenario,
            wire.Draft,
            wire.Checked,
            Log,
            Review,
        ),
        not_from="heliograph.games.space_puzzle",
    ),
    "space-puzzle.ts": Sheet(
        {"Action": puzzle_moves.Action, "Event": puzzle_events.Event},
        (PuzzleView, Materials),
        not_from="heliograph.games.contact",
    ),
}
WRITTEN_BY_CLIENTS = (moves.Move, puzzle_moves.Move, wire.Request, wire.NewTable)


def typescript(sheet: Sheet) -> str:
    schemas, components = msgspec.json.schema_components(
        [*sheet.unions.values(), *sheet.structs], ref_template="#/{name}"
    )
    known = structs_by_name(msgspec.Struct, sheet.not_from)
    lines = ["// Made by scripts/generate_types.py from the Python structs. Do not edit.", ""]
    for name, schema in sorted(components.items()):
        lines.append(declaration(name, schema, may_omit(known[name])))
    for name, schema in zip(sheet.unions, schemas, strict=False):
        lines.append(f"export type {name} = {expression(schema)};\n")
    return "\n".join(lines)


def declaration(name: str, schema: dict[str, Any], omits: bool) -> str:
    comment = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {expression(schema)};\n"
    optional = set(schema["properties"]) - set(schema.get("required", [])) if omits else set()
    fields = [
        f"  {key}{'?' if key in optional and key != 'type' else ''}: {expression(value)};"
        for key, value in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def may_omit(struct: type[msgspec.Struct]) -> bool:
    """Fields with defaults may be missing where we leave them out, and where clients write."""
    return struct.__struct_config__.omit_defaults or issubclass(struct, WRITTEN_BY_CLIENTS)


def structs_by_name(base: type[msgspec.Struct], not_from: str) -> dict[str, type[msgspec.Struct]]:
    found = {} if base.__module__.startswith(not_from) else {base.__name__: base}
    for sub in base.__subclasses__():
        found |= structs_by_name(sub, not_from)
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
    texts = {FOLDER / name: typescript(sheet) for name, sheet in SHEETS.items()}
    if "--check" in sys.argv:
        return int(any(not path.exists() or path.read_text() != text for path, text in texts.items()))
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in texts.items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
