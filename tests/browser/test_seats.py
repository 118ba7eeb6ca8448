"""Seats change hands in mid-game, move to another device, and are taken again for the next game."""

import re
import struct
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.axe import grave_findings
from tests.browser.gathering import play_alone, seated
from tests.browser.pages import Table
from tests.browser.people import People, picture
from tests.browser.prepared import ME, OPEN, open_table
from tests.browser.serving import Server


def test_an_ai_stands_in_and_hands_the_seat_back(people: People, server: Server) -> None:
    source, crew = seated(people, server, ("Ada", "Grace"), level=1)
    source.menu("Let an AI play for me")
    crew.listen()
    source.menu("Take my seat back")
    guess_until_the_round_is_over(crew, source)
    crew.begin_round()
    crew.transmit((300,))
    source.listen()
    source.guess(crew.target)
    expect(source.button("Begin round 3")).to_be_visible()


def guess_until_the_round_is_over(crew: Table, source: Table) -> None:
    """The Source who is back sends again after a wrong guess."""
    crew.guess(source.target)
    expect(crew.button("Begin round 2")).to_be_visible()


def test_coming_back_on_another_device(people: People) -> None:
    people.usual["permissions"] = ["clipboard-read", "clipboard-write"]
    here = play_alone(people, "Ada")
    here.begin_round()
    here.menu("Copy my seat link")
    expect(here.page.get_by_text("This link holds your seat")).to_be_visible()
    link = here.page.evaluate("navigator.clipboard.readText()")
    there = Table(people.arrive(link))
    expect(there.role).to_have_text("Source")
    assert there.target == here.target
    assert "#" not in there.page.url
    there.transmit((500,))
    expect(here.send_button).to_be_hidden()


def test_leaving_and_finding_the_table_again(people: People) -> None:
    table = play_alone(people, "Ada")
    table.begin_round()
    target, address = table.target, table.page.url
    table.menu("Leave the table")
    table.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    table.page.get_by_role("region", name="Continue").get_by_role("link").click()
    assert table.target == target
    assert table.page.url == address


def test_the_lobby_shows_how_to_bring_others_in(people: People, server: Server) -> None:
    page = people.arrive(open_table(server, ME, OPEN).seat_link)
    invite = page.get_by_role("region", name="Bring them in")
    expect(invite).to_contain_text("Only this machine can open this table so far.")
    expect(invite).to_contain_text("make play LAN=1")
    expect(invite.get_by_role("img")).to_have_count(0)
    expect(invite.get_by_role("textbox")).to_have_count(0)
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    page.get_by_role("button", name="Fill with AI and start").click()
    expect(Table(page).role).to_be_visible()


def test_watching_shows_the_game_and_offers_no_move(people: People, server: Server) -> None:
    source, _ = seated(people, server, ("Ada", "Grace"))
    watcher = Table(people.arrive(source.page.url))
    expect(watcher.role).to_have_text("Watching")
    source.begin_round()
    expect(watcher.ask).to_have_text("Ada is thinking. Listen for the signal.")
    source.transmit()
    watcher.listen()
    expect(watcher.ask).to_have_text("Grace is guessing. No pointing, no hints.")
    expect(watcher.page.locator('[data-chip][aria-disabled="false"]')).to_have_count(0)
    expect(watcher.button(re.compile("Ask again"))).to_have_count(0)
    chat = watcher.open_chat()
    expect(chat.closed).to_have_text("Spectators listen and do not talk.")


def test_a_lost_mission_and_another_game(people: People, server: Server) -> None:
    source, crew = seated(people, server, ("Ada", "Grace"), level=1)
    source.begin_round()
    target = source.target
    source.transmit()
    crew.listen()
    for barrels in range(5, -1, -1):
        crew.guess(wrong_chip(crew, target))
        if crew.page.get_by_role("dialog").is_visible():
            crew.page.get_by_role("dialog").get_by_role("button", name="Yes").click()
        expect(crew.status("Fuel")).to_have_text(str(barrels))
    for table in (source, crew):
        expect(table.report).to_have_text("The fuel ran out")
        assert target not in table.chips(", reached")
    picture(crew.page, "lost", whole=True)
    result = source.page.get_by_role("region", name="Game over")
    expect(result.get_by_role("status")).to_have_text(re.compile("AI crews"))
    expect(result.get_by_role("button", name="Next")).to_have_count(0)
    source.button("Share the result").click()
    with source.page.expect_download() as download:
        source.page.get_by_role("dialog").get_by_role("button", name="Download").click()
    drawn = Path(download.value.path()).read_bytes()
    assert struct.unpack_from(">II", drawn, 16) == (1200, 630)
    assert len(drawn) > 20_000, "a picture, not an empty sheet"
    assert grave_findings(source.page) == []
    source.page.keyboard.press("Escape")
    old = source.page.url
    source.button("Play again").click()
    expect(source.ask).to_be_visible()
    crew.button("Join it").click()
    for table in (source, crew):
        expect(table.status("Fuel")).to_have_text("6")
        assert table.page.url != old
    assert source.page.url == crew.page.url
    source.begin_round()
    expect(crew.ask).to_have_text("Ada is thinking. Listen for the signal.")


def wrong_chip(crew: Table, target: str) -> str:
    """A possible planet while there is one; then one that cannot be it, which has to be confirmed."""
    possible = [chip for chip in crew.chips("possible target") if chip != target]
    tried = crew.chips("guessed wrong")
    others = [chip for chip in "ABCDEFGHIJKLMNOPQR" if chip != target and chip not in tried]
    return (possible or others)[0]
