"""A game that a seat could be in, from all it sees: what is hidden is dealt by lot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import asdict, replace

from heliograph.games.interstellar.box.pack import Pack, PlanetId
from heliograph.games.interstellar.changes.drawing import draw
from heliograph.games.interstellar.changes.rounds import tokens_for
from heliograph.games.interstellar.rules.resources import Cubes
from heliograph.games.interstellar.state import Hall, Player, Sky, Starship, State, Voyage
from heliograph.games.interstellar.telling.view import Corporation, View
from heliograph.games.interstellar.variants.black_holes import BLACK_HOLE
from heliograph.games.interstellar.variants.lost_mining_planets import mine
from heliograph.kernel.chance import Chance

_FUEL, _CUBES = 9, 7
"""Behind a screen there is less than this."""
_USUAL_MIX: Cubes = (8, 7, 6, 4, 3)


def guess(pack: Pack, view: View, chance: Chance) -> State:
    future, chance = chance.fork()
    sky, chance = _sky(pack, view, chance)
    starship, chance = _starship(pack, view, chance)
    voyage, chance = _voyage(pack, view, chance)
    hall, chance = _hall(pack, view, sky, chance)
    families, chance = _families(pack, view, chance)
    players = []
    for corporation in view.corporations:
        player, chance = _player(pack, view, corporation, chance)
        players.append(player)
    state = State(
        setup=view.setup,
        chance=future,
        round=view.round,
        phase=view.phase,
        order=view.order,
        mover=view.mover,
        passed=view.passed,
        agenda=view.pending if view.step is None else (*view.pending, view.step),
        players=tuple(players),
        sky=sky,
        market=view.market,
        bag=view.bag,
        government=view.government,
        people=view.people,
        saved=view.saved,
        starship=starship,
        voyage=voyage,
        offered=view.offered,
        modules=view.modules,
        hall=hall,
        families=families,
        leader_board=view.leader_board,
        ended=view.ended,
    )
    return state if hall is None else _with_mixed_pile(state, chance)


def _player(pack: Pack, view: View, seen: Corporation, chance: Chance) -> tuple[Player, Chance]:
    known: dict[str, Any] = asdict(seen)
    if seen.fuel is not None:
        return Player(**known), chance
    fuel, chance = chance.below(_FUEL)
    count, chance = chance.below(_CUBES)
    some, chance = draw(_USUAL_MIX, count, chance)
    player = Player(**{**known, "fuel": fuel, "cubes": some, "tokens": ()})
    own = tokens_for(pack, player, view.phase) if view.phase in ("action", "salvation") else ()
    return replace(player, tokens=_without(own, seen.played)), chance


def _without(some: Iterable[str], seen: Iterable[str]) -> tuple[str, ...]:
    left = Counter(some)
    left.subtract(Counter(seen))
    return tuple(token for token, count in left.items() for _ in range(max(count, 0)))


def _some(
    known: Sequence[str], others: Sequence[str], count: int, chance: Chance
) -> tuple[tuple[str, ...], Chance]:
    """So many in any order: what must be among them, and some of the others."""
    mixed, chance = chance.shuffled(others)
    return chance.shuffled((*known, *mixed)[:count])


def _sky(pack: Pack, view: View, chance: Chance) -> tuple[Sky, Chance]:
    stacks: dict[PlanetId, tuple[str, ...]] = {}
    for planet, count in sorted(view.stacks.items()):
        kept = [one.sites[planet].token for one in view.corporations if planet in one.sites]
        step = view.step
        if getattr(step, "planet", None) == planet and hasattr(step, "token"):
            kept.append(step.token)  # type: ignore[union-attr]
        ordinary = _without(pack.production_tokens.value[planet], kept)
        layered: tuple[str, ...] = ()
        if "multi-resource-deposits" in view.setup.variants:
            layered = _without(pack.multi_resource_tokens.value[planet], kept)
        if "multi-resource-deposits" in view.setup.hints:
            ordinary, layered = (*ordinary, *layered), ()
        stacks[planet], chance = _some(layered, ordinary, count, chance)
    return Sky(view.quadrants, view.lost, view.spiral, stacks), chance


def _starship(pack: Pack, view: View, chance: Chance) -> tuple[Starship, Chance]:
    every: tuple[str, ...] = pack.mechanisms.value.ordinary
    if "universal-mechanisms" in view.setup.variants:
        every = (*every, *pack.universal_mechanisms.value.ordinary)
    seen = (*view.current, *view.long_term, *view.future, *view.built)
    stack, chance = _some((), _without(every, seen), view.mechanisms_left, chance)
    return Starship(view.current, view.long_term, view.future, stack, view.built), chance


def _voyage(pack: Pack, view: View, chance: Chance) -> tuple[Voyage, Chance]:
    special: list[str] = []
    if "black-holes" in view.setup.variants:
        special += [BLACK_HOLE] * pack.black_holes.value.count
    if "lost-mining-planets" in view.setup.variants:
        special += map(mine, pack.lost_mining_planets.value.planets)
    usual = [kind for kind, count in pack.discoveries.value.items() for _ in range(count)]
    seen = tuple(view.found.values())
    pile, chance = _some(_without(special, seen), _without(usual, seen), view.discoveries_left, chance)
    return Voyage(pile, view.found, view.interest_taken, view.government_probe, view.arrived), chance


def _hall(pack: Pack, view: View, sky: Sky, chance: Chance) -> tuple[Hall | None, Chance]:
    """Its own set of Planetary Production tokens comes from what was left in the box (L610)."""
    seen = view.hall
    if seen is None:
        return None, chance
    settled = view.corporations[-1].sites
    others = [
        planet
        for planet in sorted(sky.stacks)
        if planet not in settled and planet not in view.lost and planet != seen.next_planet
    ]
    mixed, chance = chance.shuffled(others)
    planets = []
    for planet in (seen.next_planet, *mixed)[: seen.planets_left]:
        kept = [one.sites[planet].token for one in view.corporations if planet in one.sites]
        left = _without(pack.production_tokens.value[planet], (*sky.stacks[planet], *kept))
        token, chance = chance.pick(left)
        planets.append((planet, token))
    return Hall(seen.bag, seen.laid, seen.technologies, tuple(planets), seen.plays), chance


def _with_mixed_pile(state: State, chance: Chance) -> State:
    """Below the top token H.A.L.L.'s planets come first (L622)."""
    *others, automa = state.players
    top, rest = automa.tokens[:1], automa.tokens[1:]
    mixed, _ = chance.shuffled(rest)
    ranked = sorted(mixed, key=lambda token: not token.startswith("pp-"))
    return replace(state, players=(*others, replace(automa, tokens=(*top, *ranked))))


def _families(pack: Pack, view: View, chance: Chance) -> tuple[tuple[tuple[str, ...], ...], Chance]:
    """Two piles; what lies under the active ones is not known (L421, L427)."""
    if not view.families:
        return (), chance
    others, chance = chance.shuffled(_without(pack.families.value, view.families))
    deep = len(pack.families.value) // 2
    under = deep - 1 - (view.round - 1) % deep
    return tuple(
        (family, *others[place * under : (place + 1) * under]) for place, family in enumerate(view.families)
    ), chance
