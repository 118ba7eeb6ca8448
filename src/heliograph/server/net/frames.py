"""The most common WebSocket frame: one short text, unfragmented (RFC 6455, 5.2). The library handles all
others."""

from __future__ import annotations

from websockets.frames import Opcode, apply_mask  # type: ignore[attr-defined]  # the faster one, if any

_WHOLE_TEXT = 0x80 | Opcode.TEXT
_MASKED = 0x80
_TWO_BYTES, _EIGHT_BYTES = 126, 127
"""Values of the 7-bit length field that say how many bytes hold the length."""


def lone_text(data: bytes, longest: int) -> str | None:
    """The text of a client's message, if the data is exactly that; None: the library has to look at it."""
    if len(data) < 6 or data[0] != _WHOLE_TEXT:
        return None
    length, mask = data[1] - _MASKED, 2
    if length == _TWO_BYTES:
        length, mask = (data[2] << 8) | data[3], 4
        if length < _TWO_BYTES:
            return None
    elif not 0 <= length < _TWO_BYTES:
        return None
    begin = mask + 4
    if len(data) != begin + length or length > longest:
        return None
    try:
        return apply_mask(data[begin:], data[mask:begin]).decode()
    except UnicodeDecodeError:
        return None


def framed(data: bytes, opcode: int = Opcode.TEXT) -> bytes:
    """A whole message of a server."""
    length, first = len(data), 0x80 | opcode
    if length < _TWO_BYTES:
        return b"%c%c%b" % (first, length, data)
    if length < 65_536:
        return b"%c%c%b%b" % (first, _TWO_BYTES, length.to_bytes(2, "big"), data)
    return b"%c%c%b%b" % (first, _EIGHT_BYTES, length.to_bytes(8, "big"), data)
