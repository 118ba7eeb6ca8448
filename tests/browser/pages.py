"""The pages as a player uses them, in English: what they read there and what they do."""

import re
from collections.abc import Iterable, Sequence
from functools import reduce

from playwright.sync_api import Locator, Page, expect

SHORT_HOP_MS = 90


class Table:
    """Contact on one player's screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pad = page.get_by_role("button", name="Hold to fly, release to land")
        self.send_button = page.get_by_role("button", name="Send", exact=True)
        self.tape = page.get_by_role("img", name="Your recording:")
        self.role = page.locator(".role")
        self.ask = page.locator(".ask p")
        self.connection = page.locator("header").get_by_role("status")
        self.begin_button = page.get_by_role("button", name=re.compile("^Begin"))
        self.next_button = page.get_by_role("button", name="Next round")
        self.cards = page.get_by_role("button", name=re.compile("^Signal card"))
        self.confirm_button = page.get_by_role("button", name="That is the one")
        self.how_to_guess = page.get_by_text("Point at a planet on the table.")
        self.report = page.get_by_role("heading", name=re.compile("Mission accomplished|The fuel ran out"))

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    # What the player sees

    def chip(self, chip: str) -> Locator:
        return self.page.locator(f'[data-chip="{chip}"]')

    def chips(self, state: str) -> list[str]:
        """The chips that are read out with this state, such as `possible target`."""
        found = self.page.locator(f'[data-chip][aria-label*="{state}"]')
        return [str(one.get_attribute("data-chip")) for one in found.all()]

    @property
    def target(self) -> str:
        """Only the Source's own screen shows it."""
        mine = self.page.locator('[data-chip][aria-label*="your target"]')
        expect(mine).to_have_count(1)
        return str(mine.get_attribute("data-chip"))

    @property
    def round(self) -> int:
        return int(self.status("Round").inner_text().split()[0])

    def status(self, what: str) -> Locator:
        return self.page.locator("dl > div").filter(has_text=what).locator("dd")

    # What the player does

    def begin_round(self) -> None:
        self.begin_button.click()
        expect(self.begin_button).to_be_hidden()

    def record(self, holds: Sequence[float]) -> None:
        """Hold the pad and let it go, once for each flight."""
        for hold in holds:
            self.pad.click(delay=hold)
        self.has_recorded(len(holds))

    def has_recorded(self, flights: int) -> list[int]:
        """Waits for that many flights on the tape; says how long their bars are, for its words do not tell
        that exactly (CT-H21)."""
        expect(self.tape).to_have_attribute("aria-label", re.compile(rf"^\D*(\d+00 ms\D*){{{flights}}}$"))
        bars = self.tape.locator(".flying").evaluate_all("bars => bars.map(bar => +bar.style.flexGrow)")
        return [round(ms) for ms in bars]

    def send(self) -> None:
        self.send_button.click()
        self.is_sent()

    def is_sent(self) -> None:
        """The tape is gone; a quick partner may have asked for another signal already."""
        expect(self.tape).to_have_count(0)

    def transmit(self, holds: Sequence[float] = (SHORT_HOP_MS,)) -> None:
        self.record(holds)
        self.send()

    def lay_route(self, route: Iterable[str]) -> None:
        for chip in route:
            self.chip(chip).click()

    def point_at(self, chip: str) -> None:
        self.chip(chip).click()
        expect(self.confirm_button).to_be_visible()

    def guess(self, chip: str) -> None:
        self.point_at(chip)
        self.confirm_button.click()

    def turn_sound_on(self) -> None:
        self.button("Turn sound on").click()
        expect(self.button("Turn sound on")).to_be_hidden()

    def make_any_move(self) -> str:
        """Waits for something to do and does it, in any legal way; says what it was."""
        signs = (self.next_button, self.cards.first, self.send_button, self.how_to_guess, self.report)
        expect(reduce(Locator.or_, signs, self.begin_button).first).to_be_visible()
        if self.report.is_visible():
            return "over"
        if self.next_button.is_visible():
            self.next_button.click()
            return "go on"
        if self.begin_button.is_visible():
            self.begin_round()
            return "begin"
        if self.cards.first.is_visible():
            self.cards.first.click()
            expect(self.cards).to_have_count(0)
            return "choose"
        if self.send_button.is_visible():
            self.transmit((400,))
            return "send"
        self.guess(self.chips("possible target")[0])
        expect(self.confirm_button).to_be_hidden()
        return "guess"

    def play_to_the_end(self) -> set[str]:
        """Plays any legal way until the mission is over; says what there was to do."""
        done = set()
        while (move := self.make_any_move()) != "over":
            done.add(move)
        return done

    def listen(self, count: int = 1) -> None:
        """Hears the round's next signal, by itself or, where nothing was touched yet, when asked for."""
        ask = self.button("Play it now")
        heard = "You have heard the signal." if count == 1 else f"You have heard {count} signals."
        done = self.page.get_by_text(heard)
        expect(ask.or_(done)).to_be_visible()
        if ask.is_visible():
            ask.click()
        expect(done).to_be_visible()

    def choose_signal(self, value: int) -> None:
        """The professional Source stakes a card."""
        self.button(re.compile(f"^Signal card {value},")).click()
        expect(self.cards).to_have_count(0)

    def use_helper(self, helper: str) -> None:
        self.button(f"Use {helper}").click()
        expect(self.helper(helper)).to_contain_text("Inactive")

    def helper(self, helper: str) -> Locator:
        return (
            self.page.get_by_role("region", name="Helper cards")
            .get_by_role("listitem")
            .filter(has_text=helper)
        )

    def point_at_stopover(self) -> None:
        """The Source shows where the route landed first: any chip that could be it."""
        self.page.locator('[data-chip][aria-disabled="false"]').first.click()
        self.button("Put the rocket here").click()

    def call_meeting(self, spend: str) -> None:
        self.button("Team meeting").click()
        self.page.get_by_role("dialog").get_by_role("button", name=spend).click()

    def reactivate_helpers(self) -> None:
        self.button("Reactivate all for 1 barrel").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Yes").click()
        expect(self.page.get_by_role("dialog")).to_be_hidden()

    def menu(self, item: str) -> None:
        self.button("Table menu").click()
        self.page.get_by_role("navigation", name="Table menu").get_by_role("button", name=item).click()

    def open_chat(self) -> "Chat":
        self.button("Chat").click()
        return Chat(self.page.get_by_role("complementary", name="Chat"))


class Chat:
    def __init__(self, panel: Locator) -> None:
        self.lines = panel.get_by_role("log")
        self.field = panel.get_by_role("textbox", name="Say something")
        self.send = panel.get_by_role("button", name="Say it")
        self.closed = panel.locator(".closed")

    def say(self, text: str) -> None:
        self.field.fill(text)
        self.send.click()
