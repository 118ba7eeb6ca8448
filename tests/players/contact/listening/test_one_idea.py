"""Machines of one idea: known by short routes tapped by the book, and not mixed up with people."""

from __future__ import annotations

from math import log

import numpy as np
import pytest
from msgspec.structs import replace
from tests.players.contact.games import GAME

from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import Flight, Guess, Transmission
from heliograph.games.contact.telling.view import View
from heliograph.kernel.seats import Seat
from heliograph.players.contact.conventions import CENTRE, EDGE
from heliograph.players.contact.habits import SLOWER, SLOWEST
from heliograph.players.contact.listening.belief import (
    TEMPI,
    USUAL_TEMPO,
    readings_of,
    stranger,
    tastes_of,
    without_one_idea,
)
from heliograph.players.contact.listening.learning import belief_from
from heliograph.players.contact.listening.shortest import odds_of_the_shortest
from heliograph.players.contact.listening.slowing import AFTER_A_MISS
from heliograph.players.contact.listening.tastes import SHORTEST
from heliograph.players.contact.routes import Table, table_of
from heliograph.players.contact.speaking.audience import KINDS, kinds_of_listener
from heliograph.players.contact.speaking.people import people_like
from heliograph.players.contact.speaking.route_choice import shortest_route
from heliograph.players.contact.speaking.voice import Voice

CANDIDATES = tuple("ACEGIKM")
VIEW: View = GAME.view(GAME.start(Setup(), "one idea"), Seat(0))
BY_THE_BOOK = Voice()
FROM_THE_CENTRE = Voice(CENTRE, USUAL_TEMPO - 0.3)


@pytest.fixture(scope="module")
def table() -> Table:
    return table_of(VIEW.layout)


def shortest_flights(table: Table, voice: Voice) -> tuple[Flight, ...]:
    """A round to each candidate by the shortest route, understood at once."""
    return tuple(_flight(table, voice, number, to) for number, to in enumerate(CANDIDATES, start=1))


def _flight(table: Table, voice: Voice, number: int, target: str) -> Flight:
    stops = table.numbers(("earth", *shortest_route(table, "earth", target)))
    log_ms = voice.lasting(table.log_length[voice.reading][stops[:-1], stops[1:]])
    holds = tuple(round(ms) for ms in np.exp(log_ms).tolist())
    return Flight(
        round=number,
        source=Seat(1),
        start="earth",
        target=target,
        candidates=CANDIDATES,
        prize=1,
        transmissions=(Transmission("earth", holds, ()),),
        guesses=(Guess(Seat(0), target, True),),
    )


def test_the_very_shortest_route_is_the_one_a_naive_source_takes(table: Table) -> None:
    for target in CANDIDATES:
        route = shortest_route(table, "earth", target)
        for hops in range(1, 5):
            every = table.routes(table.number["earth"], hops)
            odds = odds_of_the_shortest(table, table.number["earth"], hops)
            taken = every.stops[(odds > 0) & (every.ends == table.number[target]), 1:]
            assert [table.names(stops) for stops in taken] == ([route] if len(route) == hops else [])


def test_short_routes_are_a_machines_only_if_they_are_tapped_by_the_book(table: Table) -> None:
    machine, person = (
        tastes_of(belief_from(table, shortest_flights(table, voice)))[SHORTEST]
        for voice in (BY_THE_BOOK, FROM_THE_CENTRE)
    )
    assert machine > 0.5
    assert person < 0.05


def test_a_machine_slows_down_by_fixed_steps_and_a_person_somehow() -> None:
    machine, person = np.zeros_like(stranger()), np.zeros_like(stranger())
    machine[SHORTEST, EDGE, 0, len(TEMPI) // 2] = person[1, EDGE, 0, len(TEMPI) // 2] = 1.0
    for misses in range(1, 4):
        machine, person = machine @ AFTER_A_MISS, person @ AFTER_A_MISS
        steps = min(misses, SLOWEST) * -log(SLOWER)
        likeliest = TEMPI[int(machine[SHORTEST, EDGE, 0].argmax())]
        assert likeliest == pytest.approx(USUAL_TEMPO + steps, abs=0.05)
        assert TEMPI[int(person[1, EDGE, 0].argmax())] == pytest.approx(USUAL_TEMPO)
        assert machine.sum() == pytest.approx(1.0)


def test_people_are_imagined_as_if_there_were_no_machines(table: Table) -> None:
    """Else most people would seem to tap by the book, even before any signal."""
    assert readings_of(stranger())[EDGE] > 0.36
    assert readings_of(without_one_idea(stranger()))[EDGE] == pytest.approx(0.3)
    linked = np.nonzero(table.linked)
    off = (people_like(table, (), ()).expects - table.log_length[EDGE])[:, linked[0], linked[1]]
    assert np.mean(off.std(axis=1) < 0.1) == pytest.approx(0.3, abs=0.05)


def test_a_guesser_is_known_for_a_machine_by_its_own_taps(table: Table) -> None:
    of_one_idea = next(number for number, kind in enumerate(KINDS) if not kind.learns)
    shares = [
        kinds_of_listener(replace(VIEW, guesser=Seat(1), history=shortest_flights(table, voice)))
        for voice in (BY_THE_BOOK, FROM_THE_CENTRE)
    ]
    assert shares[0].argmax() == of_one_idea
    assert shares[0][of_one_idea] > 0.6
    assert shares[1].argmax() == len(KINDS)
    assert shares[1][of_one_idea] < 0.05
