"""Starship Interstellar on one player's screen, in English: what they read there and what they do."""

import re

from playwright.sync_api import Locator, Page, expect

CAN = '[aria-disabled="false"], :not([aria-disabled])'


class Cockpit:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.now = page.get_by_role("region", name="What is to be done")
        self.ask = self.now.get_by_role("paragraph").first
        self.foreseen = self.now.locator("[aria-live]")
        self.do_it = self.now.get_by_role("button", name="Do it")
        self.undo = self.now.get_by_role("button", name="Undo")
        self.done = self.now.get_by_role("button", name="Done")
        self.pass_for_sure = page.get_by_role("dialog").get_by_role("button", name="Yes, pass")
        self.pass_button = self.now.get_by_role("button", name="Pass", exact=True)
        self.mat = page.get_by_role("region", name="Your mat")
        self.hand = self.mat.get_by_role("list", name="Tokens to play")
        self.tokens = self.hand.get_by_role("button")
        self.played = self.mat.get_by_role("group", name="Played tokens")
        self.sky = page.get_by_role("region", name="The solar system")
        self.order = page.get_by_role("list", name="Turn order")
        self.hall_turn = page.get_by_role("region", name="H.A.L.L.’s turn")
        self.since = page.get_by_role("region", name="Since your last turn")
        self.ending = page.get_by_role("region", name="The end")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def board(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    # What the player sees

    @property
    def fuel(self) -> int:
        return int(self.mat.get_by_role("definition").first.inner_text())

    def has_fuel(self, fuel: int) -> None:
        expect(self.mat.get_by_role("definition").first).to_have_text(str(fuel))

    def asks(self, question: str | re.Pattern[str]) -> None:
        expect(self.ask).to_have_text(question)

    def begins(self) -> None:
        """By lot H.A.L.L. may have the first turn; it waits for a word."""
        self.asks(re.compile("^(Play a token|H.A.L.L. has the first turn)"))
        if "first turn" in self.ask.inner_text():
            self.now.get_by_role("button", name="Begin").click()
        self.asks(TURN)

    # What the player does

    def token(self, name: str) -> Locator:
        return self.hand.get_by_role("button", name=re.compile(rf"\b{name}$"))

    def choice(self, name: str | re.Pattern[str]) -> Locator:
        """One of the small choices that lie on no board."""
        return self.now.get_by_role("button", name=name)

    def possible(self, board: str) -> Locator:
        """What can be pressed on a board."""
        return self.board(board).get_by_role("button").and_(self.page.locator(CAN))

    @property
    def flights(self) -> Locator:
        """Planets the Explorer can reach."""
        return self.sky.get_by_role("button", name=re.compile("^Fly to"))

    def foresees(self, thing: Locator, *texts: str | re.Pattern[str]) -> None:
        """Pointing tells what it would cost and bring, or why it cannot be done."""
        thing.hover()
        for text in texts:
            expect(self.foreseen).to_contain_text(text)


def planet_of(flight: Locator) -> Locator:
    """Where to press: the middle of all that belongs to a planet may be beside its orbit."""
    return flight.locator("circle").first


TURN = re.compile("^Play a token")
