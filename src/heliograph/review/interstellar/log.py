"""A finished game replayed, with the table as it stood at every event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.state import State, hall_index
from heliograph.games.interstellar.telling.events import HALL, Event
from heliograph.games.interstellar.variants.choice import variants_of
from heliograph.games.interstellar.variants.variant import Variants
from heliograph.kernel.log import Log
from heliograph.kernel.match import follow, resume


@dataclass(frozen=True, slots=True)
class Beat:
    """An event, and what had changed since the previous one."""

    seq: int
    event: Event | None
    """None: changes after the last event of a move."""
    before: State
    state: State


@dataclass(frozen=True)
class Story:
    pack: Pack
    variants: Variants
    start: State
    beats: tuple[Beat, ...]
    """Without moves that were undone."""
    end: State

    @property
    def players(self) -> range:
        return range(len(self.start.players))


def index_of(state: State, player: int) -> int:
    """The index among the players; H.A.L.L. has no seat but an index, and -1 stays nobody."""
    return hall_index(state) if player == HALL else player


def told_as(state: State, index: int) -> int:
    return HALL if state.hall is not None and index == hall_index(state) else index


@dataclass(slots=True)
class _Watched(Doing):
    seen: list[tuple[Event, State]] = field(default_factory=list)

    def tell(self, event: Event) -> None:
        Doing.tell(self, event)
        self.seen.append((self.told[-1], self.state))

    def beats(self, seq: int, before: State, after: State) -> Iterator[Beat]:
        """Without H.A.L.L.'s failed attempts, which changed nothing."""
        kept = {id(event) for event in self.told}
        last = before
        for event, state in self.seen:
            if id(event) in kept:
                yield Beat(seq, event, last, state)
                last = state
        yield Beat(seq, None, last, after)


class Watching(Interstellar):
    """The game's rules, with every event recorded together with its state."""

    doing: _Watched

    def _doing(self, state: State) -> Doing:
        self.doing = _Watched(self._pack, self._variants(state.setup), state)
        return self.doing


def story_of(log: Log) -> Story:
    game = Watching.from_log(log.header.content)
    match = resume(game, log.header)
    start: State = match.state
    moves: list[tuple[Beat, ...]] = []
    for entry in log.entries:
        before, match = match.state, follow(match, entry).match
        if entry.takes_back:
            moves.pop()
        else:
            moves.append(tuple(game.doing.beats(entry.seq, before, match.state)))
    beats = tuple(beat for move in moves for beat in move)
    return Story(game.content, variants_of(game.content, start.setup), start, beats, match.state)
