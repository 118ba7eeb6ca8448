"""Find a Chromium for the browser tests, or install one; print where it is."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NONE_FOUND = (
    "The browser tests need Chromium, and it could neither be found nor installed; "
    "install it with: sudo apt-get install chromium"
)


def find() -> Path | None:
    """The machine's own Chromium, else the one Playwright downloaded earlier."""
    on_path = (shutil.which(name) for name in NAMES)
    return next((Path(path) for path in on_path if path), None) or _downloaded()


def ensure() -> Path:
    """Find Chromium, installing it first where there is none."""
    found = find()
    if not found:
        _install()
        found = find()
    if not found:
        raise SystemExit(NONE_FOUND)
    return found


def _downloaded() -> Path | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def _install() -> None:
    """With apt where we may, otherwise with Playwright's download."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet_apt = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        _run(["apt-get", "update", "-q"], quiet_apt)
        if _run(["apt-get", "install", "-q", "-y", "chromium"], quiet_apt):
            return
    _run([sys.executable, "-m", "playwright", "install", "chromium"])


def _run(command: list[str], env: dict[str, str] | None = None) -> bool:
    print("installing Chromium:", *command, file=sys.stderr, flush=True)
    return subprocess.run(command, env=env, stdout=sys.stderr).returncode == 0


if __name__ == "__main__":
    print(ensure())
