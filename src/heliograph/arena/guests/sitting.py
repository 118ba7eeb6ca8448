"""One game with guests: what is told about them, and the programs that are theirs while it lasts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from heliograph.arena.guests.conduct import Conduct
from heliograph.arena.guests.program import Program

PATIENCE_S = 10.0
_idle: dict[str, list[Program]] = {}
"""Programs that wait for their next game in this process, by command."""


@dataclass
class Sitting:
    seed: str = ""
    patience_s: float = PATIENCE_S
    passing: bool = True
    """Whether a guest may leave a move to others; where nobody else would move, it may not."""
    conduct: dict[str, Conduct] = field(default_factory=dict)
    taken: list[tuple[str, Program]] = field(default_factory=list)

    def program(self, command: str, greeting: bytes) -> Program:
        """One for each seat: seats may not know what the others know."""
        waiting = _idle.get(command, [])
        found = waiting.pop() if waiting else Program(command, greeting)
        self.taken.append((command, found))
        return found

    def conduct_of(self, player: str) -> Conduct:
        return self.conduct.setdefault(player, Conduct())


_here: ContextVar[Sitting | None] = ContextVar("sitting", default=None)


def here() -> Sitting:
    """The game that is being played; one that nobody keeps account of gets a sitting of its own."""
    found = _here.get()
    if found is None:
        found = Sitting()
        _here.set(found)
    return found


@contextmanager
def sitting(seed: str, patience_s: float = PATIENCE_S, passing: bool = True) -> Iterator[Sitting]:
    table = Sitting(seed, patience_s, passing)
    before = _here.set(table)
    try:
        yield table
    finally:
        _here.reset(before)
        for command, program in table.taken:
            _idle.setdefault(command, []).append(program)


def send_away() -> None:
    """Ends every program that waits."""
    for programs in _idle.values():
        for program in programs:
            program.stop()
    _idle.clear()
