"""Every Technology, level by level; levels add up (L169 to L371)."""

from __future__ import annotations

import pytest
from tests.games.interstellar.table import (
    DONE,
    PACK,
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
)

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.rules.resources import written


@pytest.mark.parametrize(
    ("line", "name", "level", "cost"),
    [
        *(("L180", "ars", 1, "R"), ("L188", "ars", 2, "RY"), ("L196", "ars", 3, "RGP")),
        *(("L206", "converter", 1, "R"), ("L214", "converter", 2, "RB"), ("L226", "converter", 3, "RYP")),
        *(("L238", "outpost", 1, "R"), ("L246", "outpost", 2, "RY"), ("L254", "outpost", 3, "GBP")),
        *(("L264", "drill", 1, "R"), ("L272", "drill", 2, "YG"), ("L280", "drill", 3, "GBP")),
        *(("L290", "solar", 1, "Y"), ("L298", "solar", 2, "RG"), ("L306", "solar", 3, "YBP")),
        *(("L316", "travel", 1, "Y"), ("L324", "travel", 2, "RG"), ("L332", "travel", 3, "GBP")),
    ],
)
def test_costs_and_buildings(line: str, name: str, level: int, cost: str) -> None:
    """SI-17 to SI-22: each level of the first four adds a Building."""
    tech = f"tech {name}={level - 1}, " if level > 1 else ""
    state = after(f"p0 ({tech}cubes {cost})", play("research"))
    assert options(state, "research", "payment", technology=name) == [cost]
    state = after(state, actions.Research(name, cost))
    assert me(state).technologies == {name: level}
    assert me(state).buildings == ({name: 1} if PACK.technology[name].building else {})


def test_nothing_comes_after_the_third_level() -> None:
    """SI-17."""
    state = after("p0 (tech ars=3, cubes RRRYYGGBBPP)", play("research"))
    assert options(state, "research", "payment", technology="ars") == []


def produce(level: int, kind: str, more: str, count: int = 1) -> str:
    return f"p0 (tech {kind}={level}, fuel 0, cubes none, site mars {more} {kind}={count})"


@pytest.mark.parametrize(("level", "most"), [(1, 2), (2, 3), (3, 5)])
def test_ars(level: int, most: int) -> None:
    """SI-17 (L181, L189, L197)."""
    state = after(produce(level, "ars", "Y4/1 storage=RRRYYY"), play("pp-mars"))
    sent = options(state, "use", "cubes", what="ars")
    assert {len(some) for some in sent} == set(range(1, most + 1))
    state = after(state, actions.Use("ars", "R"))
    assert cubes_of(state) == "R"
    assert {len(some) for some in options(state, "use", "cubes", what="ars")} == set(range(1, most))


def test_levels_add_up() -> None:
    """SI-17 to SI-22 (L171): a Converter of level 3 does what levels 1 and 2 taught it, too."""
    state = after(produce(3, "converter", "Y4/1 storage=R"), play("pp-mars"))
    assert {"converter-1", "converter-2", "converter-3"} <= set(options(state, "use", "what"))


@pytest.mark.parametrize("kind", ["ars", "drill"])
def test_two_buildings_work_twice(kind: str) -> None:
    """SI-17, SI-20, HV-08: each Building once."""
    state = after(produce(2, kind, "Y8/1 storage=RRRYYY", 2), play("pp-mars"))
    most = 2 * PACK.building_effects.value[kind][1]  # type: ignore[index]
    assert max(map(len, options(state, "use", "cubes", what=kind))) == most


@pytest.mark.parametrize("level", [1, 2, 3])
def test_outpost(level: int) -> None:
    """SI-19 (L239, L247, L255)."""
    state = after(produce(level, "outpost", "Y4/1"), play("pp-mars"), actions.Use("outpost", ""))
    assert me(state).fuel == 3 * level
    assert "outpost" not in options(state, "use", "what")


@pytest.mark.parametrize("level", [1, 2, 3])
def test_drill(level: int) -> None:
    """SI-20 (L265, L273, L281)."""
    state = after(produce(level, "drill", "Y4/1"), play("pp-mars"))
    assert max(map(len, options(state, "use", "cubes", what="drill"))) == level
    assert site(after(state, actions.Use("drill", "Y" * level)), "mars") == ("Y" * (4 - level), "Y" * level)


def test_converter_level_1() -> None:
    """SI-18 (L207): up to two levels higher."""
    state = after(produce(1, "converter", "Y4/1 storage=RB"), play("pp-mars"))
    assert options(state, "use", "cubes", what="converter-1") == ["R>Y", "R>G", "B>P"]
    assert site(after(state, actions.Use("converter-1", "R>G")), "mars") == ("YYYY", "GB")


@pytest.mark.parametrize(
    ("token", "deposit", "storage"), [("G2/1", "G", "YY"), ("R5/3", "RRRR", "RR"), ("P2/1", "P", "BB")]
)
def test_converter_level_2(token: str, deposit: str, storage: str) -> None:
    """SI-18 (L215, L219): two a level lower; red stays red."""
    state = after(produce(2, "converter", token), play("pp-mars"), actions.Use("converter-2", token[0]))
    assert site(state, "mars") == (deposit, storage)


def test_what_does_not_fit_is_lost() -> None:
    """SI-15, SI-18 (L217)."""
    state = after(
        produce(2, "converter", "G2/1 storage=RRRRR"), play("pp-mars"), actions.Use("converter-2", "G")
    )
    assert site(state, "mars") == ("G", "RRRRRY")


