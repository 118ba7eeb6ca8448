"""The key panel (SP-46 to SP-50)."""

from __future__ import annotations

from tests.games.space_puzzle.table import AI, ANN, BEN, GAME, SOLVED, after, at, offered, seen, told, why_not

from heliograph.games.space_puzzle.moves.actions import FlipMarker, Mark, PutMarker
from heliograph.games.space_puzzle.rules.end import compare
from heliograph.games.space_puzzle.state import Marker, Marks
from heliograph.games.space_puzzle.telling.events import Marked, MarkerMoved
from heliograph.kernel.seats import Seat


def test_sp_46_four_sections_with_a_colour_a_location_and_a_die_space() -> None:
    view = seen(at("scenario S04, phase crew, marker red square, mark square location"), ANN)
    assert view.markers["red"] == Marker("square", sure=False)
    assert view.marks == {
        "square": Marks(location=True),
        "triangle": Marks(),
        "round": Marks(),
        "hexagon": Marks(),
    }


def test_sp_46_a_marker_moves_between_sections_and_off() -> None:
    state = at("phase crew, marker red square sure")
    moved = after(state, (ANN, PutMarker("red", "round")))
    assert moved.board.markers["red"] == Marker("round", sure=True)
    assert after(moved, (ANN, PutMarker("red", "off"))).board.markers["red"] == Marker(None, sure=False)
    assert why_not(state, ANN, PutMarker("red", "square")) == "sp-refused-marker-there"
    assert told(state, ANN, PutMarker("red", "round")) == (MarkerMoved(Seat(ANN), "red", "round", True),)


def test_sp_47_a_colour_marker_shows_whether_they_are_sure() -> None:
    state = after(at("phase crew, marker red square"), (ANN, FlipMarker("red", True)))
    assert state.board.markers["red"] == Marker("square", sure=True)
    assert why_not(state, ANN, FlipMarker("red", True)) == "sp-refused-mark-so"
    assert after(state, (BEN, FlipMarker("red", False))).board.markers["red"].sure is False
    assert why_not(state, ANN, FlipMarker("blue", True)) == "sp-refused-marker-off"


def test_sp_48_a_neutral_marker_shows_what_is_sure_about_location_and_die() -> None:
    state = at("scenario S04, phase crew")
    marked = after(state, (ANN, Mark("square", "location", True)), (ANN, Mark("round", "die", True)))
    assert marked.board.marks["square"] == Marks(location=True, die=False)
    assert marked.board.marks["round"] == Marks(location=False, die=True)
    assert after(marked, (BEN, Mark("square", "location", False))).board.marks["square"] == Marks()
    assert why_not(marked, ANN, Mark("square", "location", True)) == "sp-refused-mark-so"
    news = told(state, ANN, Mark("square", "location", True))
    assert news == (Marked(Seat(ANN), "square", "location", True),)


def test_sp_49_without_dice_the_die_space_is_not_used() -> None:
    assert why_not(at("phase crew"), ANN, Mark("square", "die", True)) == "sp-refused-no-dice"
    marks = [o.fields for o in GAME.prompt(at("phase crew"), Seat(ANN)).offers if o.action == "mark"]
    assert len(marks) == 4
    dice = [
        o.fields for o in GAME.prompt(at("scenario S04, phase crew"), Seat(ANN)).offers if o.action == "mark"
    ]
    assert len(dice) == 8


def test_sp_50_the_ai_sees_the_marks() -> None:
    state = at("scenario S25, phase crew, marker red square sure, mark square location")
    view = seen(state, AI)
    assert (view.markers["red"].sure, view.marks["square"].location) == (True, True)
    assert told(state, ANN, FlipMarker("red", False), AI)


def test_sp_50_the_marks_have_no_effect_on_victory() -> None:
    unsure, sure = (
        compare(at(f"{SOLVED}, phase crew, {marks}"), declared=True)
        for marks in ("mark round location", "marker blue square sure, mark square location")
    )
    assert unsure == sure
    assert sure.won


def test_the_panel_is_out_of_reach_of_the_ai() -> None:
    assert offered(at("phase crew"), AI) == {"ask-rule"}
    assert why_not(at("phase crew"), AI, PutMarker("red", "square")) == "sp-refused-only-astronauts"
