"""Everybody who speaks or listens at one table. Each piece is checked against the position of this moment:
sound from a silenced seat does not leave the server. Nothing is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat
from heliograph.server.close_codes import NO_VOICE, TRY_LATER
from heliograph.server.outgoing import Outgoing
from heliograph.server.tables.people.seating import Who, held_by
from heliograph.server.tables.voice.ways import Ways, ways_of
from heliograph.server.wire.voice import Voice, Voices

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table


class Member(Protocol):
    """One connection of a device that listens and may speak."""

    who: Who
    address: str
    closed: asyncio.Future[None]

    def post(self, message: Outgoing) -> None:
        """Queue a message; never waits."""

    def deliver(self, sound: bytes) -> None:
        """Sent at once or dropped: a voice that comes late is noise."""

    def close(self, reason: Message, code: int) -> None:
        """Say goodbye and close."""


class VoiceRoom:
    """The table is an argument of every call and is not kept: the two would keep each other in memory."""

    def __init__(self) -> None:
        self._members: dict[Member, Voices | None] = {}
        """The listeners, each with the last message it was sent."""
        self._listeners: dict[Member, list[Member]] = {}
        self._seen: tuple[Any, ...] = ()

    def __len__(self) -> int:
        return len(self._members)

    def __iter__(self) -> Iterator[Member]:
        return iter([*self._members])

    def make_room(self, who: Who, most: int) -> bool:
        """Whether one more fits in. A player takes the place of a spectator, and their own."""
        if len(self) < most:
            return True
        if any(who.token_hash is not None and member.who.token_hash == who.token_hash for member in self):
            return True
        spectator = next((member for member in self if member.who.seat is None), None)
        if who.seat is None or spectator is None:
            return False
        self._close(spectator, say("bye-voice-crowded"), TRY_LATER)
        return True

    def enter(self, table: Table, member: Member) -> None:
        """A seat speaks from one connection: a new device replaces the old one."""
        for other in self:
            if member.who.token_hash is not None and other.who.token_hash == member.who.token_hash:
                self._close(other, say("bye-voice-elsewhere"))
        self._members[member] = None
        self._open_ways(table)

    def leave(self, table: Table, member: Member) -> None:
        if member in self._members:
            del self._members[member]
            self._open_ways(table)

    def carry(self, table: Table, speaker: Member, sound: bytes) -> None:
        """Pass a piece of a voice to those who may hear it in the current position."""
        self.look(table)
        listeners = self._listeners.get(speaker)
        if listeners and speaker.who.seat is not None:
            signed = bytes((speaker.who.seat,)) + sound
            for listener in listeners:
                listener.deliver(signed)

    def look(self, table: Table) -> None:
        """The table may have changed: permissions are recomputed, and everybody is told."""
        if not self._members:
            return
        now = (table.match, table.row, table.chairs, table.guests.elsewhere)
        if len(self._seen) == len(now) and all(old is new for old, new in zip(self._seen, now, strict=True)):
            return
        self._open_ways(table)

    def close(self, reason: Message, code: int = NO_VOICE) -> None:
        for member in self:
            self._close(member, reason, code)

    def _close(self, member: Member, reason: Message, code: int = NO_VOICE) -> None:
        del self._members[member]
        self._listeners.pop(member, None)
        member.close(reason, code)

    def _open_ways(self, table: Table) -> None:
        self._seen = (table.match, table.row, table.chairs, table.guests.elsewhere)
        if not table.has_voice:
            self.close(say("bye-voice-off"))
        for member in self:
            member.who = table.identify(member.who.token_hash, member.who.seat) or Who()
        ways = ways_of(table.match, table.row, len(table.chairs))
        seats = {member: held_by(table.chairs, member.who) for member in self}
        self._listeners = {
            speaker: [
                other
                for other in seats
                if other is not speaker and ways.closed(seats[speaker], seats[other]) is None
            ]
            for speaker in seats
        }
        for member in self:
            told = _voices(table, ways, member.who, {seat for held in seats.values() for seat in held})
            if told != self._members[member]:
                self._members[member] = told
                member.post(Outgoing(told))


def _voices(table: Table, ways: Ways, who: Who, here: set[Seat]) -> Voices:
    """Nothing more is revealed about people the rules silence: even their presence could be a signal."""
    own = held_by(table.chairs, who)
    others = []
    for chair in table.chairs:
        if chair.token_hash is None or chair.seat in own:
            continue
        closed = ways.closed(held_by(table.chairs, Who(chair.token_hash)), own)
        joined = closed is None and chair.seat in here
        if closed is None and not joined and _is_only_elsewhere(table, chair.seat):
            closed = say("voice-other-server")
        others.append(Voice(chair.seat, joined, closed))
    return Voices(0, who.seat, ways.talk(own), tuple(others))


def _is_only_elsewhere(table: Table, seat: Seat) -> bool:
    """Connected through another node, where this node's voices do not go."""
    return table.guests.is_online(seat) and not table.guests.is_here(seat)
