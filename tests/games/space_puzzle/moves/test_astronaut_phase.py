"""The Astronauts' phase: actions, markers and talk (SP-33 to SP-45, SP-63)."""

from __future__ import annotations

import pytest
from tests.games.space_puzzle.table import (
    AI,
    ANN,
    BEN,
    GAME,
    SOLVED,
    accepts,
    after,
    at,
    hears,
    offered,
    seen,
    told,
    why_not,
)

from heliograph.games.space_puzzle.moves.actions import (
    Declare,
    Enter,
    FlipMarker,
    Mark,
    MovePawn,
    PutMarker,
    Ready,
    Remove,
    SetDie,
    Wait,
)
from heliograph.games.space_puzzle.state import CELLS, COLOURS
from heliograph.games.space_puzzle.telling.events import DieSet, PawnMoved, SaidReady
from heliograph.kernel.seats import Seat


def test_sp_33_as_many_actions_as_the_scenario_says_and_no_more() -> None:
    state = after(at("phase crew"), *((ANN, Enter(colour, "a1")) for colour in COLOURS[:3]))
    assert state.board.actions_left == 0
    for move in (Enter("red", "a1"), MovePawn("green", "b1"), Remove("green")):
        assert why_not(state, BEN, move) == "sp-refused-no-actions"
    assert not {"enter", "move", "remove"} & offered(state, BEN)


def test_sp_33_they_need_not_use_all_and_get_a_fresh_set_every_round() -> None:
    state = after(at("phase crew, left 2"), (ANN, Ready()), (BEN, Ready()))
    assert state.phase == "message"
    assert at("round 2, phase crew").board.actions_left == 3


def test_sp_h17_they_decide_together() -> None:
    """SP-33."""
    state = after(at("phase crew"), (ANN, Ready()))
    assert (state.phase, state.ready) == ("crew", (ANN,))
    assert after(state, (BEN, Ready())).phase == "message"
    assert told(at("phase crew"), ANN, Ready()) == (SaidReady(Seat(ANN), ready=True, declares=False),)
    assert why_not(state, ANN, Ready()) == "sp-refused-already-ready"


@pytest.mark.parametrize(
    "move", [Enter("red", "a1"), PutMarker("red", "square"), Mark("square", "location", True), Remove("blue")]
)
def test_sp_h17_a_change_withdraws_everybodys_word(move: Enter | PutMarker | Mark | Remove) -> None:
    state = after(at(f"{SOLVED}, marker red round, phase crew, ready 1, declaring 1"), (BEN, Remove("red")))
    assert (state.ready, state.declaring) == ((), ())
    state = after(at("phase crew, pawn blue c3, ready 1"), (BEN, move))
    assert (state.ready, state.phase) == ((), "crew")


def test_sp_h17_a_word_can_be_taken_back() -> None:
    state = at("phase crew, ready 1")
    assert after(state, (ANN, Wait())).ready == ()
    assert why_not(state, BEN, Wait()) == "sp-refused-not-ready"
    assert ("wait" in offered(state, ANN), "wait" in offered(state, BEN)) == (True, False)


def test_sp_34_a_pawn_moves_to_any_other_room() -> None:
    state = at("phase crew, pawn red b2")
    for cell in set(CELLS) - {"b2"}:
        assert after(state, (ANN, MovePawn("red", cell))).board.pawns == {"red": cell}
    assert why_not(state, ANN, MovePawn("red", "b2")) == "sp-refused-same-room"
    assert why_not(state, ANN, MovePawn("blue", "a1")) == "sp-refused-pawn-off-map"
    assert why_not(state, ANN, MovePawn("red", "e5")) == "sp-refused-no-such-room"
    assert told(state, ANN, MovePawn("red", "d4")) == (PawnMoved(Seat(ANN), "red", "b2", "d4"),)


def test_sp_34_the_die_goes_along() -> None:
    state = after(at("scenario S04, phase crew, pawn red b2 5"), (ANN, MovePawn("red", "c3")))
    assert (state.board.pawns, state.board.dice, state.board.actions_left) == ({"red": "c3"}, {"red": 5}, 3)


def test_sp_35_a_pawn_enters_any_room() -> None:
    state = at("phase crew, pawn red b2")
    for cell in CELLS:
        assert after(state, (ANN, Enter("blue", cell))).board.pawns == {"red": "b2", "blue": cell}
    assert why_not(state, ANN, Enter("red", "a1")) == "sp-refused-pawn-on-map"
    assert why_not(state, ANN, Enter("blue", "")) == "sp-refused-no-such-room"
    assert after(state, (ANN, Enter("blue", "a1"))).board.actions_left == 2


def test_sp_35_a_die_first_comes_with_the_start_value() -> None:
    state = after(at("scenario S04, phase crew"), (ANN, Enter("blue", "a1")))
    assert state.board.dice == {"blue": 1}
    assert after(at("phase crew"), (ANN, Enter("blue", "a1"))).board.dice == {}


