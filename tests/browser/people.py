"""The people of a test: each in a browser context of their own, as on devices of their own."""

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.devices import PATIENCE_MS, Device, Devices

OUTPUT = Path(__file__).parent / "output"
PICTURES = any(os.environ.get(name) == "1" for name in ("PICTURES", "UPDATE_SCREENSHOT"))
"""Each costs a tenth of a second; those of failures are always taken."""
AS_IN_THE_README = {"theme": "dark", "coach": "never"}
"""What a browser has chosen whose page is shown there: the night sky, and a game that is not one's first."""
NOT_THE_FIRST_GAME = {"coach": "never"}
"""What a browser has chosen unless a test is about the coach, who says again what the game asks."""
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE_MS)


class People:
    def __init__(self, devices: Devices, address: str) -> None:
        self._devices = devices
        self.usual: dict[str, Any] = {
            "base_url": address,
            "locale": "en-GB",
            "viewport": {"width": 1280, "height": 800},
            "reduced_motion": "reduce",
            "service_workers": "block",
        }
        """What every device is like unless said otherwise: options of a browser context."""
        self._kept: dict[str, Any] = {"settings": NOT_THE_FIRST_GAME}
        self._lent: list[Device] = []
        self.on_arrival: Callable[[Page], object] = lambda page: None
        """Called with each new page before it goes anywhere."""

    def arrive(self, path: str = "/", *, first_visit: bool = False, **options: Any) -> Page:
        """Somebody opens a page on a device of their own; `options` are those of a browser context. On a
        `first_visit` the browser has nothing of ours yet, neither scripts nor type."""
        device = self._devices.lend({**self.usual, **options}, unused=first_visit)
        self._lent.append(device)
        page = device.open(self._kept)
        self.on_arrival(page)
        page.goto(path)
        return page

    def remember(self, **kept: Any) -> None:
        """What every browser that comes has kept from earlier visits, such as its `settings`."""
        self._kept |= {**kept, "settings": {**self._kept["settings"], **kept.get("settings", {})}}

    def forgive(self) -> None:
        """Where a line is cut, browsers complain, and rightly so."""
        for device in self._lent:
            device.forgiven = True

    def leave(self, test: pytest.Item) -> None:
        """Everybody goes; pictures of a failure stay."""
        failed = FAILED in test.stash
        complaints = [one for device in self._lent if not device.forgiven for one in device.complaints]
        for number, device in enumerate(self._lent):
            if device.page and (failed or complaints):
                picture(device.page, f"failures/{safe(test.name)}-{number}")
            self._devices.take_back(device)
        assert complaints == [], complaints


def note(name: str, figures: object) -> None:
    """Keeps what was measured where whoever ran the tests finds it."""
    OUTPUT.mkdir(exist_ok=True)
    (OUTPUT / name).write_text(json.dumps(figures, indent=1))


def picture(page: Page, name: str, *, whole: bool = False) -> None:
    """What the page looks like now, for whoever asks (`PICTURES=1`); the whole page where it is long."""
    if not PICTURES:
        return
    file = OUTPUT / f"{name}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file, full_page=whole)


def safe(name: str) -> str:
    return re.sub(r"[^\w-]+", "-", name).strip("-")
