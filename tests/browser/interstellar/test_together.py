"""Three seats, two of them people: what the others did is told, what is behind their screens is not."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.eavesdropping import Wiretap, values_of
from tests.browser.interstellar.pages import TURN, Cockpit, planet_of
from tests.browser.interstellar.prepared import GAME, carry_on
from tests.browser.people import People, picture
from tests.browser.prepared import AI, Prepared, seat_together
from tests.browser.serving import Server

PICTURES = ("welcome", "update")
BEHIND = ("fuel", "cubes", "tokens")


def three_seats(server: Server) -> list[Prepared]:
    """Ada begins, then Grace, then an AI seat."""
    return seat_together(server, ("Ada", "Grace"), AI, game=GAME, first=0)


def test_a_round_of_turns_is_summed_up(people: People, server: Server) -> None:
    ada, grace = (Cockpit(people.arrive(seat.seat_link)) for seat in three_seats(server))
    ada.asks(TURN)
    ada.token("Earth").click()
    expect(grace.since).to_contain_text("Ada plays Earth Planetary Production.")
    grace.asks(TURN)
    grace.token("Earth").click()
    ada.asks(TURN)
    expect(ada.since).to_contain_text("Grace plays Earth Planetary Production.")
    expect(ada.since).not_to_contain_text("Ada plays")
    expect(ada.since.get_by_role("term")).to_have_count(2)
    picture(ada.page, "starship-since")
    ada.since.get_by_role("button", name="Close").click()
    expect(ada.since).to_be_hidden()
    rivals = ada.page.get_by_role("list", name="The other players").get_by_role("listitem")
    expect(rivals).to_have_count(2)
    expect(rivals.first).to_contain_text("Fuel?")


def supplies_seen(messages: list[Any]) -> Iterator[set[int]]:
    """Of whom each picture of the table shows the supplies."""
    tables = [
        message for message in messages if isinstance(message, dict) and message.get("type") in PICTURES
    ]
    for corporations in values_of("corporations", tables):
        yield {
            index for index, one in enumerate(corporations) for hidden in BEHIND if one[hidden] is not None
        }


def test_supplies_stay_behind_their_screens(people: People, server: Server) -> None:
    """HV-02: not even as bytes."""
    taps: dict[Page, Wiretap] = {}
    people.on_arrival = lambda page: taps.update({page: Wiretap(page)})
    seats = three_seats(server)
    ada, grace = (Cockpit(people.arrive(seat.seat_link)) for seat in seats)
    watcher = Cockpit(people.arrive(ada.page.url))
    ada.asks(TURN)
    carry_on(server, *seats, until=lambda view: view.round == 2)
    for table, seen in ((ada, {0}), (grace, {1}), (watcher, set[int]())):
        expect(table.page.get_by_text("Round 2", exact=True)).to_be_visible()
        told = list(supplies_seen(taps[table.page].everything_received()))
        assert len(told) > 1, "the first picture, and what came since, several moves at once"
        assert all(one == seen for one in told)


def test_nobody_hears_of_a_turn_that_can_still_be_taken_back(people: People, server: Server) -> None:
    taps: dict[Page, Wiretap] = {}
    people.on_arrival = lambda page: taps.update({page: Wiretap(page)})
    ada, grace = (Cockpit(people.arrive(seat.seat_link)) for seat in three_seats(server))
    ada.asks(TURN)
    expect(grace.ask).to_be_visible()
    tap = taps[grace.page]
    heard = len(tap.received)
    ada.token("Travel").click()
    ada.choice("Base").click()
    ada.foresees(planet_of(ada.flights.first), "Fuel")
    ada.undo.click()
    ada.undo.click()
    ada.asks(TURN)
    assert json.dumps(tap.received[heard:]) == "[]"
