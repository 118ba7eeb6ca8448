"""Whether the browser client is there: a clone has none until it is built."""

from __future__ import annotations

from heliograph.extras import checkout, how_to_renew
from heliograph.resources import static_dir


def has_client() -> bool:
    return (static_dir() / "index.html").is_file()


def how_to_build() -> str:
    folder = checkout()
    if folder is not None:
        return f"`make client` in {folder} builds it"
    return f"`make client` in the clone it came from builds it, then install that again: {how_to_renew()}"
