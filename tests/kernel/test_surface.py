"""Placing pieces on a surface, and choosing from a list: exactly what is offered fits."""

from __future__ import annotations

from math import isclose, sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import fits, fits_offer, sample, sample_offer
from heliograph.kernel.prompt import Offer, Placement, Selection
from heliograph.kernel.surface import FULL_TURN, Laid, lies_inside, reach, turned_half

WIDTH, HEIGHT, SIZE = 1000, 600, 200
HALF = SIZE // 2
CORNER_REACH = 142
"""A square of 200 on its corner extends 141.42 to each side."""
SURFACE = Placement(("a", "b", "c"), 1, 2, WIDTH, HEIGHT, SIZE, free=("crisis",))
CHOICE = Selection(("a", "b", "c"), 1, 2, free=("crisis",))


def piece(id: str = "a", x: Any = 500, y: Any = 300, **more: Any) -> dict[str, Any]:
    return {"id": id, "x": x, "y": y, **more}


@pytest.mark.parametrize(
    ("x", "y", "inside"),
    [
        (HALF, HALF, True),
        (WIDTH - HALF, HEIGHT - HALF, True),
        (HALF - 1, HALF, False),
        (HALF, HALF - 1, False),
        (WIDTH - HALF + 1, 300, False),
        (500, HEIGHT - HALF + 1, False),
        (0, 0, False),
        (-500, 300, False),
        (500, -300, False),
        (2**40, 300, False),
    ],
)
def test_a_piece_may_touch_the_edge_and_not_pass_it(x: int, y: int, inside: bool) -> None:
    assert lies_inside(Laid("a", x, y), WIDTH, HEIGHT, SIZE) is inside
    assert fits(SURFACE, [piece(x=x, y=y)]) is inside


def test_a_turned_piece_reaches_further() -> None:
    assert [reach(SIZE, rotation) for rotation in (0, 90, 180, 270)] == [HALF] * 4
    assert [reach(SIZE, rotation) for rotation in (45, 135, 225, 315)] == [CORNER_REACH] * 4
    assert HALF < reach(SIZE, 10) < reach(SIZE, 30) < CORNER_REACH
    assert isclose(reach(10**6, 45), 10**6 / 2 * sqrt(2), abs_tol=1)


@given(st.integers(1, 2000), st.integers(0, FULL_TURN - 1))
def test_a_quarter_turn_or_a_mirror_changes_no_reach(size: int, rotation: int) -> None:
    same = {reach(size, turn % FULL_TURN) for turn in (rotation, rotation + 90, rotation + 180, -rotation)}
    assert len(same) == 1


@pytest.mark.parametrize(
    ("rotation", "x", "inside"),
    [(45, CORNER_REACH, True), (45, CORNER_REACH - 1, False), (90, HALF, True), (359, HALF, False)],
)
def test_the_edge_for_a_turned_piece(rotation: int, x: int, inside: bool) -> None:
    assert fits(SURFACE, [piece(x=x, rotation=rotation)]) is inside


@pytest.mark.parametrize("rotation", [360, 361, -1, -90, 10**30, 0.0, 90.5, True, "90", None, [90]])
def test_a_turn_is_a_whole_degree_below_a_full_one(rotation: object) -> None:
    assert not fits(SURFACE, [piece(rotation=rotation)])


def test_an_unturned_piece_need_not_say_so() -> None:
    assert fits(SURFACE, [piece()])
    assert fits(SURFACE, [piece(rotation=0)])


@pytest.mark.parametrize("where", [300.0, 300.5, True, "300", None, [], {}, float("nan"), float("inf")])
def test_a_place_is_a_whole_number(where: object) -> None:
    assert not fits(SURFACE, [piece(x=where)])
    assert not fits(SURFACE, [piece(y=where)])


