"""Blocked lines, exact to the last tenth of a millimetre (CT-15, CT-H2)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.contact.table import GAME, at

from heliograph.games.contact.rules.geometry import (
    cuts_disc,
    flyable_links,
    in_the_way,
    obstacles,
)
from heliograph.games.contact.state import Chip
from heliograph.kernel.seats import Seat

RADIUS = 170
COORDINATES = st.integers(0, 4000)


def is_blocked(start: Chip, end: Chip, chips: Sequence[Chip], radius: int) -> bool:
    return bool(in_the_way(start, end, chips, radius))


def chip(x: int, y: int, id: str = "A") -> Chip:
    return Chip(id, "planet", x, y)


@pytest.mark.parametrize(("away", "blocked"), [(0, True), (169, True), (170, False), (171, False)])
def test_ct_h2_touching_exactly_at_the_edge_is_free(away: int, blocked: bool) -> None:
    start, end, other = chip(0, 0), chip(2000, 0, "B"), chip(1000, away, "C")
    assert is_blocked(start, end, (start, end, other), RADIUS) is blocked
    assert is_blocked(end, start, (start, end, other), RADIUS) is blocked


@pytest.mark.parametrize(("away", "blocked"), [(0, False), (1, True)])
def test_ct_h2_touching_is_exact_on_a_slanted_line_too(away: int, blocked: bool) -> None:
    """The line's direction is 3:4 and the disc touches it at 3 · 250 + 4 · 34 and so on: whole numbers."""
    start, end = chip(0, 0), chip(1800, 2400, "B")
    other = chip(900 - 136 + away, 1200 + 102, "C")
    assert is_blocked(start, end, (start, end, other), RADIUS) is blocked


def test_ct_h2_a_chip_beyond_the_end_does_not_block() -> None:
    start, end = chip(1000, 1000), chip(1400, 1000, "B")
    assert not cuts_disc(start, end, chip(1570, 1000), RADIUS)
    assert cuts_disc(start, end, chip(1569, 1000), RADIUS)
    assert not cuts_disc(start, end, chip(830, 1000), RADIUS)
    assert cuts_disc(start, end, chip(831, 1000), RADIUS)


@given(COORDINATES, COORDINATES, COORDINATES, COORDINATES, COORDINATES, COORDINATES)
def test_ct_h2_is_the_distance_from_a_centre_to_a_segment(
    ax: int, ay: int, bx: int, by: int, cx: int, cy: int
) -> None:
    """Compared with a plain search for the nearest of many points on the line."""
    nearest = min(
        (cx - ax - (bx - ax) * part / 1000) ** 2 + (cy - ay - (by - ay) * part / 1000) ** 2
        for part in range(1001)
    )
    if abs(nearest**0.5 - RADIUS) > 4:
        assert cuts_disc(chip(ax, ay), chip(bx, by), chip(cx, cy), RADIUS) is (nearest**0.5 < RADIUS)


def test_ct_15_what_is_in_the_way_is_named_in_the_order_of_the_flight() -> None:
    start, end = chip(0, 0), chip(0, 3000, "B")
    near, far, beside = chip(0, 1000, "C"), chip(100, 2000, "D"), chip(400, 1500, "E")
    chips = (start, end, far, near, beside)
    assert in_the_way(start, end, chips, RADIUS) == ("C", "D")
    assert in_the_way(end, start, chips, RADIUS) == ("D", "C")
    assert in_the_way(start, near, chips, RADIUS) == ()


def test_ct_15_a_way_is_free_or_something_is_in_it() -> None:
    layout = at("professional").layout
    between = obstacles(layout)
    for index, start in enumerate(layout.chips):
        for end in layout.chips[index + 1 :]:
            found = between.get(start.id, {}).get(end.id, ())
            assert found == in_the_way(start, end, layout.chips, layout.radius)
            assert (end.id in layout.links[start.id]) is not bool(found)


def test_ct_15_only_the_source_who_lays_a_route_is_told_what_is_in_the_way() -> None:
    laying, guessing = at("phase transmit, target C"), at("phase guess, target C, sent 800")
    assert GAME.view(laying, Seat(0)).obstacles
    assert not GAME.view(laying, Seat(1)).obstacles
    assert not GAME.view(guessing, Seat(0)).obstacles


def test_ct_31_points_are_counted_for_everybody() -> None:
    assert GAME.view(at("won 4 6"), None).score == 10


def test_ct_15_a_flight_can_be_flown_back() -> None:
    links = at("professional").layout.links
    assert all(here in links[there] for here, ways in links.items() for there in ways)


def test_ct_15_the_two_chips_themselves_are_not_in_the_way() -> None:
    near = (chip(0, 0), chip(100, 0, "B"))
    assert flyable_links(near, RADIUS) == {"A": ("B",), "B": ("A",)}


@pytest.mark.parametrize("scale", [1, 1000])
def test_ct_15_links_are_the_pairs_that_nothing_blocks_on_tables_of_any_size(scale: int) -> None:
    chips = [Chip(one.id, one.kind, scale * one.x, scale * one.y) for one in at("professional").layout.chips]
    links = flyable_links(chips, scale * RADIUS)
    for start in chips:
        free = {end.id for end in chips if end != start and not is_blocked(start, end, chips, scale * RADIUS)}
        assert set(links[start.id]) == free


def test_ct_15_a_glance_is_the_view_without_what_is_in_the_way() -> None:
    laying = at("phase transmit, target C")
    for seat in (Seat(0), Seat(1), None):
        assert GAME.glance(laying, seat) == replace(GAME.view(laying, seat), obstacles={})


def test_ct_15_on_the_chart_only_chips_in_a_row_hide_each_other() -> None:
    links = at("").layout.links
    assert "G" in links["earth"]
    assert "C" not in links["earth"]
    assert "I" not in links["earth"]
    assert "Q" in links["earth"]
    assert "Q" not in at("professional").layout.links["earth"]
