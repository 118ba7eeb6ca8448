"""A glance is for callers that look at every step; it works nothing out."""

from __future__ import annotations

from msgspec.structs import replace
from tests.games.critical_orbit.table import GAME

from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.telling.facts import NO_FACTS
from heliograph.kernel.seats import all_seats


def test_a_glance_is_the_view_without_what_the_rules_make_of_it() -> None:
    state = GAME.start(Setup(clock="untimed"), "glance")
    for seat in (None, *all_seats(4)):
        view = GAME.view(state, seat)
        assert view.facts != NO_FACTS
        assert GAME.glance(state, seat) == replace(view, facts=NO_FACTS)
