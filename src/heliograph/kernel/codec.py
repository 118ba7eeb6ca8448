"""The one JSON encoding of structs. Equal values give equal bytes on every machine."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding untrusted bytes can raise: not JSON, a wrong type, not text, nested too deeply."""


class _Tagged(msgspec.Struct):
    type: str


encode: Callable[[object], bytes] = msgspec.json.Encoder(order="deterministic").encode


_readers: dict[Any, msgspec.json.Decoder[Any]] = {}


def reader(type: type[T]) -> msgspec.json.Decoder[T]:
    """A decoder, cached: building one for a union of many structs takes longer than decoding a struct."""
    found = _readers.get(type)
    if found is None:
        found = _readers[type] = msgspec.json.Decoder(type)
    return found


def kind_of(action: bytes | msgspec.Raw) -> str:
    """The tag of an encoded action, or an empty string if it has none."""
    try:
        return reader(_Tagged).decode(action).type
    except UNREADABLE:
        return ""


def decode(data: bytes | str | msgspec.Raw, type: type[T]) -> T:
    return reader(type).decode(data)


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(encode(value))
