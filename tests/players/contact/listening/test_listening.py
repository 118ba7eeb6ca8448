"""The listener: how it understands recordings, and what it learns about their sender."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest
from msgspec.structs import replace
from tests.games.contact.distances import edge_distance_mm
from tests.players.contact.games import GAME, play

from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import Flight, Guess, Layout, Transmission
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players import make_player
from heliograph.players.contact import routes
from heliograph.players.contact.conventions import CONVENTIONS
from heliograph.players.contact.listening import hearing
from heliograph.players.contact.listening.belief import TEMPI, USUAL_TEMPO, readings_of, sketch, stranger
from heliograph.players.contact.listening.learning import belief_from
from heliograph.players.contact.listening.one_round import certainty, listen
from heliograph.players.contact.listening.tastes import STANDING_OUT, odds_of_wishes
from heliograph.players.contact.routes import Table, table_of
from heliograph.players.contact.speaking import audience
from heliograph.players.contact.speaking.voice import Voice

PLANETS = tuple("ABCDEFGHIJKLMNOPQR")
USUAL = Voice()


@pytest.fixture(scope="module")
def layout() -> Layout:
    layout: Layout = GAME.start(Setup(), "listen").layout
    return layout


@pytest.fixture(scope="module")
def table(layout: Layout) -> Table:
    return table_of(layout)


def sent(table: Table, stops: tuple[str, ...], voice: Voice = USUAL) -> Transmission:
    """A route tapped without errors."""
    way = table.numbers(("earth", *stops))
    log_ms = table.log_length[voice.reading][way[:-1], way[1:]] + voice.tempo
    return Transmission("earth", tuple(round(ms) for ms in np.exp(log_ms).tolist()), ())


def some_route(table: Table, target: str, hops: int, number: int = 0) -> tuple[str, ...]:
    ways = table.routes(table.number["earth"], hops).ending_in(table.numbers((target,))).stops
    return table.names(ways[number % len(ways), 1:])


def test_routes_are_exactly_the_legal_ones(layout: Layout, table: Table) -> None:
    """CT-14 to CT-17, CT-H4."""
    chips = [chip.id for chip in layout.chips if chip.id != "earth"]
    legal = {
        stops
        for hops in (1, 2, 3)
        for stops in permutations(chips, hops)
        if all(there in layout.links[here] for here, there in zip(("earth", *stops), stops, strict=False))
    }
    earth = table.number["earth"]
    listed = [table.names(stops[1:]) for hops in (1, 2, 3) for stops in table.routes(earth, hops).stops]
    assert set(listed) == legal
    assert len(listed) == len(legal)


def test_distances_are_those_of_the_rules(layout: Layout, table: Table) -> None:
    """CT-H3."""
    for here, there in (("earth", "A"), ("B", "Q"), ("K", "L")):
        expected = edge_distance_mm(layout, here, there, 3)
        assert table.edge_mm[table.number[here], table.number[there]] == pytest.approx(expected)


@pytest.mark.parametrize("hops", [3, 4])
def test_a_clean_signal_points_at_its_target(table: Table, hops: int) -> None:
    for target in "AFK":
        heard = tuple(sent(table, some_route(table, target, hops, number)) for number in (0, 7, 19))
        sure = certainty(listen(table, stranger(), heard, PLANETS), PLANETS, ())
        assert max(sure, key=sure.__getitem__) == target
        assert sum(sure.values()) == pytest.approx(1.0)


def test_who_is_out_gets_nothing(table: Table) -> None:
    heard = (sent(table, some_route(table, "A", 2)),)
    sure = certainty(listen(table, stranger(), heard, PLANETS), PLANETS, {"A", "B"})
    assert sure["A"] == sure["B"] == 0.0
    assert sum(sure.values()) == pytest.approx(1.0)


def test_a_shown_stopover_narrows_the_choice(table: Table) -> None:
    """CT-42."""
    route = some_route(table, "C", 3, 5)
    blind = sent(table, route)
    seen = replace(blind, shown=route[:1])
    before, after = (
        certainty(listen(table, stranger(), (one,), PLANETS), PLANETS, one.shown) for one in (blind, seen)
    )
    assert after["C"] > before["C"]
    unreachable = [c for c in PLANETS if c == route[0]]
    assert all(after[chip] == 0 for chip in unreachable)


def test_long_routes_are_heard_almost_as_if_listed(table: Table) -> None:
    ends = table.numbers(PLANETS)
    recording = np.log([sent(table, some_route(table, "D", 3, 11)).holds])
    earth, nothing = table.number["earth"], table.numbers(())
    every = table.routes(earth, 3)
    meant = every.leading_to(ends)
    odds = odds_of_wishes(table, earth, 3)[:, meant]
    listed = hearing._by_routes(table, every.only(meant), odds, recording, ends)
    walked = hearing._by_walks(table, earth, nothing, recording, ends)
    for fits in (listed, walked):
        fits /= fits.sum()
    assert np.abs(listed.sum(axis=(1, 2, 3, 4)) - walked.sum(axis=(1, 2, 3, 4))).max() < 0.1


def test_a_very_long_route_is_still_heard(table: Table) -> None:
    stops = some_route(table, "A", 4, 3)
    longer = next(
        (*stops[:-1], *way)
        for way in permutations([c for c in PLANETS if c not in stops], 2)
        if table.linked[table.number[stops[-2]], table.number[way[0]]]
        and table.linked[table.number[way[0]], table.number[way[1]]]
    )
    sure = certainty(listen(table, stranger(), (sent(table, longer),), PLANETS), PLANETS, ())
    assert sure[longer[-1]] > 1 / len(PLANETS)


def test_repeating_one_route_is_not_taken_for_new_evidence(table: Table) -> None:
    """CT-22: the same taps again say less than other taps would. A Source that likes routes that stand out is
    left out, since it is recognised by repeating itself."""
    once = sent(table, some_route(table, "E", 2))
    belief = stranger().copy()
    belief[STANDING_OUT] = 0.0
    joint = listen(table, belief, (once, once, once), PLANETS)
    alone = [
        certainty(listen(table, belief, (once,), PLANETS), PLANETS, ()),
        certainty(joint, PLANETS, ()),
    ]
    naive = {chip: sure**3 for chip, sure in alone[0].items()}
    overrated = max(naive.values()) / sum(naive.values())
    assert max(alone[1].values()) < overrated


def flown(table: Table, voice: Voice, rounds: int) -> tuple[Flight, ...]:
    return tuple(
        Flight(
            round=number + 1,
            source=Seat(0),
            start="earth",
            target=PLANETS[number],
            candidates=PLANETS,
            prize=1,
            transmissions=(sent(table, some_route(table, PLANETS[number], 3, 3 * number), voice),),
            guesses=(Guess(Seat(1), PLANETS[number], True),),
        )
        for number in range(rounds)
    )


@pytest.mark.parametrize("convention", range(len(CONVENTIONS)), ids=CONVENTIONS)
@pytest.mark.parametrize("slower", [1.0, 0.6])
def test_tempo_and_convention_are_learned_from_finished_rounds(
    table: Table, convention: int, slower: float
) -> None:
    voice = Voice(convention, USUAL_TEMPO - float(np.log(slower)))
    belief = belief_from(table, flown(table, voice, 4))
    assert int(np.argmax(readings_of(belief))) == convention
    best = max(sketch(belief), key=lambda part: part.weight)
    assert best.tempo == pytest.approx(voice.tempo, abs=0.1)


def test_no_belief_is_given_up_for_good(table: Table) -> None:
    belief = belief_from(table, flown(table, USUAL, 6))
    assert (belief > 0).all()
    assert belief.sum() == pytest.approx(1.0)


def test_a_known_route_teaches_more_than_a_guessed_one(table: Table) -> None:
    """CT-H5: guided mode reveals the route after the round."""
    free = flown(table, USUAL, 1)
    route = some_route(table, PLANETS[0], 3, 0)
    known = (replace(free[0], transmissions=(replace(free[0].transmissions[0], route=route),)),)

    def spread(flights: tuple[Flight, ...]) -> float:
        by_tempo = belief_from(table, flights).sum(axis=(0, 1, 2))
        return float(by_tempo @ (TEMPI - by_tempo @ TEMPI) ** 2)

    assert spread(known) < spread(free)


def test_what_was_learned_does_not_hang_on_what_is_remembered() -> None:
    """A seat can be taken over by a fresh process at any time."""
    _, decisions = play(Setup(mode="professional"), "fresh", timing_cv=0.15)
    for memory in (belief_from, hearing._fit, routes._table, routes._list_routes, audience._by_guess):
        memory.cache_clear()
    for decision in reversed(decisions):
        player = make_player("contact", "strong")
        again = player.act(decision.view, decision.prompt, Chance.from_seed("x"), decision.told)
        assert again == decision.action
