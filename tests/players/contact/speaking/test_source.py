"""The Source: which route it chooses, how it taps, and what it stakes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import log

import numpy as np
import pytest
from msgspec.structs import replace
from tests.players.contact.games import GAME, play, views

from heliograph.games.contact.moves.stopover import FirstStopover
from heliograph.games.contact.moves.transmit import AskRepeat, PlanRoute, Transmit
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import Flight, Guess, Transmission
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players import make_player
from heliograph.players.contact import professional
from heliograph.players.contact.conventions import CONVENTIONS, EDGE, Floats
from heliograph.players.contact.costs import OF_ODD_LENGTH, PER_FLIGHT
from heliograph.players.contact.habits import ConventionName, Habits, unsteady
from heliograph.players.contact.listening.belief import USUAL_TEMPO, Component, sketch, stranger
from heliograph.players.contact.listening.learning import Ears
from heliograph.players.contact.listening.machines import JITTER_MM, Listener, log_fits
from heliograph.players.contact.routes import table_of
from heliograph.players.contact.speaking import source
from heliograph.players.contact.speaking.audience import KINDS, kinds_of_listener
from heliograph.players.contact.speaking.language import FOR_A_STRANGER, language_now
from heliograph.players.contact.speaking.people import people_like, so_far
from heliograph.players.contact.speaking.recall import likeliest_route, own_route
from heliograph.players.contact.speaking.route_choice import (
    COST_OF_A_MISREADING,
    choose_route,
    shortest_route,
)
from heliograph.players.contact.speaking.voice import Voice

LAYOUT = GAME.start(Setup(mode="professional"), "source").layout
TABLE = table_of(LAYOUT)
PLANETS = tuple("ABCDEFGHIJKLMNOPQR")
CREW = (Listener(dict.fromkeys(PLANETS, 1 / 18), sketch(stranger())),)


def test_the_closed_form_is_the_normal_density_with_the_tempo_integrated_out() -> None:
    routes = TABLE.routes(TABLE.number["earth"], 3)
    part = Component(1.0, EDGE, 0.1, USUAL_TEMPO, 0.3)
    log_ms = np.log([[900.0, 1500.0, 400.0]])
    lengths = routes.legs(TABLE.log_length[EDGE])
    for row in (0, 100, 500):
        variance = 0.1**2 + (JITTER_MM * np.exp(-lengths[row])) ** 2
        covariance = np.diag(variance) + 0.3**2
        off = log_ms[0] - lengths[row] - USUAL_TEMPO
        expected = -0.5 * (off @ np.linalg.solve(covariance, off) + np.linalg.slogdet(covariance)[1])
        assert log_fits(TABLE, routes, part, log_ms)[0, row] == pytest.approx(expected)


@pytest.mark.parametrize("target", PLANETS[:6])
def test_the_strong_route_is_clearer_than_the_shortest(target: str) -> None:
    best = choose_route(TABLE, "earth", target, CREW, Voice(), hops=3, thorough=True)
    short = shortest_route(TABLE, "earth", target)
    others = choose_route(TABLE, "earth", target, CREW, Voice(), hops=3, thorough=True, avoid={best.stops})
    assert best.stops[-1] == short[-1] == target
    assert len(best.stops) <= 3
    assert others.stops != best.stops
    again = choose_route(TABLE, "earth", target, CREW, Voice(), hops=len(short), thorough=True)
    assert best.chance >= again.chance - PER_FLIGHT * 3 - OF_ODD_LENGTH - COST_OF_A_MISREADING


def test_a_straight_way_is_the_shortest_where_it_is_free() -> None:
    """CT-15, CT-16."""
    for chip in LAYOUT.links["earth"]:
        assert shortest_route(TABLE, "earth", chip) == (chip,)
    blocked = next(chip for chip in PLANETS if chip not in LAYOUT.links["earth"])
    assert len(shortest_route(TABLE, "earth", blocked)) > 1


def test_whoever_asks_or_guesses_wrong_hears_another_route() -> None:
    """CT-22, CT-26: a route that was not understood once is seldom understood the next time."""
    _, decisions = play(Setup(level=6, route="guided"), "again", timing_cv=0.4)
    again = [view for view in views(decisions, PlanRoute) if view.transmissions]
    assert again
    for view in again:
        route = source.best_route(source.mind_of(view, Habits(), Ears())).stops
        assert route not in {one.route for one in view.transmissions}


def test_a_source_remembers_its_own_route_from_the_recording() -> None:
    """CT-42 in free mode: the taps tell which route was sent, also to a player who takes over the seat."""
    for target in PLANETS[:6]:
        route = choose_route(TABLE, "earth", target, CREW, Voice(), hops=3, thorough=True).stops
        stops = TABLE.numbers(("earth", *route))
        log_ms = TABLE.log_length[EDGE][stops[:-1], stops[1:]] + USUAL_TEMPO
        sent = Transmission("earth", tuple(round(ms) for ms in np.exp(log_ms).tolist()), ())
        assert likeliest_route(TABLE, stranger(), sent, target) == route
        assert own_route(TABLE, Voice(), sent, target) == route
        for voice in Voice().shaped():
            shaped = np.exp(voice.lasting(TABLE.log_length[EDGE][stops[:-1], stops[1:]]))
            sent = Transmission("earth", tuple(round(ms) for ms in shaped.tolist()), ())
            assert own_route(TABLE, Voice(), sent, target) == route


def test_a_very_long_route_is_remembered_too() -> None:
    here = "earth"
    way: list[str] = []
    while len(way) < 6:
        here = next(chip for chip in LAYOUT.links[here] if chip not in ("earth", *way))
        way.append(here)
    stops = TABLE.numbers(("earth", *way))
    holds = np.exp(TABLE.log_length[EDGE][stops[:-1], stops[1:]] + USUAL_TEMPO).round().astype(int)
    sent = Transmission("earth", tuple(holds.tolist()), ())
    assert likeliest_route(TABLE, stranger(), sent, way[-1]) == tuple(way)


def test_taps_last_as_long_as_the_way_is_far() -> None:
    """CT-19, CT-H3: 100 mm a second from edge to edge, with a hold of 60 ms at least (CT-H13)."""
    for holds, edges in flights_of("quick"):
        assert holds == tuple(max(round(10 * mm), 60) for mm in edges.tolist())


def test_whoever_thinks_of_people_makes_the_most_of_differences_but_keeps_their_order() -> None:
    """CT-19: longer distances take longer at any tempo; ratios only ever grow."""
    widened = 0
    for holds, edges in flights_of("strong"):
        ms, mm = np.log(holds), np.log(edges)
        for one, other in combinations(range(len(mm)), 2):
            if ms[one] > log(60) < ms[other]:
                wider = (ms[one] - ms[other]) / (mm[one] - mm[other])
                assert 0.99 < wider < 1.5
                widened += wider > 1.05
    assert widened


def flights_of(strength: str) -> Iterator[tuple[tuple[int, ...], Floats]]:
    """Everything the first Source taps in a few games, with the distances between the chips."""
    for game in range(3):
        _, decisions = play(Setup(level=2, route="guided"), f"taps-{game}", (strength,), timing_cv=0.0)
        for decision in decisions:
            if isinstance(decision.action, Transmit) and not decision.view.history:
                table = table_of(decision.view.layout)
                stops = table.numbers((decision.view.rocket, *decision.view.plan))
                yield decision.action.holds, table.edge_mm[stops[:-1], stops[1:]]


def view_after(*flights: Flight) -> View:
    view: View = GAME.view(GAME.start(Setup(), "voice"), Seat(0))
    return replace(view, history=flights, guesser=Seat(1))


def missed(source: int, transmissions: tuple[Transmission, ...] = ()) -> Flight:
    return Flight(
        round=1,
        source=Seat(source),
        start="earth",
        target="A",
        candidates=("A", "B"),
        prize=1,
        transmissions=transmissions,
        guesses=(Guess(Seat(1 - source), "B", False), Guess(Seat(1 - source), "A", True)),
    )


def test_a_misunderstood_source_slows_down() -> None:
    usual = source.tempo_of(Habits(), view_after())
    slower = source.tempo_of(Habits(), view_after(missed(0)))
    assert np.exp(usual - slower) == pytest.approx(0.8)
    assert source.tempo_of(Habits(), view_after(missed(1))) == usual
    assert source.tempo_of(Habits(adapts=False), view_after(missed(0))) == usual


def tapped(convention: int, targets: str) -> list[Flight]:
    """Rounds of the other seat, which measures distance by this convention."""
    table, flights = table_of(view_after().layout), []
    for target in targets:
        ways = table.routes(table.number["earth"], 3).ending_in(table.numbers((target,))).stops
        log_ms = table.log_length[convention][ways[0, :-1], ways[0, 1:]] + USUAL_TEMPO
        holds = tuple(round(ms) for ms in np.exp(log_ms).tolist())
        found = replace(missed(1, (Transmission("earth", holds, ()),)), target=target)
        flights.append(replace(found, guesses=(Guess(Seat(0), target, True),)))
    return flights


def expectation(view: View, reading: int) -> float:
    """How far the guesser's expected durations are from this reading, apart from the tempo."""
    table = table_of(view.layout)
    theirs = tuple(flight for flight in view.history if flight.source == view.guesser)
    people = people_like(table, theirs, ())
    linked = np.nonzero(table.linked)
    off = (people.expects - table.log_length[reading])[:, linked[0], linked[1]]
    return float((people.weight * off.std(axis=1)).sum())


