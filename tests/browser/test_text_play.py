"""Every game can be played from the table in words, by lists or typed, and never touching a board."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.axe import grave_findings
from tests.browser.critical_orbit.prepared import GAME as MISSION
from tests.browser.critical_orbit.prepared import has_tile, with_a_team
from tests.browser.interstellar.prepared import alone
from tests.browser.people import People, picture
from tests.browser.prepared import ME, act, as_source, open_table, seat_together
from tests.browser.serving import Server
from tests.browser.space_puzzle.prepared import as_astronaut

from heliograph.games.critical_orbit.box.boards import STATIONS

UNTIMED = {"clock": "untimed", "difficulty": "hard"}
PARTNER = "Olena"
A_MOMENT_MS = 150


class Words:
    """The table in words on one player's screen, in English; everything is done by keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.get_by_role("button", name="Table in words").press("Enter")
        self.region = page.get_by_role("region", name="Table in words")
        self.ask = self.region.locator(".ask")
        self.typed = self.region.get_by_role("combobox", name="Or type it")
        self.announced = page.locator("p[aria-live=polite].ask, .unseen > p[aria-live=polite]")
        self.fault = self.region.get_by_role("alert")

    def line(self, command: str) -> Locator:
        return self.region.get_by_role("form", name=command, exact=True)

    def choose(self, command: str, **choices: str | re.Pattern[str]) -> None:
        """Picks by what is read; underscores stand for spaces."""
        for field, wanted in choices.items():
            names = self.line(command).get_by_label(field.replace("_", " "), exact=True)
            option = names.get_by_role("option", name=wanted, exact=isinstance(wanted, str)).first
            names.select_option(label=option.inner_text())

    def do(self, command: str, **choices: str | re.Pattern[str]) -> None:
        self.choose(command, **choices)
        self.line(command).get_by_role("button", name=command).press("Enter")

    def type(self, text: str) -> None:
        self.typed.fill(text)
        self.typed.press("Enter")

    def let_stars_go(self) -> None:
        """Until a station can be locked."""
        star = self.line("Let the star go")
        while True:
            expect(star.or_(self.line("Lock")).first).to_be_visible()
            if not star.is_visible():
                return
            self.do("Let the star go")
            self.page.wait_for_timeout(A_MOMENT_MS)

    def asks(self, question: str | re.Pattern[str]) -> None:
        """The question is read, it is announced, and the focus has not left the words."""
        expect(self.ask).to_have_text(question)
        expect(self.announced).to_have_text(question)
        assert self.region.evaluate("region => region.contains(document.activeElement)")

    def tells(self, happened: str | re.Pattern[str]) -> None:
        expect(self.region.get_by_role("listitem").filter(has_text=happened).first).to_be_attached()


def words_at(people: People, link: str) -> Words:
    return Words(people.arrive(link))


# Mission Control: Critical Orbit


@pytest.mark.parametrize("station", STATIONS)
def test_a_whole_turn_of_a_station(people: People, server: Server, station: str) -> None:
    """Wish, two numbers, lock; Ada has the other jobs and no browser."""
    jobs: dict[str, Any] = dict.fromkeys(("mercury", *STATIONS), 0) | {station: 1}
    ada, olena = seat_together(server, ["Ada", PARTNER], game=MISSION, **jobs, **UNTIMED)
    name = station.capitalize()
    words = words_at(people, olena.seat_link)
    words.do("I am ready")
    act(server, ada, type="ready")
    act(server, ada, type="roll")
    words.asks(re.compile("^Which value would you leave to Mercury III"))
    words.do(
        "Say what you would leave to Mercury III", Value_for_Mercury_III=re.compile(r"^\d$"), Insist="Yes"
    )
    words.tells(re.compile(rf"^{name} insists on leaving the \d to Mercury III"))
    leave = words.line("Say what you would leave to Mercury III").get_by_label("Value for Mercury III")
    act(server, ada, type="keep", leave=int(leave.locator("option:checked").inner_text()), why="")
    words.asks(re.compile("^Enter both values"))
    words.do("Write a number")
    words.tells(re.compile(rf"^{name} enters \d"))
    spaces = words.line("Write a number").get_by_label("Space").locator("option")
    number = words.line("Write a number").get_by_label("Number").locator("option").first.inner_text()
    words.type(f"enter nowhere {number}")
    expect(words.fault).to_have_text(re.compile("^“nowhere” is not possible here – Space. Possible: "))
    listed = words.fault.inner_text().partition("Possible: ")[2].split(" · ")
    assert len(listed) == min(spaces.count(), 25)
    words.type(f"enter {listed[0]} {number}")
    expect(words.fault).to_have_count(0)
    expect(words.typed).to_be_focused()
    words.let_stars_go()
    words.do("Lock")
    words.tells(f"{name} locked!")


