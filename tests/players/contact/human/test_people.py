"""`human` seats: people differ, and stay the same for a whole game."""

from __future__ import annotations

from math import log
from statistics import mean, pstdev

import numpy as np
import pytest
from msgspec.structs import replace
from tests.games.contact.table import GAME, after
from tests.players.contact.games import Watched, is_offered

from heliograph.games.contact.moves.begin import BeginRound
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import Flight, Guess, Transmission
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players import make_player, partners, strengths
from heliograph.players.contact.human.bot import HumanPlayer
from heliograph.players.contact.human.draws import draw_person
from heliograph.players.contact.human.ears import sounded_like, tempo_of
from heliograph.players.contact.human.eyes import seen_mm
from heliograph.players.contact.human.hands import tap, tempo_now, usual_tempo
from heliograph.players.contact.human.ways import next_route, route_weights
from heliograph.players.contact.routes import table_of
from heliograph.players.contact.speaking.route_choice import shortest_route
from heliograph.players.table import play_game

PEOPLE = [draw_person(f"test {number}", "training") for number in range(200)]


@pytest.fixture(scope="module")
def view() -> View:
    """The Source's view at the beginning of its first round."""
    return GAME.view(after(GAME.start(Setup(level=6), "people"), (0, BeginRound())), Seat(0))


def test_people_are_partners_and_no_strength_at_a_table() -> None:
    assert partners("contact") == ("human",)
    assert "human" not in strengths("contact")
    assert isinstance(make_player("contact", "human", seed="anybody"), HumanPlayer)


def test_a_seed_is_a_person_and_the_two_families_share_nobody() -> None:
    assert draw_person("a") == draw_person("a") != draw_person("b")
    assert draw_person("a", "training").hands != draw_person("a", "evaluation").hands


def test_hands_and_eyes_differ_as_far_as_people_do() -> None:
    webers = [person.hands.weber for person in PEOPLE]
    assert 0.08 <= min(webers) < 0.1 < 0.23 < max(webers) <= 0.25
    rims = {person.eyes.rim for person in PEOPLE}
    assert {0.0, 1.0} < rims, "edge, centre, and something between"
    assert {person.learning == 0 for person in PEOPLE} == {True, False}


def test_a_hand_is_as_unsteady_as_it_should_be() -> None:
    person = replace(PEOPLE[0], hands=replace(PEOPLE[0].hands, weber=0.2, liftoff_ms=0.0))
    taps = [
        tap(person, np.array([200.0]), log(10), Chance.from_seed(str(number)))[0] for number in range(400)
    ]
    off = [log(ms / 2000) for ms in taps]
    assert abs(mean(off)) < 0.04
    assert 0.17 < pstdev(off) < 0.23


def test_nothing_shorter_than_the_hand_can_do() -> None:
    person = replace(PEOPLE[0], hands=replace(PEOPLE[0].hands, liftoff_ms=0.0, shortest_ms=150.0))
    assert tap(person, np.array([1.0]), log(10), Chance.from_seed("x")) >= (150,)


def test_a_tempo_wanders_from_round_to_round_and_slows_after_a_miss(view: View) -> None:
    person = replace(PEOPLE[0], hands=replace(PEOPLE[0].hands, drift=0.1, slows=1.3))
    tempi = {round: tempo_now(person, replace(view, round=round)) for round in range(1, 13)}
    assert len(set(tempi.values())) == 12
    assert max(abs(tempo - usual_tempo(person)) for tempo in tempi.values()) < 0.6
    missed = replace(view, guesses=(Guess(Seat(1), "A", False),))
    assert tempo_now(person, missed) > tempo_now(person, view) + 0.2


def test_who_asks_mostly_hears_the_same_route_again(view: View) -> None:
    sent = Transmission(view.rocket, (1000,), ())
    stubborn = replace(PEOPLE[0], ways=replace(PEOPLE[0].ways, repeats=1.0))
    fickle = replace(PEOPLE[0], ways=replace(PEOPLE[0].ways, repeats=0.0))
    asked = replace(view, transmissions=(sent,))
    assert next_route(asked, stubborn) == next_route(view, stubborn)
    assert next_route(asked, fickle) != next_route(view, fickle)


