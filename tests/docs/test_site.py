"""`make docs`: the site is built, without a broken link, and asks nobody else for anything."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.site import api, links, places
from tests.docs.blocks import PAGES, ROOT


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    built = subprocess.run(build, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return folder


def test_every_page_of_the_repository_is_there(site: Path) -> None:
    for page in PAGES:
        name = places.page_of(page)
        assert name is not None
        assert (site / name.replace("README.md", "index.md")).with_suffix(".html").is_file(), name


def test_the_api_comes_from_docstrings(site: Path) -> None:
    players = (site / "api/players.html").read_text("utf-8")
    assert 'id="heliograph.players.player.Player.act"' in players
    assert "One of the offered actions, or None if the seat leaves the move to others." in players
    for page, part in api.PAGES.items():
        shown = (site / page).with_suffix(".html").read_text("utf-8")
        assert [module for module in part.modules if f'id="{module}"' not in shown] == []


def test_nothing_is_fetched_from_other_hosts(site: Path) -> None:
    fetched = re.compile(
        r'<(?:script|img|iframe|source)[^>]*\ssrc="?https?:|<link[^>]*\shref="?https?:|url\(["\']?https?:|@import'
    )
    for file in (*site.rglob("*.html"), *site.rglob("*.css")):
        assert not fetched.search(file.read_text("utf-8")), file


def test_search_works_from_a_disk(site: Path) -> None:
    assert (site / "search/search_index.js").read_text("utf-8").startswith("var __index = ")
    assert 'src="assets/iframe-worker.js"' in (site / "index.html").read_text("utf-8")
    assert "weber" in (site / "search/search_index.js").read_text("utf-8").lower()


def test_a_source_that_a_page_links_to_can_be_read(site: Path) -> None:
    arena = (site / "arena.html").read_text("utf-8")
    assert 'href="source/examples/programs/first_offer.py.html"' in arena
    assert "first_offer.py" in (site / "source/examples/programs/first_offer.py.html").read_text("utf-8")


def test_a_link_that_leads_nowhere_stays_for_mkdocs_to_find() -> None:
    place = places.Place(ROOT / "docs/arena.md", "arena.md")
    assert (
        links.for_the_site("[a](../nothing.py) [b](nothing.md)", place)
        == "[a](../nothing.py) [b](nothing.md)"
    )
    assert links.for_the_site("[c](../README.md#more)", place) == "[c](index.md#more)"
    assert links.for_the_site("```python game.py\n", place) == '```python title="game.py"\n'


def test_the_navigation_names_every_tutorial(site: Path) -> None:
    index = (site / "index.html").read_text("utf-8")
    for page in (
        "first-game",
        "write-a-player",
        "environments",
        "study",
        "language-models",
        "scenarios",
        "games",
    ):
        assert f'href="{page}.html"' in index
