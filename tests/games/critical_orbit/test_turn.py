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
    offered,
    place,
    seen,
    step,
    told,
    why_not,
)

from heliograph.games.critical_orbit.events import Locked, Rolled, StarEarned, StarUsed
from heliograph.games.critical_orbit.moves import (
    ChooseTile,
    DropStar,
    Enter,
    JudgeHalf,
    Keep,
    Lock,
    OrderCards,
    Pause,
    Ready,
    Roll,
    SkipStar,
    StarCards,
    StarHalf,
    StarTile,
    Want,
)
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
    assert told(state, HOUSTON, Lock("houston")) == (Locked("houston", True),)
    after(state, (HOUSTON, Lock("houston")), (MERCURY, Roll()))


def test_mc_19_stars_are_resolved_first() -> None:
    state = at(
        "kept 3 4, left houston, left bengaluru, left cologne, locked bengaluru cologne, stars cologne=1"
    )
    locked = after(state, (HOUSTON, Lock("houston")))
    assert why_not(locked, MERCURY, Roll()) == "mc-refused-not-locked"
    after(locked, (COLOGNE, SkipStar("cologne")), (MERCURY, Roll()))
    assert why_not(at("pending star"), MERCURY, Roll()) == "mc-refused-pending"


@pytest.mark.parametrize("when", ["phase roll", "phase choose, dice 1 2 3", "kept 3 4"])
def test_mc_20_mercury_builds_at_any_time(when: str) -> None:
    assert after(at(f"{when}, tiles L1"), place("L1", 2, 2)).mercury.spots["L1"].x == 2


def test_mc_21_a_star_space_gives_its_role_a_star_at_once() -> None:
    state = at("kept 3 4, houston d2=3 c2=1")
    [_, star] = told(state, HOUSTON, Enter("houston", "b2", 3, False))
    assert star == StarEarned("bengaluru")
    assert after(state, *enter("houston", "b2=3")).desks["bengaluru"].stars == 1


def test_mc_22_a_star_is_an_extra_number_that_may_earn_another() -> None:
    state = at("kept 3 4, left bengaluru, stars bengaluru=1, bengaluru A-c1=2")
    chained = after(state, *enter("bengaluru", "A-d1=6", star=True))
    assert (chained.desks["bengaluru"].stars, chained.desks["houston"].stars) == (0, 1)
    assert why_not(state, BENGALURU, Enter("bengaluru", "A-d1", 7, True)) == "mc-refused-value"
    assert why_not(state, BENGALURU, Enter("bengaluru", "A-d3", 1, True)) == "mc-refused-space"
    assert why_not(chained, BENGALURU, Enter("bengaluru", "A-c2", 1, True)) == "mc-refused-no-star"


@pytest.mark.parametrize(("remove", "left"), [(True, 1), (False, 2)])
def test_mc_23_a_star_draws_a_half_valve_and_takes_it_out_or_puts_it_back(remove: bool, left: int) -> None:
    state = after(at("bag red white, pending star"), (MERCURY, StarHalf()), (MERCURY, JudgeHalf(remove)))
    assert (len(state.mercury.bag), state.mercury.halves, state.mercury.pending) == (left, {}, ())
    assert told(at("pending star"), MERCURY, StarHalf()) == (StarUsed("half"),)


def test_mc_23_a_star_looks_at_two_unlock_cards() -> None:
    state = after(at("unlocks cross blue-round green-round, pending star"), (MERCURY, StarCards()))
    assert why_not(state, MERCURY, OrderCards("green-round")) == "mc-refused-card"
    ordered = after(state, (MERCURY, OrderCards("blue-round")))
    assert ordered.mercury.unlocks == ("blue-round", "green-round", "cross")


def test_mc_23_a_card_that_is_due_waits_until_the_two_are_back() -> None:
    state = at("kept 6 4, left cologne 6, unlocks cross blue-round, pending star")
    looking = after(state, (MERCURY, StarCards()), *enter("cologne", "4-2=6"))
    assert looking.mercury.unlocked == ()
    done = after(looking, (MERCURY, OrderCards("blue-round"))).mercury
    assert (done.unlocked, done.unlocks, done.pending) == (("blue-round",), ("cross",), ())


def test_mc_23_a_star_turns_up_a_tile_that_is_not_taken() -> None:
    state = after(at("stack L L1 L4, pending star"), (MERCURY, StarTile("L")))
    assert (state.mercury.face_up, state.mercury.tiles) == ({"L": "L1"}, ())
    again = at("face-up L1, stack L L4, pending star")
    assert why_not(again, MERCURY, StarTile("L")) == "mc-refused-stack"
    assert after(again, (MERCURY, DropStar())).mercury.pending == ()


@pytest.mark.parametrize(("face_up", "tile"), [(True, "L1"), (False, "L4")])
def test_mc_24_the_face_up_tile_or_the_next_one(face_up: bool, tile: str) -> None:
    state = at("kept 1 4, face-up L1, stack L L4 L5, houston d4=1 d5=1")
    asked = after(state, *enter("houston", "c3=1"))
    assert (asked.mercury.tiles, offered(asked, MERCURY) >= {"choose-tile"}) == ((), True)
    assert after(asked, (MERCURY, ChooseTile("L", face_up))).mercury.tiles == (tile,)


def test_mc_24_without_a_choice_nobody_is_asked() -> None:
    twice = at("face-up L1, stack L L4, circles L=2, pending tile:L tile:L")
    assert after(twice, (MERCURY, ChooseTile("L", True))).mercury.tiles == ("L1", "L4")
    assert after(twice, (MERCURY, ChooseTile("L", False))).mercury.tiles == ("L4", "L1")


def test_mc_25_a_tile_gives_its_star_when_it_is_turned_up() -> None:
    shown = after(at("stack L L2, pending star"), (MERCURY, StarTile("L")))
    assert seen(shown, HOUSTON).stars == 1
    taken = after(at("kept 1 4, stack L L2, houston d4=1 d5=1"), *enter("houston", "c3=1"))
    assert (taken.mercury.tiles, seen(taken, HOUSTON).stars) == (("L2",), 1)


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


@pytest.mark.parametrize(
    ("text", "seat", "asked"),
    [
        ("kept 3 4, left houston, locked houston", HOUSTON, "mc-wait-enter"),
        ("kept 3 4, left houston, locked houston, stars houston=1", HOUSTON, "mc-ask-enter"),
        ("seats 2, jobs houston=- bengaluru=1 cologne=1, kept 3 4, square", 1, "mc-ask-enter"),
        ("kept 3 4, pending star", MERCURY, "mc-ask-pending"),
        ("kept 3 4", MERCURY, "mc-wait-enter"),
        ("seats 1, kept 3 4, pending star", MERCURY, "mc-ask-enter"),
    ],
)
def test_whoever_has_something_left_to_do_is_asked_for_it(text: str, seat: int, asked: str) -> None:
    """MC-19, MC-22, MC-61."""
    assert GAME.prompt(at(text), Seat(seat)).ask.id == asked
