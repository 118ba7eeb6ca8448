"""A page may not sound before a gesture: a signal then waits, and is heard once."""

from playwright.sync_api import expect
from tests.browser.pages import Table
from tests.browser.people import People, picture
from tests.browser.prepared import AI, ME, open_table
from tests.browser.serving import Server


def test_a_signal_waits_until_it_may_be_heard(people: People, server: Server) -> None:
    table = Table(people.arrive(open_table(server, AI, ME).seat_link))
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
