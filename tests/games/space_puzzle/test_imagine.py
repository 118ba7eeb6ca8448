"""A table imagined from a view alone: true to what was seen, and otherwise random. (The examination checks
that it is legal and looks the same.)
"""

from __future__ import annotations

import pytest
from tests.games.space_puzzle.accounts import all_is_there
from tests.games.space_puzzle.table import AI, ANN, GAME, at, offered, seen

from heliograph.games.space_puzzle.state import State
from heliograph.kernel.chance import Chance


def imagined(state: State, viewer: int | None, times: int = 60) -> list[State]:
    view = seen(state, viewer)
    return [GAME.imagine(view, Chance.from_seed(f"imagine {number}")) for number in range(times)]


def test_a_blind_ai_does_not_know_which_rooms_were_entered() -> None:
    """SR-BLIND, SR-TRAP: only that no trap was among them."""
    text = "scenario S09, rules SR-BLIND SR-TRAP, phase crew, traps b4 d3"
    state = at(f"{text}, entered a1 a2")
    assert seen(state, AI) == seen(at(f"{text}, entered c1"), AI)
    others = imagined(state, AI)
    assert len({other.entered for other in others}) > 10
    assert not {cell for other in others for cell in other.entered} & {"b4", "d3"}


def test_no_pawn_stands_in_a_trap_that_has_not_sprung() -> None:
    """SR-BLIND, SR-TRAP."""
    state = at("scenario S09, rules SR-BLIND SR-TRAP, phase crew, traps b4 d3, closed d3, counter 1")
    cells = {cell for other in imagined(state, AI, 200) for cell in other.board.pawns.values()}
    assert "b4" not in cells
    assert "d3" in cells


@pytest.mark.parametrize("entered", ["none", "a1 b1 c1 d1 a2"])
def test_where_hardly_any_room_is_left_the_targets_find_one(entered: str) -> None:
    """SR-TRAP: half of the ship has sprung, which no face of the house's would leave room for."""
    sprung = "a3 b3 c3 d3 a4 b4 c4 d4"
    text = "scenario S09, rules SR-TRAP, special-rooms 8, phase crew, counter 1, target a1 red square 1"
    text += ", target b1 blue round 2, target c1 green hexagon 3, target d1 white triangle 4, specials a3 b3"
    for other in imagined(at(f"{text}, traps {sprung}, closed {sprung}, entered {entered}"), ANN):
        all_is_there(other)


@pytest.mark.parametrize("viewer", [AI, ANN, None])
def test_messages_that_are_off_the_table_are_forgotten(viewer: int | None) -> None:
    """SP-H8: the number of rounds is known, and the message that lies there now."""
    state = at("round 3, sent c-red, sent k-round c-black, sent c-blue@100:50:10")
    others = imagined(state, viewer)
    assert {len(other.messages) for other in others} == {3}
    assert {other.messages[2] for other in others} == {state.messages[2]}
    assert len({other.messages[0] for other in others}) > 10


def test_messages_in_the_log_are_not_forgotten() -> None:
    """SP-H8."""
    state = at("message-log, round 3, sent c-red, sent k-round c-black, sent c-blue")
    assert {other.messages for other in imagined(state, ANN)} == {state.messages}


def test_a_flipped_message_lies_for_the_ai_as_it_did() -> None:
    """SR-FLIP."""
    state = at("scenario S16, sent c-red@100:50:10")
    for viewer in (AI, ANN, None):
        assert {other.messages for other in imagined(state, viewer)} == {state.messages}


def test_tokens_that_cool_were_in_the_last_message() -> None:
    """SR-COOL."""
    state = at("scenario S13, round 2, sent c-red k-round, cooling c-red k-round")
    for viewer in (AI, ANN):
        laid = {tuple(token.id for token in other.messages[0].tokens) for other in imagined(state, viewer)}
        assert laid == {("c-red", "k-round")}


def test_the_crisis_token_was_in_some_message_if_it_is_used() -> None:
    """SP-H13."""
    text = "scenario S03, rules SR-CRISISTOKEN, round 3, sent crisis c-red, sent c-blue, sent c-black"
    rounds = {
        sent.round
        for other in imagined(at(f"{text}, crisis-token-used"), ANN)
        for sent in other.messages
        if any(token.id == "crisis" for token in sent.tokens)
    }
    assert rounds == {1, 2}


def test_the_last_step_can_be_taken_back_there_as_here() -> None:
    """SP-H10."""
    state = at("phase crew, left 2, pawn red a1, before (left 3)")
    for viewer in (AI, ANN, None):
        assert {len(other.before) for other in imagined(state, viewer)} == {1}
        assert imagined(state, viewer, 1)[0].before == state.before


@pytest.mark.parametrize("phase", ["card", "message", "crew", "debrief"])
@pytest.mark.parametrize("seat", [-1, 3, 10**6])
def test_nobody_who_is_not_at_the_table_is_offered_anything(phase: str, seat: int) -> None:
    assert offered(at(f"ladder, phase {phase}"), seat) == set()
