"""Finding a way across the table as a Source does: by looking at it (CT-14 to CT-17, CT-H2)."""

import math
from collections.abc import Iterator
from itertools import pairwise, permutations

from tests.browser.pages import Table

Chips = dict[str, tuple[float, float]]

LAYOUT = """chips => chips.map((chip) => {
  const { e, f, a } = chip.transform.baseVal.consolidate().matrix;
  return [chip.dataset.chip, e, f, a * 100];
})"""
A_HAIR = 0.5


class Ways:
    """What a Source sees of the table."""

    def __init__(self, table: Table) -> None:
        drawn = table.page.locator("[data-chip]").evaluate_all(LAYOUT)
        self.chips: Chips = {chip: (x, y) for chip, x, y, _ in drawn}
        self.radius: float = drawn[0][3]
        self.target = table.target
        [self.start] = table.chips("the rocket is here")

    def with_legs(self, legs: int) -> Iterator[list[str]]:
        """All routes from the rocket to the target with so many legs."""
        others = [chip for chip in self.chips if chip not in (self.start, self.target)]
        for between in permutations(others, legs - 1):
            route = [self.start, *between, self.target]
            if all(is_free(self.chips, a, b, self.radius + A_HAIR) for a, b in pairwise(route)):
                yield route[1:]

    def lengths(self, route: list[str]) -> list[float]:
        """How far each leg is from edge to edge (CT-H3)."""
        places = [self.chips[chip] for chip in (self.start, *route)]
        return [max(math.dist(a, b) - 2 * self.radius, 3) for a, b in pairwise(places)]


def find_way(table: Table, *, legs: int = 1) -> list[str]:
    """A route from the rocket to the target with at least that many legs."""
    ways = Ways(table)
    return next(route for more in range(legs, 5) for route in ways.with_legs(more))


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
