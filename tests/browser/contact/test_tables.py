"""Tables with a character (CT-H22): chosen in the form, named in the lobby, seen on the board."""

import re
from math import hypot

from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.gathering import fill_in, sit_down
from tests.browser.pages import Table
from tests.browser.people import People, picture

PHONE: ViewportSize = {"width": 360, "height": 740}


def off_two_rings(page: Page) -> float:
    """How far chips are off the nearer of two rings around the Earth, in parts of the board's width."""
    expect(page.locator("[data-chip]")).to_have_count(19)
    centres = {}
    for chip in page.locator("[data-chip]").all():
        box = chip.bounding_box()
        assert box is not None
        centres[chip.get_attribute("data-chip")] = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    earth = centres.pop("earth")
    away = sorted(hypot(x - earth[0], y - earth[1]) for x, y in centres.values())
    rings = ((away[:at], away[at:]) for at in range(3, len(away) - 2))
    return min(max(ring[-1] - ring[0] for ring in pair) for pair in rings) / away[-1]


def test_a_table_is_chosen_named_and_laid(people: People) -> None:
    host = people.arrive("/new")
    planets = host.get_by_role("group", name="The planets")
    expect(planets.get_by_role("radio", name="As they come")).to_be_checked()
    expect(planets).to_contain_text("drawn by lot")
    fill_in(host, "Ada", **{"The planets": "Rings"})
    expect(planets).to_contain_text(re.compile(r"Two rings around the Earth\. .* guess \d\d% of its signals"))
    picture(host, "tables-form", whole=True)
    host.set_viewport_size(PHONE)
    assert host.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    picture(host, "tables-form-phone", whole=True)
    host.set_viewport_size({"width": 1280, "height": 800})
    host.get_by_role("button", name="Open the table").click()
    expect(host.locator("dl").filter(has_text="The planets")).to_contain_text("Rings")
    guest = sit_down(people.arrive(host.url), "Grace")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(Table(page).role).to_be_visible()
        assert off_two_rings(page) < 0.2
