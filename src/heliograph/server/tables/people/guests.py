"""Everybody who is connected to a table now, by the seat they see from."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.server.outgoing import Outgoing
from heliograph.server.store.rows import Elsewhere
from heliograph.server.tables.people.seating import Who
from heliograph.server.tables.play.viewer_position import Viewer


class Guest(Protocol):
    """One connection."""

    who: Who
    address: str
    heard_at: float
    """When it last sent anything, by the monotonic clock."""
    closed: asyncio.Future[None]

    def post(self, message: Outgoing) -> None:
        """Queue a message; never waits."""

    def close(self, reason: Message, code: int) -> None:
        """Say goodbye and close."""


class Guests:
    def __init__(self) -> None:
        self._guests: dict[Viewer, set[Guest]] = {}
        self.elsewhere: tuple[Elsewhere, ...] = ()
        """Guests connected to other nodes."""

    def __iter__(self) -> Iterator[Guest]:
        return (guest for guests in list(self._guests.values()) for guest in list(guests))

    def __len__(self) -> int:
        return sum(len(guests) for guests in self._guests.values())

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return tuple(self._guests)

    @property
    def spectators(self) -> int:
        return len(self._guests.get(None, ()))

    def addresses(self) -> set[str]:
        """The addresses of all guests; they are kept nowhere else."""
        return {guest.address for guests in self._guests.values() for guest in guests}

    @property
    def all_spectators(self) -> int:
        """On all nodes."""
        return self.spectators + sum(other.spectators for other in self.elsewhere)

    @property
    def anywhere(self) -> bool:
        """Whether anybody is connected, on any node."""
        return bool(self._guests) or bool(self.elsewhere)

    def is_online(self, seat: Seat) -> bool:
        """On all nodes."""
        return self.is_here(seat) or any(seat in other.seats for other in self.elsewhere)

    def is_here(self, seat: Seat) -> bool:
        return seat in self._guests

    def join(self, guest: Guest) -> None:
        self._guests.setdefault(guest.who.seat, set()).add(guest)

    def leave(self, guest: Guest) -> bool:
        """Whether the guest was here at all."""
        guests = self._guests.get(guest.who.seat, set())
        if guest not in guests:
            return False
        guests.discard(guest)
        if not guests:
            del self._guests[guest.who.seat]
        return True

    def post(self, viewer: Viewer, message: Outgoing) -> None:
        for guest in self._guests.get(viewer, ()):
            guest.post(message)

    def post_all(self, message: Outgoing, viewers: Iterable[Viewer]) -> None:
        for viewer in viewers:
            self.post(viewer, message)

    def reseat(self, identify: Callable[[Who], Who | None]) -> list[Guest]:
        """Look up everybody's seat again; returns those who now see from another one."""
        moved = []
        for guest in self:
            who = identify(guest.who) or Who()
            if who.seat != guest.who.seat:
                self.leave(guest)
                guest.who = who
                self.join(guest)
                moved.append(guest)
            guest.who = who
        return moved
