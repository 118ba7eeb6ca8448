"""How a game comes together: through the pages as people do it, or made ready for them."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.pages import Table
from tests.browser.people import People
from tests.browser.prepared import seat_together
from tests.browser.serving import Server


def play_alone(people: People, name: str, **choices: str) -> Table:
    """One person sets up a table where an AI seat plays along."""
    page = people.arrive("/new")
    fill_in(page, name, **choices)
    page.get_by_role("combobox", name="Seat 2").select_option("AI, quick")
    page.get_by_role("button", name="Start the game").click()
    return Table(page)


def gather(people: People, names: Sequence[str], **choices: str) -> list[Table]:
    """The first opens a table, the others follow its link, everyone sits down, and the game begins."""
    host = people.arrive("/new")
    fill_in(host, names[0], **{"How many play?": str(len(names))}, **choices)
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("region", name="Bring them in")).to_be_visible()
    guests = [sit_down(people.arrive(host.url), name) for name in names[1:]]
    host.get_by_role("button", name="Start the game").click()
    return at_the_table([host, *guests])


def seated(people: People, server: Server, names: Sequence[str], **setup: Any) -> list[Table]:
    """The same company, found at a table that has just begun."""
    seats = seat_together(server, names, **setup)
    return at_the_table([people.arrive(seat.seat_link) for seat in seats])


def fill_in(page: Page, name: str, **choices: str) -> None:
    """The form of a new table; `choices` are radio buttons, by their group's name."""
    page.get_by_label("Your name").fill(name)
    for group, choice in choices.items():
        fieldset = page.get_by_role("group", name=group)
        fieldset.get_by_role("radio", name=choice, exact=True).check(force=True)


def sit_down(page: Page, name: str) -> Page:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text("(you)")).to_be_visible()
    return page


def at_the_table(pages: Sequence[Page]) -> list[Table]:
    tables = [Table(page) for page in pages]
    for table in tables:
        expect(table.role).to_be_visible()
    return tables
