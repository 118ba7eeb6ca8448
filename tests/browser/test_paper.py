"""Rules on paper: only what is read, and no heading at the foot of a page."""

from playwright.sync_api import expect
from tests.browser.people import People

SPLIT = """() => {
  const style = (css) => [...document.querySelectorAll(css)].map((one) => getComputedStyle(one));
  const blocks = style(".reference, .sections, section[aria-labelledby], dl");
  const headings = style("section[aria-labelledby] > :is(h2, p)");
  return {
    rules: style(".rule").filter(({ breakInside }) => breakInside !== "avoid").length,
    headings: headings.filter(({ breakAfter }) => breakAfter !== "avoid").length,
    grids: blocks.filter(({ display }) => display !== "block").length,
  };
}"""
"""What could be split; browsers keep nothing together between the rows of a grid."""


def test_rules_can_be_printed(people: People) -> None:
    page = people.arrive("/rules/contact")
    expect(page.locator("#CT-H20")).to_be_visible()
    page.emulate_media(media="print")
    for pressed in ("searchbox", "button", "combobox", "navigation"):
        expect(page.get_by_role(pressed)).to_have_count(0)
    expect(page.locator("#CT-7 svg")).to_be_visible()
    assert page.evaluate(SPLIT) == {"rules": 0, "headings": 0, "grids": 0}
    assert page.pdf(format="A4").count(b"/Type /Page\n") > 3
