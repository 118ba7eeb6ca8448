"""Houston, Bengaluru and Cologne (MC-40 to MC-59)."""

from __future__ import annotations

import pytest
from tests.games.critical_orbit.table import (
    BENGALURU,
    COLOGNE,
    HOUSTON,
    PACK,
    THREE_ROWS,
    after,
    at,
    enter,
    told,
    why_not,
)

from heliograph.games.critical_orbit.box.boards import GridName
from heliograph.games.critical_orbit.box.shapes import shape_of
from heliograph.games.critical_orbit.moves.bengaluru import HalfEarned
from heliograph.games.critical_orbit.moves.cologne import CircleTicked
from heliograph.games.critical_orbit.moves.entering import Enter, TakeBack
from heliograph.games.critical_orbit.moves.houston import ShapeMade
from heliograph.games.critical_orbit.rules.bengaluru import circles_in, halves_earned, halves_for
from heliograph.games.critical_orbit.rules.cologne import level_of
from heliograph.games.critical_orbit.state import PickHalf

LARGE = " ".join(
    f"X-{letter}{row + 1}={(row + number + 4) % 6 + 1}"
    for row in range(4)
    for number, letter in enumerate("abcde")
    if (letter, row) != ("c", 2)
)
"""Four rows of grid X that fit the printed 3."""
LATIN = {f"A-{'abcd'[x]}{y + 1}": (x ^ y) + 1 for x in range(4) for y in range(4)}
"""All of grid A; no line has a number twice."""


def test_mc_40_orthogonally_next_to_a_number_and_never_on_dark_spaces() -> None:
    state = at("kept 3 4")
    for space in ("c2", "a1", "c1", "e5"):
        assert why_not(state, HOUSTON, Enter("houston", space, 3, False)) == "mc-refused-space"
    assert after(state, *enter("houston", "d4=3", "d5=4")).houston.written["d5"] == 4
    assert "c1" not in PACK.houston_board.spaces


@pytest.mark.parametrize(
    ("cells", "shape"),
    [
        ("00 01 02 12", "L"),
        ("00 10 20 02 ", None),
        ("10 11 12 02", "J"),
        ("20 10 11 01", "S"),
        ("00 10 11 21", "Z"),
        ("01 11 21 10", "T"),
        ("00 10 20 30", None),
        ("00 10 01 11", None),
    ],
)
def test_mc_41_five_shapes_that_are_turned_but_not_mirrored(cells: str, shape: str | None) -> None:
    points = [(int(cell[0]), int(cell[1])) for cell in cells.split()]
    for _ in range(4):
        assert shape_of(frozenset(points)) == shape
        points = [(-y, x) for x, y in points]
    mirror = {"L": "J", "J": "L", "S": "Z", "Z": "S", "T": "T", None: None}
    assert shape_of(frozenset((-x, y) for x, y in points)) == mirror[shape]


def test_mc_41_only_equal_numbers() -> None:
    assert after(at("kept 2 4, houston d4=1 d5=1"), *enter("houston", "c3=2")).mercury.tiles == ()


def test_mc_42_a_shape_is_struck_out_and_ticked_at_once() -> None:
    state = at("kept 1 4, houston d4=1 d5=1")
    assert told(state, HOUSTON, Enter("houston", "c3", 1, False))[1] == ShapeMade(
        "L", ("c3", "d3", "d4", "d5")
    )
    houston = after(state, *enter("houston", "c3=1")).houston
    assert (set(houston.struck), houston.circles["L"]) == ({"c3", "d3", "d4", "d5"}, 1)


def test_mc_43_struck_numbers_are_used_up_but_still_neighbours() -> None:
    state = at("kept 1 4, houston d4=1 d5=1 c3=1, struck d3 d4 d5 c3, stars houston=1")
    more = after(state, *enter("houston", "b3=1"), *enter("houston", "b4=1", star=True))
    assert (more.mercury.tiles, more.houston.written["b3"]) == ((), 1)


def test_mc_45_houstons_star_is_any_value_in_any_legal_space() -> None:
    state = at("kept 3 4, left houston, stars houston=1")
    assert after(state, *enter("houston", "g4=6", star=True)).houston.written["g4"] == 6
    assert why_not(state, HOUSTON, Enter("houston", "j1", 6, True)) == "mc-refused-space"


def test_mc_46_blueprint_tiles_are_only_an_aid() -> None:
    """No move and no part of the content mentions them."""
    assert not any("blueprint" in name for name in PACK.__struct_fields__)
    assert shape_of(frozenset({(0, 0), (1, 0), (2, 0), (1, 1)})) == "T"


def test_mc_47_one_grid_or_two() -> None:
    state = at("kept 3 4")
    assert after(state, *enter("bengaluru", "A-b1=3", "A-c1=4")).desks["bengaluru"].left == ()
    assert after(state, *enter("bengaluru", "A-b1=3", "Y-d3=4")).desks["bengaluru"].left == ()
    for space in ("A-b2", "A-a1", "A-e1", "X-a1"):
        assert why_not(state, BENGALURU, Enter("bengaluru", space, 3, False)) == "mc-refused-space"


