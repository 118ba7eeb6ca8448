"""Lighthouse as an installed game, with AI seats that think in this very process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib.metadata import EntryPoint
from typing import Any

import msgspec
import pytest
from tests.kernel.lighthouse import KEEPER, Light, Lighthouse, Pack, Report, Shone, State
from tests.server.inside import HerePool, open_hub

from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Hearing
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat, all_seats
from heliograph.plugins import announced
from heliograph.server.ai.seats import AiSeats
from heliograph.server.limits import Limits
from heliograph.server.tables.hub import Hub

GAME = Lighthouse(Pack())


class Talkative(Lighthouse):
    """Everybody may speak all the time."""

    def hears(self, state: State, speaker: Seat) -> Hearing:
        return Hearing(frozenset(all_seats(2)))


class Memory:
    """Reports the last number it was told of; without one it leaves the move to others."""

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        if view.me == KEEPER:
            return Light()
        shone = [event.number for event in told if isinstance(event, Shone)]
        return Report(shone[-1]) if shone else None


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a package had announced the game and its AI seat."""
    for group, name, value in (
        ("heliograph.games", "lighthouse", "tests.kernel.lighthouse:Lighthouse"),
        ("heliograph.players", "lighthouse.memory", "tests.server.lighthouse:Memory"),
    ):
        monkeypatch.setitem(announced(group), name, EntryPoint(name, value, group))


@asynccontextmanager
async def open_lighthouse(database: str, game: Lighthouse = GAME) -> AsyncIterator[Hub]:
    """A hub whose AI seats answer at once, and where whoever has gone counts as away for long."""
    async with open_hub(database, Limits(absence_seconds=0), {"lighthouse": game}) as hub:
        ai = AiSeats(HerePool(1), pause_seconds=0, patience_seconds=60)
        hub.on_turn = ai.wake
        yield hub
        ai.close()


def open_talkative(database: str) -> AbstractAsyncContextManager[Hub]:
    return open_lighthouse(database, Talkative(Pack()))
