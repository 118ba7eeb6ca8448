"""Travel, settling, dismantling and planets that burn (L317 to L333, L501, L740)."""

from __future__ import annotations

import pytest
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
    told,
    why_not,
)

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.rules.solar_system import moved
from heliograph.games.interstellar.telling import events

TOGETHER = "quadrants " + " ".join(f"{planet}=0" for planet in PACK.planet)


@pytest.mark.parametrize(
    ("planet", "out", "back"),
    [
        ("mercury", 4, 3),
        ("venus", 3, 3),
        ("mars", 3, 2),
        ("jupiter", 5, 7),
        ("saturn", 6, 7),
        ("uranus", 7, 7),
        ("neptune", 8, 8),
    ],
)
@pytest.mark.parametrize("apart", [0, 1, 2, 3])
def test_hv_05_what_trips_cost(planet: str, out: int, back: int, apart: int) -> None:
    """SI-12 (L317 to L333): gravity, orbits, quadrants the shorter way, the belt."""
    around = min(apart, 4 - apart)
    state = at(f"quadrants earth=0 {planet}={apart}, p0 (fuel 20)")
    assert options(after(state, play("travel")), "fly", "fuel", planet=planet) == [out + around]
    state = at(f"quadrants earth=0 {planet}={apart}, p0 (fuel 20, explorer {planet})")
    assert options(after(state, play("travel")), "fly", "fuel", planet="earth") == [back + around]


def test_one_flies_only_where_the_fuel_reaches() -> None:
    """SI-12."""
    state = after(f"{TOGETHER}, p0 (fuel 3)", play("travel"))
    assert options(state, "fly", "planet") == ["venus", "mars"]
    assert why_not(state, actions.Fly("jupiter", 5)) == "si-why-fly"
    assert not is_legal(at(f"{TOGETHER}, p0 (fuel 2)"), play("travel"))


def test_the_explorer_carries_five_things() -> None:
    """HV-06."""
    state = after("p0 (buildings drill=3 ars=2)", play("travel"))
    state = after(state, *[actions.Load(item) for item in ("base", "drill", "drill", "ars", "drill")])
    assert me(state).cargo.size == 5
    assert "load" not in offered(state)
    assert me(state).bases == 3


def test_settling() -> None:
    """SI-13 (L501): the token covers Travel, Base and Buildings are deployed, cubes are taken."""
    state = at(f"{TOGETHER}, stack mars G3/1 Y4/1, p0 (fuel 9, cubes none, buildings drill=1)")
    state = after(state, play("travel"), actions.Load("base"), actions.Load("drill"), actions.Fly("mars", 3))
    assert asked(state) == "settle"
    state = after(state, actions.KeepToken(True))
    assert (site(state, "mars"), cubes_of(state)) == (("GGG", ""), "G")
    assert me(state).played == ("travel", "pp-mars")
    state = after(state, actions.PutBuilding("drill"), PASS)
    assert me(state).sites["mars"].buildings == {"drill": 1}
    assert "repeat" not in offered(state)
    assert "pp-mars" not in me(state).tokens


def test_declining_ends_the_trip() -> None:
    """SI-13, HV-06: the token goes under its stack."""
    state = after(
        f"{TOGETHER}, stack mars G3/1 Y4/1, p0 (fuel 9, cargo base)", play("travel"), actions.Fly("mars", 3)
    )
    assert events.TokenDeclined(0, "mars") in told(state, actions.KeepToken(False))
    state = after(state, actions.KeepToken(False))
    assert (state.agenda[-1].seat, state.sky.stacks["mars"]) == (1, ("Y4/1", "G3/1"))
    assert me(state).explorer == "mars"


@pytest.mark.parametrize(("cargo", "stack"), [("", "mars G3/1"), ("cargo base, ", "mars")])
def test_settling_needs_a_base_aboard_and_a_token(cargo: str, stack: str) -> None:
    """HV-06."""
    state = after(f"{TOGETHER}, stack {stack}, p0 ({cargo}fuel 9)", play("travel"), actions.Fly("mars", 3))
    assert asked(state) == "turn"


def test_several_players_share_a_planet_each_with_their_own() -> None:
    """SI-4, HV-06 (L207, L878)."""
    state = at(f"{TOGETHER}, stack mars G3/1, p0 (fuel 9, cargo base), p1 (site mars Y4/1 storage=RR)")
    state = after(state, play("travel"), actions.Fly("mars", 3), actions.KeepToken(True))
    assert (site(state, "mars"), site(state, "mars", 1)) == (("GGG", ""), ("YYYY", "RR"))


