"""A server dies in mid-move; nothing that was done is lost, and nothing is done twice."""

import re

from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.phone import PHONE
from tests.browser.serving import Server
from tests.browser.space_puzzle.pages import Puzzle
from tests.browser.space_puzzle.prepared import with_message


def test_a_phones_table_stays_where_it_is_while_the_line_is_cut(people: People, own_server: Server) -> None:
    people.usual["base_url"] = own_server.address
    page = people.arrive(with_message(own_server, scenario="S04").seat_link, **PHONE)
    people.forgive()
    expect(page.locator(".actions")).to_be_visible()
    head = page.locator("header").first
    before = head.bounding_box()
    own_server.kill()
    expect(head.get_by_role("status")).to_contain_text("No connection")
    assert head.bounding_box() == before


def test_a_killed_server_comes_back_in_mid_move(people: People, own_server: Server) -> None:
    people.usual["base_url"] = own_server.address
    crew = Puzzle(people.arrive(with_message(own_server, scenario="S04").seat_link))
    people.forgive()
    actions = crew.page.locator(".actions")
    expect(actions).to_contain_text("4 of 4 actions left")
    crew.send("red", "c3")
    expect(actions).to_contain_text("3 of 4 actions left")
    own_server.kill()
    expect(crew.page.locator("header").get_by_role("status")).not_to_have_text("Connected")
    crew.dock("blue").click()
    crew.room("a1").click(position={"x": 6, "y": 6})
    own_server.start()
    for pawn, cell in (("red", "c3"), ("blue", "a1")):
        expect(crew.dock(pawn)).to_have_accessible_name(re.compile(f"in room {cell}"))
    expect(actions).to_contain_text("2 of 4 actions left")
    crew.end_round()
    expect(crew.page.get_by_text("Ada is done for this round").first).to_be_attached()
