"""PNG files of one simple kind: eight bits, grey or coloured, every row filtered by the one above it."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
"""Rows, columns and, of a coloured picture, three channels."""

_MAGIC = b"\x89PNG\r\n\x1a\n"
_HEAD = ">IIBBBBB"
_GREY, _COLOURED = 0, 2
_UP = 2
"""The filter of all rows."""


def write(pixels: Pixels, level: int = 6) -> bytes:
    height, width = pixels.shape[:2]
    rows = pixels.reshape(height, -1)
    above = np.vstack([np.zeros_like(rows[:1]), rows[:-1]])
    told = np.hstack([np.full((height, 1), _UP, np.uint8), rows - above])
    kind = _GREY if pixels.ndim == 2 else _COLOURED
    head = struct.pack(_HEAD, width, height, 8, kind, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(told.tobytes(), level)), (b"IEND", b""))
    return _MAGIC + b"".join(_chunk(name, data) for name, data in parts)


def read(file: bytes) -> Pixels:
    """Reads a file that `write` has made."""
    parts = dict(_chunks(file))
    width, height, _, kind, *_ = struct.unpack(_HEAD, parts[b"IHDR"])
    told = np.frombuffer(zlib.decompress(parts[b"IDAT"]), np.uint8).reshape(height, -1)
    rows = np.cumsum(told[:, 1:], axis=0, dtype=np.uint8)
    return rows if kind == _GREY else rows.reshape(height, width, 3)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def _chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_MAGIC)
    while at < len(file):
        (size,) = struct.unpack_from(">I", file, at)
        yield file[at + 4 : at + 8], file[at + 8 : at + 8 + size]
        at += 12 + size
