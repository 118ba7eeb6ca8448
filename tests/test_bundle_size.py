"""The first view stays small: at most 150 kB of compressed JavaScript, with everything needed to read it.
Every page is loaded in few pieces.
"""

import gzip
import json
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import pytest

from heliograph.resources import static_dir

LIMIT = 150_000
MOST_PIECES = 5
"""Scripts of a page by itself; a game adds a few of its own."""


def manifest_of_client() -> dict[str, Any]:
    manifest: dict[str, Any] = json.loads((static_dir() / ".vite" / "manifest.json").read_text("utf-8"))
    return manifest


def chunks_of_first_view(manifest: dict[str, Any]) -> set[str]:
    """The entry and everything it imports before it can run."""
    return chunks_of(manifest, *(name for name, chunk in manifest.items() if chunk.get("isEntry")))


def chunks_of(manifest: dict[str, Any], *begun: str) -> set[str]:
    waiting = list(begun)
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting.extend(manifest[name].get("imports", ()))
    return {manifest[name]["file"] for name in seen}


def test_javascript_of_the_first_view_is_small() -> None:
    manifest = manifest_of_client()
    scripts = [static_dir() / file for file in chunks_of_first_view(manifest) if file.endswith(".js")]
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) <= LIMIT


@pytest.mark.parametrize("scripts_of_language", [("latin",), ("latin", "cyrillic")], ids=["en, de", "uk"])
def test_scripts_and_type_of_the_first_view_are_small(scripts_of_language: tuple[str, ...]) -> None:
    manifest = manifest_of_client()
    code = [static_dir() / file for file in chunks_of_first_view(manifest) if file.endswith(".js")]
    fonts = [font_of(script) for script in scripts_of_language]
    packed = sum(len(gzip.compress(file.read_bytes())) for file in code)
    assert packed + sum(font.stat().st_size for font in fonts) <= LIMIT


def test_every_page_comes_in_few_pieces() -> None:
    manifest = manifest_of_client()
    pages = [name for name in manifest if name.startswith("src/pages/")]
    assert len(pages) > 10
    pieces = {name: len(chunks_of(manifest, name)) for name in pages}
    assert max(pieces.values()) <= MOST_PIECES, pieces


def test_no_two_pieces_need_each_other() -> None:
    """In a cycle, a piece would run before another that it needs."""
    manifest = manifest_of_client()
    TopologicalSorter({name: chunk.get("imports", ()) for name, chunk in manifest.items()}).prepare()


def font_of(script: str) -> Path:
    [font] = (static_dir() / "assets").glob(f"*-{script}-*.woff2")
    return font


def test_shared_chunks_are_counted_and_lazy_ones_are_not() -> None:
    manifest = {
        "index.html": {
            "file": "index.js",
            "isEntry": True,
            "imports": ["shared"],
            "dynamicImports": ["replay"],
        },
        "shared": {"file": "shared.js", "imports": ["base"]},
        "base": {"file": "base.js", "imports": ["shared"]},
        "replay": {"file": "replay.js", "imports": ["base"]},
    }
    assert chunks_of_first_view(manifest) == {"index.js", "shared.js", "base.js"}
