"""H.A.L.L.'s trips: fetching cubes, and settling (L725 to L790)."""

from __future__ import annotations

import pytest
from tests.games.interstellar.hall.turns import LAST, is_done, is_undone, turn
from tests.games.interstellar.table import (
    GAME,
    PASS,
    after,
    asked,
    cubes_of,
    me,
    play,
    run,
    site,
)

from heliograph.games.interstellar.rules.resources import written
from heliograph.games.interstellar.telling import events
from heliograph.kernel.seats import Seat

COLOURS = "RYGBP"

# Fetching


FETCH = {
    "from earth to the one nearest the Sun": (
        "site venus Y5/2 storage=Y, site mars G5/1 storage=G",
        "earth",
        "venus",
    ),
    "from a planet to another with cubes": (
        "site venus Y5/2 storage=Y, site mars G5/1 storage=G",
        "mars",
        "venus",
    ),
    "home when there is nothing else": ("site mars G5/1 storage=G", "mars", "earth"),
    "home with nothing": ("site mars G5/1", "mars", "earth"),
    "on to another, however much is aboard": (
        "cargo PPPPP, site mercury P4/0 storage=PPPPP, site mars G5/1 storage=G",
        "mercury",
        "mars",
    ),
}


@pytest.mark.parametrize("name", FETCH)
@pytest.mark.parametrize("token", ["travel", "envoy", "free-travel", "cheap-travel"])
def test_trips_that_fetch_are_free_and_draw_no_cube(token: str, name: str) -> None:
    """SI-70 (L725 to L736)."""
    sites, start, target = FETCH[name]
    state = turn(token, "Y", f"fuel 0, explorer {start}, {sites}")
    assert (me(state, 1).explorer, me(state, 1).fuel) == (target, 0)
    assert state.hall is not None
    assert sum(state.hall.bag) == 1


def test_cubes_are_loaded_and_unloaded_on_earth() -> None:
    """SI-70 (L731, L732): any cubes there are."""
    state = turn("travel", "Y", "cubes none, explorer mars, cargo R, site mars G5/1 storage=RRRGGG")
    assert (cubes_of(state, 1), site(state, "mars", 1)[1]) == ("RRRRGGG", "")
    on_the_way = turn(
        "travel", "Y", "cubes none, explorer mars, site mars G5/1 storage=G, site venus Y5/2 storage=Y"
    )
    assert (written(me(on_the_way, 1).cargo.cubes), cubes_of(on_the_way, 1)) == ("G", "")


def test_travel_is_repeated_until_nothing_can_be_reached() -> None:
    """SI-70 (L725, L727)."""
    state = run(
        "hall (bag Y9, planets mars=G3/1), turn 1, passed 0, p0 (passed), "
        "p1 (played travel, tokens earth, explorer mars, fuel 0, site mars G5/1 storage=G)"
    )
    # Home with the cube, no Fuel to settle, then Earth's token; then it passes.
    assert (me(state, 1).explorer, me(state, 1).fuel, me(state, 1).passed) == ("earth", 4, True)
    assert asked(state) == "pass-reward"


# Settling


@pytest.mark.parametrize(
    ("planet", "token", "number"),
    [
        ("mercury", "P3/1", 1),
        ("venus", "B3/1", 2),
        ("mars", "G3/1", 1),
        ("jupiter", "R8/3", 4),
        ("saturn", "Y7/3", 3),
        ("uranus", "G6/2", 2),
        ("neptune", "B6/1", 2),
    ],
)
@pytest.mark.parametrize(
    ("colour", "shift", "ars"), [("R", 3, 0), ("Y", 0, 0), ("G", -2, 0), ("B", -2, 2), ("P", -2, 2)]
)
def test_settling(planet: str, token: str, number: int, colour: str, shift: int, ars: int) -> None:
    """SI-70 (L703 to L723), HV-05, HV-26: twice the planet's number, never less than 0; the token is kept."""
    cost = max(2 * number + shift, 0)
    state = turn("travel", colour, f"fuel {cost}, cubes none", hall=f"planets {planet}={token}")
    assert (me(state, 1).fuel, me(state, 1).explorer, me(state, 1).bases) == (0, planet, 3)
    assert cubes_of(state, 1) == token[0] * (int(token[-1]) + ars)
    assert site(state, planet, 1) == (token[0] * int(token[1]), "")
    assert me(state, 1).played[-1] == f"pp-{planet}"
    assert state.hall is not None
    assert state.hall.planets == ()
    is_done(state, "travel", colour)
    if cost:
        short = turn("travel", colour, f"fuel {cost - 1}", hall=f"planets {planet}={token}")
        is_undone(short, "travel", colour)


@pytest.mark.parametrize(
    ("plays", "planet"), [(0, "mars"), (1, "venus"), (2, "saturn"), (3, "mars"), (7, "venus")]
)
def test_which_planet_is_counted_out(plays: int, planet: str) -> None:
    """SI-70 (L737)."""
    pile = "planets mars=G3/1 venus=B3/1 saturn=Y7/3"
    state = turn("travel", "Y", "fuel 20", hall=f"{pile}, plays {plays}")
    assert me(state, 1).explorer == planet


def test_without_bases_it_does_not_travel() -> None:
    """SI-70 (L738, L742)."""
    is_undone(turn("travel", "Y", "fuel 20, bases 0"), "travel", "Y")


def test_a_burnt_planet_leaves_its_pile() -> None:
    """SI-14 (L740)."""
    state = after(
        f"hall (planets mercury=P3/1 mars=G3/1), phase salvation, spiral 16, {LAST}, p0 (cubes none), "
        "p1 (passed, bases 3, explorer mercury, site mercury P2/1 storage=P)",
        PASS,
    )
    assert state.sky.lost == ("mercury",)
    assert state.hall is not None
    assert [planet for planet, _ in state.hall.planets] == ["mars"]
    assert (me(state, 1).explorer, me(state, 1).bases) == ("earth", 4)


def test_what_was_drawn_in_vain_is_seen_until_the_player_moves() -> None:
    """SI-67 (L630), SI-70 (L745): the cube is back in the bag, but both players have seen it."""
    state = turn("travel", "R", "fuel 0", hall="planets mars=G3/1")
    view = GAME.view(state, Seat(0))
    assert view.hall is not None
    assert view.hall.went_back == (
        events.CubeDrawn("R", "travel"),
        events.HallActs("travel", "R"),
        events.HallChose("planet", "mars", "planet-counted", count=1),
        events.HallCannot("token", "travel", "settling-unpaid", "R", 5),
    )
    moved = after(state, play("earth")).hall
    assert moved is not None
    assert moved.went_back == ()
