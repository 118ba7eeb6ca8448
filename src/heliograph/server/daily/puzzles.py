"""Puzzles by the day: found in a worker, once for everyone who asks, and remembered for a while."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from hashlib import blake2b
from typing import TypeVarTuple

import msgspec

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message
from heliograph.server.work.daily_book import write_book
from heliograph.server.work.errand import Kind, errand
from heliograph.server.work.for_daily import (
    About,
    Denied,
    Led,
    Reached,
    ask_about,
    find_puzzle,
    go_on,
    tell_about,
)
from heliograph.server.work.looking_back import LookingBack
from heliograph.server.work.pool import Pool

Actions = tuple[bytes, ...]
Ts = TypeVarTuple("Ts")


class Puzzles:
    def __init__(self, pool: Pool, remembered: LookingBack) -> None:
        self._pool, self._remembered = pool, remembered

    async def about(self, number: int, address: str) -> About:
        puzzle = await self._puzzle(number, address)
        told = await self._once(number, Kind.MOVE, "about", address, tell_about, puzzle)
        return msgspec.json.decode(told, type=About)

    async def reached(self, number: int, actions: Actions, done: bool, address: str) -> Reached | Refusal:
        """Steps that somebody has taken before are answered at once."""
        puzzle = await self._puzzle(number, address)
        what = _digest(actions), done
        told = await self._once(number, Kind.MOVE, what, address, go_on, puzzle, actions, done)
        led = msgspec.json.decode(told, type=Led)
        return Refusal(led.reason) if isinstance(led, Denied) else led

    async def book(self, number: int, address: str) -> bytes:
        """All continuations of a puzzle, as JSON. Only for a past day: it contains the solution."""
        puzzle = await self._puzzle(number, address)
        return await self._once(number, Kind.REPLAY, "book", address, write_book, puzzle)

    async def answer(
        self, number: int, actions: Actions, action: bytes | None, address: str
    ) -> tuple[Message, ...] | Refusal:
        puzzle = await self._puzzle(number, address)
        asked = errand(Kind.LOOK, address, _name(number))
        return await self._pool.run(asked, ask_about, puzzle, actions, action)

    async def _puzzle(self, number: int, address: str) -> bytes:
        return await self._once(number, Kind.REVIEW, "puzzle", address, find_puzzle, number)

    async def _once(
        self,
        number: int,
        kind: Kind,
        what: Hashable,
        address: str,
        work: Callable[[*Ts], bytes],
        *args: *Ts,
    ) -> bytes:
        return await self._remembered.of((_name(number), kind, what), address, work, *args)


def _digest(actions: Actions) -> bytes:
    """The request may be long, and is not remembered."""
    found = blake2b()
    for action in actions:
        found.update(b"%d " % len(action))
        found.update(action)
    return found.digest()


def _name(number: int) -> str:
    """Takes the place of a table's id."""
    return f"daily {number}"
