"""Turns and the Action Phase: tokens, passing, the Sun, research, the Market, Earth."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.interstellar.table import (
    DONE,
    PACK,
    PASS,
    REPEAT,
    after,
    asked,
    at,
    cubes_of,
    is_legal,
    me,
    offered,
    options,
    play,
    told,
    why_not,
)

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.rules.resources import Colour, cheapest, cubes, payments, value_of, written
from heliograph.games.interstellar.telling import events

# A turn


def test_a_turn_is_a_new_token_the_active_one_again_or_a_pass() -> None:
    """SI-5 (L626), HV-03."""
    assert offered(at("p0 (played market)")) == {"play", "repeat", "pass"}
    assert offered(at("p0 (played solar)")) == {"play", "pass"}
    assert offered(at("p0 (played market earth)")) == {"play", "pass"}


def test_a_played_token_lies_on_top_and_cannot_be_played_again() -> None:
    """SI-5."""
    state = after("", play("earth"))
    assert me(state).played == ("earth",)
    assert why_not(after(state, play("earth")), play("earth")) == "si-refused-play"


def test_turns_go_round_and_others_wait() -> None:
    """SI-5, HV-12."""
    state = after("", play("earth"))
    assert state.agenda[-1].seat == 1
    assert why_not(state, play("earth"), seat=0) == "si-refused-not-your-turn"
    assert why_not(state, DONE) == "si-refused-not-asked"
    assert why_not(state, play("earth"), seat=7) == "si-refused-not-at-table"


def test_a_round_has_three_phases_and_the_same_tokens_in_two_of_them() -> None:
    """SI-2, SI-6 (L13, L624, L840): Earth's and planets' tokens are put away for Salvation."""
    state = at("p0 (site mars P3/1)")
    assert "pp-mars" in me(state).tokens
    state = after(state, PASS, PASS)
    assert state.phase == "salvation"
    assert me(state).tokens == ("travel", "market", "research", "solar")
    state = after(state, PASS, PASS)
    assert (state.phase, state.round) == ("action", 2)
    assert set(me(state).tokens) == {"travel", "market", "research", "solar", "earth", "pp-mars"}


def test_passing_order_is_the_next_order() -> None:
    """HV-12."""
    state = after("", play("earth"), PASS, PASS)
    assert (state.phase, state.order) == ("salvation", (1, 0))


def test_a_passed_player_rotates_while_others_play() -> None:
    """SI-7 (L630), HV-11: 0 when one passes, one more each time one's turn would come, five at most."""
    state = after("", PASS)
    assert me(state).rotations == 0
    state = after(state, play("earth"))
    assert me(state).rotations == 1
    assert state.agenda[-1].seat == 1
    crowd = at("turn 1, passed 0, p0 (passed, rotations 5), p1 (tokens earth)")
    assert me(after(crowd, play("earth"))).rotations == 5


def test_the_reward_reached_or_an_earlier_one() -> None:
    """SI-7 (L836), HV-11."""
    state = after("turn 1, passed 0, p0 (passed, rotations 3, fuel 0)", PASS)
    assert asked(state) == "pass-reward"
    assert state.phase == "action"
    assert options(state, "take-reward", "position") == [1, 2, 3]
    assert me(after(state, actions.TakeReward(2))).fuel == 2
    assert cubes_of(after(state, actions.TakeReward(3))) == "RRY"
    assert why_not(state, actions.TakeReward(4)) == "si-refused-take-reward"


def test_without_a_rotation_there_is_no_reward() -> None:
    """HV-11: the last to pass stands at 0."""
    state = after("turn 1, passed 0, p0 (passed)", PASS)
    assert state.phase == "salvation"
    assert [player.fuel for player in state.players] == [12, 12]


@pytest.mark.parametrize(
    ("phase", "rewards"),
    [("action", ["", "1F", "2F", "R", "Y", "1S"]), ("salvation", ["", "1F", "1p", "3F", "R", "2V"])],
)
def test_hv_11_rewards_of_the_pass_token(phase: str, rewards: list[str]) -> None:
    assert list(getattr(PACK.pass_rewards.value, phase)) == rewards


def test_salvation_rewards_are_others() -> None:
    """HV-11."""
    state = after("phase salvation, turn 1, passed 0, p0 (passed, rotations 5)", PASS, actions.TakeReward(5))
    assert me(state).prestige == 2


# Paying


def test_resources_have_five_values() -> None:
    """SI-3 (L437, L581, L1059)."""
    assert [value_of(cubes(colour)) for colour in "RYGBP"] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("have", "cost", "ways"),
    [
        ("R", "R", ["R"]),
        ("Y", "R", ["Y"]),
        ("R", "Y", []),
        ("RYP", "RY", ["RY", "RP", "YP"]),
        ("YY", "RY", ["YY"]),
        ("RR", "R", ["R"]),
        ("RRRRR", "P", []),
        ("P", "RR", []),
    ],
)
def test_the_golden_rule(have: str, cost: str, ways: list[str]) -> None:
    """HV-01: dearer cubes may stand in for cheaper ones, cube for cube, and there is no change."""
    assert [written(paid) for paid in payments(cubes(have), cubes(cost))] == ways


@given(st.text("RYGBP", max_size=9), st.text("RYGBP", max_size=4))
def test_the_cheapest_way_is_the_first_of_all_ways(have: str, cost: str) -> None:
    """HV-01: what H.A.L.L. pays."""
    ways = payments(cubes(have), cubes(cost))
    assert cheapest(cubes(have), cubes(cost)) == (ways[0] if ways else None)


