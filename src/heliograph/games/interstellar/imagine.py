"""A game that fits a view: what the view does not show is dealt at random."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import asdict, replace

from heliograph.games.interstellar.agenda import Settle
from heliograph.games.interstellar.box.pack import Pack, PlanetId
from heliograph.games.interstellar.changes.drawing import draw
from heliograph.games.interstellar.changes.rounds import tokens_for
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import offers_now
from heliograph.games.interstellar.rules.resources import NONE, Cubes
from heliograph.games.interstellar.rules.token_sides import planet_of
from heliograph.games.interstellar.state import Hall, Player, Sky, Starship, State, Voyage
from heliograph.games.interstellar.telling.view import Corporation, View
from heliograph.games.interstellar.variants.variant import Variants
from heliograph.kernel.chance import Chance

_USUAL_MIX: Cubes = (8, 7, 6, 4, 3)
_MOST_FUEL = 16
_MOST_CUBES = 8
"""Supplies behind a screen are drawn with fewer cubes than this."""
_PLENTY: Cubes = (4, 4, 4, 4, 4)
_TRIES = 20


def imagine(pack: Pack, variants: Variants, view: View, chance: Chance) -> State:
    future, chance = chance.fork()
    stacks, chance = _stacks(pack, variants, view, chance)
    starship, chance = _starship(pack, variants, view, chance)
    voyage, chance = _voyage(pack, variants, view, chance)
    hall, chance = _hall(pack, variants, view, stacks, chance)
    players, chance = _players(pack, view, chance)
    state = State(
        setup=view.setup,
        chance=future,
        round=view.round,
        phase=view.phase,
        order=view.order,
        mover=view.mover,
        passed=view.passed,
        agenda=_agenda(view),
        players=players,
        sky=Sky(view.quadrants, view.lost, view.spiral, stacks),
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
        leader_board=view.leader_board,
        ended=view.ended,
    )
    for variant in variants:
        state, chance = variant.imagined(state, view, chance)
    return _with_supplies(pack, variants, view, state, chance)


def _agenda(view: View) -> tuple[Any, ...]:
    return view.pending if view.step is None else (*view.pending, view.step)


def _without(some: Iterable[str], seen: Iterable[str]) -> list[str]:
    """What is left of `some` without `seen`, with equal tokens side by side."""
    left: dict[str, int] = {}  # counters of the standard library take four times as long
    for token in some:
        left[token] = left.get(token, 0) + 1
    for token in seen:
        if token in left:
            left[token] -= 1
    return [token for token, count in left.items() for _ in range(count)]


def _mixed(
    known: Sequence[str], others: Sequence[str], count: int, chance: Chance
) -> tuple[tuple[str, ...], Chance]:
    """`count` tokens in random order: all `known` ones, and some of the others."""
    some, chance = chance.shuffled(others)
    return chance.shuffled((*known, *some)[:count])


def _seen_on(view: View, planet: PlanetId) -> list[str]:
    kept = [one.sites[planet].token for one in view.corporations if planet in one.sites]
    turned = [step.token for step in _agenda(view) if isinstance(step, Settle) and step.planet == planet]
    return kept + turned


def _stacks(
    pack: Pack, variants: Variants, view: View, chance: Chance
) -> tuple[dict[PlanetId, tuple[str, ...]], Chance]:
    stacks = {}
    for planet, count in view.stacks.items():
        seen = _seen_on(view, planet)
        known = [token for variant in variants for token in _without(variant.surely_on(planet), seen)]
        others = _without(variants.could_lie_on(planet, pack.production_tokens.value[planet]), seen)
        stacks[planet], chance = _mixed(known, others, count, chance)
    return stacks, chance


def _starship(pack: Pack, variants: Variants, view: View, chance: Chance) -> tuple[Starship, Chance]:
    seen = (*view.current, *view.long_term, *view.future, *view.built)
    known = [mechanism for variant in variants for mechanism in variant.surely_in_stack(seen)]
    others = _without(pack.mechanisms.value.ordinary, seen)
    stack, chance = _mixed(known, others, view.mechanisms_left, chance)
    return Starship(view.current, view.long_term, view.future, stack, view.built), chance


def _voyage(pack: Pack, variants: Variants, view: View, chance: Chance) -> tuple[Voyage, Chance]:
    usual = [kind for kind, count in sorted(pack.discoveries.value.items()) for _ in range(count)]
    found = tuple(view.found.values())
    known = _without([own for variant in variants for own in variant.own_discoveries()], found)
    pile, chance = _mixed(known, _without(usual, found), view.discoveries_left, chance)
    return Voyage(pile, view.found, view.interest_taken, view.government_probe, view.arrived), chance


def _hall(
    pack: Pack, variants: Variants, view: View, stacks: dict[PlanetId, tuple[str, ...]], chance: Chance
) -> tuple[Hall | None, Chance]:
    """Its set of Planetary Production tokens comes from those left in the box (L610)."""
    seen = view.hall
    if seen is None:
        return None, chance
    used = (*view.corporations[-1].sites, *view.lost, seen.next_planet)
    others, chance = chance.shuffled([planet for planet in sorted(stacks) if planet not in used])
    planets = []
    for planet in (seen.next_planet, *others)[: seen.planets_left]:
        every = variants.could_lie_on(planet, pack.production_tokens.value[planet])
        token, chance = chance.pick(_without(every, (*stacks[planet], *_seen_on(view, planet))))
        planets.append((planet, token))
    hall = Hall(
        bag=seen.bag,
        laid=seen.laid,
        technologies=seen.technologies,
        planets=tuple(planets),
        plays=seen.plays,
        refilled=seen.refilled,
        went_back=seen.went_back,
    )
    return hall, chance


# Players


def _players(pack: Pack, view: View, chance: Chance) -> tuple[tuple[Player, ...], Chance]:
    """The players as far as the view shows them; supplies behind a screen are drawn later."""
    players = [_player(pack, view, corporation) for corporation in view.corporations]
    if view.hall is not None:
        players[-1], chance = _with_mixed_pile(players[-1], chance)
    return tuple(players), chance


def _player(pack: Pack, view: View, seen: Corporation) -> Player:
    known: dict[str, Any] = asdict(seen)
    if seen.tokens is not None:
        return Player(**known)
    player = Player(**{**known, "fuel": 0, "cubes": NONE, "tokens": ()})
    phase = "action" if view.phase == "action" else "salvation"
    return replace(player, tokens=tuple(_without(tokens_for(pack, player, phase), seen.played)))


def _with_mixed_pile(automa: Player, chance: Chance) -> tuple[Player, Chance]:
    """Shuffles H.A.L.L.'s tokens below the top one; its planets' tokens stay in their places."""
    tokens = list(automa.tokens)
    for planets in (True, False):
        places = [place for place in range(1, len(tokens)) if bool(planet_of(tokens[place])) == planets]
        mixed, chance = chance.shuffled([tokens[place] for place in places])
        for place, token in zip(places, mixed, strict=True):
            tokens[place] = token
    return replace(automa, tokens=tuple(tokens)), chance


def _with_supplies(pack: Pack, variants: Variants, view: View, state: State, chance: Chance) -> State:
    """Draws supplies; a player in the middle of an action gets enough to go on."""
    hidden = [index for index, seen in enumerate(view.corporations) if seen.fuel is None]
    if not hidden:
        return state
    asked = bool(state.agenda) and state.agenda[-1].seat in hidden
    for _ in range(_TRIES):
        players = list(state.players)
        for index in hidden:
            players[index], chance = _with_supply(players[index], chance)
        imagined = replace(state, players=tuple(players))
        if not asked or offers_now(Doing(pack, variants, imagined)):
            return imagined
    index = state.agenda[-1].seat
    players[index] = replace(players[index], fuel=_MOST_FUEL - 1, cubes=_PLENTY)
    return replace(state, players=tuple(players))


def _with_supply(player: Player, chance: Chance) -> tuple[Player, Chance]:
    fuel, chance = chance.below(_MOST_FUEL)
    count, chance = chance.below(_MOST_CUBES)
    some, chance = draw(_USUAL_MIX, count, chance)
    return replace(player, fuel=fuel, cubes=some), chance
