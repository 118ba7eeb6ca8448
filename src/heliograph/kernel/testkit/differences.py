"""Comparing bytes, and saying where they differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode


def difference(one: bytes, other: bytes) -> str:
    """The first place where two JSON texts differ, or nothing."""
    if one == other:
        return ""
    return next(_differences("$", msgspec.json.decode(one), msgspec.json.decode(other)), "in their order")


def _differences(place: str, one: Any, other: Any) -> Iterator[str]:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from _differences(f"{place}.{key}", one[key], other[key])
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, pair in enumerate(zip(one, other, strict=True)):
            yield from _differences(f"{place}[{index}]", *pair)
    elif one != other:
        yield f"at {place}: {_short(one)} and {_short(other)}"


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= 80 else f"{text[:77]}..."


def chances_in(value: Any) -> Iterator[Chance]:
    """Every source of randomness that a state carries."""
    if isinstance(value, Chance):
        yield value
    else:
        for part in _parts(value).values():
            yield from chances_in(part)


def bytes_but_chance(value: Any) -> bytes:
    """A state without its future draws: what lies on the table, hidden or not."""
    return encode(_blank(value))


def _blank(value: Any) -> Any:
    if isinstance(value, Chance):
        return None
    parts = _parts(value)
    return {str(name): _blank(part) for name, part in parts.items()} if parts else value


def _parts(value: Any) -> dict[Any, Any]:
    if isinstance(value, msgspec.Struct):
        return {name: getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return value
    if isinstance(value, list | tuple):
        return dict(enumerate(value))
    return {}