@pytest.mark.parametrize("way", ["edge", "centre"])
def test_a_person_is_thought_to_expect_what_they_tap(way: ConventionName) -> None:
    reading = CONVENTIONS.index(way)
    heard = view_after(*tapped(reading, "ABCDEFGH"))
    assert expectation(heard, reading) < expectation(view_after(), reading)
    assert expectation(heard, reading) == min(expectation(heard, other) for other in range(2))


def understood(source: int) -> Flight:
    return replace(missed(source), guesses=(Guess(Seat(1 - source), "A", True),))


def test_one_language_for_a_mission_unless_a_wrong_guess_proves_it_wrong() -> None:
    """The guesser's own taps alone change nothing; after a wrong guess the guesser's tempo is used."""
    slow = [
        replace(
            one,
            transmissions=tuple(replace(t, holds=tuple(2 * ms for ms in t.holds)) for t in one.transmissions),
        )
        for one in tapped(EDGE, "ABCDEFGH")
    ]
    begun = view_after(understood(0), *slow)
    assert language_now(begun, Seat(1)) == language_now(view_after(), Seat(1)) == FOR_A_STRANGER
    after = language_now(view_after(missed(0), *slow), Seat(1))
    assert after.reading == EDGE
    assert after.tempo > FOR_A_STRANGER.tempo + 0.3
    settled = view_after(missed(0), *slow, understood(0))
    more = replace(settled, history=(*settled.history, *tapped(EDGE, "ABC")))
    assert language_now(more, Seat(1)) == language_now(settled, Seat(1)) != FOR_A_STRANGER
    wrong_now = replace(begun, guesses=(Guess(Seat(1), "B", False),))
    assert language_now(wrong_now, Seat(1)).tempo > FOR_A_STRANGER.tempo


