"""Changes on the Astronauts' board, and taking one back (SP-H10)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.moves.move import Happening, Move, told_of_map
from heliograph.games.space_puzzle.rules.roles import Task, last_task, role_for
from heliograph.games.space_puzzle.rules.scenario import is_newer
from heliograph.games.space_puzzle.state import Board, State
from heliograph.kernel.game import Step, Told
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat

_MOST_TAKEN_BACK = 40


def change(state: State, board: Board, news: Happening, *, on_map: bool = False) -> Step[State, Happening]:
    """A change makes every Astronaut not ready again (SP-H17)."""
    before = (*state.before, state.board)[-_MOST_TAKEN_BACK:]
    changed = replace(state, board=board, before=before, ready=(), declaring=())
    return Step(changed, (told_of_map(state, news) if on_map else Told(news),))


def spend(board: Board) -> Board:
    return replace(board, actions_left=board.actions_left - 1)


class TakenBack(Happening, frozen=True, tag="taken-back"):
    seat: Seat

    def sentence(self) -> Message:
        return say("sp-event-taken-back", player=seat_name(self.seat))


_OFFER = Offer("take-back")


def offers(state: State, tasks: frozenset[Task]) -> tuple[Offer, ...]:
    return (_OFFER,) if state.before and _task(state) in (None, *tasks) else ()


def _task(state: State) -> Task | None:
    """A role that may take a step may also take it back (SR-ROLES); by the first reading anybody may."""
    return last_task(state) if is_newer(state) else None


class TakeBack(Move, frozen=True, tag="take-back"):
    """Takes back the Astronauts' last step of this phase (SP-H10)."""

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        task = _task(state)
        if task is None:
            return say("sp-refused-nothing-to-take-back")
        return say("sp-refused-role", role=say(f"sp-role-{role_for(state, task)}"))

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        """The AI sees the panel even if it does not see the map (SR-BLIND)."""
        board, current = state.before[-1], state.board
        back = replace(state, board=board, before=state.before[:-1], ready=(), declaring=())
        on_panel = (board.markers, board.marks) != (current.markers, current.marks)
        news = TakenBack(seat)
        return Step(back, (Told(news) if on_panel else told_of_map(state, news),))
