"""No serious finding of axe-core on any page, in the usual colours and in high contrast."""

from pathlib import Path
from typing import Any

import pytest
from tests.browser.people import People
from tests.browser.places import Place, visit

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = {"serious", "critical"}


ALL_RULES: dict[str, Any] = {"resultTypes": ["violations"]}
ABOUT_COLOUR: dict[str, Any] = {**ALL_RULES, "runOnly": ["cat.color"]}


@pytest.mark.parametrize(
    ("colours", "options"),
    [("default", ALL_RULES), ("contrast", ABOUT_COLOUR)],
    ids=["default", "contrast"],
)
def test_axe_finds_nothing_serious(
    people: People, places: dict[str, Place], colours: str, options: dict[str, Any]
) -> None:
    axe = AXE.read_text("utf-8")
    people.remember(settings={"colours": colours})
    page = people.arrive("about:blank")
    found: dict[str, list[str]] = {}
    for name in visit(page, places):
        page.evaluate(axe)
        result = page.evaluate("options => axe.run(options)", options)
        assert result["passes"]
        if grave := [tell(one) for one in result["violations"] if one["impact"] in GRAVE]:
            found[name] = grave
    assert found == {}


def tell(violation: dict[str, Any]) -> str:
    where = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
    return f"{violation['id']}, {violation['help']}: {where}"
