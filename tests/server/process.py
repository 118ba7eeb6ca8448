"""`heliograph serve` as a process of its own, which a test may kill and start again."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx
from tests.new_store import new_store

COMMAND = str(Path(sys.executable).parent / "heliograph")
ROOM = (
    "tables_per_address_per_hour=10000",
    "claims_per_address_per_minute=10000",
    "look_backs_per_address_per_minute=10000",
    "messages_per_address_per_second=10000",
    "requests_per_address_per_second=10000",
)


class Server:
    def __init__(self, folder: Path, *options: str, database: str = "") -> None:
        self.database = database or new_store(folder)
        self._options = options
        self._log = folder / "server.log"
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        limits = [word for limit in ROOM for word in ("--limit", limit)]
        with self._log.open("a") as log:
            where = ["--port", str(self.port), "--database", self.database]
            command = [COMMAND, "serve", *where, "--ai-pause", "0", "--no-warm-up", *limits, *self._options]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)$", self.process.stdout.readline())
        assert found, f"the server did not start: {self._log.read_text()}"
        self.port = int(found[1])

    @property
    def failures(self) -> int:
        """How often something has happened that nobody thought of."""
        return self._log.read_text().count("Traceback")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> int:
        self.process.terminate()
        self.process.communicate(timeout=60)
        return self.process.returncode

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.address, timeout=60)
