"""Tables with a character (CT-H22): each differs from all others by a measure of its chips alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations
from math import hypot

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace
from tests.games.contact.looks import empty_centre_mm, groups, off_two_rings_mm, on_arms, width_mm
from tests.games.contact.table import GAME, PACK

from heliograph.games.contact.game import Contact
from heliograph.games.contact.rules.layout import is_connected, strew
from heliograph.games.contact.setup import CHARACTERS, TABLES, Character, Setup, Table
from heliograph.games.contact.state import Layout
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import say

COUNT = 40
IS: dict[Character, Callable[[Layout], bool]] = {
    "clusters": lambda layout: len(groups(layout)) <= 8 and max(groups(layout)) <= 4,
    "arms": lambda layout: on_arms(layout) >= 0.6,
    "void": lambda layout: empty_centre_mm(layout) >= 110,
    "rings": lambda layout: off_two_rings_mm(layout) <= 13,
    "belt": lambda layout: width_mm(layout) <= 135,
}
EITHER = pytest.mark.parametrize("professional", [False, True], ids=["base", "professional"])


@cache
def tables(table: Table, professional: bool) -> tuple[Layout, ...]:
    return tuple(strew(PACK, professional, Chance.from_seed(f"{n}"), table)[0] for n in range(COUNT))


@EITHER
@pytest.mark.parametrize("character", CHARACTERS)
def test_ct_h22_a_character_is_told_from_every_other_table(character: Character, professional: bool) -> None:
    assert all(IS[character](layout) for layout in tables(character, professional))
    for other in TABLES:
        if other != character:
            alike = sum(map(IS[character], tables(other, professional)))
            assert alike <= COUNT * 0.15, other


@EITHER
@pytest.mark.parametrize("character", CHARACTERS)
def test_ct_h14_it_keeps_to_what_every_table_keeps_to(character: Character, professional: bool) -> None:
    for layout in tables(character, professional):
        assert layout.table == character
        assert [chip.id for chip in layout.chips if chip.kind == "planet"] == list(PACK.planets.value)
        assert all(len(ways) >= 3 for ways in layout.links.values())
        assert is_connected(layout.links)
        earth = next(chip for chip in layout.chips if chip.kind == "earth")
        for chip in layout.chips:
            assert 170 <= min(chip.x, chip.y) <= max(chip.x, chip.y) <= 3830
            if chip.kind == "asteroid":
                assert 500 <= hypot(chip.x - earth.x, chip.y - earth.y) <= 1200
        for one, other in combinations(layout.chips, 2):
            assert hypot(one.x - other.x, one.y - other.y) >= 380


def test_ct_h22_no_letter_belongs_to_a_place() -> None:
    inner = Counter(
        chip.id
        for layout in tables("rings", professional=False)
        for earth in layout.chips[:1]
        for chip in layout.chips[1:]
        if hypot(chip.x - earth.x, chip.y - earth.y) < 1200
    )
    assert len(inner) == len(PACK.planets.value)


def test_ct_h22_as_it_comes_draws_each_of_them() -> None:
    drawn = Counter(GAME.start(Setup(table="any"), f"{n}").layout.table for n in range(60))
    assert set(drawn) == set(TABLES)
    assert max(drawn.values()) <= 20


def test_ct_h22_games_recorded_before_lie_as_they_lay() -> None:
    """No trace of it in the log, and the same seed throws the same chips."""
    before, now = GAME.start(Setup(), "old"), GAME.start(Setup(table="strewn"), "old")
    assert b'"table"' not in msgspec.json.encode(before)
    assert before.layout == replace(now.layout, table=UNSET)
    assert GAME.decided(Setup()).table == "strewn"


def test_ct_h22_a_box_without_sizes_has_tables_as_they_fall() -> None:
    older = Contact(replace(PACK, characters=UNSET))
    assert older.check_setup(Setup(table="rings")) == say("setup-table")
    assert older.check_setup(Setup(table="strewn")) is None
    assert older.start(Setup(table="any"), "1").layout.table == "strewn"
