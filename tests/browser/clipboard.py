"""What a page has copied, for browsers that let it be read."""

from playwright.sync_api import Locator
from tests.browser.waiting import wait_until

MAY_BE_READ = {"permissions": ["clipboard-read", "clipboard-write"]}


def copied_by(button: Locator) -> str:
    """What a press puts there, once it is there."""
    page = button.page
    page.evaluate("navigator.clipboard.writeText('')")
    button.click()
    return str(wait_until(page, "navigator.clipboard.readText()"))
