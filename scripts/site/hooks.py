"""Functions that MkDocs calls while it builds the site; `mkdocs.yml` names this file."""

from __future__ import annotations

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from scripts.site import api, links, look
from scripts.site.places import DOCS, LOGO, ROOT_PAGES, place_of

GUIDES, DECISIONS, API = "Guides", "Decisions", "API"


def on_config(config: MkDocsConfig) -> None:
    """Sections that list all existing pages."""
    assert config.nav is not None
    sections = {name: section for section in config.nav for name in section}
    sections[DECISIONS][DECISIONS] = _decisions()
    sections[API][API] = list(api.PAGES)
    sections[GUIDES][GUIDES] += sorted(_elsewhere(config.nav))


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    made = {page: place.read() for page, place in ROOT_PAGES.items()}
    made |= {page: api.page(page) for page in api.PAGES}
    made |= links.source_pages([*DOCS.rglob("*.md"), *(place.path for place in ROOT_PAGES.values())])
    made["assets/colours.css"] = look.colours()
    made["assets/logo.svg"] = LOGO.read_text("utf-8")
    for name, content in made.items():
        files.append(File.generated(config, name, content=content))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    place = place_of(page.file.src_uri)
    return markdown if place is None else links.for_the_site(markdown, place)


def _decisions() -> list[str]:
    found = sorted((DOCS / "decisions").glob("[0-9]*.md"), key=lambda file: int(file.name.partition("-")[0]))
    return ["decisions/README.md", *(f"decisions/{file.name}" for file in found)]


def _elsewhere(nav: Any) -> set[str]:
    """Pages of docs/ that the navigation does not name."""
    return {file.name for file in DOCS.glob("*.md")} - set(_named(nav))


def _named(nav: Any) -> list[str]:
    if isinstance(nav, str):
        return [nav]
    return [page for part in (nav.values() if isinstance(nav, dict) else nav) for page in _named(part)]
