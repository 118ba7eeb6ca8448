"""A game played on from its replay, and both time lines side by side."""

import json
import re

from playwright.sync_api import expect
from tests.browser.axe import grave_findings
from tests.browser.people import People, picture
from tests.browser.playing import play_on
from tests.browser.prepared import Prepared, finished
from tests.browser.serving import Server

from heliograph.games.contact.telling.view import View


def test_another_try_stands_beside_the_first(people: People, server: Server) -> None:
    first = finished(server, route="guided", written_record=True)
    page = people.arrive(f"/t/{first.id}/replay")
    on = page.get_by_role("button", name="Play on from here")
    page.get_by_role("button", name="To the end").click()
    expect(on).to_be_disabled()
    page.get_by_role("slider", name="Place in the game").fill("9")
    told = page.locator(".bar .events").inner_text()
    on.click()
    dialog = page.get_by_role("dialog", name="Another try from moment 10")
    dialog.get_by_label("Your name").fill("Eve")
    assert grave_findings(page, "dialog") == []
    picture(page, "play-on")
    dialog.get_by_role("button", name="Play on").click()

    page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(page.get_by_role("region", name="What happened")).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    kept = json.loads(page.evaluate("localStorage.getItem('heliograph.seats')"))
    seat = Prepared(table, kept[table][0])
    play_on(server, [seat], "contact", View, lambda seat: seat.view.phase == "over")

    page.get_by_role("link", name="Beside the first time").click()
    then, now = (page.get_by_role("region", name=name, exact=True) for name in ("Then", "Now"))
    place = page.get_by_role("slider", name="Place in the game")
    expect(place).to_have_value("9")  # where they part
    place.fill("0")
    expect(then.locator(".events")).to_have_text("The table is set.")
    place.fill("9")
    expect(then.locator(".events")).to_have_text(told, use_inner_text=True)
    told_then = then.locator(".events li").count()  # the same things, but others sit there now
    expect(now.locator(".events li")).to_have_count(told_then)
    expect(page.get_by_text("Up to moment 10 both are the same game.")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(now.get_by_text("over", exact=True)).to_be_visible()
    assert grave_findings(page) == []
    picture(page, "time-lines", whole=True)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    picture(page, "time-lines-phone", whole=True)
