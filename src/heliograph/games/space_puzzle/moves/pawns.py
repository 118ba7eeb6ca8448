"""Pawns on the map: they enter, move and are removed (SP-34 to SP-36); some rooms are traps (SR-TRAP)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.changes.traps import spring
from heliograph.games.space_puzzle.moves.board import change, spend
from heliograph.games.space_puzzle.moves.move import Happening, Move, Word
from heliograph.games.space_puzzle.rules.map import (
    cells_to_enter,
    cells_to_move_to,
    is_known_room,
    is_live_trap,
    is_pawn_locked,
    without,
)
from heliograph.games.space_puzzle.rules.roles import Task
from heliograph.games.space_puzzle.rules.scenario import special_of
from heliograph.games.space_puzzle.state import CELLS, Cell, Colour, State
from heliograph.games.space_puzzle.telling.words import pawn_as_object
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Choice, Fixed, Offer
from heliograph.kernel.seats import Seat


class PawnMoved(Happening, frozen=True, tag="pawn-moved"):
    """`origin` or `cell` is None for the place beside the map."""

    seat: Seat
    pawn: Colour
    origin: Cell | None
    cell: Cell | None

    def sentence(self) -> Message:
        player, pawn = seat_name(self.seat), pawn_as_object(self.pawn)
        if self.cell is None:
            return say("sp-event-removed", player=player, pawn=pawn, cell=self.origin or "")
        if self.origin is None:
            return say("sp-event-entered", player=player, pawn=pawn, cell=self.cell)
        return say("sp-event-moved", player=player, pawn=pawn, cell=self.cell, origin=self.origin)


def offers(state: State, tasks: frozenset[Task], pawn: Colour) -> tuple[Offer, ...]:
    if pawn not in state.board.pawns:
        return _enter_offers(pawn, cells_to_enter(state)) if "enter" in tasks else ()
    if is_pawn_locked(state, pawn):
        return ()
    return _move_offers(pawn, cells_to_move_to(state, pawn), "move" in tasks, "remove" in tasks)


# The same few offers recur.


@cache
def _enter_offers(pawn: Colour, cells: tuple[Cell, ...]) -> tuple[Offer, ...]:
    return (Offer("enter", {"pawn": Fixed(pawn), "cell": Choice(cells)}),)


@cache
def _move_offers(
    pawn: Colour, cells: tuple[Cell, ...], may_move: bool, may_remove: bool
) -> tuple[Offer, ...]:
    move = Offer("move", {"pawn": Fixed(pawn), "cell": Choice(cells)})
    remove = Offer("remove", {"pawn": Fixed(pawn)})
    return (*([move] if may_move else []), *([remove] if may_remove else []))


class MovePawn(Move, frozen=True, tag="move"):
    """SP-34."""

    task = "move"
    costs_action = True

    pawn: Colour
    cell: Word

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        if self.cell not in CELLS:
            return say("sp-refused-no-such-room")
        if is_pawn_locked(state, self.pawn):
            return say("sp-refused-pawn-locked")
        if self.pawn not in state.board.pawns:
            return say("sp-refused-pawn-off-map")
        return say("sp-refused-step" if special_of(state).step else "sp-refused-same-room")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        return _put_pawn(pack, state, seat, self.pawn, self.cell)


class Enter(Move, frozen=True, tag="enter"):
    """SP-35."""

    task = "enter"
    costs_action = True

    pawn: Colour
    cell: Word

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        if self.cell not in CELLS:
            return say("sp-refused-no-such-room")
        if is_pawn_locked(state, self.pawn):
            return say("sp-refused-pawn-locked")
        if self.pawn in state.board.pawns:
            return say("sp-refused-pawn-on-map")
        return say("sp-refused-lock" if special_of(state).lock else "sp-refused-border")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        return _put_pawn(pack, state, seat, self.pawn, self.cell)


class Remove(Move, frozen=True, tag="remove"):
    """SP-36."""

    task = "remove"
    costs_action = True

    pawn: Colour

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        locked = is_pawn_locked(state, self.pawn)
        return say("sp-refused-pawn-locked" if locked else "sp-refused-pawn-off-map")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        board = state.board
        gone = replace(spend(board), pawns=without(board.pawns, self.pawn))
        return change(state, gone, PawnMoved(seat, self.pawn, board.pawns[self.pawn], None), on_map=True)


def _put_pawn(pack: Pack, state: State, seat: Seat, pawn: Colour, cell: Cell) -> Step[State, Happening]:
    """SP-34, SP-35: the die goes with the pawn, and shows its start value when it first enters."""
    board = state.board
    moved = PawnMoved(seat, pawn, board.pawns.get(pawn), cell)
    if is_live_trap(state, cell):
        return spring(state, moved, pawn, cell)
    dice = board.dice
    if state.scenario.dice:
        dice = {pawn: pack.die_start.value, **board.dice}
    put = replace(spend(board), pawns={**board.pawns, pawn: cell}, dice=dice)
    step = change(state, put, moved, on_map=True)
    if is_known_room(state, cell):
        return step
    # That this room is no trap was hidden until now, so nobody may take the step back (SP-H10).
    return replace(step, state=replace(step.state, before=(), entered=(*state.entered, cell)))
