"""Routes that stand out, and the Sources recognised by them."""

from __future__ import annotations

import numpy as np
import pytest
from tests.players.contact.games import GAME

from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import Flight, Guess, Transmission
from heliograph.kernel.seats import Seat
from heliograph.players.contact.listening.belief import set_in_its_ways, sketch, tastes_of
from heliograph.players.contact.listening.learning import belief_from
from heliograph.players.contact.listening.machines import Listener
from heliograph.players.contact.listening.standing_out import odds_of_standing_out
from heliograph.players.contact.listening.tastes import STANDING_OUT
from heliograph.players.contact.routes import Table, table_of
from heliograph.players.contact.speaking.route_choice import Route, choose_route, shortest_route
from heliograph.players.contact.speaking.voice import Voice

CANDIDATES = tuple("ACEGIKM")


@pytest.fixture(scope="module")
def table() -> Table:
    return table_of(GAME.start(Setup(), "standing out").layout)


def clearest(table: Table, target: str) -> Route:
    """The route a simple Source takes."""
    crew = (Listener(dict.fromkeys(CANDIDATES, 1 / len(CANDIDATES)), sketch(set_in_its_ways())),)
    return choose_route(table, "earth", target, crew, Voice(), hops=2, thorough=False).stops


def flight(table: Table, number: int, route: Route) -> Flight:
    stops = table.numbers(("earth", *route))
    log_ms = Voice().lasting(table.log_length[Voice().reading][stops[:-1], stops[1:]])
    holds = tuple(round(ms) for ms in np.exp(log_ms).tolist())
    return Flight(
        round=number,
        source=Seat(0),
        start="earth",
        target=route[-1],
        candidates=CANDIDATES,
        prize=1,
        transmissions=(Transmission("earth", holds, ()),),
        guesses=(Guess(Seat(1), route[-1], True),),
    )


def test_the_likeliest_is_what_a_source_of_one_idea_takes(table: Table) -> None:
    earth = table.number["earth"]
    for target in CANDIDATES:
        route = clearest(table, target)
        every = table.routes(earth, len(route))
        odds = odds_of_standing_out(table, earth, CANDIDATES, len(route))
        assert odds[(every.stops[:, 1:] == table.numbers(route)).all(axis=1)].item() > 0.7


def test_odds_to_each_planet_come_to_one(table: Table) -> None:
    earth = table.number["earth"]
    for target in CANDIDATES:
        ends = [table.routes(earth, hops).ends == table.number[target] for hops in (1, 2, 3)]
        odds = [odds_of_standing_out(table, earth, CANDIDATES, hops) for hops in (1, 2, 3)]
        assert sum(float(o[e].sum()) for o, e in zip(odds, ends, strict=True)) == pytest.approx(1.0)


def test_a_source_is_known_by_routes_that_stand_out_and_by_no_others(table: Table) -> None:
    clear, short = (
        belief_from(
            table, tuple(flight(table, n, way(table, to)) for n, to in enumerate(CANDIDATES, start=1))
        )
        for way in (clearest, lambda table, to: shortest_route(table, "earth", to))
    )
    assert tastes_of(clear)[STANDING_OUT] > 0.8
    assert tastes_of(short)[STANDING_OUT] < 0.2
