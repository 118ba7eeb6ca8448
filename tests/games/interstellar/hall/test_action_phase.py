"""H.A.L.L. in the Action Phase: every cell of its board, and what it cannot do (L622 to L836)."""

from __future__ import annotations

import pytest
from tests.games.interstellar.hall.turns import LAST, is_done, is_undone, turn
from tests.games.interstellar.table import (
    DONE,
    GAME,
    PACK,
    PASS,
    after,
    asked,
    at,
    cubes_of,
    me,
    offered,
    play,
    run,
    site,
    told,
)

from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import run_on
from heliograph.games.interstellar.rules.resources import written
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.telling import events
from heliograph.games.interstellar.variants.choice import variants_of

COLOURS = "RYGBP"


def test_a_turn_is_a_token_and_a_cube_on_its_row() -> None:
    """SI-67 (L616, L618, L626, L628): the top token, a cube, and the cell where they meet."""
    state = at("hall (bag G1), turn 1, p1 (tokens earth market)")
    doing = Doing(PACK, variants_of(PACK, state.setup), state)
    run_on(doing)
    assert doing.told[:4] == [
        events.TokenPlayed(events.HALL, "earth", again=False),
        events.CubeDrawn("G", "earth"),
        events.HallActs("earth", "G"),
        events.Gained(events.HALL, "6F"),
    ]


def test_its_technologies_bring_no_buildings_and_change_no_action() -> None:
    """SI-69 (L664)."""
    learned = turn("research", "B", "cubes RRY")
    assert (me(learned, 1).buildings, me(learned, 1).technologies) == ({}, {})
    knowing = turn("solar", "Y", "cubes none", "bag GP", "tech 2 2 2 2 2")
    assert (cubes_of(knowing, 1), me(knowing, 1).reputation) == ("GP", 2)


# Solar Extraction


@pytest.mark.parametrize(
    ("colour", "kept", "reputation"),
    [("R", "G", 7), ("Y", "GP", 2), ("G", "GP", 4), ("B", "GP", 10), ("P", "GP", 10)],
)
@pytest.mark.parametrize("token", ["solar", "sun-envoy", "wide-draw"])
def test_solar_extraction(token: str, colour: str, kept: str, reputation: int) -> None:
    """SI-68 (L642 to L658); improved tokens do the plain action (SI-80, L1008)."""
    state = turn(token, colour, "cubes none", "bag GP")
    assert (cubes_of(state, 1), me(state, 1).reputation) == (kept, reputation)
    assert (state.sky.spiral, sum(state.bag)) == (len(kept), 2 - len(kept))
    is_done(state, token, colour)


@pytest.mark.parametrize(("bag", "reputation"), [("R", 10), ("RY", 9)])
def test_two_reputation_less_but_none_gained(bag: str, reputation: int) -> None:
    """SI-68 (L650)."""
    assert me(turn("solar", "G", "", f"bag {bag}"), 1).reputation == reputation


def test_reputation_does_not_fall_below_zero() -> None:
    """SI-68."""
    assert me(turn("solar", "Y", "rep 3", "bag PP"), 1).reputation == 0


def test_an_empty_solar_bag_is_no_use() -> None:
    """SI-67 (L630)."""
    is_undone(turn("solar", "Y", "", "bag none"), "solar", "Y")


# Technology Research


@pytest.mark.parametrize(
    ("colour", "cubes", "left", "levels", "scientists"),
    [
        ("R", "RR", "", 1, 2),
        ("R", "RY", "", 1, 2),
        ("Y", "RR", "R", 1, 2),
        ("G", "RR", "R", 1, 3),
        ("B", "RRY", "", 2, 1),
        ("B", "RR", "R", 1, 2),
        ("P", "RRYP", "P", 2, 1),
    ],
)
def test_research(colour: str, cubes: str, left: str, levels: int, scientists: int) -> None:
    """SI-69 (L676 to L692), HV-25, HV-26, HV-01: the cheapest cubes that will do."""
    state = turn("research", colour, f"cubes {cubes}")
    assert state.hall is not None
    assert state.hall.technologies == (levels, 0, 0, 0, 0)
    assert (cubes_of(state, 1), me(state, 1).scientists) == (left, scientists)
    is_done(state, "research", colour)


