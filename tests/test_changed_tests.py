"""`make check` runs the tests of what has changed."""

from pathlib import Path

import pytest
from scripts.changed_tests import where_tested

ROOT = Path(__file__).parent.parent
OF_CONTACT = {"tests/games/contact", "tests/players/contact", "tests/review/contact"}


@pytest.mark.parametrize(
    ("changed", "wanted"),
    [
        ("src/heliograph/games/contact/game.py", OF_CONTACT),
        ("src/heliograph/review/contact/anything.py", OF_CONTACT),
        ("tests/fixtures/contact/a-game.json", OF_CONTACT),
        ("src/heliograph/kernel/match.py", {"tests/kernel"}),
        ("src/heliograph/server/app.py", {"tests/server"}),
        ("tests/kernel/toys.py", {"tests/kernel"}),
        ("tests/kernel/test_match.py", {"tests/kernel/test_match.py"}),
        ("web/src/App.svelte", set()),
        ("tests/browser/contact/test_sound.py", set()),
    ],
)
def test_a_change_has_its_tests(changed: str, wanted: set[str]) -> None:
    assert set(where_tested(Path(changed), ROOT)) == wanted


@pytest.mark.parametrize("changed", ["locales/en/common.ftl", "pyproject.toml", "src/heliograph/language.py"])
def test_what_concerns_the_whole_house_has_the_tests_at_its_door(changed: str) -> None:
    assert "tests/test_changed_tests.py" in where_tested(Path(changed), ROOT)
