"""The turn, the clock and the stars (MC-3 to MC-25)."""

from __future__ import annotations

import pytest
from tests.games.critical_orbit.table import (
    BENGALURU,
    COLOGNE,
    GAME,
    HOUSTON,
    MERCURY,
    THREE_ROWS,
    after,
    at,
    enter,
    place,
    seen,
    step,
    told,
    why_not,
)

from heliograph.games.critical_orbit.box.boards import STATIONS
from heliograph.games.critical_orbit.changes.earning import StarSkipped
from heliograph.games.critical_orbit.changes.settling import ControlLocked
from heliograph.games.critical_orbit.moves.entering import Enter, Lock, Locked, SkipStar
from heliograph.games.critical_orbit.moves.keeping import Keep
from heliograph.games.critical_orbit.moves.pausing import Pause
from heliograph.games.critical_orbit.moves.radio import Call, Want
from heliograph.games.critical_orbit.moves.ready import Ready
from heliograph.games.critical_orbit.moves.rolling import Roll, Rolled
from heliograph.games.critical_orbit.state import Wish
from heliograph.kernel.seats import Seat


def test_mc_4_when_time_runs_out_the_mission_is_lost() -> None:
    state = at("deadline 5000, kept 3 4")
    assert GAME.due(state) == 5000
    ended = GAME.tick(state, 5000).state
    assert (ended.phase, ended.won, ended.ended) == ("over", False, "time")
    assert why_not(ended, MERCURY, Roll()) == "mc-refused-over"


def test_mc_6_each_station_delivers_its_own_goods() -> None:
    state = at("kept 3 4, houston d4=1 d5=1 e5=5, bag white, stars houston=1 cologne=1, cologne 4-1=1")
    tile = after(state, *enter("houston", "c4=1", star=True)).mercury.tiles
    unlocked = after(state, *enter("cologne", "4-2=6", star=True)).mercury.unlocks
    assert (len(tile), len(unlocked)) == (1, 7)
    grid = at(f"kept 4 2, bag white, bengaluru {THREE_ROWS}")
    assert after(grid, *enter("bengaluru", "A-a4=4")).mercury.halves == {"white": 1}


def test_mc_13_the_clock_starts_when_all_are_ready() -> None:
    state = at("phase ready")
    assert why_not(state, MERCURY, Roll()) == "mc-refused-not-started"
    waiting = after(state, *((seat, Ready()) for seat in range(3)))
    assert GAME.due(waiting) is None
    assert GAME.due(step(waiting, COLOGNE, Ready(), now=700).state) == 700 + 20 * 60_000


def test_mc_13_mercury_rolls_three_dice_and_reads_them_out() -> None:
    state = at("")
    assert why_not(state, HOUSTON, Roll()) == "mc-refused-only-mercury"
    [event] = told(state, MERCURY, Roll(), viewer=HOUSTON)
    assert isinstance(event, Rolled)
    assert len(event.dice) == 3
    assert set(event.dice) <= set(range(1, 7))


def test_mc_14_they_discuss_and_mercury_has_the_last_word() -> None:
    state = at("phase choose, dice 1 3 4")
    wanted = after(state, (HOUSTON, Want("houston", 1)), (COLOGNE, Want("cologne", 3)))
    assert {job: wish.leave for job, wish in seen(wanted, BENGALURU).wants.items()} == {
        "houston": 1,
        "cologne": 3,
    }
    assert why_not(wanted, HOUSTON, Keep(1)) == "mc-refused-only-mercury"
    kept = after(wanted, (MERCURY, Keep(4)))
    assert kept.kept == (1, 3)
    assert why_not(kept, MERCURY, Keep(1)) == "mc-refused-no-dice"


def test_mc_14_a_wish_may_leave_it_open_or_insist_and_says_why() -> None:
    state = at("phase choose, dice 1 3 4")
    wished = after(state, (HOUSTON, Want("houston", 3, "shape-L", firm=True)), (COLOGNE, Want("cologne", 0)))
    assert seen(wished, MERCURY).wants == {"houston": Wish(3, "shape-L", True), "cologne": Wish(0, "", False)}
    again = after(wished, (HOUSTON, Want("houston", 0, "room", firm=True)))
    assert seen(again, MERCURY).wants["houston"] == Wish(0, "room", False)
    assert why_not(state, HOUSTON, Want("houston", 6)) == "mc-refused-forced"
    assert why_not(state, HOUSTON, Want("houston", 3, "because")) == "mc-refused-reason"
    assert why_not(state, HOUSTON, Want("cologne", 3)) == "mc-refused-other-job"
    assert why_not(at("kept 3 4"), HOUSTON, Want("houston", 3)) == "mc-refused-no-dice"


