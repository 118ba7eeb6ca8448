"""The ordinary server as a process of its own, which a test may kill and start again."""

import os
import re
import select
import subprocess
import sys
import time
from pathlib import Path

from tests.new_store import new_store

PATIENCE_S = 30
LIMITS = ("tables_per_address_per_hour", "claims_per_address_per_minute", "messages_per_second")
"""What tests do faster than people."""
COMMAND = str(Path(sys.executable).parent / "heliograph")


class Server:
    """`heliograph serve` on a database of its own; AI seats answer at once."""

    def __init__(self, folder: Path, *options: str, packages: Path | None = None) -> None:
        """`packages`: a folder with further installed packages."""
        self.options = options
        self._environment = {**os.environ, "PYTHONPATH": str(packages)} if packages else None
        self.database = new_store(folder)
        self._log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """On the port it had before, if it had one."""
        options = ["--port", str(self.port), "--database", self.database, "--ai-pause", "0", "--no-warm-up"]
        limits = [part for limit in LIMITS for part in ("--limit", f"{limit}=1000")]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [COMMAND, "serve", *options, *limits, *self.options],
                stdout=subprocess.PIPE,
                stderr=log,
                env=self._environment,
                text=True,
            )
        self.port = self._port_announced()

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.communicate(timeout=PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.kill()

    def _port_announced(self) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            if not select.select([self._process.stdout], [], [], 0.2)[0]:
                continue
            line = self._process.stdout.readline()
            if found := re.search(r"http://[\d.]+:(\d+)", line):
                return int(found[1])
            if not line:
                break
        self.stop()
        raise RuntimeError(f"the server did not start:\n{self._log.read_text()[-2000:]}")
