"""Starship Interstellar in a hand: one pane at a time; the first tap looks, the second does."""

import re

from playwright.sync_api import expect
from tests.browser.axe import grave_findings
from tests.browser.interstellar.pages import TURN, Cockpit
from tests.browser.interstellar.prepared import alone, is_turn_of
from tests.browser.people import People, picture
from tests.browser.phone import PHONE, TOO_WIDE
from tests.browser.serving import Server

PANES = ("Sky", "Ship", "Earth", "Journey", "Mat", "Others")


def test_a_trip_by_touch(people: People, server: Server) -> None:
    cockpit = Cockpit(people.arrive(alone(server).seat_link, **PHONE))
    page = cockpit.page
    cockpit.asks(TURN)
    panes = page.get_by_role("group", name="Parts of the table")
    expect(panes.get_by_role("button", name="Mat something to do here")).to_have_attribute(
        "aria-pressed", "true"
    )
    cockpit.token("Travel").tap()
    expect(cockpit.foreseen).to_contain_text("next: a trip")
    cockpit.asks(TURN)
    cockpit.token("Travel").tap()
    cockpit.asks(re.compile("^Load what you need"))
    expect(panes.get_by_role("button", name=re.compile("^Sky"))).to_have_attribute("aria-pressed", "true")
    cockpit.choice("Base").tap()
    cockpit.do_it.tap()
    flight = page.get_by_role("listitem").get_by_role("button", name=re.compile("^Fly to")).first
    flight.scroll_into_view_if_needed()
    flight.tap()
    expect(cockpit.foreseen).to_contain_text(re.compile(r"− \d+ Fuel"))
    picture(page, "phone-starship-trip")
    assert page.evaluate(TOO_WIDE) == []
    assert grave_findings(page) == []
    cockpit.do_it.tap()
    cockpit.asks(re.compile("^You have turned over a token"))
    cockpit.choice("Put it back").tap()
    cockpit.do_it.tap()
    cockpit.asks(TURN)


def test_every_pane_fits(people: People, server: Server) -> None:
    cockpit = Cockpit(people.arrive(alone(server, is_turn_of("salvation", 3)).seat_link, **PHONE))
    page = cockpit.page
    cockpit.asks(TURN)
    panes = page.get_by_role("group", name="Parts of the table")
    for pane in PANES:
        panes.get_by_role("button", name=re.compile(f"^{pane}")).tap()
        expect(panes.locator('[aria-pressed="true"]')).to_have_text(re.compile(f"^{pane}"))
        assert page.evaluate(TOO_WIDE) == [], pane
        picture(page, f"phone-starship-{pane.lower()}")
