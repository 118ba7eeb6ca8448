"""Waiting for what a page itself can tell.

Playwright's own `wait_for_function` asks a second time by `eval`, which our content security policy forbids:
it works only where the first answer is yes.
"""

import time
from typing import Any

from playwright.sync_api import Page
from tests.browser.devices import PATIENCE_MS

BETWEEN_MS = 50


def wait_until(page: Page, expression: str) -> Any:
    """Asks until the answer counts as true, and returns it."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not (answer := page.evaluate(expression)):
        assert time.monotonic() < deadline, f"still not so: {expression}"
        page.wait_for_timeout(BETWEEN_MS)
    return answer
