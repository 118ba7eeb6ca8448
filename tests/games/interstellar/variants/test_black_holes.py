"""Black Holes (L373 to L403)."""

from __future__ import annotations

import pytest
from tests.games.interstellar.table import PASS, after, asked, at, me, options, saving

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.variants.black_holes.types import Feed


def test_eight_black_holes_join_the_pile() -> None:
    """SI-57 (L387, L389): with the hint they replace eight others."""
    pile = at("variants black-holes").voyage.pile
    assert (len(pile), pile.count("black-hole")) == (48, 8)
    harder = at("variants black-holes, hints black-holes").voyage.pile
    assert (len(harder), harder.count("black-hole")) == (40, 8)


@pytest.mark.parametrize(("fuel", "spent"), [(9, [0, 1, 2, 3]), (4, [0, 1, 2])])
def test_fuel_for_prestige(fuel: int, spent: list[int]) -> None:
    """SI-57 (L393, L401)."""
    state = saving(
        "probe", f"variants black-holes, pile black-hole, p0 (fuel {fuel})", actions.Advance("1-3")
    )
    assert (asked(state), me(state).prestige) == ("black-hole", 1)
    assert options(state, "feed", "fuel") == spent
    state = after(state, Feed(2))
    assert (me(state).prestige, me(state).fuel) == (3, fuel - 4)


def test_every_visitor_may_feed_it() -> None:
    """SI-57 (L395, L403)."""
    text = "variants black-holes, found 1-3=black-hole, p0 (fuel 5)"
    state = saving("probe", text, actions.Advance("1-3"), Feed(3))
    assert (me(state).prestige, me(state).fuel) == (3, 0)


def test_the_governor_may_feed_it() -> None:
    """SI-57 (L397)."""
    state = after(
        "variants black-holes, phase salvation, turn 1, passed 0, row 1 0 - -, pile black-hole, "
        "current - - - -, p0 (passed, fuel 5)",
        *(PASS, actions.Advance("1-3"), Feed(1)),
    )
    assert (me(state).prestige, me(state).fuel) == (2, 4)


@pytest.mark.parametrize(("pile", "fed"), [("black-hole", [Feed(0)]), ("deep-space", [])])
def test_the_governor_gains_the_point_for_the_discovery(pile: str, fed: list[Feed]) -> None:
    """HV-27, SI-57 (L397): of a Black Hole as of any other Discovery of the Government's Probe."""
    state = after(
        f"variants black-holes, phase salvation, turn 1, passed 0, row 1 0 - -, pile {pile}, "
        "current - - - -, p0 (passed, fuel 5)",
        *(PASS, actions.Advance("1-3"), *fed),
    )
    assert (me(state).prestige, me(state).fuel) == (1, 5)


def test_both_hints_leave_variants_tokens_in_the_pile() -> None:
    """SI-57, SI-60."""
    pile = at("variants black-holes lost-mining-planets, hints black-holes lost-mining-planets").voyage.pile
    assert (len(pile), pile.count("black-hole")) == (40, 8)
    assert sum(token.startswith("mine-") for token in pile) == 10
