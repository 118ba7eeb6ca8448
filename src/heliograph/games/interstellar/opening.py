"""Setting up the game (1.2, HV-02, HV-04, HV-07, HV-16 to HV-21)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import LetHallBegin
from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.changes.rounds import begin_phase
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import run_on
from heliograph.games.interstellar.rules.governing import NOBODY
from heliograph.games.interstellar.rules.resources import counted, cubes
from heliograph.games.interstellar.rules.solar_system import EARTH
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import Hall, Player, Sky, Starship, State, Voyage, hall_index
from heliograph.games.interstellar.variants.variant import Variants
from heliograph.kernel.chance import Chance


def open_game(pack: Pack, variants: Variants, setup: Setup, seed: str) -> State:
    alone = setup.seats == 1
    count = 2 if alone else setup.seats
    chance = Chance.from_seed(seed)
    first, chance = chance.below(count) if setup.first < 0 else (setup.first, chance)
    order = tuple((first + turn) % count for turn in range(count))
    sky, chance = _sky(pack, variants, chance)
    starship, chance = _starship(pack, variants, chance)
    pile: tuple[str, ...] = tuple(
        kind for kind, number in sorted(pack.discoveries.value.items()) for _ in range(number)
    )
    for variant in variants:
        pile, chance = variant.discoveries(pile, chance)
    pile, chance = chance.shuffled(pile)
    extras, chance = chance.shuffled([token.id for token in pack.extra_tokens.value])
    spaces = pack.government_spaces.value[str(count)]
    state = State(
        setup=setup,
        chance=chance,
        order=order,
        players=tuple(_player(pack, order.index(index)) for index in range(count)),
        sky=sky,
        market=pack.market.value.stock,
        bag=counted(pack.solar_bag.value),
        government=((NOBODY,) * spaces,) * len(pack.government.value),
        people=pack.population.value[str(count)].people,
        starship=starship,
        voyage=Voyage(pile),
        offered=extras[: pack.extra_tokens_each.value * count],
    )
    if alone:
        state = _with_hall(pack, variants, state)
    doing = Doing(pack, variants, state)
    begin_phase(doing, "action")
    if alone and first == hall_index(state):
        doing.push(LetHallBegin(0))
    for variant in variants:
        variant.prepared(doing)
    run_on(doing)
    return doing.state


def _with_hall(pack: Pack, variants: Variants, state: State) -> State:
    """L606 to L612: H.A.L.L.'s set of Planetary Production tokens comes from those left in the box."""
    planets, chance = [], state.chance
    for planet, stack in state.sky.stacks.items():
        every = variants.could_lie_on(planet, pack.production_tokens.value[planet])
        token, chance = chance.pick([one for one in every if one not in stack])
        planets.append((planet, token))
    order, chance = chance.shuffled(planets)
    return replace(state, chance=chance, hall=Hall(pack.hall_bags.value[state.setup.hall], planets=order))


def _player(pack: Pack, turn: int) -> Player:
    start = pack.start.value
    return Player(
        fuel=start.fuel[turn],
        scientists=start.scientists,
        cubes=cubes(start.cubes),
        reputation=start.reputation,
        tokens=(),
        bases=start.bases,
    )


def _sky(pack: Pack, variants: Variants, chance: Chance) -> tuple[Sky, Chance]:
    quadrants, stacks = {}, {}
    for planet in pack.planets.value:
        quadrants[planet.id], chance = chance.below(pack.quadrants.value)
        if planet.id == EARTH:
            continue
        shuffled, chance = chance.shuffled(pack.production_tokens.value[planet.id])
        drawn = shuffled[: pack.production_tokens_drawn.value]
        for variant in variants:
            drawn, chance = variant.production_tokens(planet.id, drawn, chance)
        stacks[planet.id] = drawn
    return Sky(quadrants, stacks=stacks), chance


def _starship(pack: Pack, variants: Variants, chance: Chance) -> tuple[Starship, Chance]:
    """HV-16: the starting Mechanisms fill the first two rows; the third is filled from the stack."""
    mechanisms = pack.mechanisms.value
    starting, ordinary = mechanisms.starting, mechanisms.ordinary
    for variant in variants:
        starting, ordinary, chance = variant.mechanisms(starting, ordinary, chance)
    placed, chance = chance.shuffled(starting)
    stack, chance = chance.shuffled(ordinary)
    each = mechanisms.spaces
    placed = placed[: mechanisms.starting_drawn]
    return Starship(placed[:each], placed[each : 2 * each], stack[:each], stack[each:]), chance
