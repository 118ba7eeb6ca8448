"""Going through a page with the Tab key alone."""

from playwright.sync_api import Locator, Page, expect

MOST_TABS = 40


def tab_to(page: Page, wanted: Locator) -> None:
    expect(wanted).to_be_visible()
    for _ in range(MOST_TABS):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{MOST_TABS} presses of Tab do not reach {wanted}")


def press(page: Page, button: Locator) -> None:
    tab_to(page, button)
    page.keyboard.press("Enter")
