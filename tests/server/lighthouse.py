"""Lighthouse on the server's shelf, with AI seats that think in this very process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from importlib.metadata import EntryPoint
from typing import Any, ParamSpec, TypeVar

import msgspec
import pytest
from tests.kernel.lighthouse import KEEPER, Light, Lighthouse, Pack, Report, Shone
from tests.server.inside import open_hub

from heliograph import games, players
from heliograph.games import Shelf
from heliograph.kernel.chance import Chance
from heliograph.kernel.content import pack_from_log
from heliograph.kernel.prompt import Prompt
from heliograph.server.ai.pool import Pool
from heliograph.server.ai.seats import AiSeats
from heliograph.server.tables.hub import Hub

P = ParamSpec("P")
T = TypeVar("T")

GAME = Lighthouse(Pack())


class Memory:
    """Reports the last number it was told of; without one it leaves the move to others."""

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        if view.me == KEEPER:
            return Light()
        shone = [event.number for event in told if isinstance(event, Shone)]
        return Report(shone[-1]) if shone else None


class HerePool(Pool):
    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return work(*args, **kwargs)


def put_on_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf(lambda _: GAME, lambda content: Lighthouse(pack_from_log(content, Pack)))
    monkeypatch.setattr(games, "_SHELVES", {**games._SHELVES, "lighthouse": shelf})
    memory = EntryPoint("lighthouse.memory", "tests.server.lighthouse:Memory", "heliograph.players")
    from_outside = {"lighthouse": {"memory": memory}}
    monkeypatch.setattr(players, "_from_outside", lambda game: from_outside.get(game, {}))


@asynccontextmanager
async def open_lighthouse(database: str) -> AsyncIterator[Hub]:
    """A hub whose AI seats answer at once."""
    async with open_hub(database, games={"lighthouse": GAME}) as hub:
        ai = AiSeats(HerePool(1), pause_seconds=0, patience_seconds=60)
        hub.on_turn = ai.wake
        yield hub
        ai.close()
