"""The first view stays small: at most 150 kB of compressed JavaScript, and of all it takes to read it."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from heliograph.resources import static_dir

LIMIT = 150_000


def chunks_of_first_view(manifest: dict[str, Any]) -> set[str]:
    """The entry and everything it imports before it can run."""
    waiting = [name for name, chunk in manifest.items() if chunk.get("isEntry")]
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting.extend(manifest[name].get("imports", ()))
    return {manifest[name]["file"] for name in seen}


def test_javascript_of_the_first_view_is_small() -> None:
    manifest = json.loads((static_dir() / ".vite" / "manifest.json").read_text("utf-8"))
    scripts = [static_dir() / file for file in chunks_of_first_view(manifest) if file.endswith(".js")]
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) <= LIMIT


@pytest.mark.parametrize("scripts_of_language", [("latin",), ("latin", "cyrillic")], ids=["en, de", "uk"])
def test_scripts_and_type_of_the_first_view_are_small(scripts_of_language: tuple[str, ...]) -> None:
    manifest = json.loads((static_dir() / ".vite" / "manifest.json").read_text("utf-8"))
    code = [static_dir() / file for file in chunks_of_first_view(manifest) if file.endswith(".js")]
    fonts = [font_of(script) for script in scripts_of_language]
    packed = sum(len(gzip.compress(file.read_bytes())) for file in code)
    assert packed + sum(font.stat().st_size for font in fonts) <= LIMIT


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
