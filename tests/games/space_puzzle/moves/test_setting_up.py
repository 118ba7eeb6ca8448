"""Roles and set-up (SP-1 to SP-4, SP-12 to SP-20)."""

from __future__ import annotations

import pytest
from msgspec import UNSET
from msgspec.structs import replace
from tests.games.space_puzzle.table import (
    AI,
    ANN,
    BEN,
    GAME,
    PACK,
    SOLVED,
    after,
    at,
    lay,
    offered,
    seen,
    told,
    why_not,
)

from heliograph.games.space_puzzle.box.cards import turned
from heliograph.games.space_puzzle.box.cells import turn_cell
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.moves.actions import Enter, Reveal, TurnCard
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import CELLS, Marker, Marks
from heliograph.games.space_puzzle.telling.events import CardTurned, RoundBegan
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.kernel.prompt import Choice
from heliograph.kernel.seats import Seat

ONE_SIDED = tuple(replace(face, card=None) for face in PACK.faces.value)


@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (5, True), (6, False)])
def test_sp_1_two_to_five_play(seats: int, fits: bool) -> None:
    problem = GAME.check_setup(Setup(seats=seats))
    assert problem == (None if fits else say("sp-setup-seats", fewest=2, most=5))
    assert not fits or len(GAME.seats(Setup(seats=seats))) == seats


def test_sp_1_one_is_the_ai_and_all_others_astronauts() -> None:
    state = at("seats 4, ai 2, phase crew")
    assert ["enter" in offered(state, seat) for seat in range(4)] == [True, True, False, True]


def test_sp_1_all_win_or_all_lose() -> None:
    won, lost = GAME.outcome(at(f"{SOLVED}, phase over")), GAME.outcome(at("phase over"))
    assert won is not None
    assert (won.winners, won.scores) == ((0, 1, 2), (1, 1, 1))
    assert lost is not None
    assert (lost.winners, lost.scores) == ((), (0, 0, 0))


def test_sp_2_only_the_ai_knows_the_solution() -> None:
    state = at("phase crew")
    assert seen(state, AI).solution == state.solution
    for viewer in (ANN, BEN, None):
        view = seen(state, viewer)
        assert (view.card, view.turn, view.solution, view.traps) == (None, None, (), ())


def test_sp_3_any_tokens_may_be_laid_whatever_they_mean() -> None:
    for words in ("c-red", "k-round c-white", "r-engine r-antenna r-battery", "c-red c-blue k-square"):
        assert after(at("card N01"), (AI, lay(words)), (AI, Reveal())).phase == "crew"


def test_sp_4_every_game_plays_one_scenario_of_the_book() -> None:
    assert len(PACK.book) == 50
    for scenario in PACK.book:
        assert GAME.start(Setup(scenario=scenario), "book").scenario.id == scenario
    assert GAME.check_setup(Setup(scenario="S99")) == say("sp-setup-scenario", first="S01", last="S50")


@pytest.mark.parametrize("ai", [0, 1, 2])
def test_sp_12_anyone_may_be_the_ai(ai: int) -> None:
    state = GAME.start(Setup(first_ai=ai), "ai")
    assert (state.ai, offered(state, ai)) == (ai, {"turn-card", "ask-rule"})
    assert GAME.check_setup(Setup(first_ai=3)) == say("sp-setup-first-ai", seats=3)
    assert GAME.check_setup(Setup(first_ai=-1)) == say("sp-setup-first-ai", seats=3)


def test_sp_13_the_rooms_are_shuffled_and_public() -> None:
    maps = {GAME.start(Setup(), str(seed)).rooms for seed in range(20)}
    assert len(maps) == 20
    state = GAME.start(Setup(), "map")
    assert {seen(state, viewer).rooms for viewer in (AI, ANN, None)} == {state.rooms}
    assert CELLS[:5] == ("a1", "b1", "c1", "d1", "a2")


def test_sp_14_one_card_is_drawn_and_any_can_be() -> None:
    drawn = {GAME.start(Setup(), str(seed)).card.id for seed in range(300)}
    assert drawn == {card.id for card in PACK.cards if not card.crisis}


def test_sp_14_the_ai_chooses_how_the_card_stands_and_nobody_else_learns_it() -> None:
    state = at("phase card")
    for turn in range(4):
        assert after(state, (AI, TurnCard(turn))).turn == turn
    assert why_not(state, ANN, TurnCard(0)) == "sp-refused-only-ai"
    assert why_not(state, AI, TurnCard(4)) == why_not(state, AI, TurnCard(-1)) == "sp-refused-turn"
    assert told(state, AI, TurnCard(3), ANN) == (CardTurned(Seat(AI)), RoundBegan(1, 6, ()))


def test_sp_15_the_card_is_turned_once() -> None:
    state = after(at("phase card"), (AI, TurnCard(2)))
    assert why_not(state, AI, TurnCard(1)) == "sp-refused-not-now-message"
    assert why_not(at("phase crew"), AI, TurnCard(1)) == "sp-refused-not-now-crew"


