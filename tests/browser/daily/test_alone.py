"""Past days are taken along and solved without a network: two are judged at once, two later."""

import re

from playwright.sync_api import Page, expect
from tests.browser.axe import grave_findings
from tests.browser.daily import solvers
from tests.browser.pages import Table
from tests.browser.people import People, picture
from tests.browser.phone import PHONE, TOO_WIDE
from tests.browser.waiting import wait_until
from tests.daily_puzzles import puzzle

KEPT = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
TAKE = """async (numbers) => {
  for (const number of numbers)
    for (const address of [`/api/daily/${number}`, `/api/daily/${number}/book`])
      if (!(await fetch(address)).ok) throw new Error(address);
}"""
"""What the archive's button does for the latest days: to find twelve would take a minute."""


def set_off(people: People, *numbers: int) -> Page:
    page = people.arrive("/daily/archive", service_workers="allow", **PHONE)
    wait_until(page, KEPT)
    page.reload()
    expect(page.get_by_role("button", name="Take the last")).to_be_visible()
    page.evaluate(TAKE, list(numbers))
    people.forgive()
    page.context.set_offline(True)
    page.goto("/daily/archive")
    expect(page.get_by_text("on this device").first).to_be_visible()
    return page


def open_day(page: Page, number: int) -> None:
    page.get_by_role("link", name=re.compile(rf"No\. {number} ")).click()
    solvers.begin(page)


def test_what_is_recorded_is_judged_off_line_and_counted_later(people: People) -> None:
    flight = puzzle(solvers.CONTACT).posed.sitting.match.state.flight
    wrong = next(chip for chip in flight.candidates if chip not in (flight.target, flight.start))
    page = set_off(people, solvers.CONTACT, solvers.INTERSTELLAR)
    open_day(page, solvers.CONTACT)
    table = Table(page)
    table.guess(wrong)
    expect(page.get_by_text("Without a network: this puzzle was taken along.")).to_be_visible()
    page.reload()
    expect(table.chip(wrong)).to_have_accessible_name(re.compile("wrong"))
    table.guess(flight.target)
    expect(page.get_by_role("heading", name="Solved")).to_be_visible()
    expect(page.get_by_text("70 of 100")).to_be_visible()
    page.goto("/daily/archive")
    open_day(page, solvers.INTERSTELLAR)
    solvers.take_the_best_turn(page)
    expect(page.get_by_text("100 of 100")).to_be_visible()
    page.goto("/daily/2")
    expect(page.get_by_text("The server does not answer.")).to_be_visible()
    page.context.set_offline(False)
    with page.expect_response("**/api/daily/1/try") as answered:
        page.goto("/daily/archive")
    assert answered.value.json()["result"]["score"] == 70


def test_what_is_laid_out_off_line_is_judged_later(people: People) -> None:
    page = set_off(people, solvers.SPACE_PUZZLE, solvers.CRITICAL_ORBIT)
    open_day(page, solvers.SPACE_PUZZLE)
    solvers.stand(page, missing=1)
    expect(page.get_by_text("Without a network: lay it out as you like.")).to_be_visible()
    picture(page, "daily/alone-2-360")
    assert page.evaluate(TOO_WIDE) == []
    solvers.declare(page)
    expect(page.get_by_role("heading", name="Kept")).to_be_visible()
    assert grave_findings(page) == []
    picture(page, "daily/alone-kept-360")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("Waits for a network")).to_be_visible()
    picture(page, "daily/alone-archive-360")
    open_day(page, solvers.CRITICAL_ORBIT)
    solvers.build(page)
    picture(page, "daily/alone-3-360")
    solvers.hand_in(page)
    expect(page.get_by_role("heading", name="Kept")).to_be_visible()
    page.context.set_offline(False)
    page.goto("/daily/archive")
    expect(page.get_by_role("img", name=re.compile("^wrong, right, right"))).to_be_visible()
    page.goto("/daily/3")
    expect(page.get_by_text("8 of 8 oxygen")).to_be_visible()
