"""A language model by its tools, beside a person in a browser, to the end of a game."""

from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.critical_orbit.pages import arrive, come_to_roll
from tests.browser.critical_orbit.prepared import GAME as MISSION
from tests.browser.gathering import at_the_table, fill_in
from tests.browser.interstellar.pages import Cockpit
from tests.browser.interstellar.prepared import GAME as STARSHIP
from tests.browser.models import Playing
from tests.browser.pages import Table
from tests.browser.people import People
from tests.browser.playing import sit_down
from tests.browser.prepared import AI, seat_together
from tests.browser.serving import Server
from tests.browser.space_puzzle.pages import Puzzle
from tests.browser.space_puzzle.prepared import GAME as PUZZLE
from tests.browser.space_puzzle.prepared import own_scenario
from tests.players.llm.stand_in import any_offer, stand_in

from heliograph.games.interstellar.telling.view import View

LAST_ROUND = 19


def test_a_model_and_a_person_fly_a_mission(people: People, server: Server) -> None:
    ada, seat = seat_together(server, ("Ada", "Model"), level=1)
    model = Playing(server, seat)
    model.start()
    (table,) = at_the_table([people.arrive(ada.seat_link)])
    moves = 0
    while table.make_any_move() != "over":
        moves += 1
    assert model.told
    assert moves > 0
    expect(table.report).to_be_visible()
    assert any(news.get("heard") for news in model.news), "the model has heard the person's taps"


def test_a_model_is_the_ai_for_an_astronaut(people: People, server: Server) -> None:
    """SP: what it lays the person sees, and the person's rounds end."""
    page = own_scenario("SR-KEYSHOWN", rounds=2)
    seat, bob = seat_together(server, ("Ada", "Bob"), game=PUZZLE, own=page, first_ai=0)
    model = Playing(server, seat, "reveal")
    model.start()
    puzzle = Puzzle(people.arrive(bob.seat_link))
    seen = 0
    while True:
        expect(puzzle.end_button.or_(puzzle.ending).first).to_be_visible()
        if puzzle.ending.is_visible():
            break
        expect(puzzle.surface.first).to_be_visible()
        seen = max(seen, puzzle.surface.count())
        round_ended = puzzle.counter()
        puzzle.end_round()
        expect(round_ended).to_be_hidden()
    assert seen > 0
    expect(puzzle.ending).to_have_text("Lost in translation")
    assert model.told


def test_a_model_is_a_station_for_mercury(people: People, server: Server) -> None:
    ada, seat = seat_together(server, ("Ada", "Model"), AI, AI, game=MISSION, clock="untimed", turns=1)
    model = Playing(server, seat, "ready", "lock", "enter")
    model.start()
    (mercury,) = arrive(people, [ada])
    mercury.ready_button.click()
    mercury.roll_button.click()
    mercury.keep()
    come_to_roll(mercury)
    mercury.roll_button.click()
    mercury.button("Roll and end it").click()
    expect(mercury.ending).to_have_text("Mercury III is lost")
    assert "0 oxygen" in model.told
    assert "Houston locked!" in [news.get("text") for news in model.news]


def test_a_model_is_a_rival_to_the_end_of_a_long_game(people: People, server: Server) -> None:
    """Both pass, turn after turn; the person's turns but the last ones are passed over a line."""
    ada, seat = seat_together(server, ("Ada", "Model"), game=STARSHIP, first=0)
    model = Playing(server, seat, "pass")
    model.start()
    with ExitStack() as stack:
        passing = sit_down(stack, server, ada, STARSHIP, View)
        while passing.view.round < LAST_ROUND:
            passing.catch_up()
            if passing.may_act:
                passing.act(type="pass")
    cockpit = Cockpit(people.arrive(ada.seat_link))
    while True:
        expect(cockpit.pass_button.or_(cockpit.ending).first).to_be_visible()
        if cockpit.ending.is_visible():
            break
        cockpit.pass_button.click()
        cockpit.pass_for_sure.click()
        expect(cockpit.pass_button).to_be_hidden()
    assert model.told


def test_a_host_seats_a_model_where_the_server_has_one(people: People, tmp_path: Path) -> None:
    with stand_in(any_offer) as endpoint:
        server = Server(tmp_path, "--llm-url", endpoint.url, "--llm-model", "stand-in")
        try:
            page = people.arrive(f"{server.address}/new")
            fill_in(page, "Ada")
            page.get_by_role("combobox", name="Seat 2").select_option("AI, language model")
            page.get_by_role("button", name="Start the game").click()
            table = Table(page)
            table.begin_round()
            table.transmit((300,))
            expect(table.send_button.or_(table.begin_button).or_(table.next_button).first).to_be_visible()
            assert any("You heard: " in one["messages"][1]["content"] for one in endpoint.asked)
        finally:
            server.stop()
