"""What lies behind the screen reaches nobody before its time, not even as bytes (SP-14, SP-30)."""

import json
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.eavesdropping import Wiretap, values_of
from tests.browser.people import People
from tests.browser.serving import Server
from tests.browser.space_puzzle.pages import Puzzle, puzzlers
from tests.browser.space_puzzle.prepared import own_scenario

SECRETS = ("card", "turn", "solution", "traps", "draft")
NOTHING = {"null", "[]"}


def secrets_in(messages: list[Any]) -> set[str]:
    return {json.dumps(value) for name in SECRETS for value in values_of(name, messages)} - NOTHING


def noises_in(messages: list[Any]) -> set[str]:
    """A special rule has the same name as the token it slips in."""
    return {json.dumps(value) for value in values_of("noise", messages)} - {"null", "true", "false"}


def test_card_draft_traps_and_noise_stay_with_the_ai(people: People, server: Server) -> None:
    taps: dict[Page, Wiretap] = {}
    people.on_arrival = lambda page: taps.update({page: Wiretap(page)})
    own = own_scenario("SR-TRAP", "SR-NOISE", special_rooms=2, rounds=1)
    ai, crew = puzzlers(people, server, ("Ada", "Grace"), own=own)
    watcher = Puzzle(people.arrive(ai.page.url))
    expect(watcher.role).to_have_text("Watching")
    ai.set_card.click()
    ai.lay("colour red", "square key")
    ai.reveal()
    outsiders = [taps[crew.page], taps[watcher.page]]
    for table in (crew, watcher):
        expect(table.surface).to_have_count(3)
    for tap in outsiders:
        assert secrets_in(tap.everything_received()) == set()
        assert noises_in(tap.everything_received()) == set()
    told = taps[ai.page].received
    assert secrets_in(told) != set()
    assert noises_in(told) != set()
    crew.end_round()
    for table in (ai, crew, watcher):
        expect(table.ending).to_be_visible()
    for tap in outsiders:
        assert noises_in(tap.received) & noises_in(told)
