"""The Action sides of the 24 Extra Action tokens (L27 to L167)."""

from __future__ import annotations

import pytest
from msgspec import UNSET
from tests.games.interstellar.table import (
    DONE,
    PACK,
    PASS,
    REPEAT,
    after,
    asked,
    cubes_of,
    is_legal,
    me,
    mine,
    offered,
    options,
    play,
    site,
    why_not,
)

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.rules.resources import COLOURS, Colour

REPEATABLE = {
    *("envoy", "herald", "thrifty-research", "cheap-travel", "double-market", "step-back"),
    *("starship-leap", "humankind-leap", "two-probes", "better-prices"),
}


@pytest.mark.parametrize(
    ("token", "fuel", "cubes", "scientists"),
    [
        ("tank", 8, "", 3),
        ("blue-yellow", 0, "YB", 3),
        ("purple", 0, "P", 3),
        ("three-red", 0, "RRR", 3),
        ("two-green", 0, "GG", 3),
        ("whole-row", 4, "", 3),
        ("new-scientist", 0, "", 4),
        ("earth-herald", 4, "", 3),
    ],
)
def test_tokens_that_give_something(token: str, fuel: int, cubes: str, scientists: int) -> None:
    """SI-35, SI-36, SI-37, SI-38, SI-39, SI-44, SI-52, SI-55 (L39 to L63, L93, L141, L159)."""
    state = after(mine(token, "fuel 0, cubes none"), play(token))
    assert (me(state).fuel, cubes_of(state), me(state).scientists) == (fuel, cubes, scientists)


def test_a_trip_without_fuel() -> None:
    """SI-33 (L27)."""
    state = after(mine("free-travel", "fuel 0"), play("free-travel"))
    assert set(options(state, "fly", "fuel")) == {0}
    state = after(state, actions.Fly("neptune", 0), PASS)
    assert "repeat" not in offered(state)


def test_better_prices_for_selling_or_for_buying() -> None:
    """SI-34 (L33), HV-10: two a cube, not for both."""
    state = after(mine("better-prices", "cubes RR, fuel 10", "market RB"), play("better-prices"))
    sold = after(state, actions.Sell("R", 2, True))
    assert me(sold).fuel == 16
    assert options(sold, "buy", "shift", colour="B") == [False]
    bought = after(state, actions.Buy("R", 1, True))
    assert me(bought).fuel == 9
    assert options(bought, "sell", "shift") == [False]


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("shift", ["sell", "buy"])
def test_nothing_is_gained_by_buying_back_what_was_sold(colour: Colour, shift: str) -> None:
    """SI-34 (L33), HV-10: in one action, with better prices for either."""
    mat = mine("better-prices", f"cubes {colour * 6}, fuel 30", "market none")
    trade = (actions.Sell(colour, 6, shift == "sell"), actions.Buy(colour, 6, shift == "buy"))
    assert me(after(mat, play("better-prices"), *trade)).fuel <= 30


def test_only_the_free_trip_is_not_repeatable() -> None:
    """HV-03, SI-33, SI-34 (L27): of the tokens that travel, trade or research."""
    kinds = ("travel", "market", "research")
    once = [
        token.id for token in PACK.extra_tokens.value if token.action.kind in kinds and not token.repeatable
    ]
    assert once == ["free-travel"]


@pytest.mark.parametrize(
    ("first", "sell", "buy"),
    [(actions.Sell("Y", 1, True), [True], [False]), (actions.Buy("Y", 1, True), [False], [True])],
)
def test_better_prices_stay_on_their_side_while_they_repeat(
    first: actions.Action, sell: list[bool], buy: list[bool]
) -> None:
    """SI-34 (L33), HV-10: or the same cubes would be bought for 2 and sold for 4, for ever."""
    state = after(
        mine("better-prices", "cubes YY, fuel 9", "market YY"),
        play("better-prices"),
        first,
        DONE,
        PASS,
        REPEAT,
    )
    assert (options(state, "sell", "shift", colour="Y"), options(state, "buy", "shift", colour="Y")) == (
        sell,
        buy,
    )


def test_better_prices_are_chosen_anew_in_the_next_round() -> None:
    """HV-10."""
    state = after(mine("better-prices", "cubes YY"), play("better-prices"), actions.Sell("Y", 1, True), DONE)
    assert me(state).better_prices_for == "sell"
    assert me(after(state, PASS, PASS)).better_prices_for is UNSET


def test_better_prices_are_not_repeated_for_nothing() -> None:
    """HV-10: 6 Fuel would buy the blue cube back, had it not been selling that got better."""
    mat = mine("better-prices", "cubes B, fuel 0", "market none")
    state = after(mat, play("better-prices"), actions.Sell("B", 1, True), DONE, PASS)
    assert me(state).fuel == 6
    assert "repeat" not in offered(state)


