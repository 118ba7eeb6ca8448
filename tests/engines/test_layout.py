"""Boards keep their places in every engine: nothing is cut or overlaps, no page scrolls that needs not."""

import pytest
from tests.browser.labels import MEASURE, SLACK, SMALLEST
from tests.browser.people import OUTPUT
from tests.browser.places import PLACES
from tests.browser.serving import Server
from tests.engines.screen import Screen

TABLES = ("source", "puzzle crew", "mission bengaluru", "starship")
OURS = "return document.fonts.status === 'loaded' && document.fonts.check('16px Plex');"
OUTSIDE = """
const cut = (element) => {
  const box = element.getBoundingClientRect();
  const edge = element.closest(".mat")?.getBoundingClientRect() ?? { right: innerWidth, bottom: innerHeight };
  return box.right > edge.right + 1 || box.bottom > edge.bottom + 1;
};
const names = (element) => element.ariaLabel ?? element.textContent.trim().slice(0, 40);
const parts = document.querySelectorAll(".mat button, .mat li, .boards section, .board[role=group]");
const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
return [
  ...(scrollWidth > clientWidth ? ["the page scrolls sideways"] : []),
  ...(scrollHeight > innerHeight || clientWidth < innerWidth ? ["the page has a scrollbar"] : []),
  ...[...parts].filter(cut).map(names),
];
"""


@pytest.mark.parametrize("name", TABLES)
def test_a_table_fits_and_can_be_read(screen: Screen, server: Server, name: str) -> None:
    place = PLACES[name](server)
    screen.open(place.address)
    screen.middle(place.sign)
    screen.until(OURS)
    screen.picture(OUTPUT / "engines" / f"{name}-{type(screen.engine).__name__}.png")
    measured = screen.run(f"return ({MEASURE})(...arguments);", SMALLEST[1280, 800], SLACK)
    assert measured["labels"] > 10
    assert [*measured["small"], *measured["collisions"], *screen.run(OUTSIDE)] == []
