"""What is not final yet: within a turn only its own player sees it, and may take it back.

As soon as something is drawn, turned up or given to somebody else, or the turn is over, everybody sees
and hears all of it.
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
    """The table as it is, or as it was before somebody else's turn began."""
    return state if state.shown is None or state.agenda[-1].seat == viewer else state.shown


def step_of(before: State, doing: Doing, seat: Seat) -> Step[State, Event]:
    """What a move has come to, for its player and for the others."""
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
    """The same state, so what was worked out about it still holds."""
    changed = replace(state, **parts)
    changed.__dict__.update(state.__dict__)
    return changed
