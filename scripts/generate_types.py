"""Writes the client's TypeScript types from the Python structs, so that each type is defined once.

Types that games share go to `wire.ts`; each of our games has a file of its own beside it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, get_args

import msgspec

from heliograph.games import AnyGame, house_ids, load_game
from heliograph.kernel.log import Log
from heliograph.server import wire
from heliograph.server.wire.answers import ServerMessage
from heliograph.server.wire.requests import ClientMessage
from heliograph.server.wire.tables import NewTable
from heliograph.server.wire.voice import VoiceMessage

FOLDER = Path(__file__).parent.parent / "web/src/generated"
HEAD = "// Made by scripts/generate_types.py from the Python structs. Do not edit."
SHARED = ("heliograph.kernel.", "heliograph.server.", "heliograph.daily.calendar")


def files() -> dict[str, str]:
    """All files by name."""
    games = {id: load_game(id) for id in house_ids()}
    kernel = [
        struct
        for game in games.values()
        for struct in structs_in(types_of(game)).values()
        if is_shared(struct)
    ]
    unions = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage, "VoiceMessage": VoiceMessage}
    written = {"wire.ts": typescript(unions, [*messages(), Log, *kernel], take_shared=True)}
    for id, game in games.items():
        unions = {"Action": game.action_type, "Event": game.event_type}
        written[f"{id.replace('_', '-')}.ts"] = typescript(unions, types_of(game), take_shared=False)
    return written


def types_of(game: AnyGame) -> list[Any]:
    """All types of a game's views and actions; of its review and its workshop if it has them."""
    types = [game.action_type, game.event_type, game.setup_type, game.view_type]
    if game.printed is not None:
        types.append(type(game.printed))
    if game.workshop is not None:
        types += [game.workshop.made_type, type(game.workshop.materials)]
    if find_spec(f"heliograph.review.{game.id}"):
        types.append(import_module(f"heliograph.review.{game.id}.types").Review)
    if find_spec(f"heliograph.daily.{game.id}"):
        types += [getattr(import_module(f"heliograph.daily.{game.id}"), "Revealed", game.view_type)]
    return types


def messages() -> list[type[msgspec.Struct]]:
    """Every message and body, without their bases."""
    return [struct for struct in wire_structs() if not struct.__subclasses__()]


def wire_structs() -> list[type[msgspec.Struct]]:
    """All structs declared in the modules of the wire."""
    modules = [import_module(found.name) for found in iter_modules(wire.__path__, f"{wire.__name__}.")]
    return [
        struct
        for module in modules
        for struct in vars(module).values()
        if isinstance(struct, type)
        and issubclass(struct, msgspec.Struct)
        and struct.__module__ == module.__name__
    ]


def is_shared(struct: type[msgspec.Struct]) -> bool:
    return struct.__module__.startswith(SHARED)


def typescript(unions: Mapping[str, Any], types: Sequence[Any], *, take_shared: bool) -> str:
    """A file with the structs that are shared, or with those that are not."""
    structs = structs_in([*unions.values(), *types])
    schemas, components = msgspec.json.schema_components([*unions.values(), *types], ref_template="#/{name}")
    if doubled := sorted(components.keys() - structs.keys()):
        raise ValueError(f"two structs of one name meet in one file: {doubled}")
    members = {member for union in unions.values() for member in get_args(union)}
    declared = [
        declaration(name, schema, may_omit(structs[name], members), left_open(structs[name]))
        for name, schema in sorted(components.items())
        if is_shared(structs[name]) == take_shared
    ]
    named = zip(unions, schemas, strict=False)
    declared += [f"export type {name} = {expression(schema)};\n" for name, schema in named]
    text = "\n".join(declared)
    theirs = [name for name in sorted(components) if is_shared(structs[name]) != take_shared]
    used = [name for name in theirs if re.search(rf"\b{name}\b", text)]
    imports = [f'import type {{ {", ".join(used)} }} from "./wire";', ""] if used else []
    return "\n".join([HEAD, "", *imports, text])


def structs_in(types: Sequence[Any]) -> dict[str, type[msgspec.Struct]]:
    """The structs that these types refer to, by name."""
    found: dict[str, type[msgspec.Struct]] = {}
    note_structs(msgspec.inspect.multi_type_info(types), found)
    return found


def note_structs(info: Any, found: dict[str, type[msgspec.Struct]]) -> None:
    if isinstance(info, tuple | list):
        for part in info:
            note_structs(part, found)
    elif isinstance(info, msgspec.inspect.StructType):
        if info.cls.__name__ not in found:
            found[info.cls.__name__] = info.cls
            note_structs([field.type for field in info.fields], found)
    elif isinstance(info, msgspec.inspect.Type):
        note_structs([getattr(info, name) for name in info.__struct_fields__], found)


def declaration(name: str, schema: dict[str, Any], may_omit: bool, left_open: set[str]) -> str:
    comment = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {expression(schema)};\n"
    optional = set(schema["properties"]) - set(schema.get("required", [])) if may_omit else left_open
    fields = [
        f"  {key}{'?' if key in optional and key != 'type' else ''}: {expression(value)};"
        for key, value in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def left_open(struct: type[msgspec.Struct]) -> set[str]:
    """Fields that are omitted while nobody has set them."""
    fields = msgspec.structs.fields(struct)
    return {field.encode_name for field in fields if field.default is msgspec.UNSET}


def may_omit(struct: type[msgspec.Struct], members: set[type]) -> bool:
    """Fields with defaults are optional if we omit them, and where clients write."""
    if struct.__struct_config__.omit_defaults:
        return True
    strict = struct.__struct_config__.forbid_unknown_fields
    return strict and (struct in members or issubclass(struct, NewTable))


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
    made = files()
    if "--check" in sys.argv:
        kept = {file.name: file.read_text() for file in FOLDER.glob("*.ts")}
        return int(made != kept)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.ts"):
        old.unlink()
    for name, text in made.items():
        (FOLDER / name).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