def test_mc_48_a_full_line_without_a_double_counts() -> None:
    circles = [
        circles_in(PACK, at(f"bengaluru A-b1=2 A-c1=3 A-d1={last} {rest}"), "A")
        for last, rest in ((4, ""), (3, ""), (3, "A-d2=1 A-d3=2 A-d4=4"))
    ]
    assert circles == [1, 0, 1]


def test_mc_50_the_fourth_and_eighth_circle_of_a_small_grid() -> None:
    state = at(f"kept 4 3, bag black red white white, bengaluru {THREE_ROWS}, stars bengaluru=2")
    assert HalfEarned("A", False) in told(state, BENGALURU, Enter("bengaluru", "A-a4", 4, False))
    four = after(state, *enter("bengaluru", "A-a4=4"))
    assert (four.mercury.halves, four.bengaluru.paid) == ({"black": 1}, {"A": 1})
    eight = after(four, *enter("bengaluru", "A-b4=3"), *enter("bengaluru", "A-c4=2", "A-d4=1", star=True))
    assert (len(eight.mercury.bag), eight.bengaluru.paid) == (2, {"A": 2})


def test_mc_50_the_fifth_circle_of_a_large_grid_is_chosen() -> None:
    state = at(f"kept 5 3, bengaluru {LARGE}")
    assert circles_in(PACK, state, "X") == 4
    asked = after(state, *enter("bengaluru", "X-a5=3"))
    assert (asked.mercury.pending, asked.bengaluru.paid) == ((PickHalf(),), {"X": 1})


@pytest.mark.parametrize(
    ("grid", "halves"), [("A", "000011112"), ("B", "000011112"), ("X", "00000111112"), ("Y", "00000111112")]
)
def test_mc_50_half_valves_by_circles(grid: GridName, halves: str) -> None:
    """MC-51: with the 4th and 8th, or the 5th and 10th."""
    assert [halves_for(PACK, grid, circles) for circles in range(len(halves))] == list(map(int, halves))


def test_mc_51_at_most_two_half_valves_from_a_grid() -> None:
    full = " ".join(f"{space}={value}" for space, value in LATIN.items())
    assert halves_earned(PACK, at(f"bengaluru {full}, paid A=2"), "A") == 2


def test_mc_52_bengalurus_star_is_any_value_in_any_grid() -> None:
    state = at("kept 3 4, left bengaluru, stars bengaluru=1")
    assert after(state, *enter("bengaluru", "Y-d3=1", star=True)).bengaluru.written["Y-d3"] == 1
    assert why_not(state, BENGALURU, Enter("bengaluru", "Y-a5", 1, True)) == "mc-refused-space"


def test_mc_53_the_second_value_may_build_on_the_first() -> None:
    state = at("kept 3 4")
    assert why_not(state, COLOGNE, Enter("cologne", "6-1", 4, False)) == "mc-refused-space"
    assert after(state, *enter("cologne", "5-1=3", "6-1=4")).cologne.written["6-1"] == 4
    assert why_not(state, COLOGNE, Enter("cologne", "4-1", 4, False)) == "mc-refused-space"


def test_mc_54_an_entry_fills_cells_above_its_box() -> None:
    assert level_of(PACK, after(at("kept 3 4"), *enter("cologne", "4-2=3")), 4).filled == 4


def test_mc_55_a_column_counts_when_boxes_and_cells_are_full() -> None:
    state = at("kept 6 4, columns 1, cologne 11-1=4 11-2=4")
    assert told(state, COLOGNE, Enter("cologne", "4-2", 6, False))[1] == CircleTicked(2, False)
    assert after(at("kept 1 4, cologne 9-2=5"), *enter("cologne", "9-3=1")).cologne.circles == 1


@pytest.mark.parametrize("entries", ["9-2=6 9-3=4", "9-2=1 9-3=4", "9-2=6"])
def test_mc_56_too_much_too_little_or_an_empty_box_does_not_count(entries: str) -> None:
    *before, last = entries.split()
    value = last.partition("=")[2]
    state = at(f"kept {value} 5, cologne {' '.join(before)}" if before else f"kept {value} 5")
    assert after(state, *enter("cologne", last)).cologne.circles == 0


@pytest.mark.parametrize(("circles", "cards"), [(0, 7), (1, 8), (2, 7), (15, 8)])
def test_mc_57_only_some_circles_have_a_lock(circles: int, cards: int) -> None:
    state = at(f"kept 6 4, columns {circles}")
    assert len(after(state, *enter("cologne", "4-2=6")).mercury.unlocks) == cards


def test_mc_59_colognes_star_is_any_value_in_any_legal_box() -> None:
    state = at("kept 3 4, left cologne, stars cologne=1")
    assert after(state, *enter("cologne", "10-1=1", star=True)).cologne.written["10-1"] == 1
    assert why_not(state, COLOGNE, Enter("cologne", "10-2", 1, True)) == "mc-refused-space"


def test_an_entry_may_be_taken_back_until_something_follows() -> None:
    """MC-42, MC-19."""
    state = after(at("kept 3 4, houston c2=1"), *enter("houston", "d4=3"))
    back = after(state, (HOUSTON, TakeBack("houston")))
    assert ("d4" in back.houston.written, sorted(back.desks["houston"].left)) == (False, [3, 4])
    star = after(state, *enter("houston", "b2=4"))
    assert why_not(star, HOUSTON, TakeBack("houston")) == "mc-refused-take-back"
