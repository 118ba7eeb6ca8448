"""Firefox over WebDriver BiDi, which it speaks by itself."""

import json
import subprocess
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from tests.engines.engine import PATIENCE_S, Actions, announced, end, pointer
from websockets.sync.client import connect

SETTINGS = """
user_pref("intl.accept_languages", "en-GB");
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("ui.prefersReducedMotion", 1);
"""


class Firefox:
    def __init__(self, program: Path, profile: Path) -> None:
        (profile / "user.js").write_text(SETTINGS)
        command: list[str | Path] = [
            program,
            "--headless",
            "--no-remote",
            "--profile",
            profile,
            "--remote-debugging-port=0",
        ]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        assert self._process.stderr is not None
        address = announced(self._process.stderr, r"WebDriver BiDi listening on (ws://\S+)")
        self._open = ExitStack()
        self._line = self._open.enter_context(connect(f"{address}/session", max_size=None))
        self._ids = count(1)
        self._say("session.new", capabilities={})
        self._context = self._say("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address: str) -> None:
        self._tell("browsingContext.navigate", url=address, wait="complete")

    def run(self, body: str, *values: Any) -> Any:
        function = f"(values) => JSON.stringify((function () {{ {body} }})(...JSON.parse(values)) ?? null)"
        answer = self._say(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": json.dumps(values)}],
            awaitPromise=True,
            target={"context": self._context},
        )
        if answer["type"] != "success":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def act(self, actions: Actions) -> None:
        self._tell("input.performActions", actions=pointer(actions))

    def resize(self, width: int, height: int) -> None:
        self._tell("browsingContext.setViewport", viewport={"width": width, "height": height})

    def picture(self) -> str:
        return str(self._tell("browsingContext.captureScreenshot")["data"])

    def close(self) -> None:
        self._open.close()
        end(self._process)

    def _tell(self, method: str, **parameters: Any) -> Any:
        return self._say(method, context=self._context, **parameters)

    def _say(self, method: str, **parameters: Any) -> Any:
        wanted = next(self._ids)
        self._line.send(json.dumps({"id": wanted, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._line.recv(PATIENCE_S))
            if answer.get("id") != wanted:
                continue
            if answer["type"] == "error":
                raise RuntimeError(f"{method}: {answer['error']}: {answer['message']}")
            return answer["result"]
