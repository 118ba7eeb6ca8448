"""The closed sums over all solutions against counting them one by one."""

from __future__ import annotations

from itertools import permutations, product

import numpy as np
import pytest

from heliograph.players.space_puzzle.reading.solutions import add_up
from heliograph.players.space_puzzle.table.numbers import CREWS, Floats

CELLS_USED = (0, 3, 5, 10, 15)


def few_cells(seed: int) -> Floats:
    table = np.zeros((1, 4, 6, 16))
    table[..., CELLS_USED] = np.random.default_rng(seed).random((1, 4, 6, len(CELLS_USED)))
    return table


def counted(table: Floats, crew: tuple[int, ...], *, distinct: bool) -> dict[tuple[int, ...], float]:
    choices = permutations(CELLS_USED, 4) if distinct else product(CELLS_USED, repeat=4)
    return {
        cells: float(np.prod([table[0, key, crew[key], cells[key]] for key in range(4)])) for cells in choices
    }


@pytest.mark.parametrize("distinct", [True, False])
def test_sums_and_cells_are_exact(distinct: bool) -> None:
    """SP-21: four different cells; on a crisis card two targets may share one."""
    table = few_cells(1)
    sums = add_up(table, distinct=distinct)
    cells = sums.cells()
    for index in (0, 57, 199):
        all_of_them = counted(table, tuple(sums.crews[index]), distinct=distinct)
        assert sums.totals[0, index] == pytest.approx(sum(all_of_them.values()))
        for key, cell in product(range(4), CELLS_USED):
            mine = sum(weight for chosen, weight in all_of_them.items() if chosen[key] == cell)
            assert cells[0, index, key, cell] == pytest.approx(mine)


def test_every_way_to_give_four_keys_different_colours_counts_once() -> None:
    assert len({tuple(crew) for crew in CREWS}) == 360
    assert len(add_up(np.ones((1, 4, 6, 16)), distinct=True).crews) == 360


def test_crews_that_cannot_be_are_left_out() -> None:
    table = np.ones((1, 4, 6, 16))
    table[:, 0, 1:, :] = 0
    assert {int(crew[0]) for crew in add_up(table, distinct=True).crews} == {0}
