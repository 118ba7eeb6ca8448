"""Draws what pictures of finished games are laid together from: covers without words, digits and marks.

Run it when a cover has changed, with the address of a server:
`python -m scripts.result_pictures http://127.0.0.1:8700`.
"""

import sys
from base64 import b64decode, b64encode
from pathlib import Path

import numpy as np
from playwright.sync_api import Page, ViewportSize, sync_playwright
from scripts.chromium import ensure
from scripts.previews import ONLY_THIS, SIZE, selector_of

import heliograph.server.pictures
from heliograph.games import house_ids
from heliograph.server.pictures.png import Pixels, write
from heliograph.server.pictures.sheet import DIGIT, DOT, DOTS, HEIGHT, MARK, MARKS, SHEET, WIDTH

FOLDER = Path(heliograph.server.pictures.__file__).parent
DARKEN = """() => {
  const veil = document.createElement("div");
  veil.style = "position: fixed; inset: 0; z-index: 100;"
    + "background: linear-gradient(#060a1c00 35%, #060a1ce0 68%, #060a1c)";
  document.body.append(veil);
}"""
RAW = """async picture => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let text = "";
  for (let at = 0; at < data.length; at += 4) {
    text += String.fromCharCode(data[at], data[at + 1], data[at + 2]);
  }
  return btoa(text);
}"""
_DIGITS = "".join(
    f'<text x="{box.left + box.width / 2}" y="{box.top + 0.8 * MARK}" text-anchor="middle">{digit}</text>'
    for digit, box in DIGIT.items()
)
_STAR = "M60 24l10.500 22.500 24.500 3-18 17 4.700 24.300L60 79l-21.700 11.800 4.700-24.300-18-17 24.500-3z"
_WON = (
    '<circle cx="60" cy="60" r="50" fill="none" stroke="#fff" stroke-width="6"/>'
    f'<path fill="#fff" d="{_STAR}"/>'
)
_LOST = (
    '<circle cx="60" cy="60" r="50" fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="22 10"/>'
    f'<path fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round" d="{_STAR}"/>'
)
_DOT = {
    "full": '<circle cx="16" cy="16" r="11" fill="#fff" stroke="#fff" stroke-width="3"/>',
    "half": '<circle cx="16" cy="16" r="11" fill="none" stroke="#fff" stroke-width="3"/>'
    '<path d="M16 5a11 11 0 0 0 0 22z" fill="#fff"/>',
    "empty": '<circle cx="16" cy="16" r="11" fill="none" stroke="#777" stroke-width="3"/>',
}


def draw_sheet(page: Page) -> Pixels:
    """White on black: the brightness is the amount of ink."""
    pieces = {"won": _WON, "lost": _LOST}
    placed = "".join(
        f'<svg x="{box.left}" y="{box.top}" width="{box.width}" height="{box.height}">{drawn}</svg>'
        for boxes, drawings in ((MARKS, pieces), (DOTS, _DOT))
        for name, box in boxes.items()
        for drawn in (drawings[name],)
    )
    page.set_viewport_size(ViewportSize(width=WIDTH, height=HEIGHT))
    page.set_content(
        '<!doctype html><body style="margin:0;background:#000">'
        f'<svg style="display:block" width="{WIDTH}" height="{HEIGHT}" fill="#fff" '
        f'font-family="sans-serif" font-weight="700" font-size="112">{_DIGITS}{placed}</svg>'
    )
    return raw(page)[:, :, 0]


def draw_cover(page: Page, address: str, selector: str) -> Pixels:
    page.goto(address)
    page.locator(selector).wait_for()
    page.evaluate(ONLY_THIS, selector)
    page.evaluate(DARKEN)
    return raw(page)


def raw(page: Page) -> Pixels:
    shown = page.screenshot(type="png")
    size = page.viewport_size
    assert size is not None
    data = b64decode(page.evaluate(RAW, b64encode(shown).decode()))
    return np.frombuffer(data, np.uint8).reshape(size["height"], size["width"], 3)


def main(address: str) -> None:
    assert DOTS["full"].width == DOT
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=ensure(), args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE, reduced_motion="reduce")
        drawn = {name: draw_cover(page, address, selector_of(name)) for name in ("heliograph", *house_ids())}
        drawn[SHEET] = draw_sheet(browser.new_page())
        for name, pixels in drawn.items():
            (FOLDER / f"{name}.png").write_bytes(write(pixels, level=9))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
