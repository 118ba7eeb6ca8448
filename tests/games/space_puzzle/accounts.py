"""Invariants of every state of AI Space Puzzle: nothing is lost, doubled or out of bounds."""

from __future__ import annotations

from msgspec import UNSET
from tests.games.space_puzzle.table import PACK

from heliograph.games.space_puzzle.box.cards import is_a_solution, turned
from heliograph.games.space_puzzle.opening import ALL_ROOMS
from heliograph.games.space_puzzle.rules.scenario import is_newer, special_of
from heliograph.games.space_puzzle.rules.seats import astronauts
from heliograph.games.space_puzzle.state import CELLS, COLOURS, CRISIS_TOKEN, KEYS, Board, State
from heliograph.kernel.surface import Laid, lies_inside


def all_is_there(state: State) -> None:
    special = special_of(state)
    assert sorted(state.rooms) == sorted(ALL_ROOMS)
    assert is_a_solution(state.card)
    assert (state.turn is None) == (state.phase == "card")
    assert state.back is UNSET or (is_a_solution(state.back) and state.phase == "card")
    assert state.solution == (() if state.turn is None else turned(state.card, state.turn))
    assert 0 <= state.counter <= state.scenario.rounds <= PACK.highest_counter.value
    assert (state.counter == 0) == (state.phase in ("debrief", "over")) == (state.result is not None)
    _check_traps(state)
    for board in (state.board, *state.before):
        _check_board(state, board)
    _check_messages(state)
    assert set(state.declaring) <= set(state.ready) < {*astronauts(state), state.ai}
    assert not state.ready or state.phase == "crew"
    assert state.fades_at is None or (special.fade and state.phase == "crew" and not state.faded)
    if special.roles:
        assert sorted(role for roles in state.roles.values() for role in roles) == sorted(
            ("pilot", "dockmaster", "keymaster", "engineer")
        )
        assert set(state.roles) <= {str(seat) for seat in astronauts(state)}
    assert len(state.history) >= (1 if state.result is not None else 0)


def _check_traps(state: State) -> None:
    traps = set(state.traps)
    assert len(traps) == len(state.traps)
    assert set(state.closed) <= traps <= set(CELLS)
    assert not traps & set(state.entered)
    assert not traps & {target.cell for target in state.solution}
    if special_of(state).trap != "no" and state.turn is not None:
        most = max(state.scenario.special_rooms, len(state.card.specials))
        assert len(traps) == (state.scenario.special_rooms if is_newer(state) else most)


def _check_board(state: State, board: Board) -> None:
    assert 0 <= board.actions_left <= state.scenario.actions
    assert set(board.pawns) <= set(COLOURS)
    assert set(board.pawns.values()) <= set(CELLS)
    assert set(board.markers) == set(COLOURS)
    assert set(board.marks) == set(KEYS)
    assert all(marker.key is not None or not marker.sure for marker in board.markers.values())
    if state.scenario.dice:
        assert set(board.pawns) <= set(board.dice)
        assert all(1 <= value <= 6 for value in board.dice.values())
    else:
        assert not board.dice
        assert not any(marks.die for marks in board.marks.values())
    if state.turn is not None:
        for target in state.solution:
            if special_of(state).keyshown:
                assert board.markers[target.colour].key == target.key
            if special_of(state).posshown:
                assert board.pawns[target.colour] == target.cell


def _check_messages(state: State) -> None:
    known = (*PACK.tokens_of(state.scenario), CRISIS_TOKEN)
    assert [sent.round for sent in state.messages] == list(range(1, len(state.messages) + 1))
    assert len(state.messages) == state.round - (state.phase == "message")
    assert len(state.jammed) == (special_of(state).jam if state.round else 0)
    assert not state.draft or state.phase == "message"
    for tokens in (state.draft, *(sent.tokens for sent in state.messages)):
        _check_tokens(tokens, known)
    noisy = special_of(state).noise
    for sent in state.messages:
        most = state.scenario.per_round + noisy
        assert 1 <= sum(token.id != CRISIS_TOKEN for token in sent.tokens) <= most
        assert (sent.noise in {token.id for token in sent.tokens}) == noisy
    crisis_tokens = sum(token.id == CRISIS_TOKEN for sent in state.messages for token in sent.tokens)
    assert crisis_tokens == state.crisis_token_used
    if special_of(state).cool:
        for one, other in zip(state.messages, state.messages[1:], strict=False):
            assert not {token.id for token in one.tokens} & {token.id for token in other.tokens}


def _check_tokens(tokens: tuple[Laid, ...], known: tuple[str, ...]) -> None:
    ids = [token.id for token in tokens]
    assert len(set(ids)) == len(ids)
    assert set(ids) <= set(known)
    assert all(lies_inside(token, PACK.width, PACK.height, PACK.token_size) for token in tokens)
