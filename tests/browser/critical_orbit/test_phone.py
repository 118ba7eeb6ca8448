"""Mission Control in a hand: one pane at a time, every step by touch."""

from playwright.sync_api import expect
from tests.browser.critical_orbit.pages import Mission
from tests.browser.critical_orbit.prepared import GAME, has_numbers, has_tile, with_a_team
from tests.browser.people import People, picture
from tests.browser.phone import PHONE, TOO_WIDE
from tests.browser.places import LANGUAGES
from tests.browser.prepared import AI, ME, open_table
from tests.browser.serving import Server


def test_the_word_to_give_is_in_sight(people: People, server: Server) -> None:
    """Below the coach, the goal and four names."""
    people.remember(settings={"coach": "always"})
    table = open_table(server, ME, AI, AI, AI, game=GAME)
    page = people.arrive(table.seat_link, locale=LANGUAGES["de"], **PHONE)
    ready = page.get_by_role("button", name="Ich bin bereit").bounding_box()
    tabs = page.get_by_role("button", name="Team").bounding_box()
    assert ready is not None
    assert tabs is not None
    assert ready["y"] + ready["height"] <= tabs["y"]


def test_houston_by_touch(people: People, server: Server) -> None:
    mission = Mission(
        people.arrive(with_a_team(server, "houston", has_numbers("houston")).seat_link, **PHONE)
    )
    mission.finish_turn(touch=True)
    picture(mission.page, "phone-mission-houston")
    names = mission.page.locator("header h1, header .chip")
    expect(names).to_have_count(5)
    for name in names.all():
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), name.inner_text()
        expect(name).to_be_in_viewport(ratio=1)
    mission.button("Team").tap()
    expect(mission.page.get_by_role("list", name="Team")).to_be_visible()
    expect(mission.open_spaces.first).to_be_hidden()
    assert mission.page.evaluate(TOO_WIDE) == []


def test_mercury_by_touch(people: People, server: Server) -> None:
    mission = Mission(people.arrive(with_a_team(server, "mercury", has_tile).seat_link, **PHONE))
    mission.lay_by_click(2, 2, touch=True)
    mission.button("Turn clockwise (R)").tap()
    picture(mission.page, "phone-mission-mercury")
    assert mission.page.evaluate(TOO_WIDE) == []


def test_a_long_question_opens_over_the_board(people: People, server: Server) -> None:
    """Nothing moves under a finger meanwhile."""
    table = with_a_team(server, "mercury", lambda view: view.phase == "choose")
    mission = Mission(people.arrive(table.seat_link, locale=LANGUAGES["de"], **PHONE))
    whole = mission.button("Die ganze Frage")
    line, board = mission.ask.bounding_box(), mission.page.locator(".board").first.bounding_box()
    assert line is not None
    whole.tap()
    picture(mission.page, "phone-mission-question")
    opened = mission.ask.bounding_box()
    assert opened is not None
    assert opened["height"] > 2 * line["height"]
    assert mission.page.locator(".board").first.bounding_box() == board
    assert mission.page.evaluate(TOO_WIDE) == []
    whole.tap()
    assert mission.ask.bounding_box() == line
