"""A day's signal is heard, understood and shared on a phone; whoever comes back sees how it went."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.axe import grave_findings
from tests.browser.pages import Table
from tests.browser.people import People
from tests.browser.phone import PHONE, TOO_WIDE
from tests.daily_puzzles import puzzle

KEEP_WHAT_IS_COPIED = """() => {
  navigator.share = undefined;
  navigator.clipboard.writeText = async (text) => void (window.strip = text);
}"""


def where_others_pointed(table: Table) -> dict[str, int]:
    """The heat map as it is read out: percent of all first guesses, by planet."""
    said = {
        chip: str(table.chip(chip).get_attribute("aria-label")) for chip in table.chips("pointed at it first")
    }
    return {chip: int(found[1]) for chip, words in said.items() if (found := re.search(r"(\d+)%", words))}


def test_a_signal_is_solved_and_shared_on_a_phone(people: People) -> None:
    flight = puzzle(1).posed.sitting.match.state.flight
    wrong = next(chip for chip in flight.candidates if chip not in (flight.target, flight.start))
    page = people.arrive("/daily/archive", **PHONE)
    page.get_by_role("link", name=re.compile(r"No\. 1 ")).click()
    page.get_by_role("button", name="Begin").click()
    table = Table(page)
    expect(page.get_by_text("Which planet is meant?")).to_be_visible()
    expect(page.get_by_text("You have heard the signal.")).to_be_visible()
    assert page.evaluate(TOO_WIDE) == []
    assert grave_findings(page) == []
    table.guess(wrong)
    expect(table.chip(wrong)).to_have_accessible_name(re.compile("wrong"))
    table.guess(flight.target)
    expect(page.get_by_role("heading", name="Solved")).to_be_visible()
    expect(page.get_by_role("img", name="wrong and right")).to_be_visible()
    expect(page.get_by_text("70 of 100")).to_be_visible()
    expect(page.get_by_text("An ideal reader was")).to_be_visible()
    shares = where_others_pointed(table)
    assert sum(shares.values()) == pytest.approx(100, abs=len(shares) / 2), "rounded, they are the whole"
    glow = {chip: float(str(table.chip(chip).locator(".heat").get_attribute("opacity"))) for chip in shares}
    assert glow == pytest.approx(
        {chip: 0.15 + 0.65 * share / 100 for chip, share in shares.items()}, abs=0.005
    )
    assert page.evaluate(TOO_WIDE) == []
    assert grave_findings(page) == []
    page.evaluate(KEEP_WHAT_IS_COPIED)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Copied. It gives nothing away.")).to_be_visible()
    strip = page.evaluate("window.strip")
    assert strip.splitlines()[:2] == ["Heliograph Daily 1 · Contact", "⬛🟩 · 1 signal"]
    assert strip.splitlines()[2].endswith("/daily/1")
    page.reload()
    expect(page.get_by_text("70 of 100")).to_be_visible()
