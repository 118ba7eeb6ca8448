"""What a position at the beginning of a round is worth to a player, in Prestige at the end: traits of the
position, weighted by what they led to in complete games (`benchmarks/interstellar/fit.py`).
"""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.rules.governing import governor
from heliograph.games.interstellar.rules.resources import value_of
from heliograph.games.interstellar.rules.scoring import final_score
from heliograph.games.interstellar.rules.solar_system import EARTH
from heliograph.games.interstellar.rules.voyage import column_of
from heliograph.games.interstellar.state import TRACKS, Player, State
from heliograph.players.interstellar.worth.knowledge import fondness
from heliograph.players.interstellar.worth.outlook import Outlook, look_ahead, reputation_worth
from heliograph.players.interstellar.worth.prices import Prices
from heliograph.players.interstellar.worth.sites import ground_of
from heliograph.players.interstellar.worth.styles import devotion

Trait = tuple[str, float]

WEIGHTS: dict[str, float] = {
    "prestige": 1.15, "reputation": 0.98,
    "cubes": 1.56, "cubes, late": -1.25, "cube": -0.07, "cube over eight": -1.22,
    "fuel": 0.79, "fuel, late": -0.25, "fuel over eight": -0.56,
    "scientist": 1.88, "scientist, late": -1.36,
    "starship": 0.96, "starship, soon": 0.75, "starship over seven": -2.01,
    "humankind": 1.57, "humankind, soon": 1.45, "humankind over seven": -3.86,
    "extra": 0.76, "extra, each round": 1.45,
    "column": 3.01, "column over six": -2.44, "at Trappist": -9.67, "Probe ahead": -2.22,
    "governor": 4.16, "governor, each round": -1.23, "row": -3.62, "row, each round": 1.5,
    "solar 1": 0.79, "solar 2": 1.99, "solar 3": 5.17, "build-extra": 0.59,
    "away": -1.35, "dug and sent": 0.81, "dug here": 0.19,
    "stored and sent": 1.21, "stored": -0.12, "stored here": 0.61, "spare ars": 2.01,
}  # fmt: skip
"""Fitted weights."""
RARE: dict[str, float] = {
    "travel 1": -0.3, "travel 2": 0.2, "travel 3": 0.2,
    "cryogenics": -0.3, "deep-space": -0.5, "government-plus": -0.3,
    "better buildings": 0.5, "spare converter": 0.3, "spare drill": 0.6, "spare outpost": 0.6,
    "raised": 0.6, "dug more": 0.5, "outpost fuel": 0.4, "aboard": 0.4, "base": 0.3,
}  # fmt: skip
"""Set by hand: too few games had them for a fit."""
_WEIGHTS = {**WEIGHTS, **RARE}


def worth(pack: Pack, state: State, index: int, prices: Prices) -> float:
    """The worth to a player with these prices."""
    if state.phase == "over":
        return float(final_score(pack, state, index))
    look = look_ahead(pack, state, prices)
    own = sum(_WEIGHTS[name] * amount for name, amount in traits(pack, state, index, look))
    return own + fondness(state.players[index], look) + devotion(state, index, prices.leaning)


def traits(pack: Pack, state: State, index: int, look: Outlook) -> Iterator[Trait]:
    """What a player has, mostly combined with the number of rounds left."""
    player = state.players[index]
    yield "prestige", player.prestige
    yield "reputation", reputation_worth(pack, player.reputation)
    yield from _supplies(player, look)
    yield from _tracks(player, look)
    yield from _probe(state, player)
    yield from _government(state, index, look)
    yield from _knowledge(player, look)
    yield from _in_space(pack, state, player, look)


def _rounds(look: Outlook) -> float:
    return max(look.actions, 1.0)


def _supplies(player: Player, look: Outlook) -> Iterator[Trait]:
    late, value, count = 1 / _rounds(look), value_of(player.cubes), sum(player.cubes)
    yield "cubes", value
    yield "cubes, late", value * late
    yield "cube", count
    yield "cube over eight", max(count - 8, 0)
    yield "fuel", player.fuel
    yield "fuel, late", player.fuel * late
    yield "fuel over eight", max(player.fuel - 8, 0)
    yield "scientist", player.scientists
    yield "scientist, late", player.scientists * late
    yield "extra", len(player.extras)
    yield "extra, each round", len(player.extras) * _rounds(look)


def _tracks(player: Player, look: Outlook) -> Iterator[Trait]:
    near = min(1.0, (_rounds(look) - 1) / 3)
    for track in TRACKS:
        space: int = getattr(player, track)
        yield track, space
        yield f"{track} over seven", max(space - 7, 0)
        if space < 5:
            yield f"{track}, soon", space * near


def _probe(state: State, player: Player) -> Iterator[Trait]:
    column = column_of(player.probe)
    yield "column", column
    yield "column over six", max(column - 6, 0)
    yield "at Trappist", column >= 10
    yield "Probe ahead", sum(column_of(one.probe) > column for one in state.players)


def _government(state: State, index: int, look: Outlook) -> Iterator[Trait]:
    rounds = _rounds(look)
    if governor(state) == index:
        yield "governor", 1
        yield "governor, each round", min(rounds - 1, 3)
    rows = sum(index in row for row in state.government)
    yield "row", rows
    yield "row, each round", rows * min(rounds, 4)


def _knowledge(player: Player, look: Outlook) -> Iterator[Trait]:
    rounds = _rounds(look)
    for name in player.salvation_technologies:
        yield name, rounds
    for name, level in player.technologies.items():
        if name in ("solar", "travel"):
            for each in range(1, level + 1):
                yield f"{name} {each}", rounds
        else:
            yield "better buildings", (level - 1) * (rounds - 1)


def _in_space(pack: Pack, state: State, player: Player, look: Outlook) -> Iterator[Trait]:
    """Bases, Buildings, Deposits, Storages and what is in transit."""
    later = _rounds(look) - 1
    for kind in ("ars", "converter", "outpost", "drill"):
        spare = player.buildings.get(kind, 0) + player.cargo.buildings.get(kind, 0)
        if spare:
            yield f"spare {kind}", spare * later
    yield "base", (player.bases + player.cargo.bases) * min(1.0, later / 3)
    yield "away", player.explorer != EARTH
    yield "aboard", value_of(player.cargo.cubes)
    for planet in player.sites:
        yield from _site(pack, player, planet, look.until_lost(pack, state, planet))


def _site(pack: Pack, player: Player, planet: str, turns: float) -> Iterator[Trait]:
    site, effects, known = player.sites[planet], pack.building_effects.value, player.technologies
    ground = ground_of(site)
    stored = ground.stored * ground.level_stored
    if site.buildings.get("ars"):
        yield "dug and sent", min(ground.size, turns) * ground.level
        yield "stored and sent", stored
    else:
        yield "stored", stored
    if player.explorer == planet:
        yield "stored here", stored
        yield "dug here", min(ground.size, 2 * turns) * ground.level
    for kind, count in site.buildings.items():
        level = known.get(kind, 0)
        if not count or not level:
            continue
        match kind:
            case "drill":
                faster = 1 + count * effects["drill"][level - 1]
                yield (
                    "dug more",
                    (min(ground.size, faster * turns) - min(ground.size, turns)) * ground.level,
                )
            case "converter":
                steps = min(2.0, 5 - (ground.level or ground.level_stored or 3)) + 0.5 * (level - 1)
                yield "raised", count * min(turns, ground.size + ground.stored) * steps
            case "outpost":
                yield "outpost fuel", count * effects["outpost"][level - 1] * turns
