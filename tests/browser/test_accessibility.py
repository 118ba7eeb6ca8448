"""No serious finding of axe-core on any page, in the usual colours and in high contrast."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.people import People
from tests.browser.places import Place, visit

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALL_RULES: dict[str, Any] = {"resultTypes": ["violations"]}
ABOUT_COLOUR: dict[str, Any] = {**ALL_RULES, "runOnly": ["cat.color"]}
GRAVE = {"serious", "critical"}


def test_axe_finds_nothing_serious(people: People, places: dict[str, Place]) -> None:
    axe = AXE.read_text("utf-8")
    page = people.arrive("about:blank")
    found: dict[str, list[str]] = {}
    for name in visit(page, places):
        page.evaluate(axe)
        grave = findings(page, ALL_RULES)
        page.evaluate("document.documentElement.dataset.colours = 'contrast'")
        grave += [f"in high contrast: {one}" for one in findings(page, ABOUT_COLOUR)]
        if grave:
            found[name] = grave
    assert found == {}


def findings(page: Page, options: dict[str, Any]) -> list[str]:
    result = page.evaluate("options => axe.run(options)", options)
    assert result["passes"], "axe has looked at something"
    return [tell(one) for one in result["violations"] if one["impact"] in GRAVE]


def tell(violation: dict[str, Any]) -> str:
    where = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
    return f"{violation['id']}, {violation['help']}: {where}"
