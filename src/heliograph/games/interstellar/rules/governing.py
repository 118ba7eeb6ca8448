"""The World Government's rows, and who governs (L119, L886, HV-14)."""

from __future__ import annotations

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.state import State

NOBODY = -1


def governor(state: State) -> int:
    """The player whose Scientist is leftmost in the highest occupied row."""
    for row in reversed(state.government):
        for whose in row:
            if whose != NOBODY:
                return whose
    return NOBODY


def row_for(state: State, index: int) -> int | None:
    """The row of this player's next Scientist; None from the highest row on (L891)."""
    if index in state.government[-1]:
        return None
    for row, spaces in enumerate(state.government):
        if index not in spaces:
            return row if NOBODY in spaces else None
    return None


def may_rise(state: State, index: int, row: int) -> bool:
    """HV-14: from the row below, into a row where the player has no Scientist yet."""
    return index in state.government[row - 1] and index not in state.government[row]


def free_spaces(state: State, row: int) -> tuple[int, ...]:
    return tuple(space for space, whose in enumerate(state.government[row]) if whose == NOBODY)


def with_scientist(state: State, row: int, space: int, whose: int) -> tuple[tuple[int, ...], ...]:
    rows = [list(spaces) for spaces in state.government]
    rows[row][space] = whose
    return tuple(map(tuple, rows))


def rewards_of(pack: Pack, state: State, row: int, space: int, *, whole_row: bool) -> tuple[str, ...]:
    printed = pack.government.value[row][: len(state.government[row])]
    return printed if whole_row else (printed[space],)