@pytest.mark.parametrize("way", CONVENTIONS)
def test_ct_h3_a_source_measures_from_edge_to_edge_however_its_guesser_does(way: ConventionName) -> None:
    theirs = tapped(CONVENTIONS.index(way), "ABCDEFGH")
    for view in (view_after(*theirs), view_after(missed(0), *theirs)):
        assert source.mind_of(view, Habits(), Ears()).voice.reading == EDGE


def test_wrong_guesses_tell_who_the_guesser_is() -> None:
    """People who would have pointed there become more likely."""
    table = table_of(view_after().layout)
    ways = table.routes(table.number["earth"], 2).ending_in(table.numbers(("A",))).stops
    log_ms = table.log_length[EDGE][ways[0, :-1], ways[0, 1:]] + USUAL_TEMPO
    sent = Transmission("earth", tuple(round(ms) for ms in np.exp(log_ms).tolist()), (400,))
    before = people_like(table, (), ())
    ends = np.sort(table.numbers(PLANETS))
    pointed = so_far(table, before, (sent,), ends, last=True).argmax(axis=1)
    guess = int(np.bincount(pointed[ends[pointed] != table.number["A"]]).argmax())
    flight = replace(missed(0, (sent,)), candidates=PLANETS)
    flight = replace(flight, guesses=(Guess(Seat(1), table.ids[ends[guess]], False),))
    after = people_like(table, (), (flight,))
    assert after.weight[pointed == guess].sum() > before.weight[pointed == guess].sum()


def test_a_guess_that_cannot_be_right_tells_nothing_of_the_listener() -> None:
    flight = missed(0, (Transmission("earth", (900, 1200), (400,)),))
    wild = replace(flight, target="A", candidates=("A", "B"), guesses=(Guess(Seat(1), "Z", False),))
    *machines, _ = kinds_of_listener(view_after(wild))
    *before, _ = kinds_of_listener(view_after())
    np.testing.assert_allclose(np.divide(machines, sum(machines)), np.divide(before, sum(before)))


