"""What must hold on every page in every language, also on the smallest phone."""

import re

import pytest
from playwright.sync_api import Page
from tests.browser.people import People, picture
from tests.browser.places import LANGUAGES, Place, visit

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_a_phone_and_speaks_the_language(
    people: People, places: dict[str, Place], language: str
) -> None:
    page = people.arrive("about:blank", locale=LANGUAGES[language], **PHONE)
    wrong = {}
    for name in visit(page, places):
        if language == "de":  # the longest words
            picture(page, f"phone-{name}")
        found = [*page.evaluate(TOO_WIDE), *raw_ids(page)]
        if page.locator("html").get_attribute("lang") != language:
            found.append("another language")
        if found:
            wrong[name] = found
    assert wrong == {}
