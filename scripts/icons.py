"""Draws the icons of the installed app from the drawing that browsers show in their tabs.

Run it when `web/public/favicon.svg` has changed: `python -m scripts.icons`. A maskable icon fills its whole
square, and what matters keeps to the middle: devices cut circles and drops out of it.
"""

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from scripts.chromium import ensure

PUBLIC = Path(__file__).parent.parent / "web/public"
NIGHT = "#0b1126"
SAFE = 0.72
"""The share of a maskable icon that its drawing takes."""


def draw(browser: Browser, size: int, name: str, share: float = 1.0, ground: str = "transparent") -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (PUBLIC / "favicon.svg").read_text("utf-8")
    style = f"margin:0;height:100vh;display:grid;place-items:center;background:{ground}"
    page.set_content(f'<body style="{style}"><div style="width:{share:.0%}">{drawing}</div>')
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
    page.close()


def main() -> None:
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=ensure(), args=["--no-sandbox"])
        for size in (192, 512):
            draw(browser, size, str(size))
        draw(browser, 512, "maskable", SAFE, NIGHT)
        browser.close()


if __name__ == "__main__":
    main()
