"""WebKitGTK over WebDriver, in a screen that nobody sees."""

import os
import socket
import subprocess
from pathlib import Path
from typing import Any

import httpx
from tests.engines.engine import PATIENCE_S, Actions, announced, end, pointer

SCREEN = "1920x1200x24"
LESS_MOTION = "[Settings]\ngtk-enable-animations=0\n"
"""What a page is told as a wish for reduced motion, as in the other browsers."""


class WebKit:
    def __init__(self, driver: Path, browser: Path, screen: Path, folder: Path) -> None:
        for toolkit in ("gtk-3.0", "gtk-4.0"):
            (folder / toolkit).mkdir()
            (folder / toolkit / "settings.ini").write_text(LESS_MOTION)
        self._screen = subprocess.Popen(
            [screen, "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._screen.stdout is not None
        display = announced(self._screen.stdout, r"^(\d+)$")
        surroundings = {
            **os.environ,
            "DISPLAY": f":{display}",
            "LANGUAGE": "en_GB",
            "LC_ALL": "C.UTF-8",
            "XDG_CONFIG_HOME": str(folder),
        }
        port = free_port()
        self._driver = subprocess.Popen(
            [driver, f"--port={port}"],
            env=surroundings,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._line = httpx.Client(
            base_url=f"http://127.0.0.1:{port}",
            timeout=PATIENCE_S,
            transport=httpx.HTTPTransport(retries=5),
        )
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = ""
        self._session = "/session/" + self._say("/session", capabilities=wanted)["sessionId"]

    def open(self, address: str) -> None:
        self._say("/url", url=address)

    def run(self, body: str, *values: Any) -> Any:
        return self._say("/execute/sync", script=body, args=values)

    def act(self, actions: Actions) -> None:
        self._say("/actions", actions=pointer(actions))

    def resize(self, width: int, height: int) -> None:
        inner, outer = self.run("return [innerWidth, innerHeight]"), self._ask("/window/rect")
        size = {"width": outer["width"] + width - inner[0], "height": outer["height"] + height - inner[1]}
        self._say("/window/rect", x=0, y=0, **size)

    def picture(self) -> str:
        return str(self._ask("/screenshot"))

    def close(self) -> None:
        self._line.delete(self._session)
        self._line.close()
        end(self._driver)
        end(self._screen)

    def _ask(self, path: str) -> Any:
        return self._value(self._line.get(self._session + path))

    def _say(self, path: str, **parameters: Any) -> Any:
        return self._value(self._line.post(self._session + path, json=parameters))

    @staticmethod
    def _value(answer: httpx.Response) -> Any:
        value = answer.json()["value"]
        if answer.is_error:
            raise RuntimeError(f"{value['error']}: {value['message']}")
        return value


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])
