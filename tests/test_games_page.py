"""What docs/games.md shows of the example is the example's real code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "examples/beacon/heliograph_beacon"
PAGE = (ROOT / "docs/games.md").read_text("utf-8")
SHOWN = re.findall(r"^```(?:python|toml) (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
SCREEN = (PACKAGE / "client/screen.js").read_text("utf-8")
OFFERED = (ROOT / "web/src/plugin/screen.ts").read_text("utf-8")


@pytest.mark.parametrize(("file", "text"), SHOWN)
def test_what_is_shown_is_there(file: str, text: str) -> None:
    assert text in (PACKAGE / file).read_text("utf-8")


def test_every_file_is_shown() -> None:
    assert {file for file, _ in SHOWN} == {
        "game.py",
        "player.py",
        "../pyproject.toml",
        "../tests/test_beacon.py",
    }


def test_the_example_is_as_small_as_the_page_says() -> None:
    lines = sum(len(file.read_text("utf-8").splitlines()) for file in PACKAGE.glob("*.py"))
    assert 100 <= lines <= 200


def test_all_that_a_screen_is_given_is_on_the_page() -> None:
    given = re.findall(
        r"^  (?:readonly )?(\w+)[:(]", OFFERED.partition("interface ScreenModule")[0], re.MULTILINE
    )
    section = PAGE[PAGE.index("### A screen of its own") :]
    assert len(given) == 9
    assert [name for name in given if not re.search(rf"`{name}[`(]", section)] == []
    assert {*re.findall(r"\btable\.(\w+)", SCREEN)} <= {*given}


def test_no_central_file_knows_the_example() -> None:
    """The proof that a game needs no edit in `src/`, `web/` or `locales/`."""
    known = [
        str(file.relative_to(ROOT))
        for folder in ("src/heliograph", "web/src", "locales")
        for file in (ROOT / folder).rglob("*")
        if file.suffix in (".py", ".ts", ".svelte", ".ftl", ".json") and "static" not in file.parts
        if "beacon" in file.read_text("utf-8").lower()
    ]
    assert known == []
