"""Which build of the browser client this server serves: the name of its page's first script.

That name contains a hash of everything the script loads, so another build has another name.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from heliograph.resources import static_dir

_FIRST_SCRIPT = re.compile(r'src="/assets/([\w-]+)\.js"')


_PAGE = static_dir() / "index.html"


def client_build() -> str:
    """Empty if no client is built."""
    try:
        return _build_of(_PAGE, _PAGE.stat().st_mtime_ns)
    except OSError:
        return ""


@cache
def _build_of(page: Path, _: int) -> str:
    found = _FIRST_SCRIPT.search(page.read_text("utf-8"))
    return found[1] if found else ""
