"""Throwing the chips (CT-H14): every accepted table is good, and the usual one is as measured."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import hypot
from pathlib import Path
from statistics import mean, median

import pytest
from msgspec.structs import replace
from tests.games.contact.distances import edge_distance_mm
from tests.games.contact.table import GAME, PACK

from heliograph.games.contact.game import Contact
from heliograph.games.contact.rules.geometry import flyable_links
from heliograph.games.contact.rules.layout import (
    is_connected,
    is_good_table,
    quadrants_are_balanced,
    strew,
    throw_all,
)
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import Chip, Layout
from heliograph.kernel.chance import Chance
from heliograph.kernel.content import ContentError, Sourced

TABLES = 300


@cache
def tables(professional: bool) -> tuple[Layout, ...]:
    return tuple(strew(PACK, professional, Chance.from_seed(f"table {n}"))[0] for n in range(TABLES))


@cache
def throws(professional: bool) -> tuple[Layout, ...]:
    """Tables as thrown, good or not."""
    fallen = []
    for number in range(TABLES):
        chips, _ = throw_all(PACK, professional, Chance.from_seed(f"throw {number}"))
        if chips is not None:
            fallen.append(Layout(4000, 170, chips, flyable_links(chips, 170)))
    return tuple(fallen)


BOTH = pytest.mark.parametrize("professional", [False, True], ids=["base", "professional"])


@BOTH
def test_ct_h14_every_accepted_table_is_good(professional: bool) -> None:
    for layout in tables(professional):
        count = len(layout.chips)
        assert all(len(ways) >= 3 for ways in layout.links.values())
        assert is_connected(layout.links)
        for right in (False, True):
            for low in (False, True):
                here = sum((c.x >= 2000) is right and (c.y >= 2000) is low for c in layout.chips)
                assert 0.12 <= here / count <= 0.42


@BOTH
def test_ct_h14_chips_keep_their_distances(professional: bool) -> None:
    for layout in tables(professional):
        earth = next(chip for chip in layout.chips if chip.kind == "earth")
        assert max(abs(earth.x - 2000), abs(earth.y - 2000)) <= 300
        for chip in layout.chips:
            if chip.kind == "planet":
                assert 170 <= min(chip.x, chip.y) <= max(chip.x, chip.y) <= 3830
            if chip.kind == "asteroid":
                assert 500 <= hypot(chip.x - earth.x, chip.y - earth.y) <= 1200
        for one, other in combinations(layout.chips, 2):
            assert hypot(one.x - other.x, one.y - other.y) >= 380


@pytest.mark.parametrize(
    ("professional", "open_pairs", "neighbours", "gap", "accepted"),
    [(False, 0.56, 10.0, 22, 0.69), (True, 0.46, 10.5, 17, 0.97)],
)
def test_ct_h14_the_usual_table_is_as_it_was_measured(
    professional: bool, open_pairs: float, neighbours: float, gap: float, accepted: float
) -> None:
    layouts = tables(professional)
    degree = mean(len(ways) for layout in layouts for ways in layout.links.values())
    count = len(layouts[0].chips)
    assert degree == pytest.approx(neighbours, abs=0.4)
    assert degree / (count - 1) == pytest.approx(open_pairs, abs=0.02)
    nearest = [
        min(edge_distance_mm(layout, one.id, other.id, 0) for other in layout.chips if other != one)
        for layout in layouts
        for one in layout.chips
    ]
    assert median(nearest) == pytest.approx(gap, abs=2)
    fallen = throws(professional)
    good = sum(
        quadrants_are_balanced(PACK, layout.chips) and is_good_table(PACK, layout.links) for layout in fallen
    )
    assert good / len(fallen) == pytest.approx(accepted, abs=0.08)


def test_ct_h14_a_chip_with_two_neighbours_is_refused() -> None:
    links = {"A": ("B", "C"), "B": ("A", "C", "D"), "C": ("A", "B", "D"), "D": ("B", "C", "A")}
    layout = tables(False)[0]
    assert is_good_table(PACK, layout.links)
    assert not is_good_table(PACK, links)


@pytest.mark.parametrize(
    ("counts", "balanced"),
    [((5, 5, 5, 4), True), ((3, 3, 5, 8), False), ((2, 5, 6, 6), False), ((3, 4, 5, 7), True)],
)
def test_ct_h14_no_quarter_is_empty_or_crowded(counts: tuple[int, ...], balanced: bool) -> None:
    """Of 19 chips a quarter holds 3 to 7."""
    corners = [(500, 500), (3000, 500), (500, 3000), (3000, 3000)]
    chips = [
        Chip(f"{corner}", "planet", *corner)
        for corner, count in zip(corners, counts, strict=True)
        for _ in range(count)
    ]
    assert quadrants_are_balanced(PACK, chips) is balanced


def test_ct_h14_every_chip_must_be_reachable() -> None:
    assert is_connected({"A": ("B",), "B": ("A", "C"), "C": ("B",)})
    assert not is_connected({"A": ("B",), "B": ("A",), "C": ("D",), "D": ("C",)})


def test_the_table_follows_from_the_seed() -> None:
    one, two = (GAME.start(Setup(), "same").layout for _ in range(2))
    assert one == two
    assert one != GAME.start(Setup(), "other").layout


def test_content_that_fits_no_table_is_an_error_not_an_endless_search() -> None:
    crowded = replace(PACK, gap_mm=Sourced(60, "house"))
    with pytest.raises(ContentError, match="no good table"):
        strew(crowded, False, Chance.from_seed("crowded"))


def test_such_content_is_refused_when_it_is_loaded(tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    mine.write_text('{"quadrant_percent": {"value": [30, 42], "source": "house"}}')
    with pytest.raises(ContentError, match=r"mine\.json: no good table"):
        Contact.load(mine)
    mine.write_text('{"chip_radius_mm": {"value": 15, "source": "house"}}')
    assert Contact.load(mine).start(Setup(), "small").layout.radius == 150
