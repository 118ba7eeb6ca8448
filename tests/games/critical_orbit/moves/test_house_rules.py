"""House values where the rulebook is silent (MC-H1 to MC-H10, MC-H14, MC-H15)."""

from __future__ import annotations

import pytest
from tests.games.critical_orbit.table import (
    BENGALURU,
    COLOGNE,
    GAME,
    HOUSTON,
    MERCURY,
    PACK,
    THREE_ROWS,
    after,
    at,
    enter,
    offered,
    oxygen,
    told,
    why_not,
)

from heliograph.games.critical_orbit.box.tiles import all_places, mouth
from heliograph.games.critical_orbit.changes.earning import StarSkipped
from heliograph.games.critical_orbit.changes.settling import EntrySkipped
from heliograph.games.critical_orbit.moves.choosing import ChooseHalf
from heliograph.games.critical_orbit.moves.entering import Enter, TakeBack
from heliograph.games.critical_orbit.moves.houston import Claim
from heliograph.games.critical_orbit.moves.rolling import Roll
from heliograph.games.critical_orbit.moves.stars import JudgeHalf, OrderCards, StarCards, StarHalf, StarTile
from heliograph.games.critical_orbit.rules.stations import board_of
from heliograph.games.critical_orbit.setup import Setup


def test_mc_h1_eight_by_eight_with_places_on_every_side() -> None:
    assert PACK.size.value == 8
    assert len(all_places(8)) == 32
    assert [mouth(name, 8)[0] for name in ("T8", "B1", "L8", "R1")] == [(7, 0), (0, 7), (0, 7), (7, 0)]


def test_mc_h2_eight_steps_with_stars_on_the_third_and_sixth() -> None:
    assert (PACK.track.value.steps, PACK.track.value.stars) == (8, (3, 6))


def test_mc_h3_the_other_card_goes_to_the_bottom() -> None:
    state = after(at("unlocks cross blue-round green-round, pending star"), (MERCURY, StarCards()))
    assert after(state, (MERCURY, OrderCards("cross"))).mercury.unlocks == (
        "cross",
        "green-round",
        "blue-round",
    )


def test_mc_h3_with_fewer_than_two_cards_a_star_looks_at_none() -> None:
    state = at("unlocks cross, pending star")
    assert "star-cards" not in offered(state, MERCURY)
    assert why_not(state, MERCURY, StarCards()) == "mc-refused-cards-few"


def test_mc_h4_a_tile_gives_its_star_once() -> None:
    taken = after(at("kept 1 4, face-up L2, stack L, houston d4=1 d5=1"), *enter("houston", "c3=1")).mercury
    assert (taken.tiles, taken.pending) == (("L2",), ())
    shown = after(at("stack L L2, pending star"), (MERCURY, StarTile("L"))).mercury
    assert (shown.starred, len(shown.pending)) == (("L2",), 1)


def test_mc_h5_traded_and_removed_halves_are_out_of_the_game() -> None:
    removed = after(at("bag white, pending star"), (MERCURY, StarHalf()), (MERCURY, JudgeHalf(True))).mercury
    assert (removed.bag, removed.halves) == ((), {})
    traded = after(at("bag white, halves white=1, pending half"), (MERCURY, ChooseHalf("white"))).mercury
    assert (traded.bag, traded.halves, traded.valves) == ((), {"white": 0}, {"white": 1})
    assert "star-half" not in offered(at("bag none, pending star"), MERCURY)


def test_an_empty_bag_keeps_nobody_waiting() -> None:
    """MC-33, MC-H5: Bengaluru's half valve was the last one, and a star has removed it."""
    state = at("bag white, pending star half")
    taken = after(state, (MERCURY, StarHalf()), (MERCURY, JudgeHalf(True)))
    assert taken.mercury.pending == ()
    back = after(state, (MERCURY, StarHalf()), (MERCURY, JudgeHalf(False)))
    assert len(back.mercury.pending) == 1
    three_rows = f"bengaluru {THREE_ROWS}, kept 4 3, bag white, pending half"
    fourth = after(at(three_rows), *enter("bengaluru", "A-a4=4")).mercury
    assert (fourth.bag, fourth.halves, fourth.pending) == ((), {"white": 1}, ())


def all_but(station: str, *free: str) -> str:
    """A board that is full except for these spaces, filled so that no shape, line or column is complete."""
    board = board_of(PACK, station)  # type: ignore[arg-type]
    spaces = [space for space in board.spaces if space not in board.seeds and space not in free]
    return f"{station} {' '.join(f'{space}={1 + n % 2}' for n, space in enumerate(spaces))}"


@pytest.mark.parametrize(("station", "last"), [("houston", "a1"), ("bengaluru", "A-b2"), ("cologne", "16-2")])
def test_mc_h6_without_a_space_an_entry_is_skipped_and_told(station: str, last: str) -> None:
    circles = "circles L=6 J=6 S=6 Z=6 T=6"
    state = at(f"kept 6 3, {all_but(station, last)}, {circles}, stars {station}=1")
    seat = {"houston": HOUSTON, "bengaluru": BENGALURU, "cologne": COLOGNE}[station]
    move = Enter(station, last, 6, False)  # type: ignore[arg-type]
    assert {EntrySkipped(station, 3), StarSkipped(station)} <= set(told(state, seat, move))  # type: ignore[arg-type]
    done = after(state, (seat, move))
    assert offered(done, seat) == {"lock"}