def test_at_ones_own_base_buildings_may_be_deployed_three_at_most() -> None:
    """HV-06."""
    state = at(f"{TOGETHER}, p0 (fuel 9, site mars G3/1 drill=2, cargo ars ars, tech drill=2 ars=2)")
    state = after(state, play("travel"), actions.Fly("mars", 3))
    assert asked(state) == "deploy"
    state = after(state, actions.PutBuilding("ars"))
    assert asked(state) == "turn"
    assert me(state).cargo.buildings["ars"] == 1


def test_cubes_are_loaded_on_planets_and_unloaded_on_earth() -> None:
    """HV-06 (L731)."""
    state = at(f"{TOGETHER}, p0 (fuel 9, cubes none, explorer mars, site mars G3/1 storage=GY)")
    state = after(state, play("travel"), actions.Load("G"), actions.Load("Y"), actions.Fly("earth", 2))
    assert (cubes_of(state), site(state, "mars")) == ("YG", ("GGG", ""))
    assert me(state).cargo.size == 0


def test_dismantling() -> None:
    """HV-06: Base and Buildings come aboard, the token goes under the stack, cubes are lost."""
    state = at(
        f"{TOGETHER}, stack mars Y4/1, "
        "p0 (fuel 9, explorer mars, bases 3, site mars G3/1 storage=GG drill=1, tech drill=1)"
    )
    state = after(state, play("travel"), actions.Load("G"), actions.Dismantle())
    assert me(state).sites == {}
    assert (me(state).cargo.bases, me(state).cargo.buildings) == (1, {"drill": 1})
    assert state.sky.stacks["mars"] == ("Y4/1", "G3/1")
    assert "pp-mars" not in me(state).tokens
    state = after(state, actions.Fly("earth", 2))
    assert (me(state).bases, me(state).buildings) == (4, {"drill": 1})


def test_what_does_not_fit_aboard_cannot_be_dismantled() -> None:
    """HV-06."""
    state = at("p0 (fuel 20, explorer mars, site mars G3/1 drill=2, cargo RRR, tech drill=2)")
    assert "dismantle" not in offered(after(state, play("travel")))


def test_travel_repeats() -> None:
    """HV-03 (L725)."""
    state = after(f"{TOGETHER}, p0 (fuel 9)", play("travel"), actions.Fly("mars", 3), PASS, REPEAT)
    assert options(state, "fly", "fuel", planet="earth") == [2]


# The sky


def test_hv_04_orbits_gravity_and_movement() -> None:
    printed = [(one.id, one.orbit, one.gravity, one.moves, one.every) for one in PACK.planets.value]
    assert printed == [
        ("mercury", 1, 1, 3, 1),
        ("venus", 2, 2, 2, 1),
        ("earth", 3, 2, 1, 1),
        ("mars", 4, 1, 1, 2),
        ("jupiter", 5, 4, 1, 3),
        ("saturn", 6, 3, 1, 4),
        ("uranus", 7, 2, 1, 5),
        ("neptune", 8, 2, 1, 6),
    ]
    sky = at(TOGETHER).sky
    assert moved(PACK, sky, 1) == {**sky.quadrants, "mercury": 3, "venus": 2, "earth": 1}
    assert moved(PACK, sky, 6) == {
        "mercury": 3,
        "venus": 2,
        "earth": 1,
        "mars": 1,
        "jupiter": 1,
        "saturn": 0,
        "uranus": 0,
        "neptune": 1,
    }


def test_a_planet_that_burns() -> None:
    """SI-14 (L740), HV-06: pieces come home, cubes and tokens are gone, an Explorer returns empty."""
    state = at(
        "phase salvation, turn 1, passed 0, spiral 16, p0 (passed, explorer mercury, cargo RR, bases 3, "
        "site mercury P3/1 storage=PP drill=1, tech drill=1, cubes none)"
    )
    state = after(state, PASS)
    assert state.sky.lost == ("mercury",)
    one = me(state)
    assert (one.sites, one.bases, one.buildings, one.explorer) == ({}, 4, {"drill": 1}, "earth")
    assert (one.cargo.size, cubes_of(state), state.sky.stacks["mercury"]) == (0, "", ())
    assert "mercury" not in options(after(state, play("travel")), "fly", "planet")
    assert "pp-mercury" not in one.tokens


def test_deploying_may_be_left() -> None:
    """HV-06."""
    state = at(f"{TOGETHER}, p0 (fuel 9, site mars G3/1, cargo ars, tech ars=1)")
    state = after(state, play("travel"), actions.Fly("mars", 3), DONE)
    assert me(state).cargo.buildings == {"ars": 1}
