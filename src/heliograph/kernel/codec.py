"""One way to turn structs into bytes. Equal values give equal bytes, on every machine."""

from typing import TypeVar

import msgspec

T = TypeVar("T")

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What strangers' bytes can raise: not JSON, not what was asked for, not text, nested without end."""


class _Tagged(msgspec.Struct):
    type: str


_encoder = msgspec.json.Encoder(order="deterministic")


def encode(value: object) -> bytes:
    return _encoder.encode(value)


def kind_of(action: bytes | msgspec.Raw) -> str:
    """The tag of an encoded action, or nothing where it has none."""
    try:
        return msgspec.json.decode(action, type=_Tagged).type
    except UNREADABLE:
        return ""


def decode(data: bytes | str | msgspec.Raw, type: type[T]) -> T:
    return msgspec.json.decode(data, type=type)


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(value))
