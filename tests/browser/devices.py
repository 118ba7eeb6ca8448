"""The devices of those who come: browser contexts, lent again once everything on them is forgotten."""

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

PATIENCE_MS = 15_000
DOORSTEP = "/favicon.svg"
"""Of our origin, and without a script."""
MOST_IDLE = 6
FORGET = """kept => {
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}"""
NO_WORKER = "Service Worker registration blocked by Playwright"
"""What works off line is one test's business: elsewhere a page is what the server says now."""


class Device:
    """A browser context and what its console complained about."""

    def __init__(self, context: BrowserContext, options: dict[str, Any]) -> None:
        self.options = options
        self.complaints: list[str] = []
        self.forgiven = False
        self.page: Page | None = None
        """What its owner looks at."""
        self._context = context
        context.set_default_timeout(PATIENCE_MS)
        context.on("console", self._note)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self._doorstep = context.new_page()
        self._doorstep.goto(DOORSTEP)

    def open(self, kept: dict[str, Any]) -> Page:
        """A new page on a device that remembers this and nothing else."""
        self.complaints, self.forgiven = [], False
        self._context.clear_cookies()
        self._doorstep.evaluate(FORGET, {f"heliograph.{key}": json.dumps(one) for key, one in kept.items()})
        self.page = self._context.new_page()
        return self.page

    def put_away(self) -> None:
        if self.page:
            self.page.close()
        self.page = None

    def close(self) -> None:
        self._context.close()

    def _note(self, message: ConsoleMessage) -> None:
        if message.page and message.page.is_closed():
            return  # of whoever had the device before
        if message.type in ("error", "warning") and message.text != NO_WORKER:
            self.complaints.append(f"{message.type}: {message.text}")


class Devices:
    """All of one browser. A device that has shown our pages before shows the next in half the time."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: list[Device] = []

    def lend(self, options: dict[str, Any], *, unused: bool) -> Device:
        """One with these options of a browser context; `unused` where it matters what comes over the wire."""
        fits = [device for device in self._idle if device.options == options and not unused]
        if not fits:
            return Device(self._browser.new_context(**options), options)
        self._idle.remove(fits[-1])
        return fits[-1]

    def take_back(self, device: Device) -> None:
        device.put_away()
        self._idle.append(device)
        if len(self._idle) > MOST_IDLE:
            self._idle.pop(0).close()
