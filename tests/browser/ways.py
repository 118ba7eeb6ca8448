"""Finding a way across the table as a Source does: by looking at it (CT-14 to CT-17, CT-H2)."""

import math
from itertools import pairwise, permutations

from tests.browser.pages import Table

Chips = dict[str, tuple[float, float]]

LAYOUT = """chips => chips.map((chip) => {
  const { e, f, a } = chip.transform.baseVal.consolidate().matrix;
  return [chip.dataset.chip, e, f, a * 100];
})"""
A_HAIR = 0.5


def find_way(table: Table, *, legs: int = 1) -> list[str]:
    """A route from the rocket to the target with at least that many legs."""
    drawn = table.page.locator("[data-chip]").evaluate_all(LAYOUT)
    chips: Chips = {chip: (x, y) for chip, x, y, _ in drawn}
    clearance = drawn[0][3] + A_HAIR
    target, [start] = table.target, table.chips("the rocket is here")
    others = [chip for chip in chips if chip not in (start, target)]
    for stopovers in range(legs - 1, 4):
        for between in permutations(others, stopovers):
            route = [start, *between, target]
            if all(is_free(chips, a, b, clearance) for a, b in pairwise(route)):
                return route[1:]
    raise AssertionError("there is no way to the target")


def is_free(chips: Chips, here: str, there: str, clearance: float) -> bool:
    return all(
        beside(chips[here], chips[there], place) >= clearance
        for chip, place in chips.items()
        if chip not in (here, there)
    )


def beside(here: tuple[float, float], there: tuple[float, float], place: tuple[float, float]) -> float:
    """How far a place is from the straight way."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    along = ((place[0] - here[0]) * dx + (place[1] - here[1]) * dy) / (dx * dx + dy * dy)
    along = min(max(along, 0), 1)
    return math.hypot(here[0] + along * dx - place[0], here[1] + along * dy - place[1])
