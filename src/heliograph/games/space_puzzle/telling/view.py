"""What one viewer may know, field by field. Spectators see what everybody sees."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.box.scenario import Scenario, Special
from heliograph.games.space_puzzle.rules.end import unlocked
from heliograph.games.space_puzzle.rules.map import drifting_row, gates_of
from heliograph.games.space_puzzle.rules.scenario import is_running, special_of
from heliograph.games.space_puzzle.rules.seats import sees_map
from heliograph.games.space_puzzle.rules.tokens import message_on_view
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import (
    COLOURS,
    Board,
    Card,
    Cell,
    Colour,
    Key,
    Marker,
    Marks,
    Past,
    Phase,
    Result,
    Role,
    Room,
    Sent,
    State,
    Target,
    TokenId,
)
from heliograph.games.space_puzzle.telling.shown import Shown, shown
from heliograph.kernel.seats import Seat


class Frame(msgspec.Struct, frozen=True):
    """The surface behind the screen (SP-H5), in tenths of a millimetre."""

    width: int
    height: int
    token: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    me: Seat | None
    setup: Setup
    scenario: Scenario
    special: Special
    phase: Phase
    ai: Seat
    roles: dict[str, tuple[Role, ...]]
    frame: Frame
    rooms: tuple[Room, ...]
    round: int
    counter: int
    crisis: bool
    """Whether a crisis card is in play (SP-H13)."""
    crisis_token: Literal["no", "ready", "used"]
    tokens: tuple[TokenId, ...]
    """All tokens of this scenario."""
    jammed: tuple[TokenId, ...]
    cooling: tuple[TokenId, ...]
    pawns: dict[Colour, Cell] | None
    """None for an AI that cannot see the map (SR-BLIND), and then for spectators too."""
    dice: dict[Colour, int] | None
    actions_left: int | None
    markers: dict[Colour, Marker]
    marks: dict[Key, Marks]
    locked_pawns: tuple[Colour, ...]
    locked_markers: tuple[Colour, ...]
    closed_traps: tuple[Cell, ...]
    ready: tuple[Seat, ...]
    declaring: tuple[Seat, ...]
    message: Shown | None
    fades_at: int | None
    """When the message fades (SR-FADE), in milliseconds since the game began."""
    faded: bool
    log: tuple[Shown, ...]
    """Earlier messages: with the message log (SP-H8), and for everybody once the scenario is over."""
    asked: tuple[str, ...]
    card: Card | None
    """The AI's secret until the end, like the next three fields; the draft is never shown to others."""
    turn: int | None
    solution: tuple[Target, ...]
    traps: tuple[Cell, ...]
    draft: Shown | None
    result: Result | None
    history: tuple[Past, ...]
    unlocked: tuple[str, ...]
    """Scenarios this table may play next."""
    entered: tuple[Cell, ...] = ()
    """SR-TRAP: rooms that were entered without harm, for those who see the map."""
    back: Card | None = None
    """The card's other side, while the AI may choose it (SP-15)."""
    before: Board | None = None
    """What taking back the last step would restore (SP-H10), for those who see the map."""
    drifting: int | None = None
    """SR-DRIFT: the row of rooms that moves when this phase ends, counted from 1."""
    gates: tuple[Cell, ...] = ()
    """SR-LOCK, SR-LIFT: the airlocks or lifts, which everybody sees."""


def view_for(pack: Pack, state: State, viewer: Seat | None, *, everything: bool = False) -> View:
    is_ai = viewer == state.ai
    knows = everything or is_ai or not is_running(state)
    special = special_of(state)
    on_map = everything or sees_map(state, viewer)
    message = message_on_view(state)
    if state.faded and not (is_ai or everything):
        message = None
    turned = state.turn is not None
    row = drifting_row(state)
    return View(
        me=viewer,
        setup=state.setup,
        scenario=state.scenario,
        special=special,
        phase=state.phase,
        ai=state.ai,
        roles=state.roles,
        frame=Frame(pack.width, pack.height, pack.token_size),
        rooms=state.rooms,
        round=state.round,
        counter=state.counter,
        crisis=state.card.crisis,
        crisis_token=_crisis_token(state, special),
        tokens=pack.tokens_of(state.scenario),
        jammed=state.jammed,
        cooling=state.cooling,
        pawns=state.board.pawns if on_map else None,
        dice=state.board.dice if on_map else None,
        actions_left=state.board.actions_left if on_map else None,
        markers=state.board.markers,
        marks=state.board.marks,
        locked_pawns=_colours(state) if special.posshown and turned else (),
        locked_markers=_colours(state) if special.keyshown and turned else (),
        closed_traps=state.closed,
        ready=state.ready if on_map else (),
        declaring=state.declaring if on_map else (),
        message=_seen(pack, state, message, is_ai or everything) if message else None,
        fades_at=state.fades_at,
        faded=state.faded,
        log=_log(pack, state, is_ai or everything),
        asked=state.asked,
        card=state.card if knows else None,
        turn=state.turn if knows else None,
        solution=state.solution if knows else (),
        traps=state.traps if knows else (),
        draft=_draft(pack, state) if (is_ai or everything) and state.phase == "message" else None,
        result=state.result,
        history=state.history,
        unlocked=unlocked(pack, state) if state.setup.session == "ladder" else (),
        entered=state.entered if on_map else (),
        back=state.back if knows and state.back is not UNSET else None,
        before=state.before[-1] if on_map and state.before else None,
        drifting=None if row is None else row + 1,
        gates=gates_of(state),
    )


def _crisis_token(state: State, special: Special) -> Literal["no", "ready", "used"]:
    if not special.crisistoken:
        return "no"
    return "used" if state.crisis_token_used else "ready"


def _colours(state: State) -> tuple[Colour, ...]:
    """In the box's order: the card's order would tell which room lies before which."""
    on_card = {target.colour for target in state.solution}
    return tuple(colour for colour in COLOURS if colour in on_card)


def _seen(pack: Pack, state: State, sent: Sent, to_ai: bool) -> Shown:
    return shown(pack, state, sent, to_ai=to_ai)


def _draft(pack: Pack, state: State) -> Shown:
    return shown(pack, state, Sent(state.round, state.draft), to_ai=True)


def _log(pack: Pack, state: State, to_ai: bool) -> tuple[Shown, ...]:
    """SR-FADE switches the message log off; at the end everything is shown, for the debrief (SP-61)."""
    if is_running(state) and (not state.setup.message_log or special_of(state).fade):
        return ()
    return tuple(shown(pack, state, sent, to_ai=to_ai) for sent in state.messages)
