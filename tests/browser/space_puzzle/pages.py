"""AI Space Puzzle on one player's screen, in English: what they read there and what they do."""

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.people import People
from tests.browser.prepared import seat_together
from tests.browser.serving import Server
from tests.browser.space_puzzle.prepared import GAME

TARGET = re.compile(r"target: (\w+), (\w+) key")


class Puzzle:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.role = page.locator(".role")
        self.ask = page.locator(".ask")
        self.set_card = page.get_by_role("button", name="Set it up like this")
        self.reveal_button = page.get_by_role("button", name="Reveal the message")
        self.end_button = page.get_by_role("button", name="End the round")
        self.ready_button = page.get_by_role("button", name="I am done")
        self.declare_button = page.get_by_role("button", name="Declare", exact=True)
        self.ending = page.get_by_role("heading", name=re.compile("Understood!|Lost in translation"))
        self.surface = page.locator("[data-token]")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    # What the player sees

    def room(self, cell: str) -> Locator:
        return self.page.locator(f'.map:visible [data-cell="{cell}"] .room').first

    def dock(self, pawn: str) -> Locator:
        return self.page.locator(f'[data-dock="{pawn}"]')

    def tray(self, token: str) -> Locator:
        return self.page.get_by_role("toolbar", name="Tokens at hand").get_by_role(
            "button", name=token, exact=True
        )

    def section(self, key: str) -> Locator:
        return self.page.locator(f'[data-section="{key}"]').first

    @property
    def targets(self) -> dict[str, tuple[str, str]]:
        """Room and key of each colour; only the AI's own map shows them."""
        found = {}
        for room in self.page.locator('.room[aria-label*="target:"]').all():
            label = str(room.get_attribute("aria-label"))
            for colour, key in TARGET.findall(label):
                found[colour] = (label[:2], key)
        return found

    def counter(self) -> Locator:
        """The round counter as it stands now: hidden once it has moved on."""
        now = self.page.locator(".counter [aria-label]").get_attribute("aria-label")
        return self.page.get_by_role("img", name=str(now), exact=True)

    # What the AI does

    def lay(self, *tokens: str) -> None:
        for token in tokens:
            self.tray(token).click()

    def reveal(self) -> None:
        self.reveal_button.click()
        expect(self.reveal_button).to_be_hidden()

    # What the Astronauts do

    def send(self, pawn: str, cell: str) -> None:
        self.dock(pawn).click()
        self.room(cell).click(position={"x": 6, "y": 6})
        expect(self.dock(pawn)).to_have_accessible_name(re.compile(f"in room {cell}"))

    def carry(self, pawn: str, cell: str) -> None:
        """The same by dragging."""
        self.dock(pawn).drag_to(self.room(cell))
        expect(self.dock(pawn)).to_have_accessible_name(re.compile(f"in room {cell}"))

    def put_marker(self, colour: str, key: str) -> None:
        self.page.locator(f'button[data-marker="{colour}"]').click()
        self.section(key).get_by_role("button", name="Put the").click()
        expect(self.section(key).locator(f'[data-marker="{colour}"]')).to_be_visible()

    def declare(self) -> None:
        self.declare_button.click()
        self.page.get_by_role("dialog").get_by_role("button", name="Declare it").click()

    def end_round(self) -> None:
        self.end_button.click()
        confirm = self.page.get_by_role("dialog").get_by_role("button", name="Yes")
        expect(confirm.or_(self.end_button).or_(self.ending).first).to_be_visible()
        if confirm.is_visible():
            confirm.click()


def puzzlers(people: People, server: Server, names: Sequence[str], **setup: Any) -> list[Puzzle]:
    """A company at a table that has just begun; the first is the AI."""
    seats = seat_together(server, names, game=GAME, **setup)
    tables = [Puzzle(people.arrive(seat.seat_link)) for seat in seats]
    for table in tables:
        expect(table.role).to_be_visible()
    return tables
