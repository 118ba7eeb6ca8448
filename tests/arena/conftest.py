"""Most of these tests are about what games come to, few about the processes they are played in."""

from __future__ import annotations

import pytest
from tests.here import play_here


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    play_here(monkeypatch)
