"""Special rules about card, map and panel: shown solutions, traps, steps, roles, blindness and drift."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.space_puzzle.table import (
    AI,
    ANN,
    BEN,
    GAME,
    PACK,
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

from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.changes.rounds import drift
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
    TakeBack,
    TurnCard,
    Wait,
)
from heliograph.games.space_puzzle.rules.end import compare
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import CELLS, ROLES, Marker
from heliograph.games.space_puzzle.telling.events import PawnMoved, RoundBegan, RowDrifted, TrapSprung
from heliograph.kernel.game import Hearing, Refusal
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat


def test_sr_keyshown_the_right_markers_are_there_and_locked() -> None:
    state = after(at("scenario S01, phase card, card N01"), (AI, TurnCard(2)))
    shown = {colour: marker for colour, marker in state.board.markers.items() if marker.key is not None}
    assert shown == {
        "blue": Marker("square", sure=True),
        "yellow": Marker("hexagon", sure=True),
        "red": Marker("round", sure=True),
        "green": Marker("triangle", sure=True),
    }
    assert seen(state, ANN).locked_markers == ("green", "blue", "red", "yellow")
    crew = at("scenario S01, phase crew, card N01")
    assert why_not(crew, ANN, PutMarker("blue", "off")) == "sp-refused-marker-locked"
    assert why_not(crew, ANN, FlipMarker("blue", False)) == "sp-refused-marker-locked"
    assert after(crew, (ANN, PutMarker("white", "square"))).board.markers["white"].key == "square"


def test_sr_keyshown_nothing_is_shown_before_the_card_is_set() -> None:
    view = seen(at("scenario S01, phase card"), ANN)
    assert (view.locked_markers, view.solution) == ((), ())


def test_sr_posshown_the_pawns_stand_right_and_cannot_move() -> None:
    state = at("scenario S02, phase crew, card N01, turn 1")
    assert state.board.pawns == {"blue": "d1", "yellow": "b1", "red": "b2", "green": "c4"}
    assert after(at("scenario S02, phase card"), (AI, TurnCard(1))).board.pawns == state.board.pawns
    assert why_not(state, ANN, MovePawn("blue", "a1")) == "sp-refused-pawn-locked"
    assert why_not(state, ANN, Remove("blue")) == "sp-refused-pawn-locked"
    assert set(seen(state, ANN).locked_pawns) == set(state.board.pawns)
    assert after(state, (ANN, Enter("white", "a1"))).board.pawns["white"] == "a1"


def test_sr_posshown_with_dice_they_stand_there_with_their_dice() -> None:
    state = after(at("phase card, rules SR-POSSHOWN, dice yes"), (AI, TurnCard(0)))
    assert state.board.dice == dict.fromkeys(state.board.pawns, 1)
    crew = at("rules SR-POSSHOWN, dice yes, phase crew")
    assert after(crew, (ANN, SetDie("blue", 3))).board.dice["blue"] == 3
    verdicts = compare(crew, declared=True).verdicts
    assert {verdict.pawn for verdict in verdicts} == {True}
    assert not all(verdict.die for verdict in verdicts), "which number each shows is left to find"


TRAPS = "scenario S09, card N01, phase crew"
"""Traps in b4 and d3."""


@pytest.mark.parametrize(
    ("text", "move"), [("", Enter("white", "b4")), ("pawn white a1", MovePawn("white", "b4"))]
)
def test_sr_trap_takes_the_pawn_and_the_rest_of_the_rounds_actions(text: str, move: Enter | MovePawn) -> None:
    state = after(at(f"{TRAPS}, {text}, pawn red b3"), (ANN, move))
    assert (state.board.pawns, state.board.actions_left, state.closed) == ({"red": "b3"}, 0, ("b4",))
    assert (state.phase, state.counter) == ("crew", 6)
    assert seen(state, None).closed_traps == ("b4",)
    assert why_not(state, ANN, Enter("white", "a1")) == "sp-refused-no-actions"


def test_sr_trap_all_are_told_and_it_springs_only_once() -> None:
    moved = PawnMoved(Seat(ANN), "white", None, "b4")
    for viewer in (AI, BEN, None):
        assert told(at(TRAPS), ANN, Enter("white", "b4"), viewer) == (moved, TrapSprung("white", "b4", 6))
    closed = after(at(f"{TRAPS}, closed b4"), (ANN, Enter("white", "b4")))
    assert (closed.board.pawns, closed.board.actions_left) == ({"white": "b4"}, 2)


def test_sr_trap_the_traps_are_the_cards_special_rooms_and_hidden() -> None:
    state = after(at("scenario S09, card N01, phase card"), (AI, TurnCard(1)))
    assert state.traps == ("a2", "b4")
    assert [seen(state, viewer).traps for viewer in (AI, ANN, None)] == [("a2", "b4"), (), ()]


@pytest.mark.parametrize("count", [1, 2, 3, 5])
@pytest.mark.parametrize("crisis", [False, True])
def test_sr_trap_exactly_as_many_as_the_page_says(count: int, crisis: bool) -> None:
    """Normal faces mark 2 special rooms and crisis faces 3: some are left out, or others drawn besides."""
    page = replace(PACK.book["S09"], id="own", tier="own", special_rooms=count)
    for seed in range(20):
        start = GAME.start(Setup(own=page, crisis=crisis), str(seed))
        for side in ("front", "back"):
            state = after(start, (AI, TurnCard(1, side)))
            assert len(set(state.traps)) == count
            assert not {target.cell for target in state.solution} & set(state.traps)
        printed = next(card for card in PACK.cards if card.id == start.card.id).specials
        assert set(printed) <= set(start.card.specials) or set(start.card.specials) <= set(printed)


def test_sr_trap_which_of_the_marked_rooms_are_left_out_is_drawn() -> None:
    page = replace(PACK.book["S09"], id="own", tier="own", special_rooms=1)
    start = [GAME.start(Setup(own=page), str(seed)).card for seed in range(200)]
    assert len({card.specials for card in start if card.id == "N01"}) == 2


def test_a_page_with_special_rooms_that_no_rule_uses_is_refused() -> None:
    """SP-23: marks that have no effect are not announced on a page."""
    page = replace(PACK.book["S03"], id="own", tier="own", special_rooms=2)
    problem = GAME.check_setup(Setup(own=page))
    assert problem is not None
    assert problem.args["reason"] == say("sp-scenario-rooms-unused")
    assert GAME.check_setup(Setup(own=replace(page, rules=("SR-TRAP",)))) is None


def test_sr_trap_lethal_costs_a_round() -> None:
    state = after(at("scenario S19, card N01, phase crew, counter 3"), (ANN, Enter("white", "b4")))
    assert (state.counter, state.phase) == (2, "crew")
    ended = after(state, (ANN, Ready()), (BEN, Ready()))
    assert (ended.counter, ended.phase) == (1, "message")


def test_sr_trap_lethal_at_the_last_round_ends_the_scenario() -> None:
    state = after(at("scenario S19, card N01, phase crew, round 6, counter 1"), (ANN, Enter("white", "b4")))
    assert (state.counter, state.phase) == (0, "over")
    assert state.result is not None
    assert not state.result.won


def test_sr_trap_pushed_by_a_drift_nobody_springs_it() -> None:
    state = at(
        "rules SR-TRAP SR-DRIFT, special-rooms 2, card N01, phase crew, round 3, pawn white c3, ready 1"
    )
    after_it = after(state, (BEN, Ready()))
    assert (after_it.board.pawns, after_it.closed) == ({"white": "d3"}, ())


def test_sr_step_moves_go_to_the_next_room_only() -> None:
    state = at("scenario S15, phase crew, pawn red b2, pawn blue a1")
    allowed = [cell for cell in CELLS if accepts(state, ANN, MovePawn("red", cell))]
    assert allowed == ["b1", "a2", "c2", "b3"]
    assert why_not(state, ANN, MovePawn("red", "c3")) == "sp-refused-step"
    assert why_not(state, ANN, MovePawn("blue", "d1")) == "sp-refused-step"


def test_sr_step_pawns_enter_through_the_twelve_border_rooms() -> None:
    state = at("scenario S15, phase crew")
    inside = [cell for cell in CELLS if not accepts(state, ANN, Enter("red", cell))]
    assert inside == ["b2", "c2", "b3", "c3"]
    assert why_not(state, ANN, Enter("red", "b2")) == "sp-refused-border"


JOBS = {
    "pilot": {"move"},
    "dockmaster": {"enter", "remove"},
    "keymaster": {"put-marker", "flip-marker", "mark"},
    "engineer": {"set-die"},
}


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_sr_roles_each_does_only_their_job(seat: int) -> None:
    state = at(
        """seats 5, scenario S22, dice yes, phase crew, pawn red b2, marker red square
        roles 1:pilot 2:dockmaster 3:keymaster 4:engineer"""
    )
    mine = JOBS[ROLES[seat - 1]]
    assert offered(state, seat) == mine | {"ready"}
    moves = (
        MovePawn("red", "a1"),
        Enter("blue", "a1"),
        Remove("red"),
        PutMarker("red", "round"),
        FlipMarker("red", True),
        Mark("square", "location", True),
        SetDie("red", 3),
    )
    for move in moves:
        if str(move.__struct_config__.tag) in mine:
            after(state, (seat, move))
        else:
            assert why_not(state, seat, move) == "sp-refused-role"


@pytest.mark.parametrize(("seats", "shares"), [(2, [4]), (3, [2, 2]), (4, [1, 1, 2]), (5, [1, 1, 1, 1])])
def test_sr_roles_are_dealt_evenly_and_all_of_them(seats: int, shares: list[int]) -> None:
    deals = set()
    for seed in range(10):
        roles = GAME.start(Setup(seats=seats, first_ai=1, scenario="S22"), str(seed)).roles
        assert sorted(len(held) for held in roles.values()) == shares
        assert sorted(role for held in roles.values() for role in held) == sorted(ROLES)
        assert "1" not in roles
        deals.add(str(roles))
    assert len(deals) > 1


def test_sr_roles_everybody_ends_the_phase_and_declares() -> None:
    state = at(f"{SOLVED}, scenario S22, roles 1:pilot+dockmaster+keymaster 2:engineer, phase crew")
    assert {"ready", "declare"} <= offered(state, BEN)


NO_DICE = """seats 5, scenario S22, phase crew, pawn red b2, marker red square
    roles 1:pilot 2:dockmaster 3:keymaster 4:engineer"""


def test_sr_roles_without_dice_the_engineer_has_other_work() -> None:
    tasks = [offered(at(NO_DICE), seat) - {"ready"} for seat in (1, 2, 3, 4)]
    assert tasks == [{"move"}, {"enter"}, {"put-marker", "flip-marker"}, {"remove", "mark"}]
    result = GAME.apply(at(NO_DICE), Seat(2), Remove("red"), 0)
    assert isinstance(result, Refusal)
    assert result.reason == say("sp-refused-role", role=say("sp-role-engineer"))


@pytest.mark.parametrize(
    ("seat", "move"),
    [
        (1, MovePawn("red", "a1")),
        (2, Enter("blue", "a1")),
        (3, PutMarker("red", "round")),
        (4, Mark("round", "location", True)),
        (4, Remove("red")),
    ],
)
def test_sr_roles_who_may_do_a_step_may_take_it_back(seat: int, move: Enter | MovePawn | Remove) -> None:
    """SP-H10."""
    state = after(at(NO_DICE), (seat, move))
    may = [one for one in (1, 2, 3, 4) if accepts(state, one, TakeBack())]
    assert may == [seat]
    assert why_not(state, seat % 4 + 1, TakeBack()) == "sp-refused-role"


@pytest.mark.parametrize("shown", ["SR-KEYSHOWN", "SR-POSSHOWN"])
def test_sr_roles_does_not_go_with_what_leaves_a_role_nothing_to_do(shown: str) -> None:
    page = replace(PACK.book["S22"], id="own", tier="own", rules=("SR-ROLES", shown))
    problem = GAME.check_setup(Setup(own=page))
    assert problem is not None
    assert problem.args["reason"] == say("sp-scenario-not-both", one="SR-ROLES", other=shown)


BLIND = "scenario S25, phase crew, pawn red b2"


def test_sr_blind_the_ai_gets_panel_and_counter_but_no_map() -> None:
    view = seen(at(f"{BLIND}, marker red square, ready 1, counter 3, dice yes"), AI)
    assert (view.pawns, view.dice, view.actions_left, view.ready, view.declaring) == (
        None,
        None,
        None,
        (),
        (),
    )
    assert (view.markers["red"].key, view.counter, len(view.rooms)) == ("square", 3, 16)
    assert seen(at(BLIND), ANN).pawns == {"red": "b2"}
    assert seen(at(BLIND), None).pawns is None, "the AI could watch in a second window"


@pytest.mark.parametrize(
    "move", [Enter("blue", "a1"), MovePawn("red", "a1"), Remove("red"), SetDie("red", 3), Ready(), TakeBack()]
)
def test_sr_blind_the_ai_is_told_nothing_of_the_map(
    move: Enter | MovePawn | Remove | SetDie | Ready | TakeBack,
) -> None:
    state = at(f"{BLIND} 2, dice yes, before (left 3)")
    assert told(state, ANN, move, AI) == ()
    assert told(state, ANN, move, BEN) != ()
    assert told(at(f"{BLIND}, ready 1"), ANN, Wait(), AI) == ()


def test_sr_blind_it_is_told_of_the_panel_and_of_the_round() -> None:
    assert told(at(BLIND), ANN, PutMarker("red", "round"), AI)
    assert told(at(f"{BLIND}, ready 1"), BEN, Ready(), AI) == (RoundBegan(2, 4, ()),)


def test_sr_blind_it_is_told_of_a_trap_but_not_whose_pawn_it_was() -> None:
    """SR-TRAP: the trap is shown to all."""
    state = at("rules SR-TRAP SR-BLIND, special-rooms 2, card N01, phase crew")
    for viewer in (AI, None):
        assert told(state, ANN, Enter("red", "b4"), viewer) == (TrapSprung(None, "b4", 6),)
    assert told(state, ANN, Enter("red", "b4"), BEN)[1] == TrapSprung("red", "b4", 6)
    assert seen(after(state, (ANN, Enter("red", "b4"))), AI).closed_traps == ("b4",)


def test_sr_blind_the_ai_does_not_read_what_the_astronauts_write() -> None:
    """SP-45: they would tell it where the pawns stand."""
    assert hears(at(BLIND), ANN) == {ANN, BEN}
    assert hears(at("scenario S25, phase over"), ANN) == {AI, ANN, BEN}
    alone = GAME.hears(at(f"seats 2, {BLIND}"), Seat(ANN))
    assert alone == Hearing(frozenset(), say("sp-talk-nobody"))


def test_sr_blind_at_the_end_it_sees_all() -> None:
    assert seen(at("scenario S25, phase over, pawn red b2"), AI).pawns == {"red": "b2"}


def test_sr_drift_a_row_shifts_right_after_each_phase_and_pawns_ride_along() -> None:
    state = at("scenario S26, phase crew, pawn red a1, pawn blue d1, pawn white d2, ready 1")
    later = after(state, (BEN, Ready()))
    assert later.board.pawns == {"red": "b1", "blue": "a1", "white": "d2"}
    assert later.rooms == (state.rooms[3], *state.rooms[:3], *state.rooms[4:])
    assert later.solution == state.solution
    assert told(state, BEN, Ready())[1] == RowDrifted(1)


@pytest.mark.parametrize(("round", "row"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 1)])
def test_sr_drift_the_rows_take_turns(round: int, row: int) -> None:
    state = at(f"rules SR-DRIFT, phase crew, round {round}, ready 1")
    assert told(state, BEN, Ready())[1] == RowDrifted(row)
    assert {seen(state, viewer).drifting for viewer in (AI, BEN)} == {row}
    rooms = after(state, (BEN, Ready())).rooms
    moved = [index // 4 + 1 for index in range(16) if rooms[index] != state.rooms[index]]
    assert set(moved) == {row}


def test_sr_drift_gates_stay_on_the_grid() -> None:
    """SR-LOCK, SR-LIFT: as do solution and traps."""
    rules = "rules SR-DRIFT SR-STEP SR-LOCK SR-LIFT, special-rooms 2, gates a1 d4"
    later = after(at(f"{rules}, phase crew, pawn red a1, ready 1"), (BEN, Ready()))
    assert (later.gates, later.board.pawns) == (("a1", "d4"), {"red": "b1"})


def test_sr_drift_four_times_round_is_home_again() -> None:
    state = at("phase crew, pawn red c2")
    home = state
    for _ in range(4):
        home = drift(home, 1)
    assert (home.rooms, home.board) == (state.rooms, state.board)


def test_sr_drift_not_after_the_last_phase() -> None:
    """What was rebuilt in the last round is compared as it stands."""
    board = f"{SOLVED}, scenario S26, phase crew"
    assert seen(at(f"{board}, round 6, counter 1"), BEN).drifting is None
    assert seen(at("scenario S26, phase over"), BEN).drifting is None
    assert seen(at("phase crew"), BEN).drifting is None
    assert after(at(f"{board}, round 6, counter 1, ready 1"), (BEN, Ready())).result == compare(
        at(board), declared=False
    )
    declared = after(at(f"{board}, ready 1, declaring 1"), (BEN, Declare()))
    assert declared.result is not None
    assert declared.result.won


@pytest.mark.parametrize("scenario", PACK.scenarios.value, ids=lambda scenario: scenario.id)
def test_sr_crisiscard_draws_from_the_crisis_deck(scenario: Scenario) -> None:
    """SP-24: and with the option any scenario does."""
    usual = GAME.start(Setup(scenario=scenario.id), "deck")
    assert usual.card.crisis == ("SR-CRISISCARD" in scenario.rules)
    assert GAME.start(Setup(scenario=scenario.id, crisis=True), "deck").card.crisis
    assert GAME.start(Setup(scenario=scenario.id, crisis=True, deck="endless"), "deck").card.crisis


def test_sr_crisiscard_two_targets_in_one_room_can_be_reached() -> None:
    state = at("crisis, card X01, phase crew, actions 9")
    pawns = [(ANN, Enter(target.colour, target.cell)) for target in state.solution]
    keys = [(ANN, PutMarker(target.colour, target.key)) for target in state.solution]
    solved = after(state, *pawns, *keys)
    assert list(solved.board.pawns.values()).count("a2") == 2
    assert compare(solved, declared=True).won
