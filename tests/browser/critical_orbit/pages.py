"""Mission Control on one player's screen, in English: what they read there and what they do."""

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, Position, expect
from tests.browser.critical_orbit.prepared import GAME
from tests.browser.people import People
from tests.browser.prepared import Prepared, seat_together
from tests.browser.serving import Server

MINE = re.compile(r"^Leave the (\d) to yourself")
OURS = re.compile(r"^Leave the (\d) to Mercury III")


A_MOMENT_MS = 150
CELLS = 8
RIM = 104 / 1008
"""How much of the drawn board its edge takes on each side."""


class Mission:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.ask = page.locator(".ask")
        self.clock = page.get_by_role("timer", name="Time left")
        self.dice = page.get_by_role("group", name="Dice")
        self.ready_button = page.get_by_role("button", name="I am ready")
        self.roll_button = self.dice.get_by_role("button", name=re.compile("^Roll"))
        self.lock_button = page.get_by_role("button", name="Lock", exact=True)
        self.ready_to_lock = page.locator("button:enabled").and_(self.lock_button)
        idle = page.locator("button:enabled:not([aria-busy])")
        self.let_star_go = idle.and_(page.get_by_role("button", name="Let the star go"))
        self.ending = page.get_by_role("heading", name=re.compile("^Mercury III (can breathe|is lost)"))
        self.hand = page.locator("[data-tray]")
        self.board = page.get_by_role("group", name="Mercury III, the board")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    # What a station sees and does

    def space(self, space: str) -> Locator:
        return self.page.locator(f'[data-space="{space}"]').first

    @property
    def open_spaces(self) -> Locator:
        return self.page.locator('button[data-space][aria-disabled="false"]')

    @property
    def values(self) -> Locator:
        return self.page.get_by_role("group", name="Numbers of this turn").get_by_role("button")

    def write_one(self, *, touch: bool = False) -> str:
        """The next value into the first open space; says where."""
        use(self.values.first, touch)
        space = str(self.open_spaces.first.get_attribute("data-space"))
        use(self.space(space), touch)
        self.has_written(space)
        return space

    def has_written(self, space: str) -> None:
        """It stands there, and the server has it."""
        expect(self.space(space).locator(".number:not(.ghost)")).to_be_visible()
        expect(self.page.locator(".space.wet")).to_have_count(0)

    def finish_turn(self, *, touch: bool = False) -> None:
        """Both numbers, whatever star they bring, any shape there is to take, and the lock."""
        take, star = self.button(re.compile("^Take [LJSZT]$")), self.let_star_go
        while True:
            expect(self.values.first.or_(take.first).or_(star).or_(self.ready_to_lock).first).to_be_visible()
            if take.first.is_visible():
                use(take.first, touch)
            elif self.values.first.is_visible():
                self.write_one(touch=touch)
            elif star.is_visible():
                use(star, touch)
            else:
                use(self.ready_to_lock, touch)
                return

    # What Mercury builds

    def lay_by_click(self, column: int, row: int, *, touch: bool = False) -> None:
        """The first tile of the hand onto these cells, counted from 0."""
        laid = self.board.locator("path[data-piece]")
        before = laid.count()
        use(self.hand.first, touch)
        use(self.board, touch, self.cell(column, row))
        expect(laid).to_have_count(before + 1)

    def cell(self, column: int, row: int) -> Position:
        """The middle of a cell, from the board's upper left corner."""
        box = self.board.bounding_box()
        assert box is not None
        rim = box["width"] * RIM
        side = (box["width"] - 2 * rim) / CELLS
        return {"x": rim + side * (column + 0.5), "y": rim + side * (row + 0.5)}

    # What everybody says about the dice

    def wish(self) -> None:
        """Mercury may have the last word at once, and then there is nothing left to wish."""
        self.dice.get_by_role("button", name=OURS).first.click()

    def keep(self) -> None:
        self.dice.get_by_role("button", name=MINE).first.click()
        expect(self.dice.get_by_role("button", name=MINE)).to_have_count(0)


def come_to_roll(mercury: Mission, *stations: Mission) -> None:
    """Whatever stars somebody has still got are let go; then the next turn can begin."""
    for _ in range(100):
        if mercury.roll_button.is_visible():
            return
        for table in (mercury, *stations):
            star = table.let_star_go.first
            if star.is_visible():
                star.click()
        mercury.page.wait_for_timeout(A_MOMENT_MS)
    raise AssertionError("Mercury cannot roll")


def use(target: Locator, touch: bool, position: Position | None = None) -> None:
    if touch:
        target.tap(position=position)
    else:
        target.click(position=position)


def missions(people: People, server: Server, names: Sequence[str], **setup: Any) -> list[Mission]:
    """A company at a table that has just begun; the first is Mercury, then the stations."""
    return arrive(people, seat_together(server, names, game=GAME, **setup))


def arrive(people: People, seats: Sequence[Prepared]) -> list[Mission]:
    tables = [Mission(people.arrive(seat.seat_link)) for seat in seats]
    for table in tables:
        expect(table.ask).to_be_visible()
    return tables
