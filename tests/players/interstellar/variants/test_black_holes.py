"""How AI seats play Black Holes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.interstellar.table import GAME, PACK, saving

from heliograph.games.interstellar.moves.salvation.probe import Advance
from heliograph.games.interstellar.variants.black_holes.types import Feed
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players.interstellar.bot import make


@pytest.mark.parametrize("options", [{}, {"budget": 24}])
def test_it_is_fed_with_fuel_that_is_good_for_nothing_else(options: dict[str, Any]) -> None:
    """Fuel is worth nothing at the end, Prestige is (HV-24)."""
    text = "round 7, variants black-holes, pile black-hole, p0 (fuel 5, cubes none), p1 (passed)"
    state = saving("probe", text, Advance("1-3"), token="research")
    seat = make("strong" if options else "quick", pack=PACK, **options)
    move = seat.act(GAME.view(state, Seat(0)), GAME.prompt(state, Seat(0)), Chance.from_seed("feed"), ())
    assert move == Feed(3)
