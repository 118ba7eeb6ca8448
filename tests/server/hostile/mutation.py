"""Bytes with a few things wrong, the same ones for the same number."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

_BITS = 8
_LONG = 5000
_BETWEEN_WORDS = re.compile(rb"(\r\n|: |[/?=&\" ,{}:\[\]]+)")
_SPICE = (
    *(b"\x00", b"%00", b"\r\n", b"\r\n\r\n", b"\n", b"\t", b" ", b"%", b"%ff", b"%2e%2e%2f", b"../"),
    *(b"[", b"]", b"{", b"}", b'"', b":", b",", b"-1", b"1e999", b"null", b"true", b"\\u0000", b"\\ud800"),
    *(b"9" * 30, b"1" * _LONG, b"[" * _LONG, b"a" * _LONG, b"\xff\xfe", b"\xed\xa0\x80"),
    *("☄\u202e".encode(), b"HTTP/1.1", b"chunked", b"bytes=0-,0-"),
)


def mutate(data: bytes, chance: Random, most: int = 4) -> bytes:
    for _ in range(chance.randint(1, most)):
        data = chance.choice(_WAYS)(data, chance)
    return data


def _flip(data: bytes, chance: Random) -> bytes:
    at = chance.randrange(len(data) or 1)
    return (
        data[:at] + bytes(byte ^ 1 << chance.randrange(_BITS) for byte in data[at : at + 1]) + data[at + 1 :]
    )


def _insert(data: bytes, chance: Random) -> bytes:
    at = chance.randint(0, len(data))
    return data[:at] + chance.choice(_SPICE) + data[at:]


def _replace(data: bytes, chance: Random) -> bytes:
    begin, end = _span(data, chance)
    return data[:begin] + chance.choice(_SPICE) + data[end:]


def _another_word(data: bytes, chance: Random) -> bytes:
    """A path's part, a header's value, a name or a number: replaced, or something stuck to its end."""
    words = _BETWEEN_WORDS.split(data)
    at = chance.randrange(0, len(words), 2)
    words[at] = (words[at] if chance.random() < 0.5 else b"") + chance.choice(_SPICE)
    return b"".join(words)


def _leave_out(data: bytes, chance: Random) -> bytes:
    begin, end = _span(data, chance)
    return data[:begin] + data[end:]


def _say_twice(data: bytes, chance: Random) -> bytes:
    begin, end = _span(data, chance)
    return data[:end] + data[begin:end] * chance.choice((1, 2, 50)) + data[end:]


def _break_off(data: bytes, chance: Random) -> bytes:
    return data[: chance.randint(0, len(data))]


def _span(data: bytes, chance: Random) -> tuple[int, int]:
    begin = chance.randint(0, len(data))
    return begin, min(len(data), begin + chance.choice((1, 2, 4, 16, 64)))


_WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (
    _flip,
    _insert,
    _insert,
    _replace,
    *(_another_word,) * 6,
    _leave_out,
    _say_twice,
    _break_off,
)
