"""Comparing bytes, and saying where they differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from heliograph.kernel.chance import Chance


def difference(one: bytes, other: bytes) -> str:
    """The first place where two JSON texts differ, or an empty string."""
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
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Chance):
            yield one
        else:
            waiting.extend(part for part in _parts(one).values() if type(part) not in _LEAVES)


def same_but_chance(one: Any, other: Any) -> bool:
    """Whether two states show the same table, hidden parts included; future draws do not count."""
    if one is other or (isinstance(one, Chance) and isinstance(other, Chance)):
        return True
    parts, others = _parts(one), _parts(other)
    if not parts or not others:
        return bool(one == other)
    return parts.keys() == others.keys() and all(
        same_but_chance(part, others[name]) for name, part in parts.items()
    )


_LEAVES = frozenset({str, int, bool, float, type(None)})
_NOTHING: dict[Any, Any] = {}


def _parts(value: Any) -> dict[Any, Any]:
    if isinstance(value, str | int | None):
        return _NOTHING
    if isinstance(value, msgspec.Struct):
        return {name: getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return value
    if isinstance(value, list | tuple):
        return dict(enumerate(value))
    return _NOTHING
