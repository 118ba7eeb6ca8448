"""What may stand in a struct's fields, for whoever has not read it: a model, a command line."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

_KINDS = {bool: "boolean", int: "integer", float: "number", str: "string", NoneType: "null"}
"""As JSON calls them."""


def choices_of(struct: type[msgspec.Struct]) -> dict[str, str]:
    """By field: every value there is, or the kind of value it has to be."""
    return {field.name: _told(field.type) for field in msgspec.structs.fields(struct)}


def misfits(struct: type[msgspec.Struct], given: dict[str, Any], *, strict: bool = True) -> dict[str, str]:
    """The fields that may not hold what they were given, and what they may."""
    found = {}
    for field in msgspec.structs.fields(struct):
        if field.name not in given:
            continue
        try:
            msgspec.convert(given[field.name], field.type, strict=strict)
        except msgspec.ValidationError:
            found[field.name] = _told(field.type)
    return found


def _told(kind: Any, most: int | None = None) -> str:
    if kind in _KINDS:
        return _KINDS[kind]
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Annotated:
        limits = (one.max_length for one in inside[1:] if isinstance(one, msgspec.Meta))
        return _told(inside[0], next(limits, None))
    if origin is Literal:
        return " | ".join(msgspec.json.encode(value).decode() for value in inside)
    if origin in (Union, UnionType):
        return " | ".join(_told(one) for one in inside if one is not msgspec.UnsetType)
    if origin in (tuple, list, frozenset):
        return (
            f"array of {_told(inside[0])}" if most is None else f"array of at most {most}: {_told(inside[0])}"
        )
    return "object"
