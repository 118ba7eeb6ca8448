"""Find a Chromium for the browser tests, or install one; print where it is."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The headless shell first: the same engine without windows, a page costs it half the time."""
PACKAGES = ("chromium-headless-shell", "chromium")
FONTS = "fonts-liberation"
"""For what our own typeface lacks. Other recommended packages are for a desktop: printers, notifications."""
NONE_FOUND = (
    "The browser tests need Chromium, and none that starts could be found or installed; "
    "install it with: sudo apt-get install chromium"
)

ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def find() -> Path | None:
    """The machine's own Chromium, or the one that Playwright downloaded earlier."""
    on_path = (path for name in NAMES if (path := shutil.which(name)))
    return next((Path(path) for path in chain(on_path, _downloaded()) if _starts(path)), None)


def ensure() -> Path:
    """Find Chromium, installing it first if there is none."""
    found = find() or _install()
    if not found:
        raise SystemExit(NONE_FOUND)
    return found


def _downloaded() -> Iterator[str]:
    """Asked of another process, since the caller may be inside a Playwright session."""
    asked = subprocess.run([sys.executable, "-c", ASK_PLAYWRIGHT], capture_output=True, text=True)
    yield from asked.stdout.split("\n", 1)[:1]


def _starts(browser: str) -> bool:
    """Ubuntu's `chromium-browser` may only point to a snap that is not installed."""
    try:
        return subprocess.run([browser, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _install() -> Path | None:
    """With apt where we may, otherwise with Playwright's download."""
    may_use_apt = os.geteuid() == 0 and shutil.which("apt-get") is not None
    if may_use_apt:
        _run("apt-get", "update", "-q")
        for package in PACKAGES:  # not every release has the shell
            _run("apt-get", "install", "-q", "-y", "--no-install-recommends", package, FONTS)
            if found := find():
                return found
    with_libraries = ["--with-deps"] if may_use_apt else []
    _run(sys.executable, "-m", "playwright", "install", *with_libraries, "chromium")
    return find()


def _run(*command: str) -> None:
    print("Installing Chromium:", *command, file=sys.stderr, flush=True)
    subprocess.run(command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, stdout=sys.stderr)


if __name__ == "__main__":
    print(ensure())
