"""Turning a pawn's die (SP-37)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.moves.board import change, spend
from heliograph.games.space_puzzle.moves.move import Happening, Move
from heliograph.games.space_puzzle.rules.map import die_values
from heliograph.games.space_puzzle.rules.roles import Task
from heliograph.games.space_puzzle.state import Colour, State
from heliograph.games.space_puzzle.telling.words import die_as_object
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Choice, Fixed, Offer
from heliograph.kernel.seats import Seat


class DieSet(Happening, frozen=True, tag="die-set"):
    seat: Seat
    pawn: Colour
    value: int

    def sentence(self) -> Message:
        die = die_as_object(self.pawn)
        return say("sp-event-die-set", player=seat_name(self.seat), die=die, value=self.value)


def offers(state: State, tasks: frozenset[Task], pawn: Colour) -> tuple[Offer, ...]:
    values = die_values(state, pawn) if "set-die" in tasks else ()
    return _offers(pawn, values) if values else ()


@cache
def _offers(pawn: Colour, values: tuple[int, ...]) -> tuple[Offer, ...]:
    return (Offer("set-die", {"pawn": Fixed(pawn), "value": Choice(values)}),)


class SetDie(Move, frozen=True, tag="set-die"):
    """SP-37."""

    task = "set-die"
    costs_action = True

    pawn: Colour
    value: int

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        if not state.scenario.dice:
            return say("sp-refused-no-dice")
        on_map = self.pawn in state.board.pawns
        return say("sp-refused-die-value" if on_map else "sp-refused-die-off-map")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        board = state.board
        turned = replace(spend(board), dice={**board.dice, self.pawn: self.value})
        return change(state, turned, DieSet(seat, self.pawn, self.value), on_map=True)
