"""Every page there is, for what must hold everywhere."""

from collections.abc import Iterator

from playwright.sync_api import Page, expect
from tests.browser.prepared import AI, ME, OPEN, as_source, finished, open_table
from tests.browser.serving import Server

LANGUAGES = {"en": "en-GB", "uk": "uk-UA", "de": "de-DE"}


def all_places(server: Server) -> dict[str, str]:
    """A name and an address for each."""
    over = finished(server, route="guided").id
    return {
        "home": "/",
        "create": "/new",
        "rules": "/rules",
        "settings": "/settings",
        "learn": "/learn",
        "nowhere": "/there/is/nothing/here",
        "lobby": open_table(server, ME, OPEN, AI).seat_link,
        "source": as_source(server).seat_link,
        "crew": open_table(server, AI, ME).seat_link,
        "professional": open_table(server, ME, AI, mode="professional").seat_link,
        "over": f"/t/{over}",
        "replay": f"/t/{over}/replay",
    }


def visit(page: Page, places: dict[str, str]) -> Iterator[str]:
    """Goes to one after the other and says where it is once all is shown."""
    for name, address in places.items():
        page.goto("about:blank")
        page.goto(address)
        expect(page.locator("h1")).to_be_attached()
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        yield name