def test_a_rich_refill() -> None:
    """SI-40 (L69)."""
    state = after(mine("rich-refill", "site mars R6/2 deposit=R"), play("rich-refill"))
    assert options(state, "refill", "colour") == ["R", "Y", "G"]
    assert site(after(state, actions.Refill("mars", "G")), "mars") == ("RGGG", "")
    assert not is_legal(mine("rich-refill"), play("rich-refill"))


@pytest.mark.parametrize("token", ["envoy", "herald"])
def test_plain_travel(token: str) -> None:
    """SI-41, SI-42 (L75, L81)."""
    state = mine(token, "fuel 5", "quadrants earth=0 mars=0")
    assert options(after(state, play(token)), "fly", "fuel", planet="mars") == [3]


def test_plain_solar_extraction() -> None:
    """SI-43 (L87)."""
    assert asked(after(mine("sun-envoy"), play("sun-envoy"))) == "sun"


def test_thrifty_research() -> None:
    """SI-45 (L99)."""
    state = after(mine("thrifty-research", "cubes RR, tech drill=1"), play("thrifty-research"))
    assert options(state, "research", "payment", technology="solar") == ["R"]
    assert options(state, "research", "payment", technology="drill") == []
    level_2 = after(mine("thrifty-research", "cubes RG, tech drill=1"), play("thrifty-research"))
    assert options(level_2, "research", "payment", technology="drill") == ["RG"]


def test_cheap_travel() -> None:
    """SI-46 (L105)."""
    state = after(mine("cheap-travel", "fuel 1", "quadrants earth=0 mars=0"), play("cheap-travel"))
    assert options(state, "fly", "fuel", planet="mars") == [1]
    free = after(
        mine("cheap-travel", "fuel 0, tech travel=2", "quadrants earth=0 mars=0"), play("cheap-travel")
    )
    assert options(free, "fly", "fuel", planet="mars") == [0]


def test_a_wide_draw() -> None:
    """SI-47 (L111): four are drawn, two may be kept."""
    state = after(mine("wide-draw", "", "bag RRYY"), play("wide-draw"))
    assert options(state, "keep", "cubes") == ["", "R", "Y", "RR", "RY", "YY"]


def test_a_double_market() -> None:
    """SI-48 (L117)."""
    state = after(mine("double-market", "cubes RYG, fuel 20", "market BP"), play("double-market"))
    state = after(state, actions.Sell("R", 1, False), actions.Sell("Y", 1, False))
    assert options(state, "sell", "colour") == []
    state = after(state, actions.Buy("B", 1, False), actions.Buy("P", 1, False))
    assert cubes_of(state) == "GBP"


def test_production_anywhere() -> None:
    """SI-49 (L123)."""
    state = mine("any-production", "site mars G2/1, site venus Y5/2")
    state = after(state, play("any-production"))
    assert options(state, "produce-on", "planet") == ["mars", "venus"]
    assert asked(after(state, actions.ProduceOn("mars"))) == "produce"
    assert not is_legal(mine("any-production"), play("any-production"))


def test_market_leftovers() -> None:
    """SI-50 (L129)."""
    state = after(mine("leftovers", "cubes none", "market YBP"), play("leftovers"))
    assert cubes_of(state) == "YB"
    assert not is_legal(mine("leftovers", "", "market none"), play("leftovers"))


def test_research_at_the_old_price() -> None:
    """SI-51 (L135), HV-13."""
    state = after(mine("step-back", "cubes R, tech ars=1"), play("step-back"))
    assert options(state, "research", "payment", technology="ars") == ["R"]
    assert options(state, "research", "payment", technology="solar") == []
    saved = after(mine("step-back", "cubes Y, know cryogenics"), play("step-back"))
    assert options(saved, "research", "payment", technology="deep-space") == ["Y"]


@pytest.mark.parametrize("token", ["starship-leap", "two-probes"])
def test_plain_markets(token: str) -> None:
    """SI-53, SI-56 (L147, L165)."""
    state = after(mine(token, "cubes R"), play(token))
    assert options(state, "sell", "shift") == [False]


def test_plain_research() -> None:
    """SI-54 (L153)."""
    assert (
        options(after(mine("humankind-leap", "cubes R"), play("humankind-leap")), "research", "payment")
        == ["R"] * 4
    )


def test_hv_03_which_tokens_repeat() -> None:
    repeat = {token.id for token in PACK.extra_tokens.value if token.repeatable}
    assert repeat == REPEATABLE
    assert {token.id for token in PACK.tokens.value if token.repeatable} == {"travel", "market", "research"}
    bonuses = {token.id: token.salvation.bonus for token in PACK.tokens.value if token.salvation}
    assert bonuses == {
        "travel": "government",
        "market": "mechanism",
        "research": "probe",
        "solar": "population",
    }


def test_what_cannot_do_anything_is_refused() -> None:
    """SI-5."""
    assert why_not(mine("leftovers", "", "market none"), play("leftovers")) == "si-why-play-gain"
