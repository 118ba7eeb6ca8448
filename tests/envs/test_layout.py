"""Numbers are written again only where something has changed."""

from __future__ import annotations

import numpy as np

from heliograph.envs import contact_v0
from heliograph.envs.layout import Block, Layout, Page, Pages, Piece

LAYOUT = Layout([Piece("one", 2, ""), Piece("two", 1, ""), Piece("three", 1, "")])


def test_a_block_is_written_when_it_follows_from_something_else() -> None:
    page, block, written = Pages(LAYOUT).of(0), Block(LAYOUT, "one", "two"), list[int]()

    def write(page: Page, place: int) -> None:
        written.append(place)
        page.mark("one", [place])

    for place in (0, 0, 1):
        block.write(page, (place,), write, place)
    assert written == [0, 1]
    assert page.vector.tolist() == [0, 1, 0, 0]


def test_another_viewer_gets_the_same_numbers_without_work() -> None:
    pages, block = Pages(LAYOUT), Block(LAYOUT, "one")
    block.fill(pages.of(0), ("same",), lambda: [1.0, 2.0])
    block.fill(pages.of(1), ("same",), lambda: [0.0, 0.0])
    assert pages.of(1).vector.tolist() == [1, 2, 0, 0]
    assert pages.of(0) is pages.of(0) is not pages.of(1)


def test_parts_are_asked_about_by_name() -> None:
    page = Page(LAYOUT)
    asked = [page.is_new(*one) for one in (("a", (1,)), ("b", (1,)), ("a", (1,)), ("a", (2,)))]
    assert asked == [True, True, False, True]


def test_what_is_done_with_an_observation_changes_no_other() -> None:
    env = contact_v0.env(level=2)
    env.reset(seed=1)
    seen = env.observe("player_0")
    seen["observation"][:] = 7
    seen["action_mask"][:] = 7
    again = env.observe("player_0")
    assert not np.any(again["observation"] == 7)
    assert again["action_mask"].max() == 1
