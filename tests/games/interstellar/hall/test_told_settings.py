"""The menu describes H.A.L.L.'s settings by the measured figures, the same as in the docs (SI-84)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

from heliograph.games.interstellar.setup import HallLevel

ROOT = Path(__file__).parents[4]
TOLD = json.loads((ROOT / "web/src/games/interstellar/setup/hall.json").read_text())


def rows() -> dict[str, list[str]]:
    """Of the docs' table, by setting."""
    lines = (ROOT / "docs/ai-seats.md").read_text().splitlines()
    cells = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| "))
    return {level: rest for level, *rest in cells if level in get_args(HallLevel) and rest[0].count(",") == 4}


def test_the_menu_and_the_docs_tell_the_same() -> None:
    printed = {
        level: {
            "badly": int(red.rstrip(" %")),
            "extra": int(blue.rstrip(" %")),
            "again": round(float(again)),
            "quick": int(quick.rstrip(" %")),
            "strong": int(strong.rstrip(" %")),
        }
        for level, (_, red, blue, again, _, _, strong, quick) in rows().items()
    }
    assert printed == TOLD
    assert tuple(TOLD) == get_args(HallLevel)


def test_every_setting_is_harder_than_the_one_before() -> None:
    for before, level in zip(get_args(HallLevel), get_args(HallLevel)[1:], strict=False):
        assert TOLD[level]["badly"] < TOLD[before]["badly"]
        assert TOLD[level]["quick"] <= TOLD[before]["quick"]
