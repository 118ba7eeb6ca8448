"""A round of the base game: cards, route and transmission (CT-12 to CT-23)."""

from __future__ import annotations

import pytest
from tests.games.contact.table import (
    GAME,
    HOP,
    TWO_HOPS,
    after,
    at,
    begun,
    flight,
    guess,
    offered,
    told,
    why_not,
)

from heliograph.games.contact.moves.begin import BeginRound, RoundBegan
from heliograph.games.contact.moves.transmit import AskRepeat, PlanRoute, Transmit, Transmitted
from heliograph.games.contact.rules.crew import first_guesser
from heliograph.games.contact.rules.flight import possible_targets
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import State
from heliograph.kernel.codec import encode
from heliograph.kernel.prompt import Path
from heliograph.kernel.seats import Seat


def plan(*stops: str) -> PlanRoute:
    return PlanRoute(stops)


def test_ct_12_a_round_turns_up_a_prize_and_a_planet_and_draws_a_target() -> None:
    state = at("deck A B, stack F G H, signals 5 2 6")
    began = after(state, (0, BeginRound()))
    assert (flight(began).prize, began.signal_stack) == (5, (2, 6))
    assert began.planet_stack == ("G", "H")
    assert flight(began).candidates == ("A", "B", "F")
    assert sorted((flight(began).target, *began.target_deck)) == ["A", "B", "F"]
    assert told(state, 0, BeginRound()) == (RoundBegan(1, Seat(0), ("F",), 5),)


def test_ct_12_any_card_of_the_deck_can_be_drawn_and_all_alike() -> None:
    drawn = [
        flight(after(at(f"seed {n}, deck A B, stack F G"), (0, BeginRound()))).target for n in range(600)
    ]
    assert all(150 <= drawn.count(planet) <= 250 for planet in "ABF")


def test_ct_12_only_the_source_begins_the_round() -> None:
    assert why_not(at("seats 3, source 1"), 0, BeginRound()) == "refused-only-source"
    assert why_not(at("target C"), 0, BeginRound()) == "refused-not-now-transmit"


@pytest.mark.parametrize("level", [1, 2, 6])
def test_ct_13_the_base_game_always_has_level_plus_one_targets(level: int) -> None:
    state = GAME.start(Setup(level=level), "thirteen")
    for number in range(1, 13):
        state = after(state, (int(state.source), BeginRound()))
        assert flight(state).round == number
        assert len(possible_targets(state)) == level + 1
        right = guess(flight(state).target)
        state = after(state, (int(state.source), HOP), (int(first_guesser(state)), right))
    assert state.phase == "over"


def test_ct_14_a_route_begins_at_the_rocket_and_ends_on_the_target() -> None:
    state = at("guided, rocket F, target G")
    (offer,) = GAME.prompt(state, Seat(0)).offers
    field = offer.fields["route"]
    assert isinstance(field, Path)
    assert (field.start, field.end) == ("F", "G")
    assert after(state, (0, plan("B", "G"))).plan == ("B", "G")
    assert why_not(state, 0, plan("G", "B")) == "refused-route-end"
    assert why_not(state, 0, plan()) == "refused-route-end"


def test_ct_15_a_chip_in_the_way_blocks_the_flight() -> None:
    state = at("guided, target C, chips earth@200:200 G@200:120 C@200:40 B@120:40")
    assert why_not(state, 0, plan("C")) == "refused-route-blocked"
    assert after(state, (0, plan("G", "C"))).plan == ("G", "C")


@pytest.mark.parametrize(
    ("text", "route"),
    [
        ("target G", ["G"]),
        ("target C", ["G", "C"]),
        ("target C", ["H", "E", "D", "C"]),
        ("reached A, source 0, target C", ["earth", "G", "C"]),
        ("reached A B, target C, rocket B", ["A", "F", "G", "C"]),
        ("professional, phase transmit, target C", ["asteroid-2", "D", "C"]),
    ],
)
def test_ct_16_any_chip_may_be_a_stopover_and_none_is_needed(text: str, route: list[str]) -> None:
    """Dark ones, Earth, asteroids and planets that were reached included."""
    assert after(at(f"guided, {text}"), (0, plan(*route))).plan == tuple(route)


