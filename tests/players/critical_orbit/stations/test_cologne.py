"""Cologne's seat: columns filled exactly."""

from __future__ import annotations

from functools import cache

import pytest
from tests.games.critical_orbit.table import COLOGNE, GAME, PACK, at, seen

from heliograph.games.critical_orbit.moves.entering import Enter
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players.critical_orbit.bot import make
from heliograph.players.critical_orbit.demand import USUAL
from heliograph.players.critical_orbit.stations.cologne_chances import prospects
from heliograph.players.critical_orbit.stations.sheets import Sheets

BOARDS = Sheets(PACK)
PATIENCE = 0.7


def answer(text: str, strength: str = "strong") -> object:
    state = at(text)
    return make(strength).act(
        seen(state, COLOGNE), GAME.prompt(state, Seat(COLOGNE)), Chance.from_seed("c"), ()
    )


@cache
def by_hand(boxes: int, cells: int, numbers: int) -> float:
    """The same column with this many numbers to come, trying all of them."""
    if boxes == 0:
        return float(cells == 0)
    if numbers == 0 or cells <= 0:
        return 0.0
    later = [
        max(by_hand(boxes, cells, numbers - 1), by_hand(boxes - 1, cells - pips, numbers - 1))
        for pips in range(1, 7)
    ]
    return PATIENCE * sum(later) / 6


@pytest.mark.parametrize("boxes", [1, 2, 3])
@pytest.mark.parametrize("cells", range(19))
def test_prospects_are_those_of_trying_everything(boxes: int, cells: int) -> None:
    """With 80 numbers, after which the worth has dropped to nothing."""
    assert prospects(3, 18, PATIENCE)[boxes, cells] == pytest.approx(by_hand(boxes, cells, 80), abs=1e-4)


def test_a_column_that_cannot_come_out_is_worth_nothing() -> None:
    """MC-56: more cells than the boxes can fill, or fewer than one each."""
    table = prospects(3, 19, PATIENCE)
    assert table[3, 19] == table[3, 2] == table[0, 5] == 0


@pytest.mark.parametrize("strength", ["strong", "quick"])
def test_a_column_is_filled_exactly_when_the_number_is_there(strength: str) -> None:
    """MC-55: column 4 has two boxes and seven cells, one of them filled."""
    assert answer("kept 6 1", strength) == Enter("cologne", "4-2", 6, False)


def test_a_number_that_would_spoil_a_column_goes_elsewhere() -> None:
    entry = answer("kept 5 5, left cologne 5")
    assert isinstance(entry, Enter)
    assert entry.space != "4-2"


def test_a_lock_is_worth_more_than_a_circle_without_one() -> None:
    """MC-57: the first circle has a lock, the second has none."""
    box = BOARDS.cologne(seen(at("kept 6 1"), COLOGNE)).printed.index["4-2"]
    first, second = (
        BOARDS.cologne(seen(at(f"kept 6 1, columns {ticked}"), COLOGNE)).gains(USUAL)[box, 5]
        for ticked in (0, 1)
    )
    assert first > second > 0


def test_gains_add_up_whatever_the_order() -> None:
    sheet = BOARDS.cologne(seen(at("kept 6 1"), COLOGNE))
    one, other = sheet.printed.index["4-2"], sheet.printed.index["9-2"]
    forth = sheet.gains(USUAL)[one, 5] + sheet.after(one, 6, USUAL).gains(USUAL)[other, 2]
    back = sheet.gains(USUAL)[other, 2] + sheet.after(other, 3, USUAL).gains(USUAL)[one, 5]
    assert forth == pytest.approx(back)
