"""The people of a test: each in a browser context of their own, as on devices of their own."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

OUTPUT = Path(__file__).parent / "output"
AS_IN_THE_README = {"theme": "dark", "coach": "never"}
"""What a browser has chosen whose page is shown there: the night sky, and a game that is not one's first."""
NOT_THE_FIRST_GAME = {"coach": "never"}
"""What a browser has chosen unless a test is about the coach, who says again what the game asks."""
PATIENCE_MS = 15_000
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE_MS)


class Device:
    """A browser context and what its console complained about."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.complaints: list[str] = []
        self.forgiven = False
        context.set_default_timeout(PATIENCE_MS)
        context.on("console", self._note)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")


class People:
    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self.usual: dict[str, Any] = {
            "base_url": address,
            "locale": "en-GB",
            "viewport": {"width": 1280, "height": 800},
            "reduced_motion": "reduce",
        }
        """What every device is like unless said otherwise: options of a browser context."""
        self._kept: dict[str, Any] = {}
        self.remember(settings=NOT_THE_FIRST_GAME)
        self.devices: list[Device] = []
        self.on_arrival: Callable[[Page], object] = lambda page: None
        """Called with each new page before it goes anywhere."""

    def arrive(self, path: str = "/", **options: Any) -> Page:
        """Somebody opens a page on a fresh device; `options` are those of a browser context."""
        context = self._browser.new_context(**{**self.usual, **options})
        self.devices.append(Device(context))
        page = context.new_page()
        self.on_arrival(page)
        page.goto(path)
        return page

    def remember(self, **kept: Any) -> None:
        """What every browser that comes has kept from earlier visits, such as its `settings`."""
        settings = {**NOT_THE_FIRST_GAME, **self._kept.get("settings", {}), **kept.get("settings", {})}
        self._kept |= {**kept, "settings": settings}
        kept_now = self._kept.items()
        items = [{"name": f"heliograph.{key}", "value": json.dumps(value)} for key, value in kept_now]
        origin = {"origin": self.usual["base_url"], "localStorage": items}
        self.usual["storage_state"] = {"cookies": [], "origins": [origin]}

    def forgive(self) -> None:
        """Where a line is cut, browsers complain, and rightly so."""
        for device in self.devices:
            device.forgiven = True

    def leave(self, test: pytest.Item) -> None:
        """Everybody goes; pictures of a failure stay."""
        failed = FAILED in test.stash
        complaints = [one for device in self.devices if not device.forgiven for one in device.complaints]
        for number, device in enumerate(self.devices):
            if failed or complaints:
                picture(device.context.pages[0], f"failures/{safe(test.name)}-{number}")
            device.context.close()
        assert complaints == [], complaints


def note(name: str, figures: object) -> None:
    """Keeps what was measured where whoever ran the tests finds it."""
    OUTPUT.mkdir(exist_ok=True)
    (OUTPUT / name).write_text(json.dumps(figures, indent=1))


def picture(page: Page, name: str, *, whole: bool = False) -> None:
    """What the page looks like now, for whoever wants to look; the whole page where it is long."""
    file = OUTPUT / f"{name}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file, full_page=whole)


def safe(name: str) -> str:
    return re.sub(r"[^\w-]+", "-", name).strip("-")
