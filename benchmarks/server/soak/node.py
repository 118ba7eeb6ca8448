"""One node of the soak: the ordinary server with the relay game, an AI seat for it, and a log of every
thought."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO, TypeVar, TypeVarTuple

import msgspec

from benchmarks.server.relay import Place, View
from benchmarks.server.serve import ROOM
from heliograph.games import AnyGame, load_game
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.plugins import announce
from heliograph.server import run
from heliograph.server.ai.worker import Asked
from heliograph.server.work.errand import Errand
from heliograph.server.work.pool import Pool

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

GAMES = ("relay", "contact")

# Not in `main`: the worker processes import this file, too.
announce("heliograph.games", "relay", "benchmarks.server.relay:Relay")
announce("heliograph.players", "relay.anywhere", "benchmarks.server.soak.node:Anywhere")


class Anywhere:
    """An AI seat of the relay."""

    def act(self, view: View, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Place:
        return Place(view.placed % len(view.board))


def load_games(content: Mapping[str, Path]) -> dict[str, AnyGame]:
    """Only those that are played: a node that was killed is soon back."""
    return {id: load_game(id) for id in GAMES}


class NotedPool(Pool):
    """Records who thinks about what, and when: the server's own log does not."""

    noted: TextIO

    async def run(self, errand: Errand, work: Callable[[*Ts], T], *args: *Ts) -> T:
        for asked in args:
            if isinstance(asked, Asked):
                placed = msgspec.json.decode(asked.view)["placed"]
                print(time.time(), errand.table, placed, file=self.noted, flush=True)
        return await super().run(errand, work, *args)


def main(port: int, database: str, thoughts: str) -> int:
    run.load_games = load_games
    with Path(thoughts).open("a") as NotedPool.noted:
        vars(run)["Pool"] = NotedPool
        return run.run(run.Options(database=database, port=port, limits=ROOM, ai_pause=0.05))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2], sys.argv[3]))
