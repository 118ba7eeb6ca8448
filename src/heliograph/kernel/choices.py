"""The values that a struct's fields allow, in words for a model or a command line."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

_KINDS = {bool: "boolean", int: "integer", float: "number", str: "string", NoneType: "null"}
"""JSON's names of types."""


def choices_of(struct: type[msgspec.Struct]) -> dict[str, str]:
    """By field: all allowed values, or the type of value."""
    return {field.name: _told(field.type) for field in msgspec.structs.fields(struct)}


def misfits(struct: type[msgspec.Struct], given: dict[str, Any], *, strict: bool = True) -> dict[str, str]:
    """The fields whose given values are not allowed, with what is."""
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