def test_a_whole_turn_of_somebody_with_all_four_jobs(people: People, server: Server) -> None:
    """Mercury rolls and keeps; what differs only in its station is one line; the last roll is asked twice."""
    everything = dict.fromkeys(("mercury", *STATIONS), 0)
    words = words_at(people, open_table(server, ME, game=MISSION, turns=1, **everything, **UNTIMED).seat_link)
    words.do("I am ready")
    words.do("Roll the dice")
    words.do("Say what you would leave to Mercury III", Station="Cologne")
    words.tells("Cologne can use any two values.")
    words.do("Say what you are short of", Short_of_1="white valves", Short_of_2="tile L")
    words.tells("Mercury III is short of: white valves and tile L.")
    words.do("Decide which value moves your valve")
    words.tells(re.compile("^Mission Control, you get"))
    for station in STATIONS:
        for _ in range(2):
            words.do("Write a number", Station=station.capitalize())
            words.tells(re.compile(rf"^{station.capitalize()} enters"))
    expect(words.line("Write a number")).to_have_count(0)
    words.let_stars_go()
    for station in STATIONS[:-1]:
        words.do("Lock", Station=station.capitalize())
        words.tells(f"{station.capitalize()} locked!")
    words.do("Lock")
    words.asks(re.compile("^(The last turn is over|A star is waiting)"))
    if words.line("Let Mercury III’s star go").is_visible():
        words.do("Let Mercury III’s star go")
    for answer, asked in (("No", "^The last turn is over"), ("Yes", "^This mission is over")):
        words.do("Roll the dice")
        sure = words.page.get_by_role("dialog", name="Are you sure?")
        expect(sure).to_contain_text("That was the last turn")
        sure.get_by_role("button", name=answer).press("Enter")
        words.asks(re.compile(asked))


def test_mercury_places_a_tile(people: People, server: Server) -> None:
    words = words_at(people, with_a_team(server, "mercury", has_tile).seat_link)
    place = words.line("Place a tile")
    words.choose("Place a tile", Turned="1 quarter turn", Place=re.compile("^from column 3 and row 4"))
    tile = place.get_by_label("Tile").locator("option:checked").inner_text().partition(",")[0]
    words.do("Place a tile")
    words.tells(re.compile(rf"^On the grid: {tile}.*from column 3 and row 4, 1 quarter turn"))
    picture(words.page, "text-play-mercury")
    undo = words.region.get_by_role("button", name="Take back the last step")
    undo.press("Enter")
    words.tells(re.compile(f"^Not placed: {tile}"))
    assert words.region.evaluate("region => region.contains(document.activeElement)")
    words.type(f"place {tile.rpartition(' ')[2]} 3/4 2")
    words.tells(re.compile(rf"^On the grid: {tile}.*from column 3 and row 4, 2 quarter turns"))
    words.do("Take a tile off the board")
    words.tells(re.compile(f"^Not placed: {tile}"))
    assert_accessible(words)


# Starship Interstellar


def test_a_token_with_its_sub_steps(people: People, server: Server) -> None:
    words = words_at(people, alone(server).seat_link)
    words.do("Play a token", Token="Technology Research")
    words.asks("Which Technology do you research, and how do you pay?")
    words.choose("Research", Technology="Drill 1")
    words.line("Research").get_by_label("Technology").focus()
    expect(words.line("Research")).to_contain_text("− 1 Scientist")
    words.region.get_by_role("button", name="Take back the last step").press("Enter")
    words.asks(re.compile("^Play a token"))
    words.type("play travel")
    words.asks(re.compile("^Load what you need"))
    words.do("Load", What="Base")
    words.do("Fly", Planet=re.compile(r"^Mars, \d+ Fuel$"))
    words.asks(re.compile("Keep it and settle"))
    picture(words.page, "text-play-starship")
    assert_accessible(words)
    words.do("Decide about the token", The_token="Settle here")
    words.tells("Ada settles on Mars.")
    words.asks(re.compile("^Play a token"))


# The other games


def test_contact_is_read_and_begun(people: People, server: Server) -> None:
    """A signal is a rhythm: that stays with the lamp; a laid route is a list of stops."""
    words = words_at(people, as_source(server).seat_link)
    expect(words.line("Send the signal")).to_have_text(
        "Send the signal: this is done on the game’s own board."
    )
    guided = words_at(
        people, open_table(server, ME, {"kind": "ai", "strength": "quick"}, route="guided").seat_link
    )
    guided.do("Begin the round")
    guided.asks(re.compile("^Lay your route"))
    route = guided.line("Use this route")
    for stop in range(1, 30):
        guided.choose("Use this route", **{f"Stop_{stop}": re.compile("^(?!nothing more)")})
        if not route.get_by_label(f"Stop {stop + 1}", exact=True).is_visible():
            break
    guided.do("Use this route")
    guided.asks(re.compile("^Now fly it"))


def test_a_step_of_the_astronauts(people: People, server: Server) -> None:
    words = words_at(people, as_astronaut(server, scenario="S04").seat_link)
    words.do("Let a pawn enter", Pawn="red pawn", Room="b2")
    words.tells("Ada lets the red pawn enter room b2.")
    words.type("put-marker red round")
    words.tells(re.compile("the red colour marker now lies in the section of the round key"))
    words.do("Mark what is sure", Key="round key", What="room: sure")
    words.tells("Ada marks the room of the round key as sure.")
    words.do("Take back the last step")
    words.tells("Ada took back the last step.")


def assert_accessible(words: Words) -> None:
    assert grave_findings(words.page, ".text") == []
