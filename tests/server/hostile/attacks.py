"""Attacks on the level of bytes: endless, and the same ones for the same seed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random

from tests.server.hostile.frames import frame, handshake, hostile_frames
from tests.server.hostile.mutation import mutate
from tests.server.hostile.raw import A_MOMENT_S, exchange, statuses
from tests.server.hostile.requests import honest_requests

FAILURES = frozenset(range(500, 600)) - {503}
"""503 says what is wrong: the store, or too much at once."""

_CONVERSATION = (
    {"type": "ping"},
    {"type": "say", "id": "1", "text": "Hello"},
    {"type": "start", "id": "2"},
    {"type": "describe", "id": "3"},
    {"type": "act", "id": "4", "seq": 0, "action": {"type": "begin-round"}},
    {"type": "foresee", "id": "5", "action": {"type": "begin-round"}},
    {"type": "undo", "id": "6", "seq": 1},
    {"type": "rename", "id": "7", "name": "Eve"},
    {"type": "set-seat", "id": "8", "seat": 1, "to": {"kind": "open"}},
    {"type": "rematch", "id": "9"},
)


@dataclass(frozen=True)
class Victim:
    """A table of Contact, and its host's token."""

    table: str
    token: str
    content: str


def spoilt_requests(victim: Victim, chance: Random) -> Iterator[bytes]:
    honest = honest_requests(victim.table, victim.content)
    while True:
        yield mutate(chance.choice(honest), chance)


def spoilt_conversations(victim: Victim, chance: Random) -> Iterator[bytes]:
    while True:
        token = victim.token if chance.random() < 0.8 else None
        hello = {"type": "hello", "token": token, "since": 0}
        said = [json.dumps(one).encode() for one in (hello, *chance.choices(_CONVERSATION, k=4))]
        begun = frame(said[0]) if chance.random() < 0.8 else b""
        opening = handshake(victim.table)
        if chance.random() < 0.1:
            opening = mutate(opening, chance)
        yield opening + begun + hostile_frames(said[1:], chance)


ATTACKS: dict[str, Callable[[Victim, Random], Iterator[bytes]]] = {
    "requests": spoilt_requests,
    "conversations": spoilt_conversations,
}


def strike(port: int, data: bytes) -> None:
    """Send it; the server answers or closes, and does not fail."""
    failed = FAILURES.intersection(statuses(exchange(port, data, A_MOMENT_S)))
    assert not failed, f"answered with {failed}: {data[:2000]!r}"


async def strike_at_once(port: int, strikes: Iterable[bytes]) -> int:
    """How many there were."""
    return len(await asyncio.gather(*(asyncio.to_thread(strike, port, data) for data in strikes)))