def test_most_people_take_the_short_way_and_careful_ones_what_sounds_like_nothing_else(view: View) -> None:
    """People without a price for turns or similar sounds would fly straight wherever possible."""
    assert view.target is not None
    table = table_of(view.layout)
    plain = replace(PEOPLE[0].ways, detour=12.0, flights=1.5, turns=0.5, unround=0.2, alike=0.0, whim=0.3)
    person = replace(PEOPLE[0], ways=plain)
    for chip in view.candidates:
        routes, odds = route_weights(table, person, view.rocket, chip, view.candidates)
        assert routes[int(np.argmax(odds))] == shortest_route(table, view.rocket, chip)
    careful = replace(person, ways=replace(plain, alike=20.0))
    chosen = [
        routes[int(np.argmax(odds))]
        for chip in view.candidates
        for routes, odds in [route_weights(table, careful, view.rocket, chip, view.candidates)]
    ]
    assert any(len(route) > 1 for route in chosen)


def test_centre_to_centre_is_longer_than_edge_to_edge(view: View) -> None:
    table = table_of(view.layout)
    steady = replace(PEOPLE[0].eyes, exponent=1.0, misjudges=0.0)
    edge, centre = (seen_mm(table, replace(PEOPLE[0], eyes=replace(steady, rim=rim))) for rim in (0.0, 1.0))
    off = ~np.eye(len(edge), dtype=bool)
    assert np.allclose(edge[off], table.edge_mm[off])
    assert np.allclose(centre[off], table.centre_mm[off])


def test_long_sounds_shrink_and_blinks_are_all_alike() -> None:
    ears = replace(PEOPLE[0].ears, floor_ms=150.0, exponent=0.8)
    assert sounded_like(ears, (60,)) == sounded_like(ears, (140,))
    assert sounded_like(ears, (4000,)) < log(4000)


def test_learners_learn_a_slow_partners_tempo_and_others_do_not() -> None:
    assert _after_a_slow_partner(learning=0.0) == pytest.approx(0.0)
    assert _after_a_slow_partner(learning=0.7) > 0.15


def _after_a_slow_partner(learning: float) -> float:
    """How much slower than itself this person believes a partner to be who taps at half its speed."""
    state = GAME.start(Setup(level=6), "slow partner")
    table = table_of(state.layout)
    person = replace(PEOPLE[0], learning=learning, eyes=replace(PEOPLE[0].eyes, misjudges=0.0))
    view = GAME.view(state, Seat(1))
    seen = seen_mm(table, person)[table.number["earth"]]
    flights = tuple(
        _flown(number, chip, round(2000 / person.hands.mm_per_s * seen[table.number[chip]]))
        for number, chip in enumerate(state.layout.links["earth"][:4])
    )
    tempo, _ = tempo_of(replace(view, history=flights), person, Seat(0))
    return tempo - usual_tempo(person)


def _flown(number: int, chip: str, ms: int) -> Flight:
    return Flight(
        round=number + 1,
        source=Seat(0),
        start="earth",
        target=chip,
        candidates=(chip,),
        prize=1,
        transmissions=(Transmission("earth", (ms,), ()),),
        guesses=(Guess(Seat(1), chip, True),),
    )


@pytest.mark.parametrize(
    "setup",
    [Setup(level=6, seats=3), Setup(mode="professional"), Setup(mode="professional", route="guided")],
    ids=lambda s: f"{s.mode}-{s.route}",
)
def test_people_play_every_mission_to_its_end(setup: Setup) -> None:
    seated = [Watched(make_player("contact", "human", seed=f"end {seat}")) for seat in range(setup.seats)]
    match, decisions = play_game(GAME, setup, "people", seated, lambda action, _: action)
    assert GAME.outcome(match.state) is not None
    assert all(is_offered(one.prompt, one.action) for one in decisions)


def test_without_a_seed_whoever_goes_with_the_table_sits_there_for_the_whole_game(view: View) -> None:
    anybody = HumanPlayer(None, "evaluation", None)
    assert anybody.person(view) == anybody.person(replace(view, round=7, barrels=1))
    other = GAME.view(GAME.start(Setup(level=6), "another table"), Seat(0))
    assert anybody.person(view) != anybody.person(other)
    assert anybody.person(view) != anybody.person(replace(view, me=Seat(1)))