def test_ct_17_no_chip_is_landed_on_twice() -> None:
    state = at("guided, target C")
    assert why_not(state, 0, plan("G", "B", "G", "C")) == "refused-route-twice"
    assert why_not(state, 0, plan("G", "C", "D", "C")) == "refused-route-twice"
    assert why_not(state, 0, plan("Z", "C")) == "refused-no-such-chip"


def test_ct_18_the_source_says_and_shows_nothing_while_it_transmits() -> None:
    state = at("seats 3, family, guided, target C, plan G>C")
    hearing = GAME.hears(state, Seat(0))
    assert not hearing.seats
    assert hearing.closed is not None
    assert hearing.closed.id == "talk-source-silent"


def test_ct_18_a_flight_is_a_hold_and_a_landing_its_end() -> None:
    sent = told(at("target C"), 0, TWO_HOPS)[0]
    assert isinstance(sent, Transmitted)
    assert (sent.transmission.holds, sent.transmission.pauses) == ((800, 1200), (400,))


def test_ct_19_the_team_finds_its_own_speed() -> None:
    """Any durations are accepted, whatever the distances on the table."""
    state = at("target G")
    for holds in ((60,), (60_000,), (5000, 60, 9999)):
        move = Transmit(holds, (0,) * (len(holds) - 1))
        assert flight(after(state, (0, move))).transmissions[-1].holds == holds


def test_ct_20_the_rocket_does_not_move_while_the_source_transmits() -> None:
    state = after(at("reached F, rocket F, source 0, target C"), (0, TWO_HOPS))
    assert (state.rocket, GAME.view(state, Seat(1)).rocket) == ("F", "F")


def test_ct_21_breaking_off_costs_nothing_and_shows_nothing() -> None:
    """The Source may lay the route again and again; only what is sent counts."""
    state = at("guided, target C")
    again = after(state, (0, plan("G", "C")), (0, plan("B", "C")))
    assert again.transmissions_left == 3
    assert not flight(again).transmissions
    for viewer in (Seat(1), None):
        assert encode(GAME.view(again, viewer)) == encode(GAME.view(state, viewer))
    assert flight(after(again, (0, TWO_HOPS))).transmissions[0].start == "earth"


def repeated(state: State, times: int) -> State:
    for _ in range(times):
        state = after(state, (1, AskRepeat()), (0, HOP))
    return state


def test_ct_22_two_repeats_and_then_the_crew_must_guess() -> None:
    state = after(at("target C"), (0, HOP))
    third = repeated(state, 2)
    assert len(flight(third).transmissions) == 3
    assert why_not(third, 1, AskRepeat()) == "refused-no-repeats-left"
    assert offered(third, 1) == {"guess"}


def test_ct_22_a_repeat_may_be_another_route_and_is_a_whole_one() -> None:
    state = after(at("guided, target C, plan G>C"), (0, TWO_HOPS), (1, AskRepeat()))
    assert state.plan is None
    assert why_not(state, 0, TWO_HOPS) == "refused-plan-first"
    other = after(state, (0, plan("H", "E", "D", "C")))
    assert why_not(other, 0, TWO_HOPS) == "refused-hops"
    sent = after(other, (0, Transmit((100, 200, 300, 400), (9, 9, 9))))
    assert [len(each.holds) for each in flight(sent).transmissions] == [2, 4]


def test_ct_23_a_wrong_guess_allows_three_more_transmissions() -> None:
    state = after(repeated(after(at("target C"), (0, HOP)), 2), (1, guess("A")))
    assert (state.phase, state.transmissions_left) == ("guess", 3)
    state = repeated(state, 3)
    assert len(flight(state).transmissions) == 6
    assert why_not(state, 1, AskRepeat()) == "refused-no-repeats-left"
    assert [sent.after_guesses for sent in flight(state).transmissions] == [0, 0, 0, 1, 1, 1]


def test_ct_23_the_next_guess_needs_no_new_transmission() -> None:
    state = after(at("target C"), (0, HOP), (1, guess("A")), (1, guess("C")))
    assert state.phase == "ready"


def test_begun_rounds_wait_for_the_source() -> None:
    state = begun(Setup(seats=3))
    assert [offered(state, seat) for seat in range(3)] == [{"transmit"}, set(), set()]
