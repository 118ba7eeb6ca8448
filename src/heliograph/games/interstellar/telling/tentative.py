"""Steps that are not final: during a turn only its player sees them, and may undo them.

As soon as something is drawn, turned up or given to another player, or the turn ends, everybody sees and
hears all of it.
"""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import TakeTurn
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.events import Event
from heliograph.kernel.game import Step, Told
from heliograph.kernel.seats import Seat


def seen_by(state: State, viewer: Seat | None) -> State:
    """The table as it is, or as it was before another seat's current turn began."""
    return state if state.shown is None or state.agenda[-1].seat == viewer else state.shown


def step_of(before: State, doing: Doing, seat: Seat) -> Step[State, Event]:
    """A move's step, with what its player and the others are told."""
    if _can_be_taken_back(before, doing, seat):
        state = _with(
            doing.state,
            shown=before if before.shown is None else before.shown,
            untold=(*before.untold, *doing.told),
        )
        mine = frozenset({seat})
        return Step(state, tuple(Told(event, to=mine) for event in doing.told), takes_back=True)
    late = tuple(Told(event, but=frozenset({seat})) for event in before.untold)
    state = doing.state if doing.state.shown is None else _with(doing.state, shown=None, untold=())
    return Step(state, (*late, *map(Told, doing.told)))


def _can_be_taken_back(before: State, doing: Doing, seat: Seat) -> bool:
    after = doing.state
    return (
        not doing.revealed
        and after.chance == before.chance
        and after.phase == before.phase
        and bool(after.agenda)
        and after.agenda[-1].seat == seat
        and not isinstance(after.agenda[-1], TakeTurn)
    )


def _with(state: State, **parts: object) -> State:
    """Changes only parts that no cached fact depends on, so the cache is kept."""
    changed = replace(state, **parts)
    changed.__dict__.update(state.__dict__)
    return changed
