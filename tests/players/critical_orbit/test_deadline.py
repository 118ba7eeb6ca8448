"""Mercury's solver checks the clock constantly: however slow the machine, it stops with an answer."""

from __future__ import annotations

from functools import cache
from itertools import count
from types import SimpleNamespace

import pytest
from tests.games.critical_orbit.table import MERCURY, at, seen
from tests.players.critical_orbit.arranging.hands import dealt

from heliograph.players.critical_orbit import deadline
from heliograph.players.critical_orbit.arranging.arrangement import Arrangement, arranged
from heliograph.players.critical_orbit.arranging.exact import arrange_exactly
from heliograph.players.critical_orbit.deadline import NEVER, Deadline
from heliograph.players.critical_orbit.mercury.prices import prices

OUT_OF_REACH = 30
FOR_EVER = 1e9
HAND = dealt("x11")


@cache
def best() -> Arrangement:
    return arrange_exactly(HAND, OUT_OF_REACH, limit=FOR_EVER)


@pytest.fixture
def slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second passes with every look at the clock."""
    monkeypatch.setattr(deadline, "time", SimpleNamespace(monotonic=count().__next__))


@pytest.mark.usefixtures("slow_machine")
def test_time_passes_while_things_are_looked_at() -> None:
    assert list(Deadline.after(3).over("abcdef")) == ["a", "b"]
    assert list(NEVER.over("abc")) == ["a", "b", "c"]


@pytest.mark.usefixtures("slow_machine")
@pytest.mark.parametrize("looks", [1, 2, 3, 5, 8, 13, 21, 34, 55])
def test_whenever_the_time_is_up_it_has_an_answer(looks: int) -> None:
    """The answer has the oxygen it claims, and is called the best only if it is."""
    found = arrange_exactly(HAND, OUT_OF_REACH, limit=looks)
    assert found.oxygen == arranged(HAND, found.spots, found.canisters).oxygen
    assert found.oxygen == best().oxygen if found.proven else found.oxygen <= best().oxygen


@pytest.mark.usefixtures("slow_machine")
def test_without_time_there_is_hardly_an_answer() -> None:
    assert arrange_exactly(HAND, OUT_OF_REACH, limit=1).oxygen < best().oxygen


@pytest.mark.usefixtures("slow_machine")
def test_prices_come_in_time_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A part that was not examined is worth no more for what it could build."""
    view = seen(at("start 2, tiles L1 J1 S1 Z1 T1 L2 J2, unlocked yellow-round"), MERCURY).mercury
    assert view is not None
    hurried = prices(view, OUT_OF_REACH, "strong")
    monkeypatch.setattr(deadline, "time", SimpleNamespace(monotonic=lambda: 0.0))
    calm = prices(view, OUT_OF_REACH - 1, "strong")
    assert calm == prices(view, OUT_OF_REACH - 2, "strong") != hurried
