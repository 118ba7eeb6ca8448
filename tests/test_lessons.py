"""The tutorials show what the rules really do; `make lessons` records them again."""

from pathlib import Path

import pytest
from scripts.lessons import ROOT, recorded

FILES = recorded()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[3]} {path.stem}")
def test_a_recorded_lesson_is_the_rules_own(path: Path) -> None:
    assert (ROOT / path).read_text("utf-8") == FILES[path]
