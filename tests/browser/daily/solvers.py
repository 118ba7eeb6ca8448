"""How each puzzle is solved in a browser, by keyboard, with the answer that the house itself has found."""

import re

from playwright.sync_api import Page, expect
from tests.browser.interstellar.pages import Cockpit
from tests.browser.keys import press
from tests.browser.space_puzzle.pages import Puzzle as Ship
from tests.daily_puzzles import puzzle

from heliograph.games.critical_orbit.telling.view import View

CONTACT, SPACE_PUZZLE, CRITICAL_ORBIT, INTERSTELLAR = 1, 2, 3, 4
"""The first day of each game."""
EDGE = 8
FINDING_MS = 60_000
"""A day's puzzle takes seconds of a processor, and longer in a crowd."""


def begin(page: Page) -> None:
    page.get_by_role("button", name="Begin").press("Enter")
    expect(page.get_by_role("button", name="Hand in")).to_be_visible(timeout=FINDING_MS)


def hand_in(page: Page) -> None:
    page.get_by_role("button", name="Hand in").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Hand in").press("Enter")


def stand(page: Page, *, missing: int = 0) -> None:
    """The pawns of AI Space Puzzle where they belong, but for some."""
    ship = Ship(page)
    ship.button(re.compile("^Ship and keys")).press("Enter")
    for target in puzzle(SPACE_PUZZLE).posed.sitting.match.state.solution[missing:]:
        ship.dock(target.colour).press("Enter")
        ship.room(target.cell).press("Enter")
        expect(ship.dock(target.colour)).to_have_accessible_name(re.compile(f"in room {target.cell}"))


def declare(page: Page) -> None:
    Ship(page).declare_button.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Declare it").press("Enter")


def build(page: Page) -> None:
    """What a thorough search has found for Mercury III: canisters, tiles and valves."""
    view = answer()
    assert view.mercury is not None
    posed = puzzle(CRITICAL_ORBIT).posed.sitting.match.state.mercury
    stands = dict(posed.canisters)
    for canister, place in view.mercury.canisters.items():
        if stands[canister] == place:
            continue
        piece = page.locator(f'[data-piece="{canister}"]')
        piece.press("Enter")
        others = {where for name, where in stands.items() if name != canister}
        free = [n for n in range(1, int(place[1:])) if f"{place[0]}{n}" not in others]
        for key in ["ArrowLeft"] * EDGE + ["ArrowRight"] * len(free) + ["Enter"]:
            page.keyboard.press(key)
        stands[canister] = place
    for tile, spot in view.mercury.spots.items():
        hand = page.locator(f'[data-tray="{tile}"]')
        if any(stem.startswith(f"{tile}-") for stem in view.mercury.covered):
            hand.press("v")
        hand.press("Enter")
        turns = ["r"] * spot.rotation
        across = ["ArrowLeft"] * EDGE + ["ArrowRight"] * spot.x
        down = ["ArrowUp"] * EDGE + ["ArrowDown"] * spot.y
        for key in [*turns, *across, *down, "Enter"]:
            page.keyboard.press(key)
        expect(hand).to_have_count(0)


def answer() -> View:
    found = puzzle(CRITICAL_ORBIT)
    view = found.riddle.reveal(found.posed, found.posed.sitting)
    assert isinstance(view, View)
    return view


def take_the_best_turn(page: Page) -> None:
    """Of day 4 of Starship Interstellar: the token that brings Prestige, and blue people are saved."""
    cockpit = Cockpit(page)
    token = cockpit.token(re.escape("Travel + Prestige"))
    token.press("Enter")
    press(page, cockpit.choice("Save Population"))
    cockpit.board("Population").get_by_role("button", name=re.compile("blue on Earth")).press("Enter")
