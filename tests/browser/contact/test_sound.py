"""A page may not sound before a gesture: a signal then waits, and is heard once."""

from typing import Any

from playwright.sync_api import expect
from tests.browser.pages import Table
from tests.browser.people import People, picture
from tests.browser.prepared import AI, ME, hear_until, line_to, open_table, say
from tests.browser.serving import Server


def test_a_signal_waits_until_it_may_be_heard(people: People, server: Server) -> None:
    table = Table(people.arrive(open_table(server, AI, ME, written_record=True).seat_link))
    expect(table.page.get_by_text("A signal is here. You can hear it once.")).to_be_visible()
    expect(table.button("Turn sound on")).to_be_visible()
    table.button("Play it now").click()
    expect(table.page.get_by_text("Listen.", exact=True)).to_be_visible()
    expect(table.button("Turn sound on")).to_be_hidden()
    picture(table.page, "listening")
    table.listen()
    expect(table.button("Play it now")).to_have_count(0)
    table.page.reload()
    expect(table.page.get_by_text("You have heard the signal.")).to_be_visible()
    expect(table.button("Play it now")).to_have_count(0)


def has_been_sent(message: dict[str, Any]) -> bool:
    news = message.get("events", [])
    view = (message.get("position") or {}).get("view", {})
    return view.get("phase") == "guess" or any(one["event"]["type"] == "transmitted" for one in news)


def test_who_comes_late_has_missed_the_signal_and_may_ask(people: People, server: Server) -> None:
    """CT-H21: no bars, no repeat; the number of flights, and another signal for the asking."""
    seat = open_table(server, AI, ME)
    with line_to(server, seat.id) as line:
        say(line, type="hello")
        hear_until(line, has_been_sent)
    table = Table(people.arrive(seat.seat_link))
    expect(table.page.get_by_text("You have missed a signal.")).to_be_visible()
    expect(table.page.get_by_text("Signal 1, from Earth:")).to_be_visible()
    picture(table.page, "missed")
    table.button("Ask again (2 left)").click()
    expect(table.page.get_by_text("You have heard the signal.")).to_be_visible(timeout=20_000)
    expect(table.page.get_by_role("img", name="Signal 2:")).to_have_count(0)
    picture(table.page, "by-ear")
