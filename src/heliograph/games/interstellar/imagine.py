"""A random game that one viewer cannot tell from the true one: other supplies, other stacks, other draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import Settle
from heliograph.games.interstellar.box.pack import Pack, PlanetId
from heliograph.games.interstellar.changes.drawing import draw
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import offers_now
from heliograph.games.interstellar.rules.resources import Cubes
from heliograph.games.interstellar.rules.token_sides import planet_of
from heliograph.games.interstellar.state import Player, State, hall_index
from heliograph.games.interstellar.telling.view import is_open
from heliograph.games.interstellar.variants.variant import Variants
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat

_USUAL_MIX: Cubes = (8, 7, 6, 4, 3)
_MOST_FUEL = 16
_MOST_CUBES = 8
_TRIES = 20


def redeal(pack: Pack, variants: Variants, state: State, viewer: Seat | None, chance: Chance) -> State:
    future, chance = chance.fork()
    state, chance = _other_sky(pack, variants, state, chance)
    mechanisms, chance = _other_mechanisms(pack, state, chance)
    pile, chance = _other_discoveries(pack, state, chance)
    state = replace(
        state,
        chance=future,
        shown=None,
        untold=(),
        starship=replace(state.starship, stack=mechanisms),
        voyage=replace(state.voyage, pile=pile),
    )
    for variant in variants:
        state, chance = variant.redealt(state, viewer, chance)
    if state.hall is not None:
        state, chance = _other_pile(state, chance)
    return state if is_open(state) else _other_supplies(pack, variants, state, viewer, chance)


def _without(some: Iterable[str], seen: Iterable[str]) -> list[str]:
    left = Counter(some)
    left.subtract(Counter(seen))
    return [token for token, count in left.items() for _ in range(max(count, 0))]


def _mixed(stack: Sequence[str], unseen: list[str], chance: Chance) -> tuple[tuple[str, ...], Chance]:
    """As many as there are, out of all that could be among them; what is known to be there stays."""
    known = [token for token in stack if token not in unseen]
    others, chance = chance.shuffled(unseen)
    return chance.shuffled([*known, *others[: len(stack) - len(known)]])


def _other_sky(pack: Pack, variants: Variants, state: State, chance: Chance) -> tuple[State, Chance]:
    """The stacks, and H.A.L.L.'s own set, which comes from what was left in the box (L610)."""
    stacks, sets = dict(state.sky.stacks), dict(state.hall.planets if state.hall is not None else ())
    for planet, stack in sorted(state.sky.stacks.items()):
        unseen = _unseen_on(pack, variants, state, planet)
        stacks[planet], chance = _mixed(stack, unseen, chance)
        if planet in sets:
            sets[planet], chance = chance.pick(_without(unseen, stacks[planet]))
    state = replace(state, sky=replace(state.sky, stacks=stacks))
    if state.hall is not None:
        (top, others), hall = (state.hall.planets[:1], state.hall.planets[1:]), state.hall
        mixed, chance = chance.shuffled(others)
        planets = tuple((planet, sets[planet]) for planet, _ in (*top, *mixed))
        state = replace(state, hall=replace(hall, planets=planets))
    return state, chance


def _unseen_on(pack: Pack, variants: Variants, state: State, planet: PlanetId) -> list[str]:
    tokens = variants.could_lie_on(planet, pack.production_tokens.value[planet])
    return _without(tokens, _seen_on(state, planet))


def _seen_on(state: State, planet: PlanetId) -> list[str]:
    kept = [player.sites[planet].token for player in state.players if planet in player.sites]
    turned = [step.token for step in state.agenda if isinstance(step, Settle) and step.planet == planet]
    return kept + turned


def _other_mechanisms(pack: Pack, state: State, chance: Chance) -> tuple[tuple[str, ...], Chance]:
    ship = state.starship
    seen = (*ship.current, *ship.long_term, *ship.future, *ship.built)
    return _mixed(ship.stack, _without(pack.mechanisms.value.ordinary, seen), chance)


def _other_discoveries(pack: Pack, state: State, chance: Chance) -> tuple[tuple[str, ...], Chance]:
    kinds = pack.discoveries.value
    every = [kind for kind, count in sorted(kinds.items()) for _ in range(count)]
    unseen, chance = chance.shuffled(_without(every, state.voyage.found.values()))
    known = [token for token in state.voyage.pile if token not in kinds]
    return chance.shuffled([*known, *unseen[: len(state.voyage.pile) - len(known)]])


def _other_pile(state: State, chance: Chance) -> tuple[State, Chance]:
    """H.A.L.L.'s tokens below the top one; its planets' own stay where such ones are."""
    index = hall_index(state)
    tokens = list(state.players[index].tokens)
    for planets in (True, False):
        places = [place for place in range(1, len(tokens)) if bool(planet_of(tokens[place])) == planets]
        mixed, chance = chance.shuffled([tokens[place] for place in places])
        for place, token in zip(places, mixed, strict=True):
            tokens[place] = token
    players = list(state.players)
    players[index] = replace(players[index], tokens=tuple(tokens))
    return replace(state, players=tuple(players)), chance


def _other_supplies(
    pack: Pack, variants: Variants, state: State, viewer: Seat | None, chance: Chance
) -> State:
    """Whoever is in the middle of something has what it takes to go on."""
    asked = bool(state.agenda) and state.agenda[-1].seat != viewer
    for _ in range(_TRIES):
        players = list(state.players)
        for index, player in enumerate(players):
            if index != viewer:
                players[index], chance = _other_supply(player, chance)
        other = replace(state, players=tuple(players))
        if not asked or offers_now(Doing(pack, variants, other)):
            return other
    return state


def _other_supply(player: Player, chance: Chance) -> tuple[Player, Chance]:
    fuel, chance = chance.below(_MOST_FUEL)
    count, chance = chance.below(_MOST_CUBES)
    some, chance = draw(_USUAL_MIX, count, chance)
    return replace(player, fuel=fuel, cubes=some), chance
