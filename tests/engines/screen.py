"""A page in a browser of any make: what is seen there, and a mouse to use it with."""

import base64
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.browser.people import NOT_THE_FIRST_GAME
from tests.engines.engine import Engine

PATIENCE_S = 30
A_MOMENT_S = 0.05
STEPS = 6
"""Of a drag: pages want to see the pointer on its way."""

FIND = """
const [css, words, nth] = arguments;
const shown = (element) => element.getClientRects().length > 0 && !element.disabled && !element.ariaBusy;
const said = (element) => `${element.getAttribute("aria-label") ?? ""} ${element.textContent}`;
const meant = [...document.querySelectorAll(css)].filter((one) => shown(one) && said(one).includes(words));
const element = meant.at(nth);
if (!element) return null;
element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
const { left, top, width, height } = element.getBoundingClientRect();
"""


class Screen:
    def __init__(self, engine: Engine, address: str) -> None:
        self.engine = engine
        self._address = address

    def open(self, path: str, width: int = 1280, height: int = 800) -> None:
        """Another seat is another page, even of the same table."""
        self.engine.open(f"{self._address}/favicon.svg")
        self.run("localStorage.setItem('heliograph.settings', arguments[0]);", json.dumps(NOT_THE_FIRST_GAME))
        self.engine.resize(width, height)
        self.engine.open(self._address + path)

    def run(self, body: str, *values: Any) -> Any:
        return self.engine.run(body, *values)

    def has(self, css: str, words: str = "") -> bool:
        return self.run(FIND + "return true;", css, words, 0) is not None

    def until(self, body: str, *values: Any) -> Any:
        """Waits for something to be true in the page; says what it was."""
        deadline = time.monotonic() + PATIENCE_S
        while not (found := self.run(body, *values)):
            assert time.monotonic() < deadline, f"in vain: {body[-200:]} {values}"
            time.sleep(A_MOMENT_S)
        return found

    def text(self, css: str, words: str = "") -> str:
        return str(self.until(FIND + "return said(element);", css, words, 0))

    def middle(self, css: str, words: str = "", nth: int = 0) -> tuple[int, int]:
        """Where to press; waits until it stands still there."""
        return self._place("return [left + width / 2, top + height / 2];", css, words, nth)

    def click(self, css: str, words: str = "", nth: int = 0) -> None:
        self.press([self.middle(css, words, nth)])

    def drag(self, css: str, to: str) -> None:
        (x, y), (u, v) = self.middle(css), self.middle(to)
        self.press([(x + (u - x) * step // STEPS, y + (v - y) * step // STEPS) for step in range(STEPS + 1)])

    def press(self, way: Sequence[tuple[int, int]]) -> None:
        """Down at the first place, up at the last."""
        first, *others = [{"type": "pointerMove", "x": x, "y": y, "duration": 0} for x, y in way]
        up_and_down = [{"type": f"pointer{turn}", "button": 0} for turn in ("Down", "Up")]
        self.engine.act([first, up_and_down[0], *others, up_and_down[1]])

    def hold(self, css: str, times_ms: Sequence[int], rest_ms: int = 150) -> None:
        """Presses as long as it says, one after the other; the browser keeps the time."""
        x, y = self.middle(css)
        actions: list[dict[str, Any]] = [{"type": "pointerMove", "x": x, "y": y, "duration": 0}]
        for hold in times_ms:
            actions += [{"type": "pointerDown", "button": 0}, {"type": "pause", "duration": hold}]
            actions += [{"type": "pointerUp", "button": 0}, {"type": "pause", "duration": rest_ms}]
        self.engine.act(actions)

    def picture(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(base64.b64decode(self.engine.picture()))

    def _place(self, answer: str, *values: Any) -> tuple[int, int]:
        before = None
        while (here := self.until(FIND + answer, *values)) != before:
            before = here
            time.sleep(A_MOMENT_S)
        return round(here[0]), round(here[1])
