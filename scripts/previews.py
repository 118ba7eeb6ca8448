"""Draws the pictures that programs show beside a table's link: every game's cover.

Run it when a cover has changed, with the address of a server: `python -m scripts.previews http://127.0.0.1:8700`.
"""

import sys
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright
from scripts.chromium import ensure

from heliograph.games import house_ids

FOLDER = Path(__file__).parent.parent / "web/public/preview"
SIZE = ViewportSize(width=800, height=420)
ONLY_THIS = """selector => {
  const picture = document.querySelector(selector);
  const box = document.createElement("div");
  box.style = "position: fixed; inset: 0; z-index: 99; background: radial-gradient(#1b2552, #090e22 80%)";
  picture.setAttribute("preserveAspectRatio", "xMidYMid slice");
  picture.style = "position: absolute; inset: 0; width: 100%; height: 100%";
  box.append(picture);
  document.querySelector("main").append(box);
}"""


def selector_of(name: str) -> str:
    if name == "heliograph":
        return ".picture svg"
    return f"article[aria-labelledby=game-{name.replace('_', '-')}] .cover svg"


def draw(page: Page, address: str, name: str) -> None:
    selector = selector_of(name)
    page.goto(address)
    page.locator(selector).wait_for()
    page.evaluate(ONLY_THIS, selector)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=85)


def main(address: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=ensure(), args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE, reduced_motion="reduce")
        for name in ("heliograph", *house_ids()):
            draw(page, address, name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
