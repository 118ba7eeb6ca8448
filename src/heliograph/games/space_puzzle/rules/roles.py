"""Who may do what (SR-ROLES): each task of the Astronauts belongs to one role card."""

from __future__ import annotations

from typing import Literal, get_args

from heliograph.games.space_puzzle.rules.scenario import is_newer, special_of
from heliograph.games.space_puzzle.state import Board, Role, State
from heliograph.kernel.seats import Seat

Task = Literal["move", "enter", "remove", "set-die", "colour-markers", "neutral-markers"]
TASKS: frozenset[Task] = frozenset(get_args(Task))

_WITH_DICE: dict[Task, Role] = {
    "move": "pilot",
    "enter": "dockmaster",
    "remove": "dockmaster",
    "set-die": "engineer",
    "colour-markers": "keymaster",
    "neutral-markers": "keymaster",
}
_WITHOUT_DICE: dict[Task, Role] = {**_WITH_DICE, "remove": "engineer", "neutral-markers": "engineer"}


def role_for(state: State, task: Task) -> Role:
    """The role a task belongs to. Without dice the Engineer gets other work."""
    return (_WITH_DICE if state.scenario.dice or not is_newer(state) else _WITHOUT_DICE)[task]


def tasks_of(state: State, seat: Seat) -> frozenset[Task]:
    """Without SR-ROLES everybody may do everything."""
    if not special_of(state).roles:
        return TASKS
    roles = state.roles.get(str(seat), ())
    return frozenset(task for task in TASKS if role_for(state, task) in roles)


def last_task(state: State) -> Task | None:
    """The task that taking back would undo (SP-H10)."""
    return _between(state.before[-1], state.board) if state.before else None


def _between(before: Board, now: Board) -> Task:
    """A pawn that enters may bring its die along, so pawns are compared first."""
    if len(before.pawns) != len(now.pawns):
        return "enter" if len(now.pawns) > len(before.pawns) else "remove"
    if before.pawns != now.pawns:
        return "move"
    if before.dice != now.dice:
        return "set-die"
    return "colour-markers" if before.markers != now.markers else "neutral-markers"
