"""What must hold on every page: it fits a phone, speaks every language, and axe finds nothing grave."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import grave_findings
from tests.browser.people import People, picture
from tests.browser.places import LANGUAGES, PLACES
from tests.browser.serving import Server

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

TOO_WIDE = """() => {
  /* A board may be wider than its window, as long as the page is not. */
  const scrolls = (box) => /auto|scroll/.test(getComputedStyle(box).overflowX);
  const within = (box) => box && (scrolls(box) || within(box.parentElement));
  const stands_out = (element) => {
    const { right, width } = element.getBoundingClientRect();
    const out = width > 1 && right > innerWidth + 1;
    const hidden = !element.checkVisibility() || element.closest(".unseen, svg *");
    return out && !hidden && !within(element.parentElement);
  };
  const wide = [...document.querySelectorAll("main *, header *, footer *")].filter(stands_out);
  const outermost = wide.filter((element) => !wide.includes(element.parentElement));
  const page = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
  return [...page, ...outermost.map((element) => element.outerHTML.slice(0, 120))];
}"""

ALL_WORDS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = [document.title];
  while (walker.nextNode()) words.push(walker.currentNode.data.trim());
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const element of document.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name));
  return words.filter(Boolean);
}"""

MESSAGE_ID = re.compile(r"[a-z]+(-[a-zA-Z0-9]+)+(\.[a-z]+)?|.*\{\s*\$.*|.*\?\?\?.*")


def raw_ids(page: Page) -> list[str]:
    """What stands there where a text is missing."""
    return [text for text in page.evaluate(ALL_WORDS) if MESSAGE_ID.fullmatch(text)]


@pytest.mark.parametrize("name", PLACES)
def test_it_fits_a_phone_speaks_every_language_and_is_accessible(
    people: People, server: Server, name: str
) -> None:
    place = PLACES[name](server)
    phone = people.arrive(place.address, locale=LANGUAGES["de"], **PHONE)
    expect(phone.locator(place.sign).first).to_be_visible()
    picture(phone, f"phone-{name}")  # in German, with the longest words
    wrong = {"de": wrong_on_a_phone(phone)}
    for language in ("uk", "en"):
        choose_elsewhere(phone, language=language)
        expect(phone.locator("html")).to_have_attribute("lang", language)
        wrong[language] = wrong_on_a_phone(phone)
    desk = people.arrive(place.address)
    expect(desk.locator(place.sign).first).to_be_visible()
    wrong["axe"] = grave_findings(desk)
    assert not any(wrong.values()), wrong


def wrong_on_a_phone(page: Page) -> list[str]:
    return [*page.evaluate(TOO_WIDE), *raw_ids(page)]


def choose_elsewhere(page: Page, **chosen: str) -> None:
    """In another tab of the same browser: this page follows."""
    tab = page.context.new_page()
    tab.goto("/favicon.svg")
    tab.evaluate("chosen => localStorage.setItem('heliograph.settings', JSON.stringify(chosen))", chosen)
    tab.close()
