"""Rules and lessons work without a network, and a page never stays behind the server's build."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.contact.ways import find_way
from tests.browser.pages import Table
from tests.browser.people import People
from tests.browser.phone import PHONE
from tests.browser.prepared import as_source
from tests.browser.serving import Server
from tests.browser.waiting import wait_until

KEPT = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
ANOTHER = "index-of-tomorrow"


def test_rules_and_lessons_are_read_off_line(people: People, server: Server) -> None:
    page = people.arrive("/", service_workers="allow", **PHONE)
    manifest = page.request.get("/manifest.json").json()
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == icon["type"]
    wait_until(page, KEPT)
    people.forgive()
    page.context.set_offline(True)
    page.goto("/rules/space_puzzle")
    expect(page.locator("#SR-CRISISTOKEN")).to_be_attached()
    expect(page.get_by_text("This device is offline").first).to_be_visible()
    for lesson in ("space_puzzle", "critical_orbit#houston", "interstellar"):
        page.goto(f"/learn/{lesson}")
        expect(page.locator(".coach").first).to_be_visible()
    fly_alone(Table(page))
    page.goto("/rules/contact")
    expect(page.locator("#CT-H20")).to_be_attached()
    page.context.set_offline(False)
    page.goto(as_source(server).seat_link)
    expect(page.locator(".pad")).to_be_visible()


def fly_alone(table: Table) -> None:
    """Contact's lesson: the partner lives on the server, and a script stands in."""
    page = table.page
    page.goto("/learn/contact")
    expect(page.get_by_text("your partner follows a script")).to_be_visible()
    go_on = page.get_by_role("button", name="Go on")
    go_on.click()
    table.begin_round()
    go_on.click()
    go_on.click()
    route = find_way(table)
    table.lay_route(route)
    table.transmit([600] * len(route))
    expect(page.get_by_role("heading", name="Listen and look")).to_be_visible()
    table.listen()
    expect(page.get_by_role("heading", name="Which planet?")).to_be_visible()
    for chip in table.chips("possible target"):
        if go_on.is_hidden():
            table.guess(chip)
            page.wait_for_timeout(500)
    expect(page.get_by_role("heading", name="There is more to find")).to_be_visible()
    go_on.click()
    expect(page.get_by_role("heading", name="You know it all")).to_be_visible()


def test_a_page_of_another_build_goes_over_to_the_servers(people: People, server: Server) -> None:
    people.on_arrival = of_tomorrow
    page = people.arrive(as_source(server).seat_link)
    expect(page.locator(".pad")).to_be_visible()
    page.evaluate("window.ofToday = true")
    wait_until(page, "() => window.ofToday === undefined")
    expect(page.locator(".pad")).to_be_visible()


def of_tomorrow(page: Page) -> None:
    """To this page the server seems to hand out another build."""

    def change(frame: str | bytes) -> str:
        message = json.loads(frame)
        return json.dumps({**message, "build": ANOTHER} if message["type"] == "welcome" else message)

    def connect(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        server_side.on_message(lambda frame: page_side.send(change(frame)))

    page.route_web_socket("**/live", connect)
