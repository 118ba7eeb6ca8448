"""One way to turn structs into bytes. Equal values give equal bytes, on every machine."""

from typing import TypeVar

import msgspec

T = TypeVar("T")

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What strangers' bytes can raise: not JSON, not what was asked for, not text, nested without end."""

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(value: object) -> bytes:
    return _encoder.encode(value)


def decode(data: bytes | str | msgspec.Raw, type: type[T]) -> T:
    return msgspec.json.decode(data, type=type)


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(value))
