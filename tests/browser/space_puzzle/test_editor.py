"""The scenario workshop: made, checked, measured, kept in a file, opened again and played."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.browser.keys import tab_to
from tests.browser.people import People, picture


class Workshop:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.name = page.get_by_role("textbox", name="Name")
        self.sheet = page.get_by_role("region", name="The scenario’s page")
        self.play = page.get_by_role("button", name="Play it")
        self.save = page.get_by_role("button", name="Save as a file")
        self.file = page.get_by_label("Open a file")
        self.estimate = page.get_by_role("region", name="How hard is it?")

    def number(self, label: str) -> Locator:
        return self.page.get_by_role("textbox", name=label, exact=True)

    def rule(self, name: str) -> Locator:
        return self.page.get_by_role("switch", name=name)

    def turn(self, name: str) -> None:
        self.rule(name).press("Space")

    def bring(self, name: str, text: str) -> None:
        self.file.set_input_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


def test_a_scenario_is_made_kept_opened_again_and_played(people: People, tmp_path: Path) -> None:
    page = people.arrive("/editor/space_puzzle")
    shop = Workshop(page)
    shop.name.fill("Night Shift")
    page.get_by_role("checkbox", name="Numbers").check(force=True)
    page.get_by_role("button", name="Less: Rounds").click()
    shop.turn("Message fades")
    shop.number("Seconds until it fades").fill("30")
    expect(shop.sheet).to_contain_text("Night Shift")
    expect(shop.sheet).to_contain_text("Message fades")
    expect(shop.play).to_be_enabled()
    picture(page, "workshop")
    with page.expect_download() as download:
        shop.save.click()
    assert download.value.suggested_filename == "night-shift.toml"
    download.value.save_as(tmp_path / "mine.toml")
    text = (tmp_path / "mine.toml").read_text()
    assert 'tokens = ["C","K","R","N"]' in text
    assert 'rules = ["SR-FADE(30)"]' in text

    other = Workshop(people.arrive("/editor/space_puzzle"))
    expect(other.sheet).to_contain_text("No special rules.")
    other.bring("mine.toml", text)
    expect(other.name).to_have_value("Night Shift")
    expect(other.number("Rounds")).to_have_value("5")
    expect(other.play).to_be_enabled()
    other.play.click()
    expect(other.page.get_by_role("heading", name="Night Shift")).to_be_visible()
    expect(other.page.get_by_role("radio", name="AI Space Puzzle")).to_be_checked()
    other.page.get_by_role("link", name="Change it in the workshop").click()
    expect(other.name).to_have_value("Night Shift")


def test_what_does_not_fit_is_said_where_it_stands(people: People) -> None:
    page = people.arrive("/editor/space_puzzle")
    shop = Workshop(page)
    tab_to(page, page.get_by_role("button", name="More: Actions per round"))
    page.keyboard.press("Shift+Tab")
    page.keyboard.type("0")
    expect(shop.number("Actions per round")).to_have_accessible_description(re.compile("from 1 to 20"))
    expect(shop.play).to_be_disabled()
    shop.number("Actions per round").fill("4")
    for rule in ("Tokens in line", "Tokens in a heap", "Hidden traps"):
        shop.turn(rule)
    rules = page.get_by_role("group", name="Special rules")
    expect(rules).to_have_accessible_description(re.compile("do not go together"))
    expect(shop.number("Special rooms")).to_have_accessible_description(re.compile("special room"))
    expect(page.get_by_text("2 things do not fit together yet")).to_be_visible()
    shop.turn("Tokens in a heap")
    page.get_by_role("button", name="More: Special rooms").click()
    expect(shop.play).to_be_enabled()
    page.reload()
    expect(shop.rule("Hidden traps")).to_be_checked()


def test_a_bad_file_is_refused_with_its_line(people: People) -> None:
    shop = Workshop(people.arrive("/editor/space_puzzle"))
    expect(shop.play).to_be_enabled()
    shop.bring("bad.toml", 'name = "Bad"\ntokens = ["C"]\nper_round = 2\nactions = 3\nrounds = 99\n')
    people.forgive()
    complaint = shop.page.get_by_role("alert")
    expect(complaint).to_contain_text("bad.toml")
    expect(complaint).to_contain_text("Line 5")
    expect(complaint).to_contain_text("rounds = 99")
    expect(shop.sheet).not_to_contain_text("Bad")


def test_ai_seats_try_it_while_somebody_waits(people: People) -> None:
    shop = Workshop(people.arrive("/editor/space_puzzle"))
    shop.estimate.get_by_role("button", name="Let the AI seats try").click()
    expect(shop.estimate.get_by_role("progressbar")).to_be_visible()
    expect(shop.estimate).to_contain_text(re.compile(r"Won \d+% of the games; probably between"))
    picture(shop.page, "workshop-estimate")
    page = shop.page
    page.get_by_role("button", name="More: Rounds").click()
    expect(shop.estimate.get_by_role("progressbar")).to_be_hidden()
    expect(shop.estimate.get_by_role("button", name="Let the AI seats try")).to_be_enabled()
