"""How long the game will still last, and what things are worth in Prestige until then."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from heliograph.games.interstellar.box.pack import Pack, PlanetId
from heliograph.games.interstellar.rules.rewards import read_reward
from heliograph.games.interstellar.rules.voyage import column_of
from heliograph.games.interstellar.state import Player, State
from heliograph.players.interstellar.worth.prices import Prices

_PRIOR_ROUNDS = 3
_BUILT, _SAVED, _FLOWN = 1.2, 0.9, 1.1
"""What a player builds and saves in a round, and how far the foremost Probe flies."""
_TAPPED = 1.4
"""Cubes that a player takes from the Sun in a round."""


class Outlook(msgspec.Struct, frozen=True):
    actions: float
    """Action Phases left, including the current one."""
    salvations: float
    growth: float
    """How much the Sun grows in a round."""
    prices: Prices

    def until_lost(self, pack: Pack, state: State, planet: PlanetId) -> float:
        limit = pack.spiral.value.lost_at[str(len(state.players))].get(planet)
        if limit is None:
            return self.actions
        return min(self.actions, max(limit - state.sky.spiral, 0) / self.growth + 1)


def look_ahead(pack: Pack, state: State, prices: Prices) -> Outlook:
    count, seats = len(state.players), str(len(state.players))
    built = pack.modules.value.count * pack.modules.value.mechanisms[seats]
    saved = pack.population.value[seats].goal
    foremost = max(column_of(state.voyage.government), *[column_of(one.probe) for one in state.players])
    left, growth = _rounds_left(
        state.round - 1 + _PRIOR_ROUNDS,
        (len(state.starship.built), built, 1 + _BUILT * count),
        (state.saved, saved, 1 + _SAVED * count),
        (foremost, pack.journey.value.columns, _FLOWN),
        state.sky.spiral,
        pack.spiral.value.lost_at[seats]["earth"],
        (pack.spiral.value.each_phase + _TAPPED * count) * _PRIOR_ROUNDS,
    )
    match state.phase:
        case "action":
            return Outlook(max(left, 1.0), max(left, 1.0), growth, prices)
        case "salvation":
            return Outlook(max(left - 1, 0.0), max(left, 0.5), growth, prices)
        case _:
            return Outlook(max(left - 0.5, 0.0), max(left - 0.5, 0.0), growth, prices)


Goal = tuple[int, int, float]
"""What is done, what is wanted, and what is usually done in a round."""


@lru_cache(maxsize=4096)
def _rounds_left(
    rounds: int, ship: Goal, people: Goal, journey: Goal, spiral: int, burnt_at: int, grown: float
) -> tuple[float, float]:
    """Until two goals are met or the Sun reaches the Earth; and how much the Sun grows in each."""

    def until(goal: Goal) -> float:
        done, wanted, usual = goal
        pace = (done + usual * _PRIOR_ROUNDS) / rounds
        return max(wanted - done, 0) / pace

    _, second, _ = sorted(map(until, (ship, people, journey)))
    growth = (spiral + grown) / rounds
    return max(min(second, max(burnt_at - spiral, 0) / growth), 0.0), growth


def deeds_left(state: State, player: Player, look: Outlook) -> float:
    """Salvation actions this player will still take."""
    usual = 4 + len(player.extras)
    if state.phase != "salvation":
        return usual * look.salvations
    now = 0 if player.passed else len(player.tokens)
    return now + usual * max(look.salvations - 1, 0)


def cube_price(state: State, player: Player, look: Outlook) -> float:
    """The price of one more level, for a player who already has so many cubes."""
    room = look.prices.cubes_each * deeds_left(state, player, look)
    return look.prices.left_over + (look.prices.cube - look.prices.left_over) * min(
        1.0, room / (sum(player.cubes) + 1)
    )


def fuel_worth(fuel: float, look: Outlook) -> float:
    need = look.prices.need_acting * min(look.actions, look.prices.ahead) + look.prices.need_saving * min(
        look.salvations, look.prices.ahead
    )
    return look.prices.fuel * min(fuel, need) + look.prices.spare_fuel * max(fuel - need, 0) * min(
        1, look.salvations
    )


def fuel_price(player: Player, look: Outlook) -> float:
    return fuel_worth(player.fuel + 1, look) - fuel_worth(player.fuel, look)


def scientists_worth(count: int, look: Outlook) -> float:
    need = look.actions + 1.5 * look.salvations
    used = min(count, need)
    return look.prices.scientist * used + look.prices.spare_scientist * (count - used) * min(
        1, look.salvations
    )


def scientist_price(player: Player, look: Outlook) -> float:
    return scientists_worth(player.scientists, look) - scientists_worth(max(player.scientists - 1, 0), look)


def reputation_worth(pack: Pack, reputation: int) -> float:
    """Interpolated between the steps of the scale: a player there is on the way to the next step."""
    return _on_scale(pack.reputation.value.steps, reputation)


@cache
def _on_scale(steps: tuple[tuple[int, int], ...], reputation: int) -> float:
    least, here = next(one for one in reversed(steps) if one[0] <= reputation)
    above = next((one for one in steps if one[0] > reputation), None)
    if above is None:
        return float(here)
    return here + (above[1] - here) * 0.8 * (reputation - least) / (above[0] - least)


def reputation_change(pack: Pack, player: Player, change: int) -> float:
    after = min(max(player.reputation + change, 0), pack.reputation.value.most)
    return reputation_worth(pack, after) - reputation_worth(pack, player.reputation)


def reward_worth(pack: Pack, state: State, player: Player, look: Outlook, reward: str) -> float:
    total = 0.0
    for one in read_reward(reward):
        match one.kind:
            case "prestige":
                total += one.amount
            case "fuel":
                total += one.amount * fuel_price(player, look)
            case "reputation":
                total += reputation_change(pack, player, one.amount)
            case "scientist":
                total += one.amount * scientist_price(player, look)
            case "cubes":
                levels = sum("RYGBP".index(cube) + 1 for cube in one.cubes)
                total += levels * cube_price(state, player, look)
            case "choose":
                total += max("RYGBP".index(cube) + 1 for cube in one.cubes) * cube_price(state, player, look)
            case "lowest":
                total += 1.5 * one.amount * cube_price(state, player, look)
            case "extra":
                total += extra_worth(look)
            case "refill":
                total += look.prices.refilled * one.amount * bool(player.sites) * min(1, look.actions / 3)
            case "drill" | "ars":
                total += 0.8 * one.amount * any(player.sites)
            case "leader" | "other":
                total += 1.8
            case "build":
                total += 5.0
            case _:
                total += 1.2
    return total


def extra_worth(look: Outlook) -> float:
    return look.prices.extra * min(1.0, look.salvations / 3)