@pytest.mark.parametrize(("token", "storage"), [("G2/1", "B"), ("P2/1", "P")])
def test_converter_level_3(token: str, storage: str) -> None:
    """SI-18 (L227, L229): one a level higher; purple stays purple. All three levels apply once each."""
    state = after(produce(3, "converter", token), play("pp-mars"))
    assert {"converter-2", "converter-3"} <= set(options(state, "use", "what"))
    state = after(state, actions.Use("converter-3", token[0]))
    assert site(state, "mars") == (token[0], storage)


@pytest.mark.parametrize(
    ("level", "kept", "reputation", "extra"),
    [(0, "GB", 3, 0), (1, "GB", 5, 0), (2, "GB", 5, 1), (3, "GB", 10, 2), (2, "", 10, 1), (3, "", 10, 1)],
)
def test_solar_extraction(level: int, kept: str, reputation: int, extra: int) -> None:
    """SI-21 (L291, L299, L307)."""
    tech = f"tech solar={level}, " if level else ""
    state = after(f"bag GB, p0 ({tech}cubes none)", play("solar"), actions.Keep(kept))
    assert me(state).reputation == reputation
    drawn = min(extra, 2 - len(kept))
    assert len(cubes_of(state)) == len(kept) + drawn
    assert state.sky.spiral == len(kept)


def test_public_relations_never_earn_reputation() -> None:
    """SI-21 (L291): to a minimum of 0."""
    assert me(after("bag R, p0 (tech solar=1)", play("solar"), actions.Keep("R"))).reputation == 10


@pytest.mark.parametrize(("level", "fuel"), [(0, 5), (1, 4), (2, 2)])
def test_travel(level: int, fuel: int) -> None:
    """SI-22 (L317, L325): no belt, then no gravity."""
    tech = f"tech travel={level}, " if level else ""
    state = after(f"quadrants earth=0 jupiter=0, p0 ({tech}fuel 9)", play("travel"))
    assert options(state, "fly", "fuel", planet="jupiter") == [fuel]


def test_the_wormhole_is_placed_anywhere() -> None:
    """SI-22 (L333)."""
    state = after("p0 (tech travel=2, cubes GBP)", play("research"), actions.Research("travel", "GBP"))
    assert asked(state) == "wormhole"
    assert options(state, "put-wormhole", "orbit") == [1, 2, 3, 4, 5, 6, 7, 8]
    assert options(state, "put-wormhole", "quadrant") == [0, 1, 2, 3]
    assert me(after(state, actions.PutWormhole(8, 2))).wormhole == (8, 2)


@pytest.mark.parametrize(
    ("explorer", "planet", "fuel"),
    [("earth", "neptune", 1), ("neptune", "earth", 1), ("earth", "uranus", 2), ("earth", "mars", 1)],
)
def test_trips_by_the_wormhole(explorer: str, planet: str, fuel: int) -> None:
    """SI-22, HV-05: one Fuel between it and Earth, then orbits and quadrants; or the direct way."""
    places = "quadrants earth=0 mars=0 uranus=2 neptune=2"
    state = at(f"{places}, p0 (tech travel=3, wormhole 8:2, fuel 20, explorer {explorer})")
    assert options(after(state, play("travel")), "fly", "fuel", planet=planet) == [fuel]


def test_cryogenics() -> None:
    """SI-23 (L345, L347)."""
    state = at("phase salvation, p0 (know cryogenics, cubes RY)")
    state = after(state, play("travel"), actions.DoSalvation("population"), actions.Save("R", "R"))
    assert offered(state) == {"save", "done"}
    state = after(state, actions.Save("Y", "Y"))
    assert (state.saved, me(state).humankind, me(state).reputation) == (2, 1, 13)


def test_build_extra() -> None:
    """SI-24 (L355): the Future Projects, and one cube a level lower."""
    ship = "phase salvation, current - - - -, long-term - - - -, future YG - - -"
    assert not is_legal(at(f"{ship}, people none, p0 (cubes YG, fuel 0, scientists 0)"), play("travel"))
    state = after(
        f"{ship}, p0 (cubes RYG, know build-extra)", play("travel"), actions.DoSalvation("mechanism")
    )
    assert options(state, "build", "payment", row="future") == ["RG", "YG"]
    assert me(after(state, actions.Build("YG", "future", "RG"))).prestige == 5


def test_deep_space_power() -> None:
    """SI-25 (L363): drawn or moved onto, for the usual Fuel."""
    text = "phase salvation, pile deep-space galaxy, p0 (fuel 5{})"
    state = after(text.format(", know deep-space"), play("travel"), actions.DoSalvation("probe"))
    state = after(state, actions.Advance("1-3"))
    assert asked(state) == "ride"
    state = after(state, actions.Advance("2-3"))
    assert (me(state).probe, me(state).fuel) == ("2-3", 2)
    without = after(text.format(""), play("travel"), actions.DoSalvation("probe"), actions.Advance("1-3"))
    assert asked(without) == "turn"


def test_government_plus() -> None:
    """SI-26 (L371)."""
    state = at("phase salvation, p0 (know government-plus)")
    state = after(
        state, play("travel"), actions.DoSalvation("government"), actions.Send(0, 0), actions.Send(1, 0)
    )
    state = after(state, actions.Send(2, 0))
    assert [row[0] for row in state.government] == [0, 0, 0, -1]
    assert me(state).scientists == 0
    stopped = at("phase salvation, p0 (know government-plus)")
    stopped = after(stopped, play("travel"), actions.DoSalvation("government"), actions.Send(0, 0), DONE)
    assert me(stopped).scientists == 2


def test_scientists_and_cubes_are_gone_after_research() -> None:
    """SI-9."""
    state = after("market none, p0 (cubes RYP, tech converter=2)", play("research"))
    state = after(state, actions.Research("converter", "RYP"))
    assert (cubes_of(state), me(state).scientists, written(state.market)) == ("", 2, "RYP")
