"""One board with a stranger, from its card to its end, and what whoever is measured did on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from heliograph.arena.strangers.space_puzzle.turning import Decided, is_past, steady
from heliograph.games.space_puzzle.moves.actions import Enter, Lay, MovePawn, PutMarker
from heliograph.games.space_puzzle.rules.end import compare
from heliograph.games.space_puzzle.state import State
from heliograph.kernel.seats import Seat
from heliograph.players.player import Player
from heliograph.players.table import Decision, Sitting, play_on

_MOST_STEPS = 1500
"""A board that has not ended by then never will."""


@dataclass(frozen=True)
class PlayedBoard:
    solved: bool
    right: tuple[float, ...]
    did: tuple[str, ...]
    last: Decision | None
    """The last one of whoever is measured."""
    decided: tuple[Decided, ...]


def play_board(sitting: Sitting, players: Sequence[Player], me: Seat) -> PlayedBoard:
    right: list[float] = []
    did: list[str] = []
    last: Decision | None = None
    decided: list[Decided] = []
    start: Sitting | None = None
    rounds = sitting.match.state.scenario.rounds
    for _ in range(_MOST_STEPS):
        before: State = sitting.match.state
        if start is None and before.phase == ("message" if me == before.ai else "crew"):
            start = sitting.copied()
        decision = play_on(sitting, players, steady)
        if decision is not None and decision.seat == me:
            did += _words(decision.action)
            last = decision
        state: State = sitting.match.state
        if start is not None and is_past(start.match.state, state):
            decided.append(Decided(start, state))
            start = None
        if state.round > before.round > 0 or sitting.is_over:
            right.append(_right(state))
        if sitting.is_over:
            break
    state = sitting.match.state
    solved = bool(state.result and state.result.won)
    right += [right[-1] if right else 0.0] * (rounds - len(right))
    return PlayedBoard(solved, tuple(right), tuple(did), last, tuple(decided))


def _right(state: State) -> float:
    verdicts = compare(state, declared=False).verdicts
    return sum(one.pawn and one.marker for one in verdicts) / len(verdicts)


def _words(action: msgspec.Struct) -> Iterator[str]:
    if isinstance(action, Lay):
        yield " ".join(sorted(token.id for token in action.tokens))
    elif isinstance(action, Enter | MovePawn | PutMarker):
        yield " ".join(str(part) for part in msgspec.structs.astuple(action))
