"""The short way of frames leads where the library's leads; what it does not know it leaves to the library."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.inside import until
from tests.server.wire_server import Echo, serving
from websockets.frames import Frame, Opcode

from heliograph.server.net.frames import framed, lone_text

LONGEST = 65_536
LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)


@pytest.mark.parametrize("length", LENGTHS)
def test_what_a_server_writes_is_what_the_library_would_write(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", [length for length in LENGTHS if length < LONGEST])
def test_one_whole_text_is_read_at_once(length: int) -> None:
    text = "ї" * (length // 2) + "x" * (length % 2)
    assert lone_text(Frame(Opcode.TEXT, text.encode()).serialize(mask=True), LONGEST) == text


@pytest.mark.parametrize(
    "data",
    [
        Frame(Opcode.TEXT, b"x" * LONGEST).serialize(mask=True),
        Frame(Opcode.TEXT, b"part", fin=False).serialize(mask=True),
        Frame(Opcode.CONT, b"part").serialize(mask=True),
        Frame(Opcode.BINARY, b"bytes").serialize(mask=True),
        Frame(Opcode.PING, b"ping").serialize(mask=True),
        Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True),
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
        Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
        2 * Frame(Opcode.TEXT, b"two").serialize(mask=True),
        Frame(Opcode.TEXT, b"not all of it").serialize(mask=True)[:-1],
        Frame(Opcode.TEXT, b"more").serialize(mask=True) + b"\x81",
        b"\xc1" + Frame(Opcode.TEXT, b"reserved").serialize(mask=True)[1:],
        b"\x81\xfe\x00\x02\x00\x00\x00\x00hi",
    ],
    ids=[
        "too long",
        "first part",
        "last part",
        "binary",
        "ping",
        "close",
        "unmasked",
        "no text",
        "two at once",
        "cut short",
        "and more",
        "reserved bit",
        "length in too many bytes",
    ],
)
def test_all_else_is_left_to_the_library(data: bytes) -> None:
    assert lone_text(data, LONGEST) is None


def test_what_is_longer_than_allowed_is_left_to_the_library() -> None:
    assert lone_text(Frame(Opcode.TEXT, b"x" * 101).serialize(mask=True), 100) is None


@given(st.binary(max_size=40))
def test_no_bytes_are_too_odd(data: bytes) -> None:
    text = lone_text(data, LONGEST)
    assert text is None or len(text.encode()) + 6 == len(data)


async def test_between_the_parts_of_a_message_nothing_takes_the_short_way() -> None:
    echo = Echo()
    async with serving(echo) as server:
        wire = await server.live()
        wire.send_frame(Opcode.TEXT, b"begun", fin=False)
        await asyncio.sleep(0.05)
        wire.send_frame(Opcode.TEXT, b"another")
        await wire.everything()
        await until(lambda: bool(echo.heard))
    assert [message["type"] for message in echo.heard] == ["websocket.disconnect"]


async def test_a_message_that_comes_in_two_reads_is_whole() -> None:
    echo = Echo()
    async with serving(echo) as server:
        wire = await server.live()
        data = Frame(Opcode.TEXT, b"in two reads").serialize(mask=True)
        wire.writer.write(data[:5])
        await asyncio.sleep(0.05)
        wire.writer.write(data[5:] + data)
        await until(lambda: len(echo.heard) == 2)
        wire.send_frame(Opcode.TEXT, b"and on")
        await until(lambda: len(echo.heard) == 3)
        wire.writer.transport.abort()
    assert [message["text"] for message in echo.heard[:3]] == ["in two reads", "in two reads", "and on"]
