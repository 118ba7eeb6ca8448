"""The after-game review."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from tests.games.critical_orbit.driver import gets_on_with_it
from tests.games.critical_orbit.table import GAME, PACK, at

from heliograph.games.critical_orbit.changes.writing import Entered
from heliograph.games.critical_orbit.moves.pausing import Pause, Paused, Resumed
from heliograph.games.critical_orbit.moves.ready import Ready
from heliograph.games.critical_orbit.rules.jobs import seat_of
from heliograph.games.critical_orbit.rules.spacecraft import oxygen_reached
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.codec import encode
from heliograph.kernel.log import Entry, Log
from heliograph.kernel.match import Match, Played, begin
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import play_out
from heliograph.review import review
from heliograph.review.critical_orbit.account.oxygen import review_oxygen
from heliograph.review.critical_orbit.log import Mission, Moment, mission_of
from heliograph.review.critical_orbit.types import Review

SETUPS = {
    "four": Setup(clock="untimed", turns=7, difficulty="easy"),
    "two and the deck": Setup(seats=2, houston=None, bengaluru=1, cologne=None, clock="untimed", turns=6),
    "alone": Setup(seats=1, houston=0, bengaluru=0, cologne=0, clock="untimed", turns=5, start=12),
}


@cache
def played(name: str) -> tuple[Log, State]:
    play = play_out(GAME, SETUPS[name], "review", gets_on_with_it)
    return play.log, play.last.state


@cache
def reviewed(name: str) -> Review:
    found = review("critical_orbit", played(name)[0])
    assert isinstance(found, Review)
    return found


@pytest.mark.parametrize("name", SETUPS)
def test_everything_that_was_delivered_is_on_the_timeline(name: str) -> None:
    """MC-6, MC-16, MC-34."""
    found, mercury = reviewed(name), played(name)[1].mercury
    came = found.deliveries
    assert tuple(one.what for one in came if one.kind == "tile") == mercury.tiles
    unlocked = [one.what for one in came if one.kind == "unlock"]
    assert tuple(card for card in unlocked if card != "cross") == mercury.unlocked
    assert sum(one.kind == "valve" for one in came) == sum(mercury.valves.values())
    halves = sum(one.kind == "half" for one in came)
    traded = sum(one.kind == "valve" and one.job == "bengaluru" for one in came)
    assert halves == sum(mercury.halves.values()) + 2 * traded
    assert [one.ms for one in came] == sorted(one.ms for one in came)
    assert all(1 <= one.turn <= found.turns for one in came)


@pytest.mark.parametrize("name", SETUPS)
def test_what_was_possible_is_never_less_than_what_was_built(name: str) -> None:
    found, end = reviewed(name), played(name)[1]
    possible = [step.possible for step in found.oxygen]
    assert all(step.built <= step.possible for step in found.oxygen)
    assert possible == sorted(possible)
    assert found.oxygen[-1].built == oxygen_reached(PACK, end.mercury) == found.built.oxygen
    assert found.best.board.oxygen == possible[-1]


@pytest.mark.parametrize("name", SETUPS)
def test_the_best_arrangement_is_one_that_the_rules_count(name: str) -> None:
    """MC-27, MC-32, MC-36: it uses only what Mercury has."""
    best, mercury = reviewed(name).best.board, played(name)[1].mercury
    assert set(best.spots) <= set(mercury.tiles)
    for canister, place in mercury.canisters.items():
        assert best.canisters[canister][0] == place[0]
        assert canister in mercury.unlocked or best.canisters[canister] == place
    assert len(set(best.canisters.values())) == len(best.canisters)
    for colour, count in mercury.valves.items():
        assert sum(stem.endswith(colour) for stem in best.covered) <= count


@pytest.mark.parametrize("name", SETUPS)
def test_only_choices_beyond_the_noise_are_shown(name: str) -> None:
    found = reviewed(name)
    assert len(found.choices) <= 3
    for choice in found.choices:
        best = choice.options[0]
        assert best.leave != choice.left
        assert best.gap >= best.spread
        own = next(option for option in choice.options if option.leave == choice.left)
        assert (own.gap, own.spread) == (0, 0)
        assert choice.turn <= choice.until
    gaps = [choice.options[0].gap for choice in found.choices]
    assert gaps == sorted(gaps, reverse=True)


@pytest.mark.parametrize("name", SETUPS)
def test_figures_of_a_job(name: str) -> None:
    found, (log, end) = reviewed(name), played(name)
    events = [event for moment in mission_of(log).moments for event in moment.events]
    for job in found.jobs:
        assert job.seat == seat_of(end.setup, job.job)
        assert job.stars_used + job.stars_let_go <= job.stars
        assert (job.seconds is None) == (job.seat is None)
    bengaluru = found.jobs[2]
    assert bengaluru.entries == sum(isinstance(e, Entered) and e.station == "bengaluru" for e in events)
    written = len(end.bengaluru.written) - len(PACK.bengaluru_board.seeds)
    assert bengaluru.entries - bengaluru.taken_back == written
    assert found.jobs[0].entries == found.turns


def test_the_result_is_the_product_of_its_shares() -> None:
    found = reviewed("four")
    built = min(found.built.oxygen, found.target)
    assert found.shares.delivered * found.shares.built == pytest.approx(built / found.target, abs=1e-3)


def test_the_mission_s_clock_stands_still_in_a_pause() -> None:
    match = begin(GAME, Setup(seats=1, houston=0, bengaluru=0, cologne=0, pauses=True), "pause")
    assert isinstance(match, Match)
    entries: list[Entry] = []
    for action, now in ((Ready(), 5_000), (Pause(), 8_000), (Pause(), 60_000), (Pause(), 61_000)):
        step = match.play(Seat(0), encode(action), now)
        assert isinstance(step, Played)
        match = step.match
        entries.append(step.entry)
    moments = mission_of(Log(match.header, tuple(entries))).moments
    assert [moment.ms for moment in moments] == [0, 3_000, 3_000, 4_000]
    assert Paused() in moments[1].events
    assert Resumed() in moments[2].events


def _standing(*texts: str) -> Mission:
    """One state for each text, in order."""
    states = [at(text) for text in texts]
    moments = tuple(
        Moment(seq, 1000 * seq, before, state, ())
        for seq, (before, state) in enumerate(zip(states[:1] + states, states, strict=False), 1)
    )
    return Mission(PACK, moments, states[-1])


def test_parts_for_the_target_are_noticed_although_nothing_was_built() -> None:
    """MC-39: tiles with their valves have the target's oxygen on a board with movable canisters."""
    rest = "unlocked yellow-round blue-round green-round, start 1, difficulty easy"
    mission = _standing(
        f"turn 3, phase roll, tiles L1 J1, {rest}",
        f"turn 5, phase roll, tiles L1 J1 L4 J4 S5 Z5 L3 J3, valves white=2 black=2, {rest}",
    )
    found = review_oxygen(mission)
    assert found.built.oxygen == 0
    assert found.best.board.oxygen >= 6
    assert found.possible_from is not None
    assert found.possible_from.turn == 5


def test_a_review_can_be_sent() -> None:
    encoded = encode(reviewed("four"))
    assert msgspec.json.decode(encoded, type=Review) == reviewed("four")