def test_mc_14_mercury_says_what_it_is_short_of_at_any_time() -> None:
    for when in ("", "phase choose, dice 1 3 4", "kept 3 4"):
        called = after(at(when), (MERCURY, Call(("T", "white"))))
        assert seen(called, COLOGNE).needs == ("T", "white")
    assert why_not(at(""), MERCURY, Call(("T", "T"))) == "mc-refused-needs"
    assert why_not(at(""), HOUSTON, Call(("T",))) == "mc-refused-only-mercury"


def test_mc_14_wishes_last_until_the_next_roll() -> None:
    state = after(at("phase choose, dice 1 3 4"), (HOUSTON, Want("houston", 3)), (MERCURY, Keep(4, "room")))
    assert (len(state.wants), state.kept_why) == (1, "room")
    locked = at("kept 3 4, wish houston 3 shape-L, left houston, left bengaluru, left cologne")
    done = after(locked, *((seat, Lock(name)) for seat, name in enumerate(STATIONS, 1)))
    assert (done.wants, done.kept_why) == ({}, "")


def test_mc_15_all_stations_enter_the_same_two_values() -> None:
    kept = after(at("phase choose, dice 1 3 4"), (MERCURY, Keep(4)))
    assert [desk.left for desk in kept.desks.values()] == [(1, 3)] * 3
    once = after(kept, *enter("houston", "d4=3"))
    assert why_not(once, HOUSTON, Lock("houston")) == "mc-refused-enter-first"
    assert why_not(once, HOUSTON, Enter("houston", "d5", 3, False)) == "mc-refused-value"
    after(once, *enter("houston", "d5=1"), (HOUSTON, Lock("houston")))


@pytest.mark.parametrize(("value", "tracks"), [(1, (1, 0)), (3, (1, 0)), (4, (0, 1)), (6, (0, 1))])
def test_mc_16_the_third_value_moves_a_valve(value: int, tracks: tuple[int, int]) -> None:
    kept = after(at(f"phase choose, dice 2 5 {value}"), (MERCURY, Keep(value)))
    assert (kept.mercury.tracks["white"], kept.mercury.tracks["black"]) == tracks


def test_mc_17_stars_on_the_track_and_a_valve_at_its_end() -> None:
    star = after(at("phase choose, dice 2 5 1, track white=2"), (MERCURY, Keep(1)))
    assert seen(star, COLOGNE).stars == 1
    end = after(at("phase choose, dice 2 5 1, track white=7"), (MERCURY, Keep(1)))
    assert end.mercury.valves == {"white": 1}


def test_mc_18_a_track_is_not_refilled() -> None:
    again = after(at("phase choose, dice 2 5 1, track white=8, valves white=1"), (MERCURY, Keep(1)))
    assert (again.mercury.valves, again.mercury.tracks["white"]) == ({"white": 1}, 8)


def test_mc_19_mercury_rolls_when_everybody_is_locked() -> None:
    state = at("kept 3 4, left houston, left bengaluru, left cologne, locked bengaluru cologne")
    assert why_not(state, MERCURY, Roll()) == "mc-refused-not-locked"
    assert told(state, HOUSTON, Lock("houston")) == (Locked("houston"), ControlLocked())
    after(state, (HOUSTON, Lock("houston")), (MERCURY, Roll()))


def test_mc_19_stars_are_resolved_first() -> None:
    state = at(
        "kept 3 4, left houston, left bengaluru, left cologne, locked bengaluru cologne, stars cologne=1"
    )
    assert told(state, HOUSTON, Lock("houston")) == (Locked("houston"),)
    locked = after(state, (HOUSTON, Lock("houston")))
    assert why_not(locked, MERCURY, Roll()) == "mc-refused-not-locked"
    assert told(locked, COLOGNE, SkipStar("cologne")) == (StarSkipped("cologne"), ControlLocked())
    after(locked, (COLOGNE, SkipStar("cologne")), (MERCURY, Roll()))
    assert why_not(at("pending star"), MERCURY, Roll()) == "mc-refused-pending"


