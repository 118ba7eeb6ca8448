"""The after-game review."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from msgspec.structs import replace
from tests.players.contact.games import GAME, play

from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import Flight, Guess, State, Transmission
from heliograph.kernel.codec import decode, encode
from heliograph.kernel.log import Entry, Log
from heliograph.kernel.match import Match, Played, begin
from heliograph.kernel.seats import Seat
from heliograph.review import review
from heliograph.review.contact.review import review_mission
from heliograph.review.contact.types import Review


@cache
def mission(**kwargs: str | int | bool) -> tuple[State, Review]:
    strengths = ("naive", "strong")
    setup = msgspec.convert(kwargs, Setup)
    match, decisions = play(setup, "review", strengths, timing_cv=0.0)
    log = logged(setup, "review", [(one.seat, one.action) for one in decisions])
    verdict = review("contact", log)
    assert isinstance(verdict, Review)
    return match.state, verdict


def logged(setup: Setup, seed: str, moves: list[tuple[Seat, msgspec.Struct]]) -> Log:
    match = begin(GAME, setup, seed)
    assert isinstance(match, Match)
    entries: list[Entry] = []
    for seat, move in moves:
        played = match.play(seat, encode(move), 0)
        assert isinstance(played, Played)
        match = played.match
        entries.append(played.entry)
    return Log(match.header, tuple(entries))


def test_every_round_and_transmission_is_there() -> None:
    state, verdict = mission(level=4)
    assert [one.round for one in verdict.rounds] == [flight.round for flight in state.history]
    for one, flight in zip(verdict.rounds, state.history, strict=True):
        assert (one.source, one.target, one.prize) == (flight.source, flight.target, flight.prize)
        assert [sent.holds for sent in one.transmissions] == [sent.holds for sent in flight.transmissions]
        assert sum((sent.guesses for sent in one.transmissions), ()) == flight.guesses
        for sent in one.transmissions:
            assert set(sent.posterior) == set(flight.candidates)
            assert sum(sent.posterior.values()) == pytest.approx(1, abs=0.01)
            assert sent.ideal.stops[-1] == flight.target
            assert 0 <= sent.ideal_chance <= 1
            assert sent.remarks
    assert verdict.points == sum(state.won)
    assert 0 < verdict.share_of_possible <= 1


def test_free_mode_finds_the_route_and_says_that_it_is_a_guess() -> None:
    _, verdict = mission(level=4)
    sent = [sent for one in verdict.rounds for sent in one.transmissions]
    assert all(not one.exact and one.meant is not None for one in sent)
    for one in verdict.rounds:
        for each in one.transmissions:
            assert each.meant is not None
            assert each.meant.stops[-1] == one.target
            assert len(each.meant.distances_mm) == len(each.holds)


def test_guided_mode_knows_the_route() -> None:
    """CT-H5."""
    state, verdict = mission(level=4, route="guided")
    for one, flight in zip(verdict.rounds, state.history, strict=True):
        for reviewed, sent in zip(one.transmissions, flight.transmissions, strict=True):
            assert reviewed.exact
            assert reviewed.meant is not None
            assert reviewed.meant.stops == sent.route


def test_the_crew_of_the_review_does_not_know_the_route_either() -> None:
    free, guided = mission(level=4)[1], mission(level=4, route="guided")[1]
    first = free.rounds[0].transmissions[0]
    assert first.posterior == guided.rounds[0].transmissions[0].posterior
    assert max(first.posterior.values()) < 1


def test_every_source_has_its_timing() -> None:
    _, verdict = mission(level=4, route="guided")
    assert [source.seat for source in verdict.sources] == [0, 1]
    for source in verdict.sources:
        assert source.convention == "edge"
        assert sum(source.conventions.values()) == pytest.approx(1, abs=0.01)
        assert 50 < source.tempo_mm_per_s < 130
        assert 0.04 < source.scatter < 0.2
        assert list(source.curve) == sorted(source.curve, key=lambda point: point.distance_mm)
        for flight in source.flights:
            assert flight.exact
            if flight.distance_mm < 50:
                continue  # short gaps last as long as people can hear
            assert flight.duration_ms / flight.distance_mm == pytest.approx(
                1000 / source.tempo_mm_per_s, rel=0.5
            )


@pytest.mark.parametrize("practice", [False, True])
def test_professional_missions_are_reviewed_too(practice: bool) -> None:
    """CT-H16: the practice flight counts nothing."""
    state, verdict = mission(mode="professional", practice=practice)
    assert (verdict.rounds[0].round == 0) == practice
    assert verdict.points == sum(state.won)
    assert decode(encode(verdict), Review) == verdict


def flight(state: State, holds: tuple[int, ...], target: str) -> Flight:
    return Flight(
        round=1,
        source=Seat(0),
        start="earth",
        target=target,
        candidates=("A", "B", "C", "D"),
        prize=4,
        transmissions=(Transmission("earth", holds, (400,) * (len(holds) - 1)),),
        guesses=(Guess(Seat(1), target, True),),
    )


def test_a_recording_that_leads_nowhere_is_said_to() -> None:
    """Free mode checks nothing (CT-H5): a single flight to a planet that cannot be reached directly."""
    state: State = GAME.start(Setup(), "nowhere")
    hidden = next(
        chip.id
        for chip in state.layout.chips
        if chip.kind == "planet" and chip.id not in state.layout.links["earth"]
    )
    one = flight(state, (1500,), hidden)
    one = replace(one, candidates=tuple(sorted({*one.candidates, hidden})))
    verdict = review_mission(state.layout, (one,), 2)
    sent = verdict.rounds[0].transmissions[0]
    assert sent.meant is None
    assert "review-no-route" in {remark.id for remark in sent.remarks}
    assert verdict.sources[0].flights == ()


def test_a_wild_recording_is_reviewed_all_the_same() -> None:
    state: State = GAME.start(Setup(), "wild")
    wild = flight(state, (60, 60000, 61, 59999, 70, 80, 90, 5000), "A")
    verdict = review_mission(state.layout, (wild,), 2)
    assert sum(verdict.rounds[0].transmissions[0].posterior.values()) == pytest.approx(1, abs=0.01)
