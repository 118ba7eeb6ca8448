"""What the Source knows and plans reaches nobody, not even as bytes (CT-32)."""

import json
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.contact.ways import find_way
from tests.browser.eavesdropping import Wiretap, values_of
from tests.browser.gathering import seated
from tests.browser.pages import Table
from tests.browser.people import People
from tests.browser.serving import Server

HARMLESS = {"null", '"free"', '"guided"'}


def secrets_in(messages: list[Any]) -> set[str]:
    """Targets, plans and routes, as JSON; the set-up's own `route` only names the mode."""
    found = {json.dumps(value) for name in ("target", "plan", "route") for value in values_of(name, messages)}
    return found - HARMLESS


def test_crew_and_spectator_receive_neither_target_nor_route(people: People, server: Server) -> None:
    taps: dict[Page, Wiretap] = {}
    people.on_arrival = lambda page: taps.update({page: Wiretap(page)})
    source, crew = seated(people, server, ("Ada", "Grace"), route="guided")
    watcher = Table(people.arrive(source.page.url))
    expect(watcher.role).to_have_text("Watching")
    source.begin_round()
    target, route = source.target, find_way(source, legs=2)
    source.lay_route(route)
    source.transmit([90] * len(route))
    for table in (crew, watcher):
        table.listen()
    outsiders = [taps[crew.page], taps[watcher.page]]
    for tap in outsiders:
        assert {"welcome", "update"} <= {message["type"] for message in tap.received}
        assert secrets_in(tap.everything_received()) == set()
    secrets = {json.dumps(target), json.dumps(route)}
    assert secrets <= secrets_in(taps[source.page].received)
    crew.guess(target)
    for table in (crew, watcher):
        expect(table.page.get_by_text("The target was").first).to_be_visible()
    for tap in outsiders:
        assert secrets <= secrets_in(tap.received)


def test_pointing_and_planning_send_nothing(people: People, server: Server) -> None:
    taps: list[Wiretap] = []
    people.on_arrival = lambda page: taps.append(Wiretap(page))
    source, crew = seated(people, server, ("Ada", "Grace"))
    source.begin_round()
    expect(crew.ask).to_have_text("Ada is thinking. Listen for the signal.")
    sent, heard = len(taps[0].sent), len(taps[1].received)
    for chip in ("A", "earth", "R", "C"):
        source.chip(chip).hover()
    source.lay_route(find_way(source, legs=2))
    source.record((200, 100))
    source.button("Again").click()
    source.button("Clear the route").click()
    assert taps[0].sent[sent:] == []
    assert taps[1].received[heard:] == []
