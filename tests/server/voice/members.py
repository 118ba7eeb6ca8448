"""Whoever speaks and listens without a network, and remembers what was heard."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from heliograph.kernel.message import Message
from heliograph.server.outgoing import Outgoing
from heliograph.server.tables.people.seating import Who
from heliograph.server.tables.table import Table
from heliograph.server.tokens import hashed

SOUND = bytes(324)


class RememberingMember:
    def __init__(self, who: Who, address: str = "") -> None:
        self.who = who
        self.address = address
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sounds: list[bytes] = []
        self.told: list[dict[str, Any]] = []
        self.goodbye: tuple[str, int] | None = None

    def post(self, message: Outgoing) -> None:
        self.told.append(json.loads(message.text(0)))

    def deliver(self, sound: bytes) -> None:
        self.sounds.append(sound)

    def close(self, reason: Message, code: int) -> None:
        self.goodbye = (reason.id, code)

    @property
    def heard(self) -> list[int]:
        """Whose voice was heard since this was last asked: seats, in the order of their pieces."""
        sounds, self.sounds = self.sounds, []
        return [sound[0] for sound in sounds]

    @property
    def may_speak(self) -> bool:
        talk: dict[str, Any] = self.told[-1]["talk"]
        return bool(talk["open"])


def somebody(table: Table, token: str | None = None, address: str = "") -> RememberingMember:
    who = table.identify(hashed(token) if token else None)
    assert who is not None
    return RememberingMember(who, address)


def enter(table: Table, token: str | None = None, address: str = "") -> RememberingMember:
    member = somebody(table, token, address)
    table.voice.enter(table, member)
    return member


def all_speak(table: Table, members: list[RememberingMember]) -> list[list[int]]:
    """Everybody says something; whom each of them heard."""
    for member in members:
        table.voice.carry(table, member, SOUND)
    return [member.heard for member in members]
