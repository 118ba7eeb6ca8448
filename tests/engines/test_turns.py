"""A turn of every role in every game, in engines other than the one all other tests use."""

import pytest
from tests.browser.critical_orbit.prepared import has_numbers, has_tile, with_a_team
from tests.browser.interstellar.prepared import GAME as STARSHIP
from tests.browser.prepared import AI, ME, as_source, open_table
from tests.browser.serving import Server
from tests.browser.space_puzzle.prepared import as_ai, as_astronaut
from tests.engines.screen import Screen

HOLDS_MS = (420, 160)
TOLERANCE_MS = 2
NOTE_PRESSES = """
window.presses = [];
const note = (event) => window.presses.push(event.timeStamp);
for (const type of ["pointerdown", "pointerup"])
  document.querySelector(".pad").addEventListener(type, note, true);
"""
TAPE = "const tape = document.querySelector('[aria-label^=\"Your recording:\"]');"
RECORDED = TAPE + "return tape && [...tape.querySelectorAll('.flying')].map((bar) => +bar.style.flexGrow);"
"""How long the bars are: the words of the tape do not say it exactly (CT-H21)."""


def test_the_source_holds_and_sends(screen: Screen, server: Server) -> None:
    """What is recorded is how long the pad was held, by the browser's own clock."""
    screen.open(as_source(server).seat_link)
    screen.middle(".pad")
    screen.run(NOTE_PRESSES)
    screen.hold(".pad", HOLDS_MS)
    recorded = screen.until(RECORDED)
    times = screen.run("return window.presses;")
    held = [up - down for down, up in zip(times[::2], times[1::2], strict=True)]
    assert len(recorded) == len(HOLDS_MS)
    for wanted, was, noted in zip(HOLDS_MS, held, recorded, strict=True):
        assert was >= wanted - TOLERANCE_MS
        assert abs(noted - was) <= TOLERANCE_MS
    screen.click("button", "Send")
    screen.until(TAPE + "return !tape;")


def test_the_crew_listens_and_guesses(screen: Screen, server: Server) -> None:
    screen.open(open_table(server, AI, ME).seat_link)
    hear(screen)
    screen.click('[data-chip][aria-label*="possible target"] circle')
    screen.click("button", "That is the one")
    screen.until("return document.querySelector('[role=log]')?.textContent.includes('pointed to');")


def hear(screen: Screen) -> None:
    """Whoever came too late has missed the first signal and asks for another; it may wait to be played."""
    signs = ("You have heard", "Play it now", "Ask again")
    while True:
        screen.until("return arguments[0].some((words) => document.body.textContent.includes(words));", signs)
        if screen.has("body", signs[0]):
            return
        pressed = signs[1] if screen.has("body", signs[1]) else signs[2]
        screen.click("button", pressed)
        screen.until("return !document.body.textContent.includes(arguments[0]);", pressed)


def test_the_mute_ai_lays_and_reveals(screen: Screen, server: Server) -> None:
    screen.open(as_ai(server, scenario="S03").seat_link)
    screen.click('[role=toolbar] button[aria-label="colour red"]')
    screen.until("return document.querySelectorAll('[data-token]').length === 1;")
    screen.click("button", "Reveal the message")
    screen.text("body", "Round 2")


def test_an_astronaut_drags_a_pawn_and_ends_the_round(screen: Screen, server: Server) -> None:
    screen.open(as_astronaut(server, scenario="S03").seat_link)
    screen.text(".bar button", "End the round")
    screen.drag('[data-dock="red"]', '[data-cell="c3"] .room')
    screen.text('[data-dock="red"]', "in room c3")
    screen.click(".bar button", "End the round")
    screen.text("body", "Ada is done for this round")


def test_mercury_drags_a_tile_onto_the_board(screen: Screen, server: Server) -> None:
    screen.open(with_a_team(server, "mercury", has_tile).seat_link)
    laid = "return document.querySelectorAll('path[data-piece]').length"
    screen.middle("[data-tray]")
    before = screen.run(laid)
    screen.drag("[data-tray]", '[role=group][aria-label^="Mercury III, the board"]')
    screen.until(f"{laid} > arguments[0];", before)


@pytest.mark.parametrize("station", ["houston", "bengaluru", "cologne"])
def test_a_station_writes_its_numbers_and_locks(screen: Screen, server: Server, station: str) -> None:
    screen.open(with_a_team(server, station, has_numbers(station)).seat_link)
    written = "return document.querySelectorAll('.number:not(.ghost)').length"
    values = '[role=group][aria-label^="Numbers of this turn"] button'
    screen.middle(values)
    before = screen.run(written)
    screen.click(values)
    screen.click('button[data-space][aria-disabled="false"]')
    screen.until(f"{written} > arguments[0];", before)
    finish_turn(screen)
    screen.text("[role=log]", f"{station.title()} locked!")


def finish_turn(screen: Screen) -> None:
    """Write what is left, take what shapes there are, let stars go, and lock."""
    enabled = 'button:not([aria-disabled="true"])'
    values = '[role=group][aria-label^="Numbers of this turn"] button'
    while True:
        if screen.has(values):
            screen.click(values)
            screen.click('button[data-space][aria-disabled="false"]')
            screen.until("return !document.querySelector('.space.wet');")
        elif screen.has(enabled, "Let the star go"):
            screen.click(enabled, "Let the star go")
        elif screen.has(enabled, "Lock"):
            screen.click(enabled, "Lock")
            return


def test_a_corporation_plays_a_token_and_takes_it_back(screen: Screen, server: Server) -> None:
    table = open_table(server, ME, AI, game=STARSHIP, first=0)
    screen.open(table.seat_link)
    screen.click("li > [data-key]", "Travel")
    screen.text("section", "Load what you need")
    screen.click("button", "Undo")
    screen.text("section", "Play a token")
    screen.click("li > [data-key]", "Earth")
    screen.until("return document.querySelector('.played')?.textContent.includes('Earth');")
