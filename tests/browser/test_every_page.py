"""What must hold on every page: it fits a phone, stays put as it comes, speaks every language, and axe finds
nothing grave."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import grave_findings
from tests.browser.cut_off import CUT_OFF
from tests.browser.people import People, picture
from tests.browser.phone import PHONE, TOO_WIDE
from tests.browser.places import LANGUAGES, PLACES
from tests.browser.serving import Server

ALL_WORDS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = [document.title];
  while (walker.nextNode()) words.push(walker.currentNode.data.trim());
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const element of document.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name));
  return words.filter(Boolean);
}"""

MOST_SHIFT = 0.05
WATCH_SHIFTS = """(() => {
  window.shifted = { sum: 0, what: [] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      window.shifted.sum += value;
      const moved = sources.map(({ node }) => (node?.parentElement ? (node.outerHTML ?? node.data) : ""));
      window.shifted.what.push(...moved.map((one) => `${value.toFixed(3)} ${one.slice(0, 80)}`));
    }
  }).observe({ type: "layout-shift", buffered: true });
})()"""

SEATS = re.compile("/(new|play)\\b")
SEATED = "section:has(#agreed)"
"""Where it is chosen who sits on which chair: no name of an AI seat is cut off."""
MESSAGE_ID = re.compile(r"[a-z]+(-[a-zA-Z0-9]+)+(\.[a-z]+)?|.*\{\s*\$.*|.*\?\?\?.*")


def raw_ids(page: Page) -> list[str]:
    """What stands there where a text is missing."""
    return [text for text in page.evaluate(ALL_WORDS) if MESSAGE_ID.fullmatch(text)]


@pytest.mark.parametrize("name", PLACES)
def test_it_fits_a_phone_speaks_every_language_and_is_accessible(
    people: People, server: Server, name: str
) -> None:
    place = PLACES[name](server)
    people.on_arrival = lambda page: page.add_init_script(WATCH_SHIFTS)
    page = people.arrive(place.address, first_visit=True, locale=LANGUAGES["de"], **PHONE)
    expect(page.locator(place.sign).first).to_be_visible()
    picture(page, f"phone-{name}")  # in German, with the longest words
    wrong = {"shifts": shifts(page), "de": wrong_on_a_phone(page)}
    for language in ("uk", "en"):
        choose_elsewhere(page, language=language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        wrong[language] = wrong_on_a_phone(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.reload()
    expect(page.locator(place.sign).first).to_be_visible()
    wrong["axe"] = grave_findings(page)
    wrong["shifts on a wide screen"] = shifts(page)
    assert not (found := {what: faults for what, faults in wrong.items() if faults}), found


def shifts(page: Page) -> list[str]:
    """What has moved before the reader's eyes while the page came."""
    shifted = page.evaluate("window.shifted")
    return shifted["what"] if shifted["sum"] >= MOST_SHIFT else []


def wrong_on_a_phone(page: Page) -> list[str]:
    cut = page.evaluate(CUT_OFF) if SEATS.search(page.url) or page.locator(SEATED).count() else []
    return [*page.evaluate(TOO_WIDE), *raw_ids(page), *cut]


CHOOSE = """chosen => {
  const before = JSON.parse(localStorage.getItem("heliograph.settings") ?? "{}");
  localStorage.setItem("heliograph.settings", JSON.stringify({ ...before, ...chosen }));
  dispatchEvent(new StorageEvent("storage", { key: "heliograph.settings" }));
}"""


def choose_elsewhere(page: Page, **chosen: str) -> None:
    """As if in another tab of the same browser: this page follows."""
    page.evaluate(CHOOSE, chosen)