def test_sp_36_a_pawn_leaves_the_map() -> None:
    state = at("phase crew, pawn red b2, pawn blue b2")
    gone = after(state, (ANN, Remove("red")))
    assert (gone.board.pawns, gone.board.actions_left) == ({"blue": "b2"}, 2)
    assert why_not(gone, ANN, Remove("red")) == "sp-refused-pawn-off-map"
    assert told(state, ANN, Remove("red")) == (PawnMoved(Seat(ANN), "red", "b2", None),)


def test_sp_37_a_die_is_set_to_any_other_number_in_one_action() -> None:
    state = at("scenario S04, phase crew, pawn red b2 1")
    for value in (2, 3, 4, 5, 6):
        turned = after(state, (ANN, SetDie("red", value)))
        assert (turned.board.dice, turned.board.actions_left) == ({"red": value}, 3)
    for value in (1, 0, 7, -1):
        assert why_not(state, ANN, SetDie("red", value)) == "sp-refused-die-value"
    assert why_not(at("phase crew, pawn red b2"), ANN, SetDie("red", 2)) == "sp-refused-no-dice"
    assert told(state, ANN, SetDie("red", 6)) == (DieSet(Seat(ANN), "red", 6),)


def test_sp_38_any_number_of_pawns_share_a_room() -> None:
    state = at("phase crew, actions 6")
    full = after(state, *((ANN, Enter(colour, "c2")) for colour in COLOURS))
    assert set(full.board.pawns.values()) == {"c2"}
    assert len(full.board.pawns) == 6


def test_sp_39_markers_cost_no_action() -> None:
    state = at("phase crew, left 0")
    moves = (PutMarker("red", "square"), FlipMarker("red", True), Mark("round", "location", True))
    assert after(state, *((ANN, move) for move in moves)).board.actions_left == 0


@pytest.mark.parametrize("text", ["phase card", "draft c-red", "phase over"])
def test_sp_39_markers_move_only_in_the_astronauts_phase(text: str) -> None:
    for move in (PutMarker("red", "square"), Mark("round", "location", True)):
        assert not accepts(at(text), ANN, move)


def test_sp_40_markers_lie_on_the_panel_or_beside_it_and_nowhere_else() -> None:
    (offer,) = [
        offer
        for offer in GAME.prompt(at("phase crew"), Seat(ANN)).offers
        if offer.action == "put-marker" and "red" in str(offer.fields["colour"])
    ]
    assert "('square', 'triangle', 'round', 'hexagon')" in str(offer.fields["section"])
    assert why_not(at("phase crew"), ANN, PutMarker("red", "off")) == "sp-refused-marker-there"


def test_sp_41_a_section_holds_any_number_of_markers() -> None:
    state = after(at("phase crew"), *((ANN, PutMarker(colour, "square")) for colour in COLOURS))
    assert all(marker.key == "square" for marker in state.board.markers.values())


@pytest.mark.parametrize(
    "panel",
    [
        "",
        "marker blue round, marker green hexagon, marker white triangle",
        "marker blue round, marker green hexagon, marker white triangle, marker black round",
        "marker red square, marker blue round, marker green hexagon, marker white hexagon",
    ],
)
def test_sp_42_declaring_needs_exactly_one_marker_in_each_section(panel: str) -> None:
    state = at(f"phase crew, {panel}")
    assert why_not(state, ANN, Declare()) == "sp-refused-one-marker-each"
    assert "declare" not in offered(state, ANN)


def test_sp_42_wrong_ones_will_do() -> None:
    panel = "marker red square, marker blue round, marker green hexagon, marker white triangle"
    assert accepts(at(f"phase crew, {panel}"), ANN, Declare())


def test_sp_43_the_counter_goes_down_by_one() -> None:
    for counter in (6, 3, 2):
        state = after(at(f"phase crew, counter {counter}, ready 1"), (BEN, Ready()))
        assert state.counter == counter - 1


def test_sp_44_the_ai_cannot_answer() -> None:
    """What Astronauts may not ask for, it could only say with tokens."""
    for text in ("", "phase crew", "deaf-ai, phase crew"):
        assert hears(at(text), AI) == set()


def test_sp_45_the_astronauts_talk_and_the_ai_hears_it() -> None:
    for text in ("", "phase crew"):
        assert hears(at(text), ANN) == {AI, ANN, BEN}


def test_sp_63_pawns_may_be_placed_as_guesses_and_the_panel_used_as_a_notepad() -> None:
    """Nothing is judged before the end."""
    state = after(
        at("phase crew, card N01"),
        (ANN, Enter("white", "a1")),
        (ANN, PutMarker("white", "square")),
        (ANN, PutMarker("black", "square")),
    )
    assert (state.phase, state.result) == ("crew", None)
    assert seen(state, AI).pawns == {"white": "a1"}
