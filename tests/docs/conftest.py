from __future__ import annotations

import pytest
from tests.here import play_here


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game needs no processes of its own."""
    play_here(monkeypatch)
