"""Why a move cannot be made now, in the order a patient host would explain it."""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.games.space_puzzle import rules
from heliograph.games.space_puzzle.box.cards import QUARTER_TURNS
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.moves import (
    Action,
    AskRule,
    Declare,
    Enter,
    Finish,
    FlipMarker,
    Lay,
    LineUp,
    Mark,
    MovePawn,
    NextScenario,
    PutMarker,
    Ready,
    Remove,
    Reveal,
    SetDie,
    TakeBack,
    TurnCard,
    Wait,
)
from heliograph.games.space_puzzle.state import CELLS, Phase, Role, State, TokenId
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.seats import Seat
from heliograph.kernel.surface import Laid, lies_inside

_BY_AI = (TurnCard, Lay, LineUp, Reveal, AskRule)
_BY_ANYONE = (NextScenario, Finish)
_PHASES: dict[type, Phase] = {
    TurnCard: "card",
    Lay: "message",
    LineUp: "message",
    Reveal: "message",
    AskRule: "message",
    NextScenario: "debrief",
    Finish: "debrief",
}
_JOBS: dict[type, Role] = {
    MovePawn: "pilot",
    Enter: "dockmaster",
    Remove: "dockmaster",
    PutMarker: "keymaster",
    FlipMarker: "keymaster",
    Mark: "keymaster",
    SetDie: "engineer",
}
_COSTS_AN_ACTION = (MovePawn, Enter, Remove, SetDie)


def why_not(pack: Pack, state: State, seat: Seat, move: Action) -> Message | None:
    if state.phase == "over":
        return say("sp-refused-over")
    if state.phase != _PHASES.get(type(move), "crew"):
        return say(f"sp-refused-not-now-{state.phase}")
    return _wrong_seat(state, seat, move) or _wrong_move(pack, state, seat, move)


def _wrong_seat(state: State, seat: Seat, move: Action) -> Message | None:
    if not 0 <= seat < state.setup.seats:
        return say("sp-refused-not-at-table")
    if isinstance(move, _BY_ANYONE):
        return None
    if isinstance(move, _BY_AI):
        return None if seat == state.ai else say("sp-refused-only-ai", ai=seat_name(state.ai))
    if seat == state.ai:
        return say("sp-refused-only-astronauts")
    job = _JOBS.get(type(move))
    if job is not None and not rules.has_job(state, seat, job):
        return say("sp-refused-role", role=say(f"sp-role-{job}"))
    return None


def _wrong_move(pack: Pack, state: State, seat: Seat, move: Action) -> Message | None:
    if isinstance(move, _COSTS_AN_ACTION) and state.board.actions_left == 0:
        return say("sp-refused-no-actions", actions=state.scenario.actions)
    match move:
        case TurnCard(turn):
            return None if 0 <= turn < QUARTER_TURNS else say("sp-refused-turn")
        case Lay(tokens):
            if rules.has_no_places(state):
                return say("sp-refused-no-places")
            return _wrong_tokens(pack, state, [t.id for t in tokens]) or _wrong_places(pack, tokens)
        case LineUp(ids):
            if not rules.has_no_places(state):
                return say("sp-refused-needs-places")
            return _wrong_tokens(pack, state, ids)
        case Reveal():
            return None if rules.may_reveal(state) else _say_how_many(state)
        case AskRule(topic):
            unasked = topic in pack.rules_questions.value and topic not in state.asked
            return None if unasked else say("sp-refused-asked")
        case Ready():
            already = seat in state.ready and seat not in state.declaring
            return say("sp-refused-already-ready") if already else None
        case Wait():
            return None if seat in state.ready else say("sp-refused-not-ready")
        case Declare():
            if seat in state.declaring:
                return say("sp-refused-already-ready")
            return None if rules.may_declare(state) else say("sp-refused-one-marker-each")
        case TakeBack():
            return None if state.before else say("sp-refused-nothing-to-take-back")
        case NextScenario(scenario, ai, _):
            return _wrong_next(pack, state, scenario, ai)
        case Finish():
            return None
        case _:
            return _wrong_step(state, move)