def test_a_machine_that_learns_nothing_is_not_expected_to() -> None:
    """`quick` and `naive` believe the same of every Source."""
    open_minded, of_one_idea, _ = KINDS
    flights, table = tapped(EDGE, "ABCDEFGH"), table_of(view_after().layout)
    before, after = (of_one_idea.belief_about(table, heard) for heard in ((), tuple(flights)))
    np.testing.assert_array_equal(before, after)
    assert (open_minded.belief_about(table, tuple(flights)) != open_minded.belief_about(table, ())).any()


def test_an_unsteady_hand_has_the_spread_it_is_given() -> None:
    chance, ratios = Chance.from_seed("hand"), []
    for _ in range(2000):
        (ms,), chance = unsteady((1000,), 0.1, chance)
        ratios.append(np.log(ms / 1000))
    assert np.mean(ratios) == pytest.approx(0.0, abs=0.01)
    assert np.std(ratios) == pytest.approx(np.hypot(0.1, 0.03), rel=0.06)


def test_human_noise_makes_the_taps_unsteady_and_chance_decides_how() -> None:
    _, decisions = play(Setup(), "human")
    decision = next(one for one in decisions if isinstance(one.action, Transmit))
    human = make_player("contact", "strong", human_noise=True)
    first, second, same = (
        human.act(decision.view, decision.prompt, Chance.from_seed(seed), ()) for seed in ("1", "2", "1")
    )
    assert first == same
    assert first != second
    assert first != decision.action


def test_a_laid_route_is_tapped_as_it_lies() -> None:
    """A seat that is taken over continues with the plan it finds."""
    _, decisions = play(Setup(route="guided"), "plan")
    decision = next(one for one in decisions if isinstance(one.action, Transmit))
    view = decision.view
    other = shortest_route(table_of(view.layout), view.rocket, view.target)
    mind = source.mind_of(replace(view, plan=other), Habits(), Ears())
    action = make_player("contact", "strong").act(
        replace(view, plan=other), decision.prompt, Chance.from_seed("x"), ()
    )
    assert isinstance(action, Transmit)
    assert action.holds == tuple(max(ms, 60) for ms in source.taps(mind, source.as_laid(mind, other)))


def test_stakes_rise_with_the_chance() -> None:
    """CT-37."""
    outlook = [number / 100 for number in range(101)]
    cards = (1, 2, 2, 4, 6)
    stakes = [professional.stake(chance / 20, outlook, cards) for chance in range(21)]
    assert stakes == sorted(stakes)
    assert (stakes[0], stakes[-1]) == (1, 6)
    assert professional.stake(0.3, outlook, (5,)) == 5


def test_thresholds_are_those_of_the_sequential_assignment() -> None:
    """Uniform chances: 1/2 with two rounds left, 3/8 and 5/8 with three (Derman, Lieberman, Ross)."""
    outlook = [(number + 0.5) / 1000 for number in range(1000)]
    assert professional.thresholds(1, outlook) == []
    assert professional.thresholds(2, outlook) == pytest.approx([0.5])
    assert professional.thresholds(3, outlook) == pytest.approx([0.375, 0.625], abs=1e-5)


def test_reactivation_only_with_barrels_to_spare() -> None:
    """CT-40."""
    state = GAME.start(Setup(mode="professional"), "barrels")
    view: View = replace(GAME.view(state, Seat(0)), stopovers_ahead=1)
    assert not professional.reactivation_pays(replace(view, round=1, barrels=5))
    assert professional.reactivation_pays(replace(view, round=11, barrels=5))
    assert not professional.reactivation_pays(replace(view, round=11, barrels=5, prize_lost=True))
    idle = replace(view, round=11, barrels=5, stopovers_ahead=0, second_guess="declared")
    assert not professional.reactivation_pays(idle)


def test_help_is_asked_for_only_when_there_are_no_repeats_left() -> None:
    """CT-22 costs nothing, CT-42 a card."""
    games = [play(Setup(mode="professional"), f"help-{n}", ("naive", "strong"), 0.3)[1] for n in range(3)]
    helped = [one for decisions in games for one in decisions if isinstance(one.action, FirstStopover)]
    asked = [one for decisions in games for one in decisions if isinstance(one.action, AskRepeat)]
    assert helped
    assert asked
    assert all(one.view.transmissions_left == 0 for one in helped)
