"""The 24 Extra Action tokens, their Salvation sides (L27 to L167), and how they are earned (L11 to L21)."""

from __future__ import annotations

import pytest
from tests.games.interstellar.table import (
    PACK,
    PASS,
    after,
    asked,
    at,
    cubes_of,
    me,
    mine,
    offered,
    options,
    play,
)

from heliograph.games.interstellar.box.pack import SALVATION
from heliograph.games.interstellar.moves import actions
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


def saving(token: str, more: str = RICH, table: str = "") -> State:
    """The Salvation Phase with this token; a cheap and a dear Mechanism are available."""
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