def _wrong_step(
    state: State, move: MovePawn | Enter | Remove | SetDie | PutMarker | FlipMarker | Mark
) -> Message | None:
    match move:
        case MovePawn(pawn, cell) | Enter(pawn, cell):
            return _wrong_room(state, move, cell)
        case Remove(pawn):
            if rules.is_pawn_locked(state, pawn):
                return say("sp-refused-pawn-locked")
            return None if rules.may_remove(state, pawn) else say("sp-refused-pawn-off-map")
        case SetDie(pawn, value):
            if not state.scenario.dice:
                return say("sp-refused-no-dice")
            if pawn not in state.board.pawns:
                return say("sp-refused-die-off-map")
            return None if value in rules.die_values(state, pawn) else say("sp-refused-die-value")
        case PutMarker(colour, section):
            if rules.is_marker_locked(state, colour):
                return say("sp-refused-marker-locked")
            here = state.board.markers[colour].key or "off"
            return say("sp-refused-marker-there") if section == here else None
        case FlipMarker(colour, sure):
            marker = state.board.markers[colour]
            if rules.is_marker_locked(state, colour):
                return say("sp-refused-marker-locked")
            if marker.key is None:
                return say("sp-refused-marker-off")
            return say("sp-refused-mark-so") if marker.sure == sure else None
        case Mark(section, about, sure):
            if about == "die" and not state.scenario.dice:
                return say("sp-refused-no-dice")
            return say("sp-refused-mark-so") if getattr(state.board.marks[section], about) == sure else None


def _wrong_room(state: State, move: MovePawn | Enter, cell: str) -> Message | None:
    if cell not in CELLS:
        return say("sp-refused-no-such-room")
    on_map = move.pawn in state.board.pawns
    if rules.is_pawn_locked(state, move.pawn):
        return say("sp-refused-pawn-locked")
    if isinstance(move, MovePawn):
        if not on_map:
            return say("sp-refused-pawn-off-map")
        allowed = rules.cells_to_move_to(state, move.pawn)
        refusal = "sp-refused-step" if rules.special_of(state).step else "sp-refused-same-room"
    else:
        if on_map:
            return say("sp-refused-pawn-on-map")
        allowed = rules.cells_to_enter(state, move.pawn)
        refusal = "sp-refused-border"
    return None if cell in allowed else say(refusal)


def _wrong_tokens(pack: Pack, state: State, ids: Sequence[TokenId]) -> Message | None:
    """SP-18, SP-26."""
    if len(set(ids)) != len(ids):
        return say("sp-refused-token-twice")
    free = rules.free_tokens(state)
    at_hand = rules.tokens_at_hand(pack, state)
    if any(token not in at_hand and token not in free for token in ids):
        return say("sp-refused-token-gone")
    if sum(token not in free for token in ids) > state.scenario.per_round:
        return say("sp-refused-too-many-tokens", most=state.scenario.per_round)
    return None


def _wrong_places(pack: Pack, tokens: Sequence[Laid]) -> Message | None:
    """SP-28, SP-H5."""
    if all(lies_inside(token, pack.width, pack.height, pack.token_size) for token in tokens):
        return None
    width, height = pack.frame_mm.value
    return say("sp-refused-outside", width=width, height=height)


def _say_how_many(state: State) -> Message:
    if rules.special_of(state).exact:
        return say("sp-refused-exact", count=state.scenario.per_round)
    return say("sp-refused-lay-first", most=state.scenario.per_round)


def _wrong_next(pack: Pack, state: State, scenario: str, ai: int) -> Message | None:
    if scenario not in rules.unlocked(pack, state):
        return say("sp-refused-locked-scenario")
    return None if 0 <= ai < state.setup.seats else say("sp-refused-no-such-seat")
