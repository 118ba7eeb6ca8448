"""What axe-core finds on a page: by day, as the test's browsers have it, in high contrast and by night."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALL_RULES: dict[str, Any] = {"resultTypes": ["violations"], "selectors": False}
"""Where something stands its own markup says."""
ABOUT_COLOUR: dict[str, Any] = {**ALL_RULES, "runOnly": ["cat.color"]}
ENOUGH_CONTRAST: dict[str, Any] = {**ALL_RULES, "runOnly": {"type": "rule", "values": ["color-contrast"]}}
OTHER_COLOURS = {
    "in high contrast": ({"colours": "contrast"}, ABOUT_COLOUR),
    "by night": ({"colours": "default", "theme": "dark"}, ENOUGH_CONTRAST),
}
WEAR = """async worn => {
  Object.assign(document.documentElement.dataset, worn);
  const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
  const faded = Promise.allSettled(fading.map((one) => one.finished));
  await Promise.race([faded, new Promise((done) => setTimeout(done, 3000))]);
}"""
"""Colours fade over: what is looked at too soon is neither by day nor by night."""
LOOK = """([within, asked]) => {
  const slight = axe._audit.rules.filter(({ impact }) => ["minor", "moderate"].includes(impact));
  const options = { ...asked, rules: Object.fromEntries(slight.map(({ id }) => [id, { enabled: false }])) };
  const tired = (fail) => setTimeout(() => fail(new Error("axe does not come to an end")), 60000);
  return Promise.race([axe.run(within, options), new Promise((_, fail) => tired(fail))]);
}"""
"""What would be told as slight need not be looked for: a rule says how grave all its findings are. Playwright
itself waits for a page's answer for ever."""
GRAVE = {"serious", "critical"}


def grave_findings(page: Page, within: str = "html") -> list[str]:
    page.evaluate(_axe())
    grave = _findings(page, within, ALL_RULES)
    for name, (worn, asked) in OTHER_COLOURS.items():
        page.evaluate(WEAR, worn)
        grave += [f"{name}: {one}" for one in _findings(page, within, asked)]
    return grave


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")


def _findings(page: Page, within: str, options: dict[str, Any]) -> list[str]:
    result = page.evaluate(LOOK, [within, options])
    assert result["passes"], "axe has looked at something"
    return [_tell(one) for one in result["violations"] if one["impact"] in GRAVE]


def _tell(violation: dict[str, Any]) -> str:
    where = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
    return f"{violation['id']}, {violation['help']}: {where}"
