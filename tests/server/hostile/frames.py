"""WebSocket frames as bytes, honest ones and others."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.server.hostile.mutation import mutate

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
_OPCODES = range(16)
_KEY = b"dGhlIHNhbXBsZSBub25jZQ=="


def handshake(table: str) -> bytes:
    lines = (
        f"GET /api/tables/{table}/live HTTP/1.1".encode(),
        b"Host: 127.0.0.1",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Key: " + _KEY,
        b"Sec-WebSocket-Version: 13",
    )
    return b"\r\n".join(lines) + b"\r\n\r\n"


def frame(
    payload: bytes,
    opcode: int = TEXT,
    *,
    fin: bool = True,
    rsv: int = 0,
    masked: bool = True,
    length: int = -1,
) -> bytes:
    """`length` is what the frame claims, where that is not the truth."""
    claimed = len(payload) if length < 0 else length
    first, bit = bytes([fin << 7 | rsv << 4 | opcode]), masked << 7
    if claimed < 126:
        head = first + bytes([bit | claimed])
    elif claimed < 1 << 16:
        head = first + bytes([bit | 126]) + claimed.to_bytes(2, "big")
    else:
        head = first + bytes([bit | 127]) + (claimed & (1 << 64) - 1).to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + payload


def message(**fields: Any) -> bytes:
    return frame(json.dumps(fields).encode())


def hostile_frames(honest: list[bytes], chance: Random) -> bytes:
    """A conversation in which something is wrong on the level of frames."""
    sent = []
    for payload in honest:
        match chance.randrange(6):
            case 0:
                sent.append(mutate(frame(payload), chance))
            case 1:
                sent.append(frame(mutate(payload, chance), chance.choice((TEXT, BINARY))))
            case 2:
                opcode, rsv = chance.choice(_OPCODES), chance.randrange(8)
                masked = chance.random() < 0.8
                sent.append(frame(payload, opcode, fin=chance.random() < 0.7, rsv=rsv, masked=masked))
            case 3:
                claimed = chance.choice((0, 1, 125, 126, 65_535, 65_537, 1 << 31, 1 << 63, (1 << 64) - 1))
                sent.append(frame(payload, length=claimed))
            case 4:
                cut = chance.randint(0, len(payload))
                between = frame(b"x" * chance.choice((0, 125, 126)), chance.choice((PING, PONG, CLOSE, TEXT)))
                sent += [frame(payload[:cut], fin=False), between, frame(payload[cut:], 0)]
            case _:
                sent.append(frame(payload))
    return b"".join(sent)
