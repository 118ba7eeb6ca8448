"""A batch of games with one `step` for all."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from heliograph.envs.aec import IllegalActionError
from heliograph.envs.batch.games import Games, make, serve
from heliograph.envs.batch.rows import Rows, Size

_AT_CLOSING_S = 5.0


class Stepped(NamedTuple):
    """One row for each game. A game that is over has begun anew: the observation is of the next game, reward
    and end are of the one before."""

    observations: NDArray[np.float32]
    action_masks: NDArray[np.int8]
    seats: NDArray[np.int32]
    """Whose turn it is: the seat that the observation is for and that acts next."""
    rewards: NDArray[np.float32]
    """Each seat's reward for the last step."""
    ended: NDArray[np.bool_]
    cut_off: NDArray[np.bool_]


class Batch:
    """`games` games of the environment `name` over this many processes; with 0, in this one. The games depend
    on the seed alone, not on the number of processes."""

    def __init__(self, name: str, *, games: int, processes: int = 0, **options: Any) -> None:
        if games < 1 or not 0 <= processes <= games:
            raise ValueError("a batch needs games, and at most as many processes as games")
        env = make(name, options)
        self.size = Size(games, *(env.conditions.pad_to or env.shape), len(env.possible_agents))
        self._rows = Rows(self.size)
        self._local: Games | None = None
        self._parts: list[_Part] = []
        if not processes:
            self._local = Games(name, options, self._rows, 0, games)
        for one in range(processes):
            first, end = games * one // processes, games * (one + 1) // processes
            self._parts.append(_Part(name, options, self._rows, first, end))

    def reset(self, seed: int = 0) -> Stepped:
        """Game n begins with seed + n."""
        if self._local is not None:
            self._local.reset(seed)
        self._all("reset", [(seed,)] * len(self._parts))
        return self._seen()

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Stepped:
        """One action for each game. If one is illegal, none is carried out, and that game says why."""
        chosen = [int(action) for action in actions]
        if len(chosen) != self.size.games:
            raise ValueError(f"{self.size.games} actions are needed, {len(chosen)} were given")
        for row, action in enumerate(chosen):
            if not 0 <= action < self.size.actions or not self._rows.masks[row, action]:
                raise IllegalActionError(f"game {row}: {self._why_not(row, action)}")
        if self._local is not None:
            self._local.step(chosen)
        self._all("step", [(chosen[part.first : part.end],) for part in self._parts])
        return self._seen()

    def close(self) -> None:
        for part in self._parts:
            part.close()
        self._parts = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _all(self, method: str, given: Sequence[tuple[Any, ...]]) -> None:
        for part, mine in zip(self._parts, given, strict=True):
            part.call(method, *mine)
        for part in self._parts:
            part.answer()

    def _why_not(self, row: int, action: int) -> str:
        if self._local is not None:
            return self._local.why_not(row, action)
        part = next(part for part in self._parts if part.first <= row < part.end)
        part.call("why_not", row, action)
        return str(part.answer())

    def _seen(self) -> Stepped:
        return Stepped(*(array.copy() for array in self._rows.arrays))


class _Part:
    """A process with some of the games."""

    def __init__(self, name: str, options: dict[str, Any], rows: Rows, first: int, end: int) -> None:
        self.first, self.end = first, end
        spawn = get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        given = (theirs, name, options, rows.size, rows.memory, first, end - first)
        self._process = spawn.Process(target=serve, args=given, daemon=True)
        self._process.start()
        theirs.close()

    def call(self, method: str, *given: Any) -> None:
        self._pipe.send((method, *given))

    def answer(self) -> Any:
        try:
            well, found = self._pipe.recv()
        except EOFError as error:
            raise RuntimeError(f"the process of games {self.first} to {self.end - 1} has died") from error
        if not well:
            raise RuntimeError(f"games {self.first} to {self.end - 1}: {found}")
        return found

    def close(self) -> None:
        with suppress(OSError):
            self._pipe.close()
        self._process.join(_AT_CLOSING_S)
        if self._process.is_alive():
            self._process.terminate()
