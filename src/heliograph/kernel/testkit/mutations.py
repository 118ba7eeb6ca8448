"""Invalid actions, made from valid ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from heliograph.kernel.codec import encode

_STRANGE: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    10**9,
    2**70,
    1.5,
    "",
    "0",
    "☄\u202e\u0000é",
    "x" * 5000,
    [],
    [None],
    ["☄"],
    [-1],
    [[]],
    [0] * 5000,
    {},
    {"type": "x"},
)

GARBAGE: tuple[bytes, ...] = (
    b"",
    b" ",
    b"null",
    b"true",
    b"0",
    b'""',
    b"[]",
    b"{}",
    b"{",
    b'{"type":',
    b'{"type":null}',
    b'{"type":[]}',
    b'{"type":"no-such-action"}',
    b'{"type":"\xff"}',
    b"\xff\xfe",
    b'{"a":' * 50_000,
    b"[" * 50_000,
)


def tags_of(action_type: Any) -> tuple[str, ...]:
    """The tags of a union of action structs."""
    return tuple(str(one.__struct_config__.tag) for one in get_args(action_type) or (action_type,))


def mutations(action: Mapping[str, Any], tags: tuple[str, ...]) -> Iterator[bytes]:
    """Copies of the action with one thing changed. A few are still valid; the check recognises these."""
    plain = dict(action)
    for tag in tags:
        yield encode({**plain, "type": tag})
        yield encode({"type": tag})
    for name, value in plain.items():
        others = {key: other for key, other in plain.items() if key != name}
        yield encode(others)
        yield encode({**others, name.upper(): value})
        for strange in _STRANGE:
            yield encode({**plain, name: strange})
        for near in _neighbours(value):
            yield encode({**plain, name: near})
    yield encode({**plain, "extra": 1})
    yield encode([plain])
    yield encode(plain)[:-1]


def _neighbours(value: Any) -> Iterator[Any]:
    """Values of the right type that are slightly wrong."""
    match value:
        case bool():
            yield not value
            yield int(value)
        case int():
            yield from (value - 1, value + 1, -value, str(value), float(value))
        case str():
            yield from (value + " ", value.swapcase(), value[:-1], [value])
        case [*items] if items:
            yield from (items[:-1], items[1:], [*items, items[-1]], items[::-1], items * 100)
            yield from (items[:2] + items, items + items[:1], items[:1] * len(items))
            yield from ([*items[:-1], near] for near in _neighbours(items[-1]))
        case {**fields}:
            for name, part in fields.items():
                yield {key: other for key, other in fields.items() if key != name}
                yield from ({**fields, name: near} for near in (*_neighbours(part), None, -1, 10**9))
            yield {**fields, "extra": 1}
