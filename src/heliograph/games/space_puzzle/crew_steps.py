"""The Astronauts' steps on the map and on the panel (SP-33 to SP-41, SP-46 to SP-48)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.space_puzzle import rules
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.ending import conclude
from heliograph.games.space_puzzle.moves import (
    Enter,
    FlipMarker,
    Mark,
    MovePawn,
    PutMarker,
    Remove,
    SetDie,
)
from heliograph.games.space_puzzle.state import Board, Cell, Colour, Marker, State
from heliograph.games.space_puzzle.telling.events import (
    DieSet,
    Event,
    Marked,
    MarkerMoved,
    PawnMoved,
    TakenBack,
    TrapSprung,
)
from heliograph.kernel.game import Step, Told
from heliograph.kernel.seats import Seat

_MOST_TAKEN_BACK = 40

CrewStep = MovePawn | Enter | Remove | SetDie | PutMarker | FlipMarker | Mark


def perform(pack: Pack, state: State, seat: Seat, move: CrewStep) -> Step[State, Event]:
    board = state.board
    match move:
        case MovePawn(pawn, cell) | Enter(pawn, cell):
            return _put_pawn(pack, state, seat, pawn, cell)
        case Remove(pawn):
            gone = replace(_spend(board), pawns=rules.without(board.pawns, pawn))
            return _change(state, gone, PawnMoved(seat, pawn, board.pawns[pawn], None), on_map=True)
        case SetDie(pawn, value):
            turned = replace(_spend(board), dice={**board.dice, pawn: value})
            return _change(state, turned, DieSet(seat, pawn, value), on_map=True)
        case PutMarker(colour, section):
            key = None if section == "off" else section
            marker = Marker(key, sure=board.markers[colour].sure and key is not None)
        case FlipMarker(colour, sure):
            marker = replace(board.markers[colour], sure=sure)
        case Mark(section, about, sure):
            marks = {**board.marks, section: replace(board.marks[section], **{about: sure})}
            return _change(state, replace(board, marks=marks), Marked(seat, section, about, sure))
    markers = {**board.markers, colour: marker}
    moved = MarkerMoved(seat, colour, marker.key, marker.sure)
    return _change(state, replace(board, markers=markers), moved)


def take_back(state: State, seat: Seat) -> Step[State, Event]:
    """SP-H10; the AI sees the panel even where it does not see the map (SR-BLIND)."""
    board, now = state.before[-1], state.board
    back = replace(state, board=board, before=state.before[:-1], ready=(), declaring=())
    on_panel = (board.markers, board.marks) != (now.markers, now.marks)
    return Step(back, (Told(TakenBack(seat), but=frozenset() if on_panel else rules.blind_seats(state)),))


def _put_pawn(pack: Pack, state: State, seat: Seat, pawn: Colour, cell: Cell) -> Step[State, Event]:
    """SP-34, SP-35: the die goes along, and shows the start value when it first comes."""
    board = state.board
    moved = PawnMoved(seat, pawn, board.pawns.get(pawn), cell)
    if rules.is_live_trap(state, cell):
        return _spring(state, moved, pawn, cell)
    dice = board.dice
    if state.scenario.dice:
        dice = {pawn: pack.die_start.value, **board.dice}
    put = replace(_spend(board), pawns={**board.pawns, pawn: cell}, dice=dice)
    if rules.special_of(state).trap == "no":
        return _change(state, put, moved, on_map=True)
    if cell in state.entered or cell in state.closed:
        return _change(state, put, moved, on_map=True)
    # That no trap is here was hidden until now, so nobody may take it back (SP-H10).
    step = _change(state, put, moved, on_map=True)
    return replace(step, state=replace(step.state, before=(), entered=(*state.entered, cell)))


def _spring(state: State, moved: PawnMoved, pawn: Colour, cell: Cell) -> Step[State, Event]:
    """SR-TRAP: the pawn is off the map, the trap open to all, and the actions of this round are lost."""
    lethal = rules.special_of(state).trap == "lethal"
    counter = max(0, state.counter - 1) if lethal else state.counter
    board = replace(state.board, actions_left=0, pawns=rules.without(state.board.pawns, pawn))
    sprung = replace(
        state,
        board=board,
        counter=counter,
        closed=(*state.closed, cell),
        before=(),
        ready=(),
        declaring=(),
    )
    blind = rules.blind_seats(state)
    seen = (Told(moved, but=blind), Told(TrapSprung(pawn, cell, counter), but=blind))
    events = (*seen, Told(TrapSprung(None, cell, counter), to=blind)) if blind else seen
    if counter > 0:
        return Step(sprung, events)
    end = conclude(sprung, declared=False)
    return Step(end.state, (*events, *end.events))


def _change(
    state: State, board: Board, news: PawnMoved | DieSet | MarkerMoved | Marked, *, on_map: bool = False
) -> Step[State, Event]:
    """A change withdraws everybody's word that all is done."""
    before = (*state.before, state.board)[-_MOST_TAKEN_BACK:]
    changed = replace(state, board=board, before=before, ready=(), declaring=())
    return Step(changed, (Told(news, but=rules.blind_seats(state) if on_map else frozenset()),))


def _spend(board: Board) -> Board:
    return replace(board, actions_left=board.actions_left - 1)
