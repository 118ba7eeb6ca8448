"""The 24 Extra Action tokens, both sides (L27 to L167), and how they are earned (L11 to L21)."""

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
    at,
    cubes_of,
    is_legal,
    me,
    offered,
    options,
    play,
    site,
    why_not,
)

from heliograph.games.interstellar.box.pack import SALVATION
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.rules.resources import COLOURS, Colour
from heliograph.games.interstellar.state import State

RICH = "cubes RRYYGGBBPP, fuel 20"
BONUS = {
    "free-travel": "government",
    "better-prices": "mechanism",
    "tank": "probe",
    "blue-yellow": "population",
    "purple": "government",
    "three-red": "mechanism",
    "two-green": "probe",
    "rich-refill": "population",
    "leftovers": "mechanism",
    "step-back": "probe",
    "new-scientist": "population",
}
ONLY = {
    "thrifty-research": "probe",
    "cheap-travel": "mechanism",
    "wide-draw": "population",
    "double-market": "government",
    "whole-row": "government",
    "starship-leap": "mechanism",
    "humankind-leap": "population",
    "two-probes": "probe",
}
AFTER = {"envoy": "1p", "herald": "2V", "sun-envoy": "1p", "earth-herald": "2V"}
REPEATABLE = {
    *("envoy", "herald", "thrifty-research", "cheap-travel", "double-market", "step-back"),
    *("starship-leap", "humankind-leap", "two-probes", "better-prices"),
}


def mine(token: str, more: str = "", table: str = "") -> State:
    """One's turn with this token."""
    return at(f"{table}, p0 (extras {token}, tokens {token}{', ' + more if more else ''})")


def saving(token: str, more: str = RICH, table: str = "") -> State:
    """The Salvation Phase with this token; on the ship wait a cheap and a dear Mechanism."""
    base = "phase salvation, current R YG - -, long-term - - - -, people R3 Y3 G3"
    return mine(token, more, f"{base}, {table}" if table else base)


# How they are earned


def test_there_are_24_and_three_for_each_player_lie_ready() -> None:
    """SI-32 (L13, L606)."""
    assert len(PACK.extra_tokens.value) == 24
    assert [len(at(f"seats {seats}").offered) for seats in (2, 3, 4)] == [6, 9, 12]


@pytest.mark.parametrize(
    ("player", "move"),
    [
        (f"starship 4, {RICH}", actions.Build("R", "current", "R")),
        (f"humankind 4, {RICH}", actions.Save("R", "R")),
        (f"probe 5-3, {RICH}", actions.Advance("6-3")),
    ],
)
def test_each_of_three_goals_gives_one_to_be_used_at_once(player: str, move: actions.Action) -> None:
    """SI-32 (L15 to L21)."""
    action = {actions.Build: "mechanism", actions.Save: "population", actions.Advance: "probe"}[type(move)]
    state = at(f"phase salvation, current R - - -, offered tank envoy, pile galaxy, p0 ({player})")
    state = after(state, play("travel"), actions.DoSalvation(action), move)  # type: ignore[arg-type]
    assert asked(state) == "extra"
    state = after(state, actions.TakeExtra("tank"))
    assert (state.offered, me(state).extras) == (("envoy",), ("tank",))
    assert "tank" in me(state).tokens


def test_a_token_without_a_salvation_side_waits_for_the_next_action_phase() -> None:
    """SI-49 (L125)."""
    state = at(f"phase salvation, offered any-production, current R - - -, p0 (starship 4, {RICH})")
    state = after(state, play("travel"), actions.DoSalvation("mechanism"), actions.Build("R", "current", "R"))
    state = after(state, actions.TakeExtra("any-production"))
    assert "any-production" in me(state).extras
    assert "any-production" not in me(state).tokens


def test_the_government_probe_earns_none() -> None:
    """SI-32 (L19): one's own Probe has to be there."""
    state = after(
        "phase salvation, turn 1, passed 0, government-probe 5-3, pile galaxy, row 1 0 - -, p0 (passed)", PASS
    )
    assert asked(state) == "government-probe"
    assert me(after(state, actions.Advance("6-3"))).extras == ()


# Salvation sides


@pytest.mark.parametrize("token", BONUS)
def test_ordinary_salvation_sides_pay_a_bonus_for_one_action(token: str) -> None:
    """SI-27, SI-33 to SI-40, SI-50, SI-51, SI-55 (L29 to L161)."""
    state = after(saving(token), play(token))
    assert options(state, "salvation", "action") == list(SALVATION)
    for action, prestige in (("government", 0), ("mechanism", 1), ("population", 0)):
        done = _do(state, action)
        assert me(done).prestige == prestige + (action == BONUS[token]), action


