"""Contact imagined from a view: hidden things are spread evenly over their possible values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from tests.games.contact.accounts import nothing_is_lost
from tests.games.contact.table import GAME, after, at, flight, guess

from heliograph.games.contact.moves.begin import BeginRound
from heliograph.games.contact.moves.transmit import PlanRoute, Transmit
from heliograph.games.contact.rules.routes import random_route
from heliograph.games.contact.state import State
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import decode, encode
from heliograph.kernel.seats import Seat

CREW, SOURCE = Seat(1), Seat(0)


def redealt(state: State, viewer: Seat | None, times: int = 300) -> Iterator[State]:
    for number in range(times):
        other = GAME.resample(state, viewer, Chance.from_seed(f"deal {number}"))
        yield other


def targets(state: State, viewer: Seat | None, times: int = 300) -> Counter[str]:
    return Counter(flight(other).target for other in redealt(state, viewer, times))


@pytest.mark.parametrize("viewer", [CREW, Seat(2), None])
def test_every_possible_target_is_as_likely_as_the_true_one(viewer: Seat | None) -> None:
    found = targets(at("seats 3, level 3, target C"), viewer)
    assert set(found) == {"A", "B", "C", "D"}
    assert all(45 <= count <= 110 for count in found.values())


def test_the_source_keeps_its_target() -> None:
    assert targets(at("seats 3, target C"), SOURCE) == {"C": 300}


def test_a_wrong_guess_is_never_the_target() -> None:
    state = after(at("seats 3, level 3, target C, sent 800"), (1, guess("A")))
    assert set(targets(state, Seat(2))) == {"B", "C", "D"}


def test_nor_is_a_stopover_that_was_shown() -> None:
    state = at("seats 3, professional, target C, sent 800/300/900/300/700 shown G>B")
    assert set(targets(state, CREW)) == set("CADEFHIJKLMNOPQR")


def test_in_guided_mode_the_target_fits_the_number_of_flights() -> None:
    """One flight from Earth: only planets that can be reached in one."""
    state = at("guided, seats 3, professional, target G, sent earth>G 800")
    reachable = {chip for chip in state.layout.links["earth"] if len(chip) == 1}
    assert set(targets(state, CREW)) == reachable


def test_routes_are_legal_and_vary_even_to_the_true_target() -> None:
    text = "guided, seats 3, level 1, target C, candidates C D, sent earth>G>C 800/300/900"
    routes: dict[str, set[tuple[str, ...]]] = {"C": set(), "D": set()}
    for other in redealt(at(text), CREW):
        nothing_is_lost(other)
        route = flight(other).transmissions[0].route
        assert route is not None
        assert len(route) == 2
        routes[flight(other).target].add(route)
    assert min(map(len, routes.values())) > 5


def test_routes_pass_through_the_stopovers_that_were_shown() -> None:
    text = "guided, professional, seats 3, target C, sent earth>G>B>C 800/300/900/300/700 shown G"
    for other in redealt(at(text), CREW, 50):
        route = flight(other).transmissions[0].route
        assert route is not None
        assert route[0] == "G"
        assert route[-1] == flight(other).target


def test_a_plan_is_sometimes_there_and_sometimes_not() -> None:
    for text in ("guided, seats 3, target C", "guided, seats 3, target C, plan G>C"):
        plans = [other.plan for other in redealt(at(text), CREW)]
        assert 90 <= plans.count(None) <= 210
        assert {len(plan) for plan in plans if plan} == {1, 2, 3, 4}


def test_the_source_keeps_its_plan() -> None:
    state = at("guided, seats 3, target C, plan G>C")
    assert {other.plan for other in redealt(state, SOURCE, 20)} == {("G", "C")}


@pytest.mark.parametrize("viewer", [SOURCE, CREW, None])
def test_what_will_be_turned_up_cannot_be_foreseen(viewer: Seat | None) -> None:
    state = at("seats 3, level 2, deck A B, stack C D E F, signals 1 2 3")
    coming = [flight(after(other, (0, BeginRound()))) for other in redealt(state, viewer)]
    assert {chip for found in coming for chip in found.candidates} == set("ABCDEF")
    assert {found.prize for found in coming} == {1, 2, 3}
    assert len({found.target for found in coming}) == 6


def test_the_professional_stack_is_shuffled_for_the_source_too() -> None:
    """Otherwise it could foresee the result of an exchange."""
    state = at("professional, target C, stack M D E F")
    assert {other.planet_stack[0] for other in redealt(state, SOURCE)} == {"M", "D", "E", "F"}


def test_no_card_is_lost_or_doubled() -> None:
    for text in ("seats 3, target C, sent 800", "professional, target C", "practice, target C, sent 800"):
        for viewer in (SOURCE, CREW, None):
            for other in redealt(at(text), viewer, 30):
                nothing_is_lost(other)


def test_a_table_with_only_one_possibility_stays_as_it_is() -> None:
    state = at("seats 3, level 1, target C, candidates C D, guessed 1:D, sent 800, prize-lost")
    assert targets(state, Seat(2)) == {"C": 300}


@pytest.mark.parametrize("mode", ["", "professional, "])
def test_even_the_longest_routes_are_imagined_from_the_view_alone(mode: str) -> None:
    state = at(f"{mode}guided, seats 3, level 2, target C")
    chips = [chip.id for chip in state.layout.chips]
    order, _ = random_route(
        state.layout, "earth", "C", len(chips) - 1, (), 300_000, Chance.from_seed("all of them")
    )
    assert order is not None
    tapped = Transmit((700,) * len(order), (300,) * (len(order) - 1))
    sent = after(replace(state, phase="transmit"), (0, PlanRoute(order)), (0, tapped))
    for other in redealt(sent, CREW, 20):
        nothing_is_lost(other)
        route = flight(other).transmissions[0].route
        assert route is not None
        assert len(route) == len(order)


def test_the_open_cards_are_remembered_while_the_practice_flight_borrows_others() -> None:
    state = after(at("practice, seats 3, level 2, deck A B"), (0, BeginRound()))
    assert flight(state).round == 0
    for viewer in (SOURCE, CREW, None):
        assert {other.target_deck for other in redealt(state, viewer, 30)} == {("A", "B")}


def test_a_view_sent_over_the_wire_is_enough() -> None:
    state = at("guided, seats 3, professional, target C, sent earth>G>C 800/300/700, guessed 1:B")
    for viewer in (SOURCE, CREW, Seat(2), None):
        view = decode(encode(GAME.view(state, viewer)), View)
        for number in range(20):
            other = GAME.imagine(view, Chance.from_seed(f"deal {number}"))
            nothing_is_lost(other)
            assert GAME.view(other, viewer) == view
            assert GAME.prompt(other, viewer) == GAME.prompt(state, viewer)
