"""Whole base games, from the first card to the mission report."""

import re

from playwright.sync_api import Locator, expect
from tests.browser.pages import Table, gather, play_alone
from tests.browser.people import People

ROUNDS = 12


def my_turn(table: Table) -> Locator:
    """Whatever shows first: the round can begin, a signal can be sent, a guess made, or all is over."""
    begin = table.button(re.compile("^Begin"))
    guess = table.page.get_by_text("Point at a planet on the table.")
    return begin.or_(table.send_button).or_(guess).or_(table.report)


def test_alone_with_an_ai_seat_in_both_roles(people: People) -> None:
    table = play_alone(people.arrive(), "Ada", Level="1")
    roles = set()
    while expect(my_turn(table).first).to_be_visible() or not table.report.is_visible():
        if table.button(re.compile("^Begin")).is_visible():
            table.begin_round()
        elif table.send_button.is_visible():
            roles.add("Source")
            table.transmit((400,))
        else:
            roles.add("Crew")
            table.guess(table.chips("possible target")[0])
    assert roles == {"Source", "Crew"}


def test_two_people_win_a_mission(people: People) -> None:
    source, crew = gather(people, ("Ada", "Grace"), Level="1")
    for _ in range(ROUNDS):
        source.begin_round()
        source.transmit()
        crew.listen()
        crew.guess(source.target)
        source, crew = crew, source
    for table in (source, crew):
        expect(table.report).to_have_text("Mission accomplished")
        expect(table.page.get_by_text("42 of 42 points", exact=True)).to_be_visible()