@pytest.mark.parametrize(
    ("colour", "p1", "hall"),
    [
        ("R", "cubes R", ""),
        ("Y", "cubes none", ""),
        ("Y", "cubes RYGBP, scientists 0", ""),
        ("B", "cubes RYGBP", "tech 2 2 2 2 2"),
    ],
)
def test_research_that_cannot_be_done(colour: str, p1: str, hall: str) -> None:
    """SI-69 (L694 to L698)."""
    is_undone(turn("research", colour, p1, hall=hall), "research", colour)


@pytest.mark.parametrize(
    ("plays", "tech", "row"),
    [
        (0, "0 0 0 0 0", 0),
        (1, "0 0 0 0 0", 1),
        (4, "0 0 0 0 0", 4),
        (5, "0 0 0 0 0", 0),
        (0, "2 0 0 0 0", 1),
        (1, "0 2 0 0 0", 2),
        (2, "0 2 2 0 0", 4),
        (3, "0 2 2 0 0", 0),
        (6, "2 2 1 2 2", 2),
    ],
)
def test_which_technology_is_counted_out(plays: int, tech: str, row: int) -> None:
    """SI-69 (L666, L668): finished ones are left out, and it goes round."""
    state = turn("research", "Y", "cubes PPP", hall=f"plays {plays}, tech {tech}")
    assert state.hall is not None
    before = tuple(map(int, tech.split()))
    assert state.hall.technologies == tuple(level + (place == row) for place, level in enumerate(before))


def test_with_one_scientist_only_one_level() -> None:
    """HV-26."""
    state = turn("research", "B", "cubes RRY, scientists 1")
    assert state.hall is not None
    assert (state.hall.technologies[0], cubes_of(state, 1)) == (1, "RY")


@pytest.mark.parametrize(
    ("row", "level", "cost"),
    [
        *((0, 0, "R"), (0, 1, "RY"), (1, 0, "Y"), (1, 1, "YG"), (2, 0, "G"), (2, 1, "GB")),
        *((3, 0, "B"), (3, 1, "BP"), (4, 0, "P"), (4, 1, "PP")),
    ],
)
def test_hv_25_what_technologies_cost(row: int, level: int, cost: str) -> None:
    tech = " ".join(str(level) if place == row else "2" for place in range(5))
    state = turn("research", "Y", f"cubes {cost}", hall=f"tech {tech}")
    assert state.hall is not None
    assert (state.hall.technologies[row], cubes_of(state, 1)) == (level + 1, "")


# Market


@pytest.mark.parametrize(
    ("colour", "taken"), [("R", "R"), ("Y", "RY"), ("G", "RP"), ("B", "BP"), ("P", "BP")]
)
@pytest.mark.parametrize("token", ["market", "double-market", "better-prices", "two-probes", "starship-leap"])
def test_market(token: str, colour: str, taken: str) -> None:
    """SI-71 (L755 to L771), SI-80: for free."""
    state = turn(token, colour, "cubes none, fuel 3", "market RYGBP")
    assert (cubes_of(state, 1), me(state, 1).fuel) == (taken, 3)
    assert sorted(written(state.market) + taken) == sorted("RYGBP")
    is_done(state, token, colour)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_market_with_a_single_cube_or_none(colour: str) -> None:
    """SI-71 (L775)."""
    assert cubes_of(turn("market", colour, "cubes none", "market G"), 1) == "G"
    is_undone(turn("market", colour, "cubes none", "market none"), "market", colour)


def test_the_market_is_not_repeated() -> None:
    """SI-71 (L773)."""
    state = run("hall (bag Y9), turn 1, passed 0, p0 (passed), p1 (tokens market earth, cubes none, fuel 0)")
    assert (cubes_of(state, 1), me(state, 1).fuel) == ("RR", 4)


# Earth


@pytest.mark.parametrize(("colour", "fuel"), list(zip(COLOURS, [1, 4, 6, 10, 10], strict=True)))
@pytest.mark.parametrize("token", ["earth", "earth-herald"])
def test_earth(token: str, colour: str, fuel: int) -> None:
    """SI-72 (L784 to L800)."""
    state = turn(token, colour, "fuel 0")
    assert me(state, 1).fuel == fuel
    is_done(state, token, colour)


