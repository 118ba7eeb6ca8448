"""A steady hand: presses whose length is known to the millisecond, because it says itself when they were."""

import time
from collections.abc import Sequence

from playwright.sync_api import Locator

REST_MS = 150


class Hand:
    """Presses with mouse or finger; nobody has to wait while it holds."""

    def __init__(self, pad: Locator, *, finger: bool = False) -> None:
        pad.scroll_into_view_if_needed()
        box = pad.bounding_box()
        assert box is not None
        self._x, self._y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self._devices = pad.page.context.new_cdp_session(pad.page)
        self._finger = finger
        self._now = time.time()

    def tap(self, holds: Sequence[int], pauses: Sequence[int] = ()) -> None:
        for index, hold in enumerate(holds):
            self._event(down=True)
            self._now += hold / 1000
            self._event(down=False)
            self._now += (pauses[index] if index < len(pauses) else REST_MS) / 1000

    def _event(self, *, down: bool) -> None:
        if self._finger:
            points = [{"x": self._x, "y": self._y}] if down else []
            event = {"type": "touchStart" if down else "touchEnd", "touchPoints": points}
            self._devices.send("Input.dispatchTouchEvent", {**event, "timestamp": self._now})
        else:
            kind = "mousePressed" if down else "mouseReleased"
            place = {"x": self._x, "y": self._y, "button": "left", "clickCount": 1}
            self._devices.send("Input.dispatchMouseEvent", {"type": kind, **place, "timestamp": self._now})
