"""The game in sentences: for the text view, the screen reader and language models."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.rules.governing import NOBODY
from heliograph.games.interstellar.rules.resources import COLOURS
from heliograph.games.interstellar.rules.scoring import reputation_prestige
from heliograph.games.interstellar.rules.starship import GAP
from heliograph.games.interstellar.state import TRACKS
from heliograph.games.interstellar.telling.discoveries import discovery_name
from heliograph.games.interstellar.telling.events import HALL
from heliograph.games.interstellar.telling.view import Corporation, HallView, View
from heliograph.games.interstellar.telling.words import (
    buildings_name,
    cubes_name,
    deposit_name,
    on_planet,
    pass_token_name,
    people_name,
    planet_name,
    reward_name,
    space_name,
    technology_name,
    token_name,
    who,
)
from heliograph.kernel.message import Message, say


def sentences(pack: Pack, view: View) -> Iterator[Message]:
    yield from _progress(pack, view)
    yield from _sky(pack, view)
    yield from _supplies(pack, view)
    yield from _ship(view)
    yield from _government(pack, view)
    yield from _journey(pack, view)
    yield from _tracks(pack, view)
    for index, corporation in enumerate(view.corporations):
        yield from _corporation(pack, view, index, corporation)
    if view.hall is not None:
        yield from _hall(view.hall)


def in_short(pack: Pack, view: View) -> Iterator[Message]:
    yield _round(view)
    if view.me is not None:
        yield _standing(pack, view, view.me, view.corporations[view.me])


def _name(view: View, index: int) -> Message:
    return who(HALL) if view.hall is not None and index == len(view.corporations) - 1 else who(index)


def _progress(pack: Pack, view: View) -> Iterator[Message]:
    yield _round(view)
    yield say("si-describe-order", order=tuple(_name(view, index) for index in view.order))
    goal = pack.population.value[str(len(view.corporations))].goal
    yield say(
        "si-describe-goals",
        modules=view.modules,
        all=pack.modules.value.count,
        saved=view.saved,
        goal=goal,
        arrived=len(view.arrived),
    )


def _round(view: View) -> Message:
    if view.phase == "over":
        return say(f"si-describe-ended-{view.ended}", round=view.round)
    return say(f"si-describe-phase-{view.phase}", round=view.round)


def _sky(pack: Pack, view: View) -> Iterator[Message]:
    limits = pack.spiral.value.lost_at[str(len(view.corporations))]
    planet = next(one.id for one in pack.planets.value if one.id in limits and one.id not in view.lost)
    yield say("si-describe-spiral", spiral=view.spiral, planet=planet_name(planet), limit=limits[planet])
    for printed in pack.planets.value:
        name = planet_name(printed.id)
        if printed.id in view.lost:
            yield say("si-describe-lost", planet=name)
        else:
            yield say(
                "si-describe-planet",
                planet=name,
                orbit=printed.orbit,
                quadrant=view.quadrants[printed.id] + 1,
                gravity=printed.gravity,
                tokens=view.stacks.get(printed.id, 0),
            )


def _numbers(some: tuple[int, ...]) -> str:
    return ", ".join(map(str, some))


def _supplies(pack: Pack, view: View) -> Iterator[Message]:
    prices = pack.market.value
    yield say("si-describe-market", cubes=cubes_name(view.market))
    yield say("si-describe-prices", sell=_numbers(prices.sell), buy=_numbers(prices.buy))
    yield say("si-describe-bag", cubes=cubes_name(view.bag))
    yield say("si-describe-people", people=people_name(view.people))
    if view.families:
        families = tuple(say("si-family", people=people_name(family)) for family in view.families)
        yield say("si-describe-families", families=families)
    if view.offered:
        yield say("si-describe-offered", tokens=tuple(map(token_name, view.offered)))


def _ship(view: View) -> Iterator[Message]:
    for row in ("current", "long_term", "future"):
        projects = [mechanism for mechanism in getattr(view, row) if mechanism != GAP]
        names = tuple(say("si-mechanism", cost=cubes_name(mechanism)) for mechanism in projects)
        yield say("si-describe-row", row=say(f"si-row-{row}"), projects=names or (say("si-nothing"),))
    yield say("si-describe-built", built=len(view.built), left=view.mechanisms_left)


def _government(pack: Pack, view: View) -> Iterator[Message]:
    for number, row in enumerate(view.government):
        spaces = tuple(
            say("si-seat-taken", space=space + 1, player=_name(view, holder))
            if holder != NOBODY
            else say(
                "si-seat-free", space=space + 1, reward=reward_name(pack.government.value[number][space])
            )
            for space, holder in enumerate(row)
        )
        yield say("si-describe-government", row=number + 1, spaces=spaces)
    if view.governor == NOBODY:
        yield say("si-describe-no-governor")
    else:
        yield say("si-describe-governor", player=_name(view, view.governor))


def _journey(pack: Pack, view: View) -> Iterator[Message]:
    yield say("si-describe-columns", fuel=_numbers(pack.journey.value.fuel))
    yield say("si-describe-government-probe", space=space_name(view.government_probe))
    free = [space for space in pack.journey.value.interest if space not in view.interest_taken]
    if free:
        yield say("si-describe-interest", spaces=tuple(map(space_name, free)))
    for space, discovery in sorted(view.found.items()):
        yield say("si-describe-found", space=space_name(space), found=discovery_name(discovery))
    yield say("si-describe-discoveries", left=view.discoveries_left)


def _tracks(pack: Pack, view: View) -> Iterator[Message]:
    if view.leader_board:
        yield say("si-describe-leader-board", board=view.leader_board)
    boards = pack.leader_boards.value.get(view.leader_board, pack.leaders.value)
    for track in TRACKS:
        spaces = tuple(
            say("si-track-space", space=space, reward=reward_name(reward))
            for space, reward in enumerate(boards[track], 1)
        )
        yield say("si-describe-track", track=say(f"si-track-{track}"), spaces=spaces)


def _standing(pack: Pack, view: View, index: int, one: Corporation) -> Message:
    return say(
        "si-describe-standing",
        player=_name(view, index),
        prestige=one.prestige,
        reputation=one.reputation,
        worth=reputation_prestige(pack, one.reputation),
        scientists=one.scientists,
    )


def _corporation(pack: Pack, view: View, index: int, one: Corporation) -> Iterator[Message]:
    player = _name(view, index)
    yield _standing(pack, view, index, one)
    if one.fuel is not None and one.cubes is not None and one.tokens is not None:
        yield say("si-describe-supply", player=player, fuel=one.fuel, cubes=cubes_name(one.cubes))
        if one.tokens:
            yield say("si-describe-tokens", player=player, tokens=tuple(map(token_name, one.tokens)))
    if one.played:
        yield say("si-describe-played", player=player, tokens=tuple(map(token_name, one.played)))
    if one.passed:
        yield say("si-describe-passed", player=player, rotations=one.rotations)
    if one.pass_token:
        yield say("si-describe-pass-token", player=player, token=pass_token_name(one.pass_token))
    if view.drafted and index == view.me:
        yield say("si-describe-drafted", token=pass_token_name(view.drafted))
    yield from _far_away(player, one)
    yield from _learned(player, one)
    yield say(
        "si-describe-indicators",
        player=player,
        starship=one.starship,
        humankind=one.humankind,
        space=space_name(one.probe),
    )


def _far_away(player: Message, one: Corporation) -> Iterator[Message]:
    place = on_planet(one.explorer)
    if one.cargo.size:
        load = (
            *(cubes_name(one.cargo.cubes) if any(one.cargo.cubes) else ()),
            *((say("si-bases", count=one.cargo.bases),) if one.cargo.bases else ()),
            *buildings_name(one.cargo.buildings),
        )
        yield say("si-describe-explorer-loaded", player=player, planet=place, cargo=load)
    else:
        yield say("si-describe-explorer", player=player, planet=place)
    yield say("si-describe-bases", player=player, bases=one.bases)
    if any(one.buildings.values()):
        yield say("si-describe-reserve", player=player, buildings=buildings_name(one.buildings))
    for planet, site in sorted(one.sites.items()):
        yield say(
            "si-describe-site",
            player=player,
            planet=on_planet(planet),
            token=deposit_name(site.token),
            deposit=cubes_name(site.deposit),
            storage=cubes_name(site.storage),
        )
        if any(site.buildings.values()):
            buildings = buildings_name(site.buildings)
            yield say(
                "si-describe-site-buildings", player=player, planet=on_planet(planet), buildings=buildings
            )
    if one.wormhole is not None:
        orbit, quadrant = one.wormhole
        yield say("si-describe-wormhole", player=player, orbit=orbit, quadrant=quadrant + 1)


def _learned(player: Message, one: Corporation) -> Iterator[Message]:
    known = (
        *(
            say("si-level", technology=technology_name(name), level=level)
            for name, level in sorted(one.technologies.items())
        ),
        *map(technology_name, one.salvation_technologies),
    )
    if known:
        yield say("si-describe-technologies", player=player, technologies=known)


def _hall(hall: HallView) -> Iterator[Message]:
    yield say("si-describe-hall-bag", bag=cubes_name(hall.bag), laid=cubes_name(hall.laid))
    levels = tuple(
        say("si-hall-level", colour=say(f"si-colour-{colour}"), level=level)
        for colour, level in zip(COLOURS, hall.technologies, strict=True)
    )
    yield say("si-describe-hall-technologies", levels=levels)
    if hall.next_planet:
        yield say("si-describe-hall-planets", planet=planet_name(hall.next_planet), left=hall.planets_left)
