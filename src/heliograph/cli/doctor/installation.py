"""Checks that everything a table needs is installed."""

from __future__ import annotations

import re
import shutil
import sys
from importlib.util import find_spec

from heliograph.cli.built import has_client, how_to_build
from heliograph.cli.doctor.finding import FindingError
from heliograph.extras import how_to_get
from heliograph.games import game_ids, load_game
from heliograph.language import languages
from heliograph.players import make_player, strengths
from heliograph.resources import locales_dir, static_dir

_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_OLDEST_PYTHON = (3, 11)


def python() -> str:
    if sys.version_info < _OLDEST_PYTHON:
        raise FindingError(f"{sys.version.split()[0]}; needs 3.11 or newer")
    return sys.version.split()[0]


def games() -> str:
    return ", ".join(load_game(id).id for id in game_ids())


def ai_seats() -> str:
    found = [(id, strength) for id in game_ids() for strength in strengths(id)]
    for id, strength in found:
        make_player(id, strength)
    return ", ".join(f"{id} {strength}" for id, strength in found)


def words() -> str:
    texts = {language: _message_ids(language) for language in languages()}
    everything = set().union(*texts.values())
    lacking = [f"{language} lacks {id}" for language, ids in texts.items() for id in sorted(everything - ids)]
    if lacking:
        raise FindingError(f"{lacking[0]}" + (f" and {len(lacking) - 1} more" if lacking[1:] else ""))
    return f"{', '.join(texts)}: {len(everything)} texts each"


def _message_ids(language: str) -> set[str]:
    texts = "\n".join(file.read_text("utf-8") for file in (locales_dir() / language).rglob("*.ftl"))
    return set(re.findall(r"^([a-z][\w-]*) *=", texts, re.MULTILINE))


def client() -> str:
    if not has_client():
        raise FindingError(f"not built; {how_to_build()}")
    size = sum(file.stat().st_size for file in static_dir().rglob("*") if file.is_file())
    return f"{size // 1024} kB"


def driver() -> str:
    if find_spec("psycopg") is None:
        raise FindingError(f"needed for postgresql:// only: {how_to_get('postgres')}")
    return "psycopg"


def chromium() -> str:
    for name in _BROWSERS:
        if path := shutil.which(name):
            return path
    raise FindingError("any other browser plays just as well")
