"""H.A.L.L. produces on planets (L810 to L826)."""

from __future__ import annotations

import pytest
from tests.games.interstellar.hall.turns import is_done, is_undone, turn
from tests.games.interstellar.table import (
    me,
    run,
    site,
)

from heliograph.games.interstellar.rules.resources import written

COLOURS = "RYGBP"


@pytest.mark.parametrize(
    ("colour", "explorer", "before", "deposit", "storage", "fuel"),
    [
        ("R", "earth", "GGG", "GGG", "", 0),
        ("R", "mars", "GGG", "GG", "G", 0),
        ("Y", "earth", "GGG", "GG", "G", 0),
        ("Y", "mars", "GGG", "G", "GG", 0),
        ("G", "earth", "GGG", "G", "GB", 3),
        ("G", "mars", "GGG", "", "GGB", 3),
        ("G", "mars", "GG", "", "GG", 3),
        ("B", "earth", "GGG", "", "GPP", 6),
        ("B", "mars", "GGG", "", "GGP", 6),
        ("B", "mars", "GGGGG", "G", "GGPP", 6),
        ("P", "earth", "GGG", "", "GPP", 6),
        ("P", "mars", "GGGGG", "G", "GGPP", 6),
        ("R", "mars", "YG", "Y", "G", 0),
        ("Y", "earth", "YG", "Y", "G", 0),
        ("G", "earth", "YGB", "Y", "BB", 3),
        ("B", "earth", "RRP", "", "GGP", 6),
        ("G", "earth", "PP", "", "PP", 3),
    ],
)
def test_production(colour: str, explorer: str, before: str, deposit: str, storage: str, fuel: int) -> None:
    """SI-73 (L810 to L826), HV-26: mixed cubes, the cheapest stay; purple is the highest."""
    state = turn("pp-mars", colour, f"fuel 0, explorer {explorer}, site mars G5/1 deposit={before}")
    assert (site(state, "mars", 1), me(state, 1).fuel) == ((deposit, storage), fuel)
    is_done(state, "pp-mars", colour)


@pytest.mark.parametrize("colour", COLOURS)
def test_production_without_a_deposit(colour: str) -> None:
    """SI-73 (L830)."""
    is_undone(turn("pp-mars", colour, "site mars G5/1 deposit=none"), "pp-mars", colour)


def test_each_planet_has_a_token_and_a_cube_of_its_own() -> None:
    """SI-73 (L806, L828): one a turn."""
    sites = "site mars G5/1 deposit=GG, site venus Y5/2 deposit=YY"
    state = run(
        f"hall (bag Y2), turn 1, passed 0, p0 (passed), p1 (tokens pp-mars pp-venus, bases 2, {sites})"
    )
    assert (site(state, "mars", 1), site(state, "venus", 1)) == (("G", "G"), ("Y", "Y"))
    assert state.hall is not None
    assert written(state.hall.laid) == "YY"


def test_what_is_added_obeys_the_storage() -> None:
    """HV-26."""
    state = turn("pp-mars", "B", "site mars G5/1 deposit=GGG storage=RRRRR")
    assert site(state, "mars", 1) == ("", "RRRRRG")


@pytest.mark.parametrize(
    ("sites", "planet"),
    [
        ("site mars G5/1 deposit=GG, site saturn Y7/3 deposit=YYY", "saturn"),
        ("site mars G5/1 deposit=GG, site saturn Y7/3 deposit=YY", "mars"),
        ("site venus P2/1 deposit=P, site saturn Y7/3 deposit=Y", "venus"),
    ],
)
def test_production_anywhere_is_where_most_cubes_are(sites: str, planet: str) -> None:
    """SI-80 (L1014): of equals the one closest to the Sun."""
    state = turn("any-production", "Y", sites)
    assert site(state, planet, 1)[1] != ""
