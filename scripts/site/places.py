"""Where a file of the repository appears on the site."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
LOGO = ROOT / "web/public/favicon.svg"


@dataclass(frozen=True)
class Place:
    path: Path
    """In the repository."""
    page: str
    """On the site, as MkDocs names its source."""

    def read(self) -> str:
        return self.path.read_text("utf-8")


ROOT_PAGES = {
    page: Place(ROOT / name, page)
    for name, page in {
        "README.md": "index.md",
        "CONTRIBUTING.md": "contributing.md",
        "SECURITY.md": "security.md",
        "CHANGELOG.md": "changelog.md",
    }.items()
}


def place_of(page: str) -> Place | None:
    """The file a page of the site was read from; None for a generated page."""
    if page in ROOT_PAGES:
        return ROOT_PAGES[page]
    path = DOCS / page
    return Place(path, page) if path.is_file() else None


def page_of(path: Path) -> str | None:
    """Where a path of the repository can be read on the site; None if it does not exist."""
    for page, place in ROOT_PAGES.items():
        if place.path == path:
            return page
    if path.is_relative_to(DOCS):
        inside = path / "README.md" if path.is_dir() else path
        return inside.relative_to(DOCS).as_posix() if inside.exists() else None
    if not path.exists() or not path.is_relative_to(ROOT):
        return None
    return f"source/{path.relative_to(ROOT).as_posix()}{'/index' if path.is_dir() else ''}.md"