def test_what_is_paid_goes_to_the_market() -> None:
    """HV-01: Resources to the Market, the Scientist to the reserve."""
    state = after("market R, p0 (cubes RYY)", play("research"), actions.Research("solar", "Y"))
    assert written(state.market) == "RY"
    assert (cubes_of(state), me(state).scientists) == ("RY", 2)


# The Sun


def test_keeping_from_the_sun_costs_reputation_and_feeds_it() -> None:
    """SI-8 (L642), HV-09."""
    state = after("bag GB", play("solar"))
    assert options(state, "keep", "cubes") == ["", "G", "B", "GB"]
    kept = after(state, actions.Keep("GB"))
    assert (me(kept).reputation, kept.sky.spiral, cubes_of(kept)) == (3, 2, "RYGB")
    none = after(state, actions.Keep(""))
    assert (me(none).reputation, none.sky.spiral, written(none.bag)) == (10, 0, "GB")


def test_one_keeps_only_what_one_has_the_reputation_for() -> None:
    """HV-09: never below 0."""
    state = after("bag GB, p0 (rep 3)", play("solar"))
    assert options(state, "keep", "cubes") == ["", "G"]
    assert why_not(state, actions.Keep("B")) == "si-refused-keep"


def test_hv_09_the_solar_bag() -> None:
    assert written(at("").bag) == "R" * 14 + "Y" * 12 + "G" * 9 + "B" * 6 + "P" * 4


# Research


def test_research_costs_resources_and_a_scientist() -> None:
    """SI-9 (L670)."""
    assert me(after("p0 (cubes R)", play("research"), actions.Research("ars", "R"))).technologies == {
        "ars": 1
    }
    assert not is_legal(at("p0 (scientists 0)"), play("research"))
    assert not is_legal(at("p0 (cubes none)"), play("research"))


def test_salvation_technologies_cost_by_order() -> None:
    """HV-13 (L337)."""
    known: tuple[str, ...] = ()
    names = ("deep-space", "cryogenics", "government-plus", "build-extra")
    for name, cost in zip(names, ("Y", "RG", "YB", "GP"), strict=True):
        know = f"know {' '.join(known)}, " if known else ""
        state = after(f"p0 ({know}cubes {cost})", play("research"))
        assert options(state, "research", "payment", technology=name) == [cost]
        known = (*known, name)


def test_levels_come_in_order_one_in_an_action() -> None:
    """HV-13."""
    state = after("p0 (cubes RRRYGP)", play("research"), actions.Research("ars", "R"), PASS)
    assert me(state).technologies == {"ars": 1}
    assert options(after(state, REPEAT), "research", "payment", technology="ars")[0] == "RY"


# The Market


def test_selling_and_buying_one_colour_each() -> None:
    """SI-10 (L33), HV-10."""
    state = after("market GG, p0 (cubes RRY, fuel 10)", play("market"))
    assert options(state, "sell", "count", colour="R") == [1, 2]
    state = after(state, actions.Sell("R", 2, False))
    assert (me(state).fuel, cubes_of(state), written(state.market)) == (12, "Y", "RRGG")
    assert options(state, "sell", "colour") == []
    state = after(state, actions.Buy("G", 2, False))
    assert (me(state).fuel, cubes_of(state), written(state.market)) == (0, "YGG", "RR")
    assert offered(state) == {"done"}


@pytest.mark.parametrize(
    ("colour", "sell", "buy"), [("R", 1, 3), ("Y", 2, 4), ("G", 3, 6), ("B", 4, 8), ("P", 5, 10)]
)
def test_hv_10_prices(colour: Colour, sell: int, buy: int) -> None:
    sold = after(f"p0 (cubes {colour}, fuel 0)", play("market"), actions.Sell(colour, 1, False))
    assert me(sold).fuel == sell
    bought = after(f"market {colour}, p0 (fuel 20)", play("market"), actions.Buy(colour, 1, False))
    assert me(bought).fuel == 20 - buy


def test_hv_10_stock_at_the_start() -> None:
    assert written(at("").market) == "RRRYYYGGBP"


def test_nothing_to_trade_with_is_no_market() -> None:
    """SI-10."""
    assert not is_legal(at("market R, p0 (cubes none, fuel 1)"), play("market"))
    assert why_not(after("market R", play("market")), actions.Buy("R", 2, False)) == "si-why-buy-stock"


def test_markets_repeat() -> None:
    """HV-03 (L773)."""
    state = after("p0 (cubes RY)", play("market"), actions.Sell("R", 1, False), DONE, PASS, REPEAT)
    assert offered(state) == {"sell", "buy"}


# Earth


def test_earth_gives_fuel() -> None:
    """SI-11, HV-08 (L778)."""
    state = at("p0 (fuel 1)")
    assert me(after(state, play("earth"))).fuel == 5
    assert events.Gained(0, "4F") in told(state, play("earth"))


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_hv_02_what_everyone_begins_with(order: tuple[int, int]) -> None:
    state = at(f"first {order[0]}")
    assert [state.players[index].fuel for index in order] == [12, 12]
    for player in state.players:
        assert (player.scientists, written(player.cubes), player.reputation) == (3, "RY", 10)
        assert (player.prestige, player.bases, player.explorer, player.probe) == (0, 4, "earth", "0-3")


def test_hv_02_who_comes_third_or_fourth_has_less_fuel() -> None:
    assert [player.fuel for player in at("seats 4").players] == [12, 12, 11, 11]
