"""Astronauts end their phase together, or declare (SP-33, SP-43, SP-53)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.changes.ending import declare
from heliograph.games.space_puzzle.changes.rounds import end_phase
from heliograph.games.space_puzzle.moves.move import Happening, Move, told_of_map
from heliograph.games.space_puzzle.rules.panel import may_declare
from heliograph.games.space_puzzle.rules.seats import astronauts
from heliograph.games.space_puzzle.state import State
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat


class SaidReady(Happening, frozen=True, tag="said-ready"):
    seat: Seat
    ready: bool
    declares: bool

    def sentence(self) -> Message:
        word = "sp-event-declares" if self.declares else "sp-event-ready" if self.ready else "sp-event-waits"
        return say(word, player=seat_name(self.seat))


_READY, _LAST_READY = Offer("ready"), Offer("ready", confirm=say("sp-confirm-last"))
_DECLARE = Offer("declare", confirm=say("sp-confirm-declare"))
_WAIT = Offer("wait")


def offers(state: State, seat: Seat) -> Iterator[Offer]:
    """Only the last Astronaut's word ends anything; a declaration is final, so it is confirmed."""
    if seat not in state.ready or seat in state.declaring:
        yield _LAST_READY if state.counter == 1 else _READY
    if may_declare(state) and seat not in state.declaring:
        yield _DECLARE
    if seat in state.ready:
        yield _WAIT


class Ready(Move, frozen=True, tag="ready"):
    """This Astronaut is ready; when all are, the phase ends (SP-33, SP-43)."""

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        return say("sp-refused-already-ready")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        return _say_ready(pack, state, seat, declares=False)


class Declare(Move, frozen=True, tag="declare"):
    """This Astronaut wants to declare; when all do, the declaration is made (SP-53)."""

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        already = seat in state.declaring
        return say("sp-refused-already-ready" if already else "sp-refused-one-marker-each")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        return _say_ready(pack, state, seat, declares=True)


class Wait(Move, frozen=True, tag="wait"):
    """This Astronaut is not ready after all."""

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        return say("sp-refused-not-ready")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        news = told_of_map(state, SaidReady(seat, ready=False, declares=False))
        return Step(_withdraw(state, seat), (news,))


def _say_ready(pack: Pack, state: State, seat: Seat, *, declares: bool) -> Step[State, Happening]:
    """SP-33, SP-H17: the Astronauts decide together. A declaration is made when all of them want it
    (SP-53)."""
    waiting = _withdraw(state, seat)
    said = replace(
        waiting,
        ready=tuple(sorted((*waiting.ready, seat))),
        declaring=tuple(sorted((*waiting.declaring, seat))) if declares else waiting.declaring,
    )
    news = told_of_map(state, SaidReady(seat, ready=True, declares=declares))
    crew = astronauts(state)
    if said.declaring == crew:
        step = declare(said)
    elif said.ready == crew:
        step = end_phase(pack, said)
    else:
        return Step(said, (news,))
    return Step(step.state, (news, *step.events))


def _withdraw(state: State, seat: Seat) -> State:
    return replace(
        state,
        ready=tuple(other for other in state.ready if other != seat),
        declaring=tuple(other for other in state.declaring if other != seat),
    )
