"""A game imagined from a view alone: it looks the same, and keeps everything that follows from the view."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from tests.games.interstellar.accounts import all_is_there
from tests.games.interstellar.random_games import random_move
from tests.games.interstellar.table import GAME, at

from heliograph.games.interstellar.rules.token_sides import planet_of
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.events import CubeDrawn
from heliograph.games.interstellar.variants.choice import ALL, WITH_HINTS
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.seats import Seat

MIXES: dict[str, Setup] = {
    "two": Setup(seats=2),
    "three with open supplies": Setup(seats=3, hidden_supplies=False),
    "four with every variant": Setup(seats=4, variants=tuple(ALL)),
    "three with every variant and hint": Setup(seats=3, variants=tuple(ALL), hints=WITH_HINTS),
    "against H.A.L.L.": Setup(seats=1, hall="hard"),
    "against H.A.L.L. with every variant": Setup(seats=1, variants=tuple(ALL), hall="easy"),
    "against H.A.L.L. with every hint": Setup(seats=1, variants=tuple(ALL), hints=WITH_HINTS, hall="easy"),
    **{variant: Setup(seats=2, variants=(variant,)) for variant in ALL},
}
IDLE_PERCENT = 12


def states_of(setup: Setup, seed: str) -> Iterator[State]:
    """The states of a random game, more closely spaced the earlier they are."""
    state, chance, number = GAME.start(setup, seed), Chance.from_seed(seed), 0
    while state.phase != "over":
        if number < 12 or number % 9 == 0:
            yield state
        state, _, chance = random_move(state, IDLE_PERCENT, chance)
        number += 1
    yield state


@pytest.mark.parametrize("mix", MIXES)
def test_what_is_imagined_looks_the_same(mix: str) -> None:
    """HV-02: the view, the question, and everything that is counted."""
    for number, state in enumerate(states_of(MIXES[mix], mix)):
        for viewer in (None, *map(Seat, range(state.setup.seats))):
            view = GAME.view(state, viewer)
            imagined = GAME.imagine(view, Chance.from_seed(f"{number}"))
            assert encode(GAME.view(imagined, viewer)) == encode(view)
            assert encode(GAME.prompt(imagined, viewer)) == encode(GAME.prompt(state, viewer))
            all_is_there(imagined)


@pytest.mark.parametrize("mix", MIXES)
def test_what_follows_from_the_view_is_kept(mix: str) -> None:
    """The tokens in a stack are known if none was left in the box; only their order is not."""
    setup = MIXES[mix]
    for number, state in enumerate(states_of(setup, f"known {mix}")):
        seen = state if state.shown is None else state.shown
        other = GAME.imagine(GAME.view(state, None), Chance.from_seed(f"{number}"))
        if not setup.hints:
            assert sorted(other.starship.stack) == sorted(seen.starship.stack)
            assert sorted(other.voyage.pile) == sorted(seen.voyage.pile)
        assert sorted(sum(other.families, ())) == sorted(sum(seen.families, ()))
        assert [len(pile) for pile in other.families] == [len(pile) for pile in seen.families]
        assert {planet: len(stack) for planet, stack in other.sky.stacks.items()} == {
            planet: len(stack) for planet, stack in seen.sky.stacks.items()
        }


def test_the_layers_of_every_planet_are_in_its_stack_or_seen() -> None:
    """L485: without the hint both are always in the game."""
    setup = Setup(seats=2, variants=("multi-resource-deposits",))
    other = GAME.imagine(GAME.view(GAME.start(setup, "layers"), Seat(0)), Chance.from_seed("layers"))
    assert all(sum(">" in token for token in stack) == 2 for stack in other.sky.stacks.values())


@pytest.mark.parametrize("refilled", [True, False])
def test_everything_hall_has_is_kept(refilled: bool) -> None:
    """HV-28: that its bag ran empty changes what purple cubes do, and everybody saw it."""
    seen = (CubeDrawn("R", "travel"),)
    for number, state in enumerate(states_of(Setup(seats=1, hall="introduction"), "hall")):
        assert state.hall is not None
        state = replace(state, hall=replace(state.hall, refilled=refilled, went_back=seen))
        other = GAME.imagine(GAME.view(state, Seat(0)), Chance.from_seed(f"{number}"))
        assert other.hall is not None
        assert state.hall is not None
        assert other.hall.refilled == refilled
        assert other.hall.went_back == seen
        assert {planet for planet, _ in other.hall.planets} == {planet for planet, _ in state.hall.planets}
        assert other.players[1].tokens[:1] == state.players[1].tokens[:1]


def test_where_its_planets_lie_in_halls_pile_is_known() -> None:
    """L624, L840: they come up first, until one of them goes under the pile."""
    for number, state in enumerate(states_of(Setup(seats=1, hall="introduction"), "pile")):
        other = GAME.imagine(GAME.view(state, Seat(0)), Chance.from_seed(f"{number}"))
        true, dealt = ([bool(planet_of(token)) for token in one.players[1].tokens] for one in (state, other))
        assert dealt == true


def test_supplies_behind_a_screen_are_anything_up_to_plenty() -> None:
    """HV-02: the same range for every viewer."""
    view = GAME.view(at("p1 (fuel 15, cubes RRYYGGB)"), Seat(0))
    players = [GAME.imagine(view, Chance.from_seed(f"{number}")).players[1] for number in range(400)]
    assert {player.fuel for player in players} == set(range(16))
    assert {sum(player.cubes) for player in players} == set(range(8))


def test_two_games_that_are_imagined_differ_in_what_is_hidden() -> None:
    view = GAME.view(GAME.start(Setup(seats=2), "guess"), Seat(0))
    one, other = (GAME.imagine(view, Chance.from_seed(seed)) for seed in "ab")
    assert one.starship.stack != other.starship.stack
    assert one.sky.stacks != other.sky.stacks
    assert one.chance != other.chance
