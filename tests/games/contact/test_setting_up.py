"""Basics and set-up (CT-1 to CT-11)."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from tests.games.contact.table import GAME, PACK, after, at, begun, flight, step

from heliograph.games.contact.moves.begin import BeginRound
from heliograph.games.contact.moves.transmit import Transmit, Transmitted
from heliograph.games.contact.rules.mission import coloured_chips
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import HELPERS
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat


@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (5, True), (6, False)])
def test_ct_1_two_to_five_play(seats: int, fits: bool) -> None:
    problem = GAME.check_setup(Setup(seats=seats))
    assert problem == (None if fits else say("setup-seats", fewest=2, most=5))
    assert not fits or len(GAME.seats(Setup(seats=seats))) == seats


def test_ct_1_they_win_or_lose_together() -> None:
    won = GAME.outcome(at("seats 3, phase over, won 4 5"))
    lost = GAME.outcome(at("seats 3, phase over, barrels 0, won 4"))
    assert won is not None
    assert (won.winners, won.scores) == ((0, 1, 2), (9, 9, 9))
    assert lost is not None
    assert (lost.winners, lost.scores) == ((), (4, 4, 4))


def test_ct_2_what_is_in_the_box() -> None:
    chips = GAME.start(Setup(mode="professional"), "box").layout.chips
    assert len(chips) == 24
    assert [chip.id for chip in chips if chip.kind == "planet"] == list("ABCDEFGHIJKLMNOPQR")
    assert sum(chip.kind == "asteroid" for chip in chips) == 5
    assert sum(chip.kind == "earth" for chip in chips) == 1
    assert sorted(PACK.signal_cards.value) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert sum(PACK.signal_cards.value) == 42
    assert len(HELPERS) == 3


def test_ct_3_only_the_source_knows_the_target() -> None:
    state = at("seats 3, source 1, target C")
    seen = [GAME.view(state, viewer).target for viewer in (Seat(0), Seat(1), Seat(2), None)]
    assert seen == [None, "C", None, None]


def test_ct_4_nothing_but_durations_reaches_the_crew() -> None:
    state = at("seats 3, guided, target G, plan J>F>G")
    sent = step(state, 0, Transmit((500, 900, 700), (300, 400)))
    (event,) = [told.event for told in sent.events]
    assert isinstance(event, Transmitted)
    assert event.transmission.holds == (500, 900, 700)
    heard = GAME.view(sent.state, Seat(1)).transmissions[0]
    assert heard == replace(event.transmission, holds=(), pauses=())
    assert (heard.route, heard.shown, heard.start) == (None, (), "earth")


def test_ct_5_the_base_game_has_no_asteroids() -> None:
    chips = GAME.start(Setup(), "base").layout.chips
    assert len(chips) == 19
    assert {chip.kind for chip in chips} == {"planet", "earth"}


@pytest.mark.parametrize("mode", ["base", "professional"])
def test_ct_6_chips_lie_in_the_area_and_do_not_touch(mode: str) -> None:
    for seed in range(20):
        layout = GAME.start(Setup(mode=mode), str(seed)).layout  # type: ignore[arg-type]
        assert layout.size == 4000
        for chip in layout.chips:
            assert layout.radius <= min(chip.x, chip.y) <= max(chip.x, chip.y) <= 4000 - layout.radius
        for one, other in combinations(layout.chips, 2):
            assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > (2 * layout.radius) ** 2


def test_ct_6_every_game_has_another_table() -> None:
    tables = {GAME.start(Setup(), str(seed)).layout.chips for seed in range(20)}
    assert len(tables) == 20


@pytest.mark.parametrize("mode", ["base", "professional"])
def test_ct_7_earth_in_the_middle_with_the_rocket_on_it(mode: str) -> None:
    for seed in range(20):
        state = GAME.start(Setup(mode=mode), str(seed))  # type: ignore[arg-type]
        earth = next(chip for chip in state.layout.chips if chip.id == state.rocket)
        assert earth.kind == "earth"
        assert max(abs(earth.x - 2000), abs(earth.y - 2000)) <= 300


def test_ct_8_both_stacks_are_shuffled() -> None:
    starts = [GAME.start(Setup(), str(seed)) for seed in range(10)]
    assert len({start.planet_stack for start in starts}) == 10
    assert len({start.signal_stack for start in starts}) == 10
    for start in starts:
        assert sorted((*start.planet_stack, *start.target_deck)) == sorted(PACK.planets.value)
        assert sorted(start.signal_stack) == sorted(PACK.signal_cards.value)


def test_ct_8_six_barrels_and_a_first_source() -> None:
    state = GAME.start(Setup(seats=4, first_source=3), "first")
    assert (state.barrels, state.source) == (6, 3)
    assert GAME.check_setup(Setup(seats=4, first_source=4)) == say("setup-first-source", seats=4)
    assert GAME.check_setup(Setup(seats=4, first_source=-1)) == say("setup-first-source", seats=4)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_ct_9_as_many_cards_as_the_level_begin_the_target_deck(level: int) -> None:
    state = GAME.start(Setup(level=level), "level")
    assert len(state.target_deck) == level
    assert set(coloured_chips(PACK, state)) == set(state.target_deck)
    assert not set(state.target_deck) & set(state.planet_stack)


@pytest.mark.parametrize("level", [-1, 0, 7])
def test_ct_9_there_is_no_other_level(level: int) -> None:
    assert GAME.check_setup(Setup(level=level)) == say("setup-level", highest=6)


def test_ct_10_level_six_and_twelve_rounds_use_all_eighteen_cards() -> None:
    reached = "A B C D E F G H I J K"
    state = after(at(f"level 6, reached {reached}"), (1, BeginRound()))
    assert flight(state).round == 12
    assert state.planet_stack == ()
    assert len(flight(state).candidates) == 7


def test_ct_11_dark_chips_can_be_read_by_everyone() -> None:
    view = GAME.view(begun(Setup()), None)
    assert len(view.layout.chips) == 19
    assert len(view.coloured) == 3
    assert set(view.coloured) == set(view.candidates)


def test_a_rematch_begins_with_the_next_source() -> None:
    setup = Setup(seats=3, first_source=2)
    assert GAME.again(setup) == replace(setup, first_source=0)