def test_sp_15_the_ai_chooses_the_side_too_and_nobody_else_learns_it() -> None:
    state = at("phase card, card N01, back N02")
    assert [face and face.id for face in (seen(state, AI).card, seen(state, AI).back)] == ["N01", "N02"]
    assert (seen(state, ANN).back, seen(state, None).back) == (None, None)
    front, back = (after(state, (AI, TurnCard(1, side))) for side in ("front", "back"))
    assert (front.card.id, back.card.id) == ("N01", "N02")
    assert back.solution == turned(PACK.cards[1], 1)
    assert encode(seen(front, ANN)) == encode(seen(back, ANN))
    assert why_not(state, AI, TurnCard(1)) == "sp-refused-side"


def test_sp_15_where_there_is_no_other_side_none_can_be_named() -> None:
    """SP-60: it has been played at this table."""
    state = at("phase card, card N01")
    assert why_not(state, AI, TurnCard(1, "front")) == "sp-refused-one-side"
    assert why_not(state, AI, TurnCard(4)) == "sp-refused-turn"
    assert why_not(at("phase card, card N01, back N02"), AI, TurnCard(4, "back")) == "sp-refused-turn"


def test_sp_15_every_card_drawn_has_another_side_to_choose() -> None:
    """SP-5: faces are paired into 10 cards and 3 crisis cards; made faces have two sides, too."""
    pairs = {frozenset((id, other.id)) for id, other in PACK.other_sides.items()}
    assert (len(pairs), len(PACK.other_sides)) == (13, 26)
    for deck in ("cards", "endless"):
        state = GAME.start(Setup(deck=deck), "sides")
        assert state.back is not UNSET
        assert state.back.targets != state.card.targets
        (offer,) = [one for one in GAME.prompt(state, Seat(AI)).offers if one.action == "turn-card"]
        assert offer.fields["side"] == Choice(("front", "back"))


def test_sp_15_by_the_first_reading_there_is_one_face() -> None:
    """A game of 2026 goes on as it began."""
    old = SpacePuzzle(replace(PACK, edition=None, faces=replace(PACK.faces, value=ONE_SIDED)))
    state = old.start(Setup(), "old")
    assert (state.back, state.edition) == (UNSET, UNSET)
    assert b"edition" not in encode(state)
    assert not isinstance(old.apply(state, Seat(AI), TurnCard(1), 0), Refusal)
    assert isinstance(old.apply(state, Seat(AI), TurnCard(1, "front"), 0), Refusal)


def test_sp_16_each_cell_of_the_card_is_a_room_of_the_map() -> None:
    assert [turn_cell("a1", quarters) for quarters in range(5)] == ["a1", "d1", "d4", "a4", "a1"]
    assert [turn_cell("b3", quarters) for quarters in range(4)] == ["b3", "b2", "c2", "c3"]
    state = after(at("phase card, card N01"), (AI, TurnCard(1)))
    assert [target.cell for target in state.solution] == ["d1", "b1", "b2", "c4"]


def test_sp_17_the_scenario_comes_first_and_changes_the_setup() -> None:
    assert GAME.start(Setup(scenario="S27"), "seventeen").card.crisis
    assert not GAME.start(Setup(scenario="S26"), "seventeen").card.crisis
    state = after(GAME.start(Setup(scenario="S02"), "seventeen"), (AI, TurnCard(0, "back")))
    assert len(state.board.pawns) == 4


def test_sp_18_the_ai_gets_the_scenarios_tokens_and_no_others() -> None:
    tokens = seen(at("scenario S06"), AI).tokens
    assert len(tokens) == 6 + 4 + 2
    assert {"c-red", "k-round", "arrow", "ok"} <= set(tokens)
    assert not {"r-engine", "n-1", "crisis"} & set(tokens)


def test_sp_19_question_marks_show_and_the_counter_stands_at_the_start() -> None:
    for scenario in PACK.scenarios.value:
        state = GAME.start(Setup(scenario=scenario.id), "nineteen")
        assert state.counter == scenario.rounds
        assert set(state.board.marks.values()) == {Marks(location=False, die=False)}


def test_sp_20_pawns_dice_and_markers_lie_beside_the_map() -> None:
    board = GAME.start(Setup(scenario="S04"), "twenty").board
    assert (board.pawns, board.dice) == ({}, {})
    assert set(board.markers.values()) == {Marker(None, sure=False)}
    entered = [after(at("seats 4, phase crew"), (seat, Enter("red", "a1"))) for seat in (1, 2, 3)]
    assert all(state.board.pawns == {"red": "a1"} for state in entered)


def test_a_rematch_passes_the_ai_on() -> None:
    setup = Setup(seats=3, first_ai=2)
    assert GAME.again(setup) == replace(setup, first_ai=0)
