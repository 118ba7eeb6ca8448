"""The other three puzzles on a phone, by keyboard: solved, shared without spoilers, and beside others."""

from playwright.sync_api import Page, expect
from tests.browser.axe import grave_findings
from tests.browser.daily import solvers
from tests.browser.daily.test_contact import KEEP_WHAT_IS_COPIED
from tests.browser.people import People, picture
from tests.browser.phone import PHONE, TOO_WIDE


def open_day(people: People, number: int) -> Page:
    people.remember(settings={"motion": "reduced"})
    page = people.arrive(f"/daily/{number}", **PHONE)
    solvers.begin(page)
    return page


def is_shown(page: Page, number: int, strip: str) -> None:
    """How it went, beside others, and a strip that gives nothing away."""
    expect(page.get_by_role("heading", name="Solved")).to_be_visible()
    expect(page.get_by_text("100 of 100")).to_be_visible()
    expect(page.get_by_role("heading", name="What AI players answered first")).to_be_visible()
    picture(page, f"daily/{number}-360", whole=True)
    assert page.evaluate(TOO_WIDE) == []
    assert grave_findings(page) == []
    page.evaluate(KEEP_WHAT_IS_COPIED)
    page.get_by_role("button", name="Share").press("Enter")
    expect(page.get_by_text("Copied. It gives nothing away.")).to_be_visible()
    assert page.evaluate("window.strip").splitlines()[1] == strip


def test_pawns_stand_where_a_message_says(people: People) -> None:
    page = open_day(people, solvers.SPACE_PUZZLE)
    assert grave_findings(page) == []
    solvers.stand(page)
    picture(page, "daily/2-solving-360")
    assert page.evaluate(TOO_WIDE) == []
    assert grave_findings(page) == []
    solvers.declare(page)
    is_shown(page, solvers.SPACE_PUZZLE, "🟩🟩🟩🟩 · 1 message")


def test_mercury_joins_the_most_that_can_be(people: People) -> None:
    page = open_day(people, solvers.CRITICAL_ORBIT)
    picture(page, "daily/3-solving-360")
    assert page.evaluate(TOO_WIDE) == []
    assert grave_findings(page) == []
    solvers.build(page)
    is_shown(page, solvers.CRITICAL_ORBIT, "🟩" * 8 + " · 8 of 8 oxygen")


def test_the_best_turn_is_found(people: People) -> None:
    page = open_day(people, solvers.INTERSTELLAR)
    picture(page, "daily/4-solving-360")
    assert page.evaluate(TOO_WIDE) == []
    assert grave_findings(page) == []
    people.forgive()  # what cannot be done is asked about, too, and refused
    solvers.take_the_best_turn(page)
    is_shown(page, solvers.INTERSTELLAR, "🟩🟩🟩 · as good as the best turn")