# What counts as played


@pytest.mark.parametrize(
    ("bag", "has", "plays"),
    [
        ("Y9", "tokens travel earth, fuel 2", 2),
        ("Y9", "tokens earth, played travel, explorer mars, site mars G5/1, fuel 0", 1),
        ("Y9", "tokens any-production earth", 1),
        ("P1", "tokens earth", 2),
    ],
    ids=["a new Base's token", "a repeated trip", "one that cannot be used", "one that comes back"],
)
def test_tokens_are_counted_each_time_they_are_played(bag: str, has: str, plays: int) -> None:
    """SI-69 (L666), HV-26: only the last of these counts, each time."""
    state = run(f"hall (bag {bag}, planets mars=G3/1), turn 1, passed 0, p0 (passed), p1 ({has})")
    assert state.hall is not None
    assert state.hall.plays == plays


# Tokens that are not basic actions


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
        ("leftovers", 0, "RY", 3),
    ],
)
@pytest.mark.parametrize("colour", COLOURS)
def test_other_effects_are_done_precisely(
    token: str, colour: str, fuel: int, cubes: str, scientists: int
) -> None:
    """SI-80 (L1010): and a cube goes to the Technology board, whatever its colour."""
    state = turn(token, colour, "fuel 0, cubes none", "market RYG")
    assert (me(state, 1).fuel, cubes_of(state, 1), me(state, 1).scientists) == (fuel, cubes, scientists)
    assert state.hall is not None
    assert written(state.hall.laid) == colour
    assert me(state, 1).played == (token,)


def test_a_refill_it_cannot_use_goes_under_the_pile() -> None:
    """SI-67 (L630), SI-75 (L878)."""
    is_undone(turn("rich-refill", "Y"), "rich-refill", "Y")
    state = turn("rich-refill", "Y", "site mars G5/1 deposit=G, site saturn Y7/3 deposit=Y")
    assert site(state, "saturn", 1) == ("YBBB", "")


# Passing


@pytest.mark.parametrize(
    ("tokens", "rotations"), [("solar", 1), ("solar pp-mars", 2), ("solar pp-mars any-production", 3)]
)
def test_passing_with_unused_tokens(tokens: str, rotations: int) -> None:
    """SI-79 (L630, L836): as many rotations as tokens, and no more while the other plays on."""
    text = f"hall (bag Y1), turn 1, bag none, p1 (tokens {tokens}, site mars G5/1 deposit=none)"
    state = run(text)
    assert (me(state, 1).passed, me(state, 1).rotations) == (True, rotations)
    assert me(after(state, play("earth")), 1).rotations == rotations


def test_it_takes_exactly_the_reward_it_has_reached() -> None:
    """SI-79 (L836)."""
    state = at(f"hall (), {LAST}, p1 (passed, rotations 4, cubes none)")
    assert events.Gained(events.HALL, "Y") in told(state, PASS)


def test_its_planets_tokens_come_first() -> None:
    """SI-67 (L624)."""
    state = after(
        f"hall (), phase salvation, {LAST}, p0 (cubes none), "
        "p1 (passed, bases 2, site mars G5/1 deposit=none, site venus B3/1 deposit=none)",
        PASS,
    )
    assert state.phase == "action"
    pile = (*me(state, 1).played, *me(state, 1).tokens)
    assert {"pp-mars", "pp-venus"} <= set(pile)


def test_the_set_up() -> None:
    """SI-66 (L602, L606, L610, L612)."""
    state = at("hall ()")
    assert state.hall is not None
    assert sorted(planet for planet, _ in state.hall.planets) == sorted(state.sky.stacks)
    for planet, token in state.hall.planets:
        assert token not in state.sky.stacks[planet]
    assert len(state.offered) == 6
    assert written(state.hall.bag) == "R" * 15 + "Y" * 12 + "G" * 9 + "B" * 6 + "P" * 3


def test_hall_begins_when_it_may_begin() -> None:
    """HV-12: its first turn is told like any other."""
    state = GAME.start(Setup(seats=1, first=1), "hall first")
    assert (asked(state), offered(state)) == ("hall-begins", {"done"})
    assert any(isinstance(event, events.TokenPlayed) for event in told(state, DONE))
