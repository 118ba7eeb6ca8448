"""Whoever looks elsewhere learns that it is their turn."""

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.critical_orbit.pages import missions
from tests.browser.gathering import seated
from tests.browser.people import People
from tests.browser.serving import Server

SENSES = """
  window.felt = { chimes: 0, buzzes: 0, notices: [] };
  const create = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { felt.chimes += 1; return create.call(this); };
  navigator.vibrate = () => (felt.buzzes += 1);
  window.Notification = class {
    static permission = "default";
    static requestPermission = async () => (this.permission = window.answer ?? "granted");
    constructor(title, { body }) { felt.notices.push(`${title} | ${body}`); }
    close() {}
  };
  Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
"""
"""What a headless browser cannot do is noted down instead."""

LOOK_AWAY = "window.away = true; document.dispatchEvent(new Event('visibilitychange'))"


def felt(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("felt")
    return found


def test_the_tab_the_ear_the_hand_and_a_notification_tell(people: People, server: Server) -> None:
    people.on_arrival = lambda page: page.add_init_script(SENSES)
    ada, bob = seated(people, server, ["Ada", "Bob"])
    icon = bob.page.locator("link[rel=icon]")
    bob.page.evaluate("Notification.permission = 'granted'")
    choose(bob.page, "Show a notification")
    bob.page.evaluate(LOOK_AWAY)
    expect(bob.page).to_have_title("Contact · Heliograph")
    before = felt(bob.page)
    assert before["notices"] == []
    ada.begin_round()
    ada.transmit()
    expect(bob.page).to_have_title(re.compile("Your turn: Contact"))
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    now = felt(bob.page)
    assert now["notices"] == ["● Your turn: Contact | The others are waiting for you."]
    assert now["buzzes"] == 1
    assert now["chimes"] > before["chimes"]
    bob.page.evaluate("window.away = false")
    bob.page.keyboard.press("Shift")
    expect(bob.page).to_have_title("Contact · Heliograph")
    expect(icon).to_have_attribute("href", "/favicon.svg")


def test_who_is_slow_is_nudged_where_talk_is_free(people: People, server: Server) -> None:
    def on_arrival(page: Page) -> None:
        page.add_init_script(SENSES)
        page.clock.install()

    people.on_arrival = on_arrival
    jobs = {"mercury": 0, "houston": 0, "bengaluru": 1, "cologne": 1}
    ada, grace = missions(people, server, ("Ada", "Grace"), clock="untimed", **jobs)
    for table in (ada, grace):
        table.ready_button.click()
    expect(ada.roll_button).to_be_visible()
    ada.page.evaluate("Notification.permission = 'granted'")
    choose(ada.page, "Show a notification")
    ada.page.evaluate(LOOK_AWAY)
    before = felt(ada.page)
    grace.page.clock.fast_forward(41_000)
    nudge = grace.page.get_by_role("region", name="Waiting").get_by_role("button", name="Nudge Ada")
    nudge.click()
    expect(grace.page.get_by_text("Ada has been nudged.")).to_be_visible()
    expect(ada.page).to_have_title(re.compile("Your turn: Mission Control"))
    expect(ada.page.get_by_text("Grace nudges Ada.").first).to_be_visible()
    now = felt(ada.page)
    assert now["buzzes"] > before["buzzes"]
    assert now["notices"][-1].endswith("| Grace nudges Ada.")
    nudge.click()
    expect(grace.page.get_by_text("Ada has just been nudged.")).to_be_visible()


def test_what_was_switched_off_stays_off(people: People, server: Server) -> None:
    people.on_arrival = lambda page: page.add_init_script(SENSES)
    people.remember(settings={"sound": False, "turnBuzz": False})
    ada, bob = seated(people, server, ["Ada", "Bob"])
    bob.page.mouse.click(5, 5)
    bob.page.evaluate(LOOK_AWAY)
    ada.begin_round()
    ada.transmit()
    expect(bob.page).to_have_title(re.compile("Your turn: Contact"))
    assert felt(bob.page) == {"chimes": 0, "buzzes": 0, "notices": []}


def test_a_browser_is_asked_in_the_settings_and_may_refuse(people: People) -> None:
    people.on_arrival = lambda page: page.add_init_script(SENSES)
    page = people.arrive("/settings")
    switch = page.get_by_role("switch", name="Show a notification")
    assert page.evaluate("Notification.permission") == "default"
    page.evaluate("window.answer = 'denied'")
    switch.click(force=True)
    expect(page.get_by_text("Your browser does not allow it.")).to_be_visible()
    expect(switch).not_to_be_checked()


def choose(page: Page, switch: str) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("navigation", name="Table menu").get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("switch", name=switch).check(force=True)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
