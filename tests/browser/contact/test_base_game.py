"""Whole base games, from the first card to the mission report."""

from playwright.sync_api import expect
from tests.browser.gathering import gather, play_alone
from tests.browser.people import People

ROUNDS = 12


def test_alone_with_an_ai_seat_in_both_roles(people: People) -> None:
    table = play_alone(people, "Ada", Level="1")
    assert table.play_to_the_end() == {"begin", "send", "guess", "go on"}


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
