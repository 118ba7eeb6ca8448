"""A stranger is met from the table of results by keyboard; afterwards the result is counted by leave."""

import re
from itertools import count

import httpx
import msgspec
from playwright.sync_api import expect
from tests.browser.axe import grave_findings
from tests.browser.people import People
from tests.browser.prepared import ME, Prepared, hear_until, line_to, open_table, say
from tests.browser.serving import Server

from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import sample_action
from heliograph.kernel.prompt import Prompt

STRANGER = {"kind": "ai", "strength": "stranger-4"}


def test_every_cell_is_playable_by_keyboard(people: People) -> None:
    page = people.arrive("/strangers")
    page.get_by_role("radio", name="AI Space Puzzle, four tokens").check(force=True)
    page.get_by_role("radio", name="Astronaut").check(force=True)
    expect(page.get_by_role("table", name="AI Space Puzzle, four tokens, as Astronaut")).to_be_visible()
    cells = page.get_by_role(
        "button", name=re.compile("with stranger 3: .* Play with this stranger yourself")
    )
    expect(cells).to_have_count(5)  # random, quick, strong, who knows the stranger, people
    expect(cells.last).to_have_accessible_name(
        re.compile("people at this server with stranger 3: no figure yet")
    )
    cells.last.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Play with stranger 3")).to_be_visible()
    assert grave_findings(page) == []
    page.get_by_role("button", name="Start the game").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.get_by_text("stranger 3").first).to_be_visible()


def test_a_result_is_counted_when_its_player_agrees(people: People, server: Server) -> None:
    table = open_table(server, ME, STRANGER, level=6)
    _play_anything(server, table)
    page = people.arrive(table.seat_link)
    switch = page.get_by_role("switch", name="Count my result with a stranger in the row of people")
    switch.check(force=True)
    expect(page.get_by_text("Counted. Thank you.")).to_be_visible()
    assert grave_findings(page) == []
    page.get_by_role("link", name="See the table").click()
    page.get_by_role("radio", name=_a_role_played(server)).check(force=True)
    expect(page.get_by_role("rowheader", name=re.compile("people at this server 1 game"))).to_be_visible()


def _a_role_played(server: Server) -> str:
    """A mission can be lost before its player has had both."""
    people = httpx.get(f"{server.address}/api/strangers").raise_for_status().json()["people"]
    return {"speaker": "Source", "listener": "Crew"}[people[0]["role"]]


def _play_anything(server: Server, table: Prepared) -> None:
    """To the end; the stranger moves meanwhile."""
    chance = Chance.from_seed("anything")
    with line_to(server, table.id) as line:
        say(line, type="hello", token=table.token)
        now = hear_until(line, lambda message: message["type"] == "welcome")["position"]
        for number in count():
            prompt = msgspec.convert(now["prompt"], Prompt)
            if prompt.offers:
                action, chance = sample_action(prompt, chance)
                say(line, type="act", id=f"act-{number}", seq=now["seq"], action=action)
            heard = hear_until(line, lambda message: message["type"] in ("update", "refused"))
            now = heard if heard["type"] == "update" else now
            if now.get("outcome"):
                return
