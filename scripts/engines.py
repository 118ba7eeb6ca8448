"""Find Firefox, WebKitGTK's driver and a screen for it, or install them; print where they are."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb")
NONE_FOUND = (
    "The tests of other browsers need Firefox, WebKitGTK and Xvfb, and not all of them could be found or "
    "installed; install them with: sudo apt-get install " + " ".join(PACKAGES)
)


class Engines(NamedTuple):
    firefox: Path
    webkit_driver: Path
    webkit: Path
    screen: Path


def find() -> Engines | None:
    """All of them, or None."""
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    webkit = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
    if not (firefox and driver and screen and webkit):
        return None
    return Engines(Path(firefox), Path(driver), webkit, Path(screen))


def ensure() -> Engines:
    """Find them, installing them first if one is missing."""
    found = find() or _install()
    if not found:
        raise SystemExit(NONE_FOUND)
    return found


def _install() -> Engines | None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (("update", "-q"), ("install", "-q", "-y", "--no-install-recommends", *PACKAGES)):
            print("Installing browsers: apt-get", *command, file=sys.stderr, flush=True)
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(("apt-get", *command), env=quiet, stdout=sys.stderr)
    return find()


if __name__ == "__main__":
    print(*ensure(), sep="\n")
