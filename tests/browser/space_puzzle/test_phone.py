"""AI Space Puzzle in a hand: two panes that take turns, every step by touch."""

import re

from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.phone import PHONE
from tests.browser.serving import Server
from tests.browser.space_puzzle.pages import puzzlers


def test_the_hidden_pane_says_that_it_has_changed(people: People, server: Server) -> None:
    people.usual |= PHONE
    ai, crew = puzzlers(people, server, ("Ada", "Grace"), scenario="S03")
    ai.set_card.tap()
    ai.tray("colour red").tap()
    expect(ai.surface).to_have_count(1)
    ai.reveal_button.tap()
    expect(crew.surface).to_have_count(1)
    ship = crew.button(re.compile("^Ship and keys"))
    expect(crew.button("Message")).to_have_attribute("aria-pressed", "true")
    ship.tap()
    expect(crew.surface.first).to_be_hidden()
    expect(crew.button("Show large what was laid")).to_be_in_viewport(ratio=1)
    ai.button("Message").tap()
    crew.dock("red").tap()
    crew.room("c3").tap()
    expect(crew.dock("red")).to_have_accessible_name(re.compile("in room c3"))
    expect(ai.button(re.compile("^Ship and keys"))).to_have_accessible_name(
        re.compile("something has changed")
    )
    crew.button("Show large what was laid").tap()
    expect(crew.surface.first).to_be_visible()
