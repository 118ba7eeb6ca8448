"""The ideal learner weighs the very people that strangers are drawn from, and learns from what it heard."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from heliograph.arena.strangers.contact.encounter import meet
from heliograph.arena.strangers.contact.family import Family, family
from heliograph.arena.strangers.contact.learning import IdealLearner
from heliograph.arena.strangers.partners import strangers
from heliograph.arena.strangers.running import absence
from heliograph.arena.strangers.tasks import BY_ID, LEARNER, TASKS
from heliograph.games import load_game
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import Flight, State, Transmission
from heliograph.kernel.seats import Seat
from heliograph.players import make_player
from heliograph.players.contact.human.eyes import seen_mm
from heliograph.players.contact.human.hands import meant_ms, usual_tempo
from heliograph.players.contact.human.person import Person
from heliograph.players.contact.human.ways import route_weights
from heliograph.players.contact.routes import Table, table_of

CONTACT = BY_ID["contact-6"]
STATE: State = load_game("contact").start(Setup(seats=2, level=6), "a table")
TABLE: Table = table_of(STATE.layout)
START, CANDIDATES = STATE.rocket, tuple(STATE.target_deck[:6])
FEW = 40


def seeing_well(person: Person) -> Person:
    return replace(person, eyes=replace(person.eyes, misjudges=0.0))


@pytest.fixture(scope="module")
def people() -> Family:
    return family(FEW, "training")


@pytest.mark.parametrize("target", CANDIDATES[:3])
def test_everybody_takes_routes_as_that_person_does(people: Family, target: str) -> None:
    known = people.known(TABLE, START, target, CANDIDATES)
    for number, person in enumerate(people.people):
        routes, odds = route_weights(TABLE, seeing_well(person), START, target, CANDIDATES)
        mine = {
            TABLE.names(stops[1:]): odd
            for one in known.values()
            for stops, odd in zip(one.routes.stops, one.odds[number], strict=True)
        }
        assert sum(mine.values()) == pytest.approx(1, abs=0.01)
        assert [mine.get(route, 0.0) for route in routes] == pytest.approx(odds.tolist(), abs=1e-4)
        for route, odd in mine.items():
            assert odd == pytest.approx(odds[routes.index(route)] if route in routes else 0.0, abs=1e-9)


def test_nobody_who_is_measured_is_among_them(people: Family) -> None:
    met = {f"{one.draw}/{one.seed}" for group in ("public", "held-out") for one in strangers(group, 12)}
    assert met.isdisjoint(person.name for person in people.people)


def test_a_tempo_that_wanders_stays_a_belief(people: Family) -> None:
    later = people.wandered(people.at_first, 2)
    assert later.sum() == pytest.approx(1)
    assert later.max() < people.at_first.max()
    assert people.wandered(people.at_first, 0) is people.at_first


def test_rounds_that_are_over_tell_who_it_was(people: Family) -> None:
    """After six flights of one of them, that person is thought likelier than before, and so is its tempo."""
    learner = IdealLearner(make_player("contact", "quick"), "training", FEW)
    person, number = people.people[0], 0
    flights = tuple(flown(person, at, target) for at, target in enumerate(CANDIDATES, 1))
    before, after = people.at_first, learner._after(TABLE, flights)
    assert after.sum() == pytest.approx(1)
    assert after[number].sum() > 2 * before[number].sum()
    tempo = float((after.sum(axis=0) * people.tempos).sum())
    guess = float((before.sum(axis=0) * people.tempos).sum())
    assert abs(tempo - usual_tempo(person)) < abs(guess - usual_tempo(person))


def flown(person: Person, number: int, target: str) -> Flight:
    routes, odds = route_weights(TABLE, seeing_well(person), START, target, CANDIDATES)
    stops = TABLE.numbers((START, *routes[int(np.argmax(odds))]))
    seen = seen_mm(TABLE, seeing_well(person))[stops[:-1], stops[1:]]
    holds = tuple(round(ms) for ms in meant_ms(person, seen, usual_tempo(person)).tolist())
    return Flight(
        round=number,
        source=Seat(1),
        start=START,
        target=target,
        candidates=CANDIDATES,
        prize=1,
        transmissions=(Transmission(START, holds, ()),),
    )


def test_it_is_stated_for_who_listens_in_contact() -> None:
    assert {task.game for task in TASKS if not absence(LEARNER, task)} == {"contact"}
    (episode,) = meet(CONTACT, LEARNER, "public", strangers("public", 1), 0, "table/0")
    assert episode.role == "listener"
    assert len(episode.seen) == 6
    assert all(one.sure is not None for one in episode.seen)


def test_it_listens_better_than_who_takes_signals_at_their_face_value() -> None:
    found = {
        player: [
            one.score
            for episode in meet(CONTACT, player, "public", strangers("public", 4), 0, "table/0")
            if episode.role == "listener"
            for one in episode.seen
        ]
        for player in (LEARNER, "naive")
    }
    assert sum(found[LEARNER]) >= sum(found["naive"]) + 3
