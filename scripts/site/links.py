"""Converts links of the repository's own pages for the site.

A page may link to a source file or a folder of them: the site then has a page that shows it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from posixpath import dirname, relpath

from scripts.site.places import DOCS, ROOT, ROOT_PAGES, Place, page_of

_TARGET = re.compile(r'(?P<before>\]\(|<img src=")(?P<target>[^)#"\s:]+)(?P<anchor>#[^)"]*)?(?P<after>[)"])')
_FENCE = re.compile(r"^(```\w+) (\S+)$", re.MULTILINE)
"""```` ```python game.py ````: which file a block is from."""
_SHOWN = {".py": "python", ".toml": "toml", ".json": "json", ".js": "js", ".svg": "xml", ".txt": "text"}


def for_the_site(markdown: str, place: Place) -> str:
    def moved(found: re.Match[str]) -> str:
        page = page_of((place.path.parent / found["target"]).resolve())
        if page is None:  # MkDocs would report it as broken
            return found[0]
        target = _relative(page, place.page)
        return f"{found['before']}{target}{found['anchor'] or ''}{found['after']}"

    return _FENCE.sub(r'\1 title="\2"', _TARGET.sub(moved, markdown))


def source_pages(pages: Iterable[Path]) -> dict[str, str]:
    """A page for every source that these pages link to, and for every file of a folder they link to."""
    made: dict[str, str] = {}
    for path in _linked(pages):
        page = page_of(path)
        if page is None or path.is_relative_to(DOCS) or page in ROOT_PAGES:
            continue
        if path.is_dir():
            files = [file for file in sorted(path.rglob("*")) if _is_source(file)]
            made |= {shown: _source(file) for file in files if (shown := page_of(file))}
            made[page] = _folder(path, files)
        elif _is_source(path):
            made[page] = _source(path)
    return made


def _linked(pages: Iterable[Path]) -> Iterator[Path]:
    for page in pages:
        for found in _TARGET.finditer(page.read_text("utf-8")):
            yield (page.parent / found["target"]).resolve()


def _is_source(file: Path) -> bool:
    """A text file."""
    return file.is_file() and "__pycache__" not in file.parts and b"\0" not in file.read_bytes()


def _source(file: Path) -> str:
    kind = _SHOWN.get(file.suffix, "text")
    return f"{_head(file)}~~~~~ {kind}\n{file.read_text('utf-8')}\n~~~~~\n"


def _folder(folder: Path, files: Iterable[Path]) -> str:
    shown = page_of(folder)
    assert shown is not None
    pages = [(file, page) for file in files if (page := page_of(file))]
    return _head(folder) + "\n".join(
        f"- [`{file.relative_to(folder)}`]({_relative(page, shown)})" for file, page in pages
    )


def _head(path: Path) -> str:
    """Not in the search: the API pages are."""
    return f"---\nsearch:\n  exclude: true\n---\n\n# {path.relative_to(ROOT).as_posix()}\n\n"


def _relative(page: str, seen_from: str) -> str:
    return relpath(page, dirname(seen_from) or ".")