@pytest.mark.parametrize("token", AFTER)
def test_some_pay_after_any_action(token: str) -> None:
    """SI-41, SI-42, SI-43, SI-44 (L75 to L95)."""
    state = after(saving(token), play(token))
    for action, prestige, reputation in (("government", 0, 0), ("mechanism", 1, 0), ("population", 0, 1)):
        done = me(_do(state, action))
        extra = (2, 0) if AFTER[token] == "2V" else (0, 1)
        assert (done.prestige, done.reputation) == (prestige + extra[0], 10 + reputation + extra[1])


@pytest.mark.parametrize("token", ONLY)
def test_others_allow_one_action_only(token: str) -> None:
    """SI-45 to SI-48, SI-52 to SI-54, SI-56 (L101 to L167)."""
    assert options(after(saving(token), play(token)), "salvation", "action") == [ONLY[token]]


def _do(state: State, action: str) -> State:
    state = after(state, actions.DoSalvation(action))  # type: ignore[arg-type]
    move: actions.Action
    match action:
        case "government":
            move = actions.Send(0, 1)
        case "mechanism":
            move = actions.Build("R", "current", "R")
        case _:
            move = actions.Save("R", "R")
    return after(state, move)


def test_a_free_probe_move_and_a_wormhole_that_is_paid_for() -> None:
    """SI-45 (L101)."""
    state = after(
        saving("thrifty-research", "fuel 1", "pile wormhole galaxy"),
        *(play("thrifty-research"), actions.DoSalvation("probe"), actions.Advance("1-3")),
    )
    assert (me(state).fuel, asked(state)) == (1, "ride")
    assert me(after(state, actions.Advance("2-3"))).fuel == 0


def test_up_to_two_mechanisms_with_one_step() -> None:
    """SI-46 (L107)."""
    state = after(saving("cheap-travel"), play("cheap-travel"), actions.DoSalvation("mechanism"))
    state = after(state, actions.Build("R", "current", "R"))
    assert offered(state) == {"build", "done"}
    state = after(state, actions.Build("YG", "current", "YG"))
    assert (me(state).starship, me(state).prestige) == (1, 6)


def test_a_person_for_a_resource_one_level_lower() -> None:
    """SI-47 (L113): with Accelerated Cryogenic Processing for both."""
    state = after(saving("wide-draw", "cubes RRY"), play("wide-draw"), actions.DoSalvation("population"))
    assert options(state, "save", "payment", colour="Y") == ["R", "Y"]
    both = after(
        saving("wide-draw", "cubes RY, know cryogenics"),
        *(
            play("wide-draw"),
            actions.DoSalvation("population"),
            actions.Save("Y", "R"),
            actions.Save("G", "Y"),
        ),
    )
    assert (me(both).reputation, me(both).humankind, both.saved) == (15, 1, 2)


def test_two_scientists_the_lower_row_first() -> None:
    """SI-48 (L119)."""
    state = after(
        saving("double-market", "fuel 0"),
        *(play("double-market"), actions.DoSalvation("government"), actions.Send(0, 2)),
    )
    assert me(state).fuel == 3
    assert options(state, "send", "row") == [1]
    state = after(state, actions.Send(1, 0))
    assert (me(state).reputation, me(state).scientists) == (11, 1)


def test_the_bonuses_of_the_whole_row() -> None:
    """SI-52 (L143): no matter where; with Government Plus in every row."""
    state = after(
        saving("whole-row", "fuel 0"),
        play("whole-row"),
        actions.DoSalvation("government"),
        actions.Send(0, 1),
    )
    assert me(state).fuel == 6
    more = after(
        saving("whole-row", "fuel 0, know government-plus"),
        *(play("whole-row"), actions.DoSalvation("government"), actions.Send(0, 1), actions.Send(1, 2)),
    )
    assert (me(more).fuel, me(more).reputation) == (7, 11)


@pytest.mark.parametrize(
    ("token", "action", "move"),
    [
        ("starship-leap", "mechanism", actions.Build("R", "current", "R")),
        ("humankind-leap", "population", actions.Save("R", "R")),
    ],
)
def test_one_more_step_with_all_its_benefits(token: str, action: str, move: actions.Action) -> None:
    """SI-53, SI-54 (L149, L155)."""
    state = after(saving(token, "cubes R, fuel 0"), play(token), actions.DoSalvation(action), move)  # type: ignore[arg-type]
    assert me(state).starship + me(state).humankind == 2
    assert (me(state).fuel, len(cubes_of(state))) == (2, 1)


def test_two_probe_moves() -> None:
    """SI-56 (L167): each at its own price, and one may stop after the first."""
    state = after(saving("two-probes", "fuel 4"), play("two-probes"), actions.DoSalvation("probe"))
    assert offered(state) == {"advance"}
    state = after(state, actions.Advance("1-2"))
    assert (me(state).fuel, offered(state)) == (2, {"advance", "done"})
    assert me(after(state, actions.Advance("2-2"))).probe == "2-2"


# Action sides


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
