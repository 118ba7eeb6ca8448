"""A finished game played again, with the table as it stood whenever something was told."""

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
    """Something was told, and what had changed since the last time."""

    seq: int
    event: Event | None
    """None: what changed after the last word of a move."""
    before: State
    state: State


@dataclass(frozen=True)
class Story:
    pack: Pack
    variants: Variants
    start: State
    beats: tuple[Beat, ...]
    """Without moves that were taken back."""
    end: State

    @property
    def players(self) -> range:
        return range(len(self.start.players))


def index_of(state: State, player: int) -> int:
    """H.A.L.L. has no seat, but a place among the players; -1 is nobody's."""
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
        """What H.A.L.L. tried in vain is neither told nor true."""
        kept = {id(event) for event in self.told}
        last = before
        for event, state in self.seen:
            if id(event) in kept:
                yield Beat(seq, event, last, state)
                last = state
        yield Beat(seq, None, last, after)


class Watching(Interstellar):
    """The rules themselves, with somebody looking over their shoulder."""

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