@pytest.mark.parametrize(
    "odd",
    [
        {"id": "a", "x": 500},
        {"x": 500, "y": 300},
        {"id": 1, "x": 500, "y": 300},
        {"id": "a", "x": 500, "y": 300, "z": 1},
        ["a", 500, 300, 0],
        "a",
        None,
        500,
    ],
)
def test_a_piece_is_an_id_and_a_place(odd: object) -> None:
    assert not fits(SURFACE, [odd])


def test_pieces_may_overlap_and_lie_in_any_order() -> None:
    assert fits(SURFACE, [piece("a"), piece("b")])
    assert fits(SURFACE, [piece("b"), piece("a")])
    assert fits(SURFACE, (piece("a"), piece("b", 501, 301)))


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ([], False),
        (["a"], True),
        (["a", "b"], True),
        (["a", "b", "c"], False),
        (["a", "a"], False),
        (["crisis"], False),
        (["crisis", "a"], True),
        (["a", "crisis", "b"], True),
        (["a", "b", "c", "crisis"], False),
        (["crisis", "crisis", "a"], False),
        (["d"], False),
        (["A"], False),
        ([""], False),
    ],
)
def test_how_many_and_which(pieces: list[str], expected: bool) -> None:
    """The same limits for a list and a surface; a free one lies beside the others and never counts."""
    assert fits(CHOICE, pieces) is expected
    assert fits(SURFACE, [piece(id) for id in pieces]) is expected


@pytest.mark.parametrize(
    "odd", ["a", "ab", {"a": 1}, None, 1, True, [1], [["a"]], [None], [True], [{"id": "a"}]]
)
def test_a_selection_is_a_list_of_names(odd: object) -> None:
    assert not fits(CHOICE, odd)


@pytest.mark.parametrize("odd", ["a", {"id": "a", "x": 500, "y": 300}, None, 1, True])
def test_a_placement_is_a_list_of_pieces(odd: object) -> None:
    assert not fits(SURFACE, odd)


def test_nothing_at_all_fits_where_nothing_is_asked() -> None:
    assert fits(Selection(("a",), 0, 1), [])
    assert fits(Placement(("a",), 0, 1, WIDTH, HEIGHT, SIZE), [])


@given(st.integers(0, 3), st.integers(0, 3), st.integers(0, 10**6))
def test_a_random_selection_fits(fewest: int, more: int, number: int) -> None:
    field = Selection(("a", "b", "c"), fewest, fewest + more, free=("d", "e"))
    value, _ = sample(field, Chance.from_seed(str(number)), {})
    assert fits(field, value)


@given(st.integers(0, 10**6))
def test_a_random_layout_fits(number: int) -> None:
    offer = Offer("lay", {"pieces": SURFACE})
    action, _ = sample_offer(offer, Chance.from_seed(str(number)))
    assert fits_offer(offer, action)


def test_random_layouts_turn_overlap_and_vary() -> None:
    chance = Chance.from_seed("layouts")
    rotations, counts, crises = set(), set(), set()
    for _ in range(200):
        action, chance = sample_offer(Offer("lay", {"pieces": SURFACE}), chance)
        laid: Any = action["pieces"]
        rotations |= {one["rotation"] for one in laid}
        counts.add(len([one for one in laid if one["id"] != "crisis"]))
        crises.add(any(one["id"] == "crisis" for one in laid))
    assert (len(rotations) > 100, counts, crises) == (True, {1, 2}, {True, False})


@given(
    st.integers(CORNER_REACH, WIDTH - CORNER_REACH),
    st.integers(CORNER_REACH, HEIGHT - CORNER_REACH),
    st.integers(0, 359),
)
def test_from_the_other_side_it_is_the_same_table(x: int, y: int, rotation: int) -> None:
    laid = Laid("a", x, y, rotation)
    opposite = turned_half(laid, WIDTH, HEIGHT)
    assert lies_inside(opposite, WIDTH, HEIGHT, SIZE)
    assert turned_half(opposite, WIDTH, HEIGHT) == laid
    assert opposite != laid
