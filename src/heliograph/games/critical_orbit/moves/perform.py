"""What accepted moves do. Whether a move is accepted is decided in `refuse`."""

from __future__ import annotations

from heliograph.games.critical_orbit import moves
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.moves import spacecraft, stations, turns
from heliograph.games.critical_orbit.moves.doing import Doing
from heliograph.games.critical_orbit.state import State, Wish
from heliograph.games.critical_orbit.telling.events import Called, Event, Wanted
from heliograph.kernel.game import Step
from heliograph.kernel.seats import Seat


def perform(pack: Pack, state: State, seat: Seat, move: moves.Action, now: int) -> Step[State, Event]:
    doing = Doing(pack, state)
    match move:
        case moves.Ready():
            turns.say_ready(doing, seat, now)
        case moves.Pause():
            turns.ask_pause(doing, seat, now)
        case moves.Roll():
            turns.roll(doing)
        case moves.Call(needs):
            doing.change(needs=needs)
            doing.tell(Called(needs))
        case moves.Want(station, leave, why, firm):
            firm = firm and leave > 0
            doing.change(wants={**state.wants, station: Wish(leave, why, firm)})
            doing.tell(Wanted(station, leave, why, firm))
        case moves.Keep(leave, why):
            turns.keep(doing, leave, why)
        case moves.Place() | moves.Lift() | moves.Cover() | moves.Uncover() | moves.Shift():
            spacecraft.build(doing, move)
            # Nobody else can see it, unless it has saved them.
            return Step(doing.state, tuple(doing.told), takes_back=doing.state.phase != "over")
        case (
            moves.Enter()
            | moves.Claim()
            | moves.SkipStar()
            | moves.Lock()
            | moves.TakeBack()
            | moves.TickSquare()
            | moves.TickSpace()
        ):
            stations.perform(doing, move)
        case _:
            spacecraft.decide(doing, move)
            # A tile may have given a station a star (MC-25, MC-H4).
            stations.settle(doing)
    return doing.step()


def ring(pack: Pack, state: State) -> Step[State, Event]:
    doing = Doing(pack, state)
    turns.ring(doing)
    return doing.step()
