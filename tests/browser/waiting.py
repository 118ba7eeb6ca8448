"""Waiting for what a page itself can tell.

Playwright's own `wait_for_function` asks a second time by `eval`, which our content security policy forbids:
it works only where the first answer is yes.
"""

import time
from typing import Any

from playwright.sync_api import Error, Page
from tests.browser.devices import PATIENCE_MS

BETWEEN_MS = 50
LEFT = "Execution context was destroyed"


def wait_until(page: Page, expression: str) -> Any:
    """Asks until the answer counts as true, and returns it. A page that is just left is asked again."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not (answer := _answer(page, expression)):
        assert time.monotonic() < deadline, f"still not so: {expression}"
        page.wait_for_timeout(BETWEEN_MS)
    return answer


def _answer(page: Page, expression: str) -> Any:
    try:
        return page.evaluate(expression)
    except Error as error:
        if LEFT not in error.message:
            raise
        return None