@pytest.mark.parametrize("waits", ["half", "tile:L, face-up L1"])
def test_mc_19_a_delivery_that_waits_for_mercury_holds_nobody_up(waits: str) -> None:
    rolled = after(at(f"pending {waits}"), (MERCURY, Roll()))
    assert (rolled.phase, len(rolled.mercury.pending)) == ("choose", 1)


@pytest.mark.parametrize("waits", ["star", "judge:red", "cards:cross:blue-round"])
def test_mc_19_a_star_that_is_not_dealt_with_does(waits: str) -> None:
    state = at(f"pending {waits}")
    assert why_not(state, MERCURY, Roll()) == "mc-refused-pending"
    assert GAME.prompt(state, Seat(MERCURY)).ask.id == "mc-ask-star"


@pytest.mark.parametrize("first", range(3))
def test_mc_19_no_station_waits_for_another(first: int) -> None:
    """MC-20: the first station to finish enters, locks and is done, and Mercury builds meanwhile."""
    name = STATIONS[first]
    entries = {"houston": "d4=3 d5=4", "bengaluru": "A-b1=3 A-c1=4", "cologne": "5-1=3 6-1=4"}[name]
    state = after(at("kept 3 4, tiles L1"), *enter(name, *entries.split()), (first + 1, Lock(name)))
    assert [desk.locked for desk in state.desks.values()].count(True) == 1
    assert after(state, place("L1", 2, 2)).phase == "enter"


@pytest.mark.parametrize("when", ["phase roll", "phase choose, dice 1 2 3", "kept 3 4"])
def test_mc_20_mercury_builds_at_any_time(when: str) -> None:
    assert after(at(f"{when}, tiles L1"), place("L1", 2, 2)).mercury.spots["L1"].x == 2


def test_pauses_need_everybody() -> None:
    """MC-13."""
    state = at("seats 2, pauses, deadline 9000")
    asked = step(state, 0, Pause(), now=1000).state
    assert why_not(asked, 0, Pause()) == "mc-refused-pause-asked"
    stopped = step(asked, 1, Pause(), now=2000).state
    assert (GAME.due(stopped), stopped.clock.left) == (None, 7000)
    assert why_not(stopped, 0, Roll()) == "mc-refused-paused"
    resumed = step(step(stopped, 0, Pause(), now=50_000).state, 1, Pause(), now=60_000).state
    assert GAME.due(resumed) == 67_000
    assert why_not(at("seats 2"), 0, Pause()) == "mc-refused-no-pauses"
    assert why_not(at("seats 2, pauses, untimed"), 0, Pause()) == "mc-refused-no-clock"
    assert GAME.hears(state, Seat(0)).seats == {0, 1}


DECK_HOUSTON = "seats 2, jobs houston=- bengaluru=1 cologne=1, kept 3 4, square"


@pytest.mark.parametrize(
    ("text", "seat", "asked"),
    [
        ("kept 3 4, left houston, locked houston", HOUSTON, "mc-wait-enter"),
        ("kept 3 4, left houston, locked houston, stars houston=1", HOUSTON, "mc-ask-late-star"),
        ("kept 3 4, left houston, stars houston=1", HOUSTON, "mc-ask-enter"),
        ("seats 1, kept 3 4, left houston, locked houston, stars houston=1", MERCURY, "mc-ask-enter"),
        (f"{DECK_HOUSTON}, left bengaluru, left cologne, locked bengaluru cologne", 1, "mc-ask-leftover"),
        (DECK_HOUSTON, 1, "mc-ask-enter"),
        ("kept 3 4, pending star", MERCURY, "mc-ask-pending"),
        ("untimed, turns 5, turn 4", MERCURY, "mc-ask-roll"),
        ("untimed, turns 5, turn 5", MERCURY, "mc-ask-end"),
        ("untimed, turns 5, turn 5, pending star", MERCURY, "mc-ask-star"),
        ("kept 3 4", MERCURY, "mc-wait-enter"),
        ("seats 1, kept 3 4, pending star", MERCURY, "mc-ask-enter"),
    ],
)
def test_whoever_has_something_left_to_do_is_asked_for_it(text: str, seat: int, asked: str) -> None:
    """MC-19, MC-22, MC-61, MC-H14."""
    assert GAME.prompt(at(text), Seat(seat)).ask.id == asked
