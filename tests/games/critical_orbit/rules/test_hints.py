"""What equal numbers on Houston's board can still become."""

from __future__ import annotations

import pytest
from tests.games.critical_orbit.table import PACK

from heliograph.games.critical_orbit.box.boards import name_of
from heliograph.games.critical_orbit.box.shapes import SHAPES, Shape
from heliograph.games.critical_orbit.rules.hints import Hints, hints_among, hints_on, lyings
from heliograph.games.critical_orbit.state import Houston

FREE = "....."
BOARD = tuple(name_of((x, y)) for y in range(5) for x in range(5))


def hints(*rows: str, struck: tuple[str, ...] = (), full: tuple[Shape, ...] = ()) -> Hints:
    """Digits are written, `.` is free."""
    signs = ((name_of((x, y)), sign) for y, row in enumerate(rows) for x, sign in enumerate(row))
    written = {space: int(sign) for space, sign in signs if sign != "."}
    return hints_among(BOARD, written, struck, full)


def finished(told: Hints) -> list[tuple[str, str, str]]:
    return sorted(
        (space, number, shape)
        for space, numbers in told.finishing.items()
        for number, shapes in numbers.items()
        for shape in shapes
    )


@pytest.mark.parametrize(
    ("spaces", "shape"),
    [
        ("a1 a2 a3 b3", "L"),
        ("a1 b1 c1 a2", "L"),
        ("b1 b2 b3 a3", "J"),
        ("b1 c1 a2 b2", "S"),
        ("a1 b1 b2 c2", "Z"),
        ("a2 b1 b2 b3", "T"),
        ("a1 b1 c1 d1", None),
        ("a1 b1 a2 b2", None),
    ],
)
def test_shapes_turn_but_are_not_mirrored(spaces: str, shape: str | None) -> None:
    """MC-41."""
    wanted = tuple(sorted(spaces.split()))
    assert next((lying.shape for lying in lyings(BOARD) if lying.spaces == wanted), None) == shape


def test_a_shape_lies_within_the_board_and_on_no_dark_space() -> None:
    """MC-40."""
    narrow = lyings(("a1", "b1", "c1", "a2", "c2"))
    assert sorted((lying.shape, lying.spaces) for lying in narrow) == [
        ("J", ("a1", "b1", "c1", "c2")),
        ("L", ("a1", "a2", "b1", "c1")),
    ]


def test_three_in_a_row_lack_an_end_or_the_middle() -> None:
    """MC-41, MC-42: going on straight would be an I."""
    assert finished(hints(FREE, FREE, ".444.")) == [
        ("b2", "4", "J"),
        ("b4", "4", "L"),
        ("c2", "4", "T"),
        ("c4", "4", "T"),
        ("d2", "4", "L"),
        ("d4", "4", "J"),
    ]


def test_the_fourth_cell_of_a_block_is_no_hint() -> None:
    """MC-41."""
    found = finished(hints(FREE, ".33..", ".3..."))
    assert "c3" not in {space for space, _, _ in found}
    assert {("c1", "3", "Z"), ("d2", "3", "L")} <= set(found)


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        (("5.5..", ".5..."), [("b1", "5", "T")]),
        (("444..", "616.."), []),
        (("443..",), []),
    ],
)
def test_three_apart_and_others_in_the_way(rows: tuple[str, ...], found: list[tuple[str, str, str]]) -> None:
    """MC-42."""
    assert finished(hints(*rows)) == found


def test_one_space_may_wait_for_two_values() -> None:
    told = hints("222..", "...3.", "...3.", "...3.")
    assert told.finishing["c2"] == {"2": ("J",), "3": ("L",)}


def test_struck_numbers_and_shapes_without_a_free_circle_are_of_no_use() -> None:
    """MC-43, MC-44."""
    assert hints("444..", struck=("b1",)) == Hints()
    found = finished(hints(FREE, FREE, ".444.", full=("T",)))
    assert [shape for _, _, shape in found] == ["J", "L", "L", "J"]


@pytest.mark.parametrize(("ticked", "hinted"), [(0, True), (5, True), (6, False)])
def test_circles_are_counted_by_the_box(ticked: int, hinted: bool) -> None:
    """MC-44."""
    assert PACK.circles_each_shape.value == 6
    told = hints_on(PACK, Houston({"c4": 3, "d4": 3}, circles=dict.fromkeys(SHAPES, ticked)))
    assert bool(told.links) == hinted


def test_two_neighbours_may_grow_where_both_other_spaces_are_free() -> None:
    """MC-42."""
    told = hints("11...", FREE, FREE, "...66")
    assert set(told.growing) == {"1", "6"}
    assert "L" in told.growing["1"]["a2"]
    assert "d3" not in told.growing["1"]
    assert hints("1.1..") == Hints()


def test_where_a_number_finishes_a_shape_it_is_not_said_to_grow() -> None:
    told = hints("111..")
    assert not set(told.growing["1"]) & set(told.finishing)


def test_a_pair_that_is_shut_in_has_no_link_and_a_threes_is_strong() -> None:
    """MC-42."""
    assert hints("11234", "56...").links == ()
    assert [(link.one, link.other, link.strong) for link in hints("11...").links] == [("a1", "b1", False)]
    assert [(link.one, link.other, link.strong) for link in hints("111..").links] == [
        ("a1", "b1", True),
        ("b1", "c1", True),
    ]