@pytest.mark.parametrize(("station", "last"), [("houston", "a1"), ("bengaluru", "A-b2"), ("cologne", "16-2")])
def test_mc_19_a_last_entry_may_be_taken_back_even_if_it_fills_the_board(station: str, last: str) -> None:
    """MC-H6: nothing was skipped because of it."""
    state = at(f"kept 6 3, left {station} 6, {all_but(station, last)}, circles L=6 J=6 S=6 Z=6 T=6")
    seat = {"houston": HOUSTON, "bengaluru": BENGALURU, "cologne": COLOGNE}[station]
    done = after(state, (seat, Enter(station, last, 6, False)))  # type: ignore[arg-type]
    assert offered(done, seat) == {"take-back", "lock"}
    back = after(done, (seat, TakeBack(station)))  # type: ignore[arg-type]
    assert (back.desks[station].left, offered(back, seat)) == ((6,), {"enter"})  # type: ignore[index]


def test_mc_h7_of_several_shapes_one_is_picked_at_once() -> None:
    state = after(at("kept 1 4, houston d4=1 c4=1 b4=1 d5=1"), *enter("houston", "e4=1"))
    claims = state.desks["houston"].claims
    assert len(claims) > 1
    assert why_not(state, HOUSTON, Enter("houston", "c3", 4, False)) == "mc-refused-claim-first"
    assert why_not(state, HOUSTON, Claim(len(claims))) == "mc-refused-no-claim"
    claimed = after(state, (HOUSTON, Claim(0)))
    assert (set(claimed.houston.struck), len(claimed.mercury.tiles)) == (set(claims[0]), 1)


def test_mc_h7_a_shape_without_circles_or_tiles_may_not_be_claimed() -> None:
    for full in ("circles L=6", "stack L"):
        state = after(at(f"kept 1 4, houston d4=1 d5=1, {full}"), *enter("houston", "c3=1"))
        assert (state.houston.struck, state.mercury.tiles) == ((), ())


def test_mc_h8_open_ends_do_not_matter() -> None:
    board = "canister yellow-square L5, tiles T3@0:0:0 J5@0:2:0, covered J5-black, valves black=1"
    assert oxygen(f"own L1 T4 T7 R2 R6 B7, {board}") == 3


def test_mc_h9_what_lies_on_a_path_counts_once_and_a_branch_does_not() -> None:
    ends = "canister yellow-round L1, canister yellow-square L5, tiles T3@0:0:0 J5@0:2:0 L2@3:0:0 Z5@5:2:0"
    valves = "valves white=1 black=2, covered J5-black Z5-black"
    assert oxygen(f"{ends}, {valves}") == 1 + 2
    assert oxygen(f"{ends}, {valves}, canister yellow-square R4, canister blue-round L5") == 1 + 0 + 2
    stem = f"{ends}, {valves} T4-white".replace("T3", "T4").replace("L2", "L4")
    assert oxygen(stem) == 2 + 2
    assert oxygen(f"{stem}, canister yellow-square R4") == 0


def test_mc_h10_an_empty_unlock_deck_has_no_effect() -> None:
    state = after(at("kept 6 4, unlocks none"), *enter("cologne", "4-2=6"))
    assert (state.cologne.circles, state.mercury.unlocked) == (1, ())


def test_mc_h14_alone_with_half_an_hour_or_thirty_turns() -> None:
    alone = {"seats": 1, "houston": 0, "bengaluru": 0, "cologne": 0}
    assert GAME.check_setup(Setup(**alone, minutes=30)) is None  # type: ignore[arg-type]
    assert GAME.check_setup(Setup(minutes=24)).id == "mc-setup-minutes"  # type: ignore[union-attr]
    assert Setup().turns == 30
    assert GAME.due(at("untimed")) is None
    ended = after(at("untimed, turns 5, turn 5"), (MERCURY, Roll()))
    assert (ended.phase, ended.ended, ended.won) == ("over", "turns", False)
    assert after(at("untimed, turns 5, turn 4"), (MERCURY, Roll())).turn == 5


def test_mc_h15_at_the_end_the_oxygen_is_counted_once_more() -> None:
    board = "own L1 T8 T4 R5 R7 B7, tiles Z4@0:0:0 Z5@3:1:0 J4@6:0:0, valves white=2 black=1"
    state = at(f"{board}, difficulty easy, covered J4-white Z4-white Z5-black")
    assert GAME.tick(state, 20 * 60_000).state.won
    assert GAME.outcome(GAME.tick(state, 20 * 60_000).state).scores == (6,) * 4  # type: ignore[union-attr]
    bare = at(f"{board}, difficulty easy, covered J4-white Z4-white")
    assert not GAME.tick(bare, 20 * 60_000).state.won
