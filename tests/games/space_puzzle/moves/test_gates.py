"""Special rooms that everybody sees: airlocks and lifts (SR-LOCK, SR-LIFT)."""

from __future__ import annotations

import pytest
from msgspec import UNSET
from msgspec.structs import replace
from tests.games.space_puzzle.table import AI, ANN, PACK, accepts, at, seen, why_not

from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.box.scenario_check import faults
from heliograph.games.space_puzzle.moves.actions import Enter, MovePawn
from heliograph.games.space_puzzle.opening import open_table
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import CELLS, State
from heliograph.players.space_puzzle.crew.going import next_room

PAGE = Scenario(tokens=("C", "K", "R"), per_round=5, actions=5, rounds=6, special_rooms=2)


def with_gates(position: str, *rules: str) -> State:
    """Gates in the top left and the bottom right corner."""
    return replace(at(position), scenario=replace(PAGE, rules=rules), gates=("a1", "d4"))


def test_sr_lock_pawns_enter_only_through_an_airlock() -> None:
    state = with_gates("scenario S03, phase crew, card N01", "SR-LOCK")
    assert accepts(state, ANN, Enter("red", "d4"))
    assert why_not(state, ANN, Enter("red", "b1")) == "sp-refused-lock"


def test_sr_lock_counts_with_sr_step_too() -> None:
    """An airlock may lie inside, and the edge is closed."""
    inside = replace(
        with_gates("scenario S03, phase crew, card N01", "SR-STEP", "SR-LOCK"), gates=("b2", "d4")
    )
    assert [cell for cell in CELLS if accepts(inside, ANN, Enter("red", cell))] == ["b2", "d4"]


def test_sr_lock_leaves_moves_as_they_are() -> None:
    state = with_gates("scenario S03, phase crew, card N01, pawn red a1", "SR-LOCK")
    assert accepts(state, ANN, MovePawn("red", "c3"))


def test_sr_lift_leads_from_lift_to_lift_besides_the_steps() -> None:
    state = with_gates("scenario S03, phase crew, card N01, pawn red a1, pawn blue b1", "SR-STEP", "SR-LIFT")
    assert accepts(state, ANN, MovePawn("red", "d4"))
    assert accepts(state, ANN, MovePawn("red", "a2"))
    assert why_not(state, ANN, MovePawn("red", "c1")) == "sp-refused-step"
    assert why_not(state, ANN, MovePawn("blue", "d4")) == "sp-refused-step"


def test_gates_are_drawn_and_everybody_sees_them() -> None:
    tables = [
        open_table(PACK, Setup(seats=3, own=replace(PAGE, rules=("SR-LOCK",))), str(n)) for n in range(20)
    ]
    assert all(state.gates is not UNSET and len(set(state.gates)) == 2 for state in tables)
    assert len({state.gates for state in tables}) > 10
    for viewer in (AI, ANN, None):
        assert seen(tables[0], viewer).gates == tables[0].gates


def test_elsewhere_there_are_none() -> None:
    """Games recorded before they existed stay as they are."""
    state = open_table(PACK, Setup(seats=3, scenario="S09"), "none")
    assert state.gates is UNSET
    assert seen(state, ANN).gates == ()


@pytest.mark.parametrize(
    ("rules", "rooms", "reason"),
    [
        (("SR-LOCK",), 0, "sp-scenario-gate-rooms"),
        (("SR-STEP", "SR-LIFT"), 1, "sp-scenario-gate-rooms"),
        (("SR-LIFT",), 2, "sp-scenario-lift-step"),
        (("SR-TRAP", "SR-LOCK"), 2, "sp-scenario-not-both"),
        (("SR-STEP",), 2, "sp-scenario-rooms-unused"),
    ],
)
def test_a_page_whose_gates_make_no_sense_is_refused(rules: tuple[str, ...], rooms: int, reason: str) -> None:
    page = replace(PAGE, rules=rules, special_rooms=rooms)
    found = faults(page, PACK.groups, PACK.highest_counter.value)
    assert reason in [fault.reason.id for fault in found]


@pytest.mark.parametrize("rules", [("SR-LOCK",), ("SR-STEP", "SR-LIFT"), ("SR-STEP", "SR-LOCK", "SR-LIFT")])
def test_seats_find_their_way_through_gates(rules: tuple[str, ...]) -> None:
    special = seen(with_gates("scenario S03, phase crew, card N01", *rules), ANN).special
    for goal in CELLS:
        here, steps = next_room(None, goal, special, ("a1", "d4")), 1
        assert "SR-LOCK" not in rules or here in ("a1", "d4")
        while here != goal:
            here, steps = next_room(here, goal, special, ("a1", "d4")), steps + 1
        assert steps <= 5
