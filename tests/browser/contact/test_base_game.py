"""Base games: a whole one with an AI seat, and how two people's mission ends."""

from playwright.sync_api import expect
from tests.browser.contact.prepared import fly_well
from tests.browser.gathering import at_the_table, play_alone
from tests.browser.people import People
from tests.browser.prepared import seat_together
from tests.browser.serving import Server

ROUNDS = 12
ON_SCREEN = 2


def test_alone_with_an_ai_seat_in_both_roles(people: People) -> None:
    table = play_alone(people, "Ada", Level="1")
    assert table.play_to_the_end() == {"begin", "send", "guess", "go on"}


def test_two_people_win_a_mission(people: People, server: Server) -> None:
    seats = seat_together(server, ("Ada", "Grace"), level=1)
    fly_well(server, seats, ROUNDS - ON_SCREEN)
    source, crew = at_the_table([people.arrive(seat.seat_link) for seat in seats])
    for _ in range(ON_SCREEN):
        source.begin_round()
        source.transmit()
        crew.listen()
        crew.guess(source.target)
        source, crew = crew, source
    for table in (source, crew):
        expect(table.report).to_have_text("Mission accomplished")
        expect(table.page.get_by_text("42 of 42 points", exact=True)).to_be_visible()
