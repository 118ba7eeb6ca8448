"""A television in the room shows the shared table; what is private stays on the phones."""

import json
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.contact.test_secrecy import secrets_in
from tests.browser.eavesdropping import Wiretap
from tests.browser.gathering import at_the_table
from tests.browser.pages import Table
from tests.browser.people import People, picture
from tests.browser.prepared import Prepared, hear_until, line_to, say, seat_together
from tests.browser.serving import Server

TELEVISION = {"width": 1920, "height": 1080}
READABLE_PX = 24
"""What is told to the whole room, on a screen of 1080 lines."""


def test_a_room_plays_contact_before_one_screen(people: People, server: Server) -> None:
    seats = seat_together(server, ("Ada", "Grace"))
    source, crew = at_the_table([people.arrive(seat.seat_link) for seat in seats])
    source.menu("Show on a big screen")
    expect(source.page.get_by_role("heading", name="Contact")).to_be_visible()
    source.page.get_by_role("link", name="Back to the table").click()
    expect(source.role).to_have_text("Source")

    screen, tap = beside(source)
    around = screen.page.get_by_role("list", name="Around the table").get_by_role("listitem")
    expect(around).to_contain_text(["Ada", "Grace"])
    source.begin_round()
    target = source.target
    expect(screen.page.locator(".turn")).to_contain_text("Ada")
    assert (
        screen.page.locator(".now").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
        >= READABLE_PX
    )
    source.transmit((400, 200))
    expect(screen.page.get_by_text("You have heard the signal.")).to_be_visible()
    expect(screen.page.locator(".turn")).to_contain_text("Grace")
    picture(screen.page, "big-screen")
    crew.listen()
    crew.guess(target)
    expect(screen.page.get_by_text("The target was").first).to_be_visible()

    assert [message for message in tap.sent if message.get("token")] == []
    welcome = next(message for message in tap.received if message["type"] == "welcome")
    assert (welcome["seat"], secrets_in(before_the_end(tap))) == (None, set())
    assert json.dumps(target) in secrets_in(tap.received)
    close_to_spectators(server, seats[0])
    expect(screen.page.get_by_text("The host shows this game to spectators when it is over.")).to_be_visible()
    expect(screen.chip("earth")).to_have_count(0)


def beside(player: Table) -> tuple[Table, Wiretap]:
    """On the television, in a browser that also holds a seat: the screen must not use it."""
    page: Page = player.page.context.new_page()
    tap = Wiretap(page)
    page.set_viewport_size({"width": TELEVISION["width"], "height": TELEVISION["height"]})
    page.goto(f"/tables/{player.page.url.partition('/t/')[2].partition('#')[0]}/screen")
    return Table(page), tap


def before_the_end(tap: Wiretap) -> list[Any]:
    """What the screen was sent until the round was over."""
    ended = next(n for n, message in enumerate(tap.received) if "round-ended" in json.dumps(message))
    return tap.received[:ended]


def close_to_spectators(server: Server, host: Prepared) -> None:
    with line_to(server, host.id) as line:
        say(line, type="hello", token=host.token)
        say(line, type="set-watching", id="closed", watching={"kind": "closed"})
        hear_until(line, lambda message: message["type"] == "ack")
