"""Facts the rules give about a position, so that screens need not know the rules."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from heliograph.games.interstellar.agenda import Settle, TakePassReward, Trade
from heliograph.games.interstellar.box.pack import Level, Pack, PlanetId, SalvationKind, Track
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.hall.cells import cell_of
from heliograph.games.interstellar.hall.reasons import BoardRow
from heliograph.games.interstellar.rules.deposits import Layer, first_layer
from heliograph.games.interstellar.rules.goals import Goal, goals
from heliograph.games.interstellar.rules.leaders import next_space
from heliograph.games.interstellar.rules.market import TradeSide, price
from heliograph.games.interstellar.rules.pass_tokens import pass_rewards
from heliograph.games.interstellar.rules.resources import COLOURS, Colour, Cubes
from heliograph.games.interstellar.rules.scoring import reputation_prestige
from heliograph.games.interstellar.rules.solar_system import NextMove, next_lost, next_moves, sun_limits
from heliograph.games.interstellar.rules.starship import mechanisms_per_module, prestige_of, projects
from heliograph.games.interstellar.rules.technologies import next_level, next_salvation_cost
from heliograph.games.interstellar.rules.token_sides import action_side, salvation_side
from heliograph.games.interstellar.rules.voyage import next_arrival
from heliograph.games.interstellar.state import TRACKS, Hall, Player, State, hall_index


class Mat(msgspec.Struct, frozen=True):
    """What follows from one player's things."""

    technologies: dict[str, Level]
    """The next level of each Technology; those fully researched are missing."""
    salvation_cost: str
    """The cost of the next Salvation Technology, whichever it is (HV-13); empty: all are known."""
    pass_rewards: tuple[str, ...]
    """The Pass token's rewards in this phase, by its rotation."""
    reputation_worth: int
    """What the Reputation is worth at the end of the game (HV-22)."""
    next_steps: dict[Track, int]
    """The next space of each Leader track, or the last one (HV-19)."""
    aboard: int
    """The number of things in the Explorer."""
    all_bases: int
    """Bases on planets, aboard and in reserve."""


class Prices(msgspec.Struct, frozen=True):
    sell: Cubes
    buy: Cubes


class Forecast(msgspec.Struct, frozen=True):
    """What H.A.L.L. would try first with the top token of its pile."""

    row: BoardRow
    bonus: SalvationKind | None
    """The Salvation action that the token improves."""
    cells: dict[Colour, Colour]
    """For each colour that may be drawn, the colour whose cell of the board is used."""


class HallFacts(msgspec.Struct, frozen=True):
    next_costs: tuple[str, ...]
    """The costs of its Technologies' next levels, red first; empty: none left."""
    forecast: Forecast | None
    chances: tuple[float, ...]
    """The probability that the next cube drawn has each colour, red first."""


class Facts(msgspec.Struct, frozen=True):
    goals: tuple[Goal, ...]
    mechanisms_per_module: int
    mechanism_prestige: dict[str, int | None]
    """The Prestige each project gives its builder; None: it depends on what is paid (L573)."""
    mats: tuple[Mat, ...]
    better_prices: Prices | None
    """Better prices, while a player trades with a token that gives them (L33)."""
    planet_moves: dict[PlanetId, NextMove]
    sun_limits: dict[PlanetId, int]
    """For each planet the Sun reaches, the spiral's position at that time; the other planets are missing."""
    next_lost: PlanetId | None
    next_arrival: int
    """Prestige for the next player whose Probe comes to Trappist (HV-20)."""
    hall: HallFacts | None
    turned: Layer | None
    """What the turned token shows, while a player decides whether to keep it (L501)."""


class Known(NamedTuple):
    """A state with its facts. The next state shares most of its objects, so most facts stay the same."""

    state: State
    facts: Facts


def facts_of(at: Doing, before: Known | None = None) -> Facts:
    """`before` belongs to any state of the same game; facts about unchanged parts are copied from it."""
    return _facts(at) if before is None else _facts_after(at, before.state, before.facts)


def _facts(at: Doing) -> Facts:
    pack, state = at.pack, at.state
    phase = _phase_of_rewards(state)
    return Facts(
        goals=goals(pack, state),
        mechanisms_per_module=mechanisms_per_module(pack, state),
        mechanism_prestige=_mechanisms(at),
        mats=tuple(_mat(at, player, phase) for player in state.players),
        better_prices=_better_prices(at),
        planet_moves=next_moves(pack, state.sky, state.round),
        sun_limits=sun_limits(pack, state),
        next_lost=next_lost(pack, state),
        next_arrival=next_arrival(pack, state),
        hall=_hall(pack, state),
        turned=_turned(state),
    )


def _facts_after(at: Doing, old: State, known: Facts) -> Facts:
    pack, state = at.pack, at.state
    same_sky = old.sky is state.sky and old.round == state.round
    return Facts(
        known.goals if _are_same_goals(state, old) else goals(pack, state),
        known.mechanisms_per_module,
        known.mechanism_prestige if old.starship is state.starship else _mechanisms(at),
        known.mats if _are_same_mats(state, old) else _mats(at, old, known),
        _better_prices(at),
        known.planet_moves if same_sky else next_moves(pack, state.sky, state.round),
        known.sun_limits,
        known.next_lost if same_sky else next_lost(pack, state),
        known.next_arrival if old.voyage is state.voyage else next_arrival(pack, state),
        known.hall if _is_same_hall(state, old) else _hall(pack, state),
        _turned(state),
    )


def _are_same_goals(state: State, old: State) -> bool:
    return (
        old.starship is state.starship
        and old.voyage is state.voyage
        and old.saved == state.saved
        and old.modules == state.modules
        and [player.probe for player in old.players] == [player.probe for player in state.players]
    )


def _are_same_mats(state: State, old: State) -> bool:
    return old.players is state.players and _phase_of_rewards(old) == _phase_of_rewards(state)


def _is_same_hall(state: State, old: State) -> bool:
    if state.hall is not old.hall or state.phase != old.phase:
        return False
    return state.hall is None or state.players[-1].tokens is old.players[-1].tokens


def _turned(state: State) -> Layer | None:
    step = state.agenda[-1] if state.agenda else None
    return first_layer(step.token) if isinstance(step, Settle) else None


def _mechanisms(at: Doing) -> dict[str, int | None]:
    return {project: prestige_of(at, project) for project in projects(at.state.starship)}


def _mats(at: Doing, old: State, known: Facts) -> tuple[Mat, ...]:
    phase = _phase_of_rewards(at.state)
    same_phase = phase == _phase_of_rewards(old)
    mats = [
        mat
        if same_phase and (player is same or _is_same_mat(player, same))
        else _mat(at, player, phase, mat if player.technologies is same.technologies else None)
        for player, same, mat in zip(at.state.players, old.players, known.mats, strict=True)
    ]
    return tuple(mats)


def _is_same_mat(player: Player, same: Player) -> bool:
    """Most moves change only Fuel, cubes and tokens, on which these facts do not depend."""
    return (
        player.technologies is same.technologies
        and player.salvation_technologies is same.salvation_technologies
        and player.reputation == same.reputation
        and player.starship == same.starship
        and player.humankind == same.humankind
        and player.cargo is same.cargo
        and len(player.sites) == len(same.sites)
        and player.bases == same.bases
        and player.pass_token == same.pass_token
    )


def _phase_of_rewards(state: State) -> str:
    step = state.agenda[-1] if state.agenda else None
    return step.phase if isinstance(step, TakePassReward) else state.phase


def _mat(at: Doing, player: Player, phase: str, as_known: Mat | None = None) -> Mat:
    """`as_known` is an earlier one of the same player with the same Technologies."""
    pack = at.pack
    return Mat(
        as_known.technologies if as_known else _levels(pack, player),
        next_salvation_cost(pack, player),
        pass_rewards(at, player, phase),
        reputation_prestige(pack, player.reputation),
        {track: next_space(pack, player, track) for track in TRACKS},
        player.cargo.size,
        len(player.sites) + player.cargo.bases + player.bases,
    )


def _levels(pack: Pack, player: Player) -> dict[str, Level]:
    return {id: level for id in pack.levels if (level := next_level(pack, player, id)) is not None}


def _better_prices(at: Doing) -> Prices | None:
    step = at.state.agenda[-1] if at.state.agenda else None
    return _prices(at.pack, step.shift) if isinstance(step, Trade) and step.shift else None


def _prices(pack: Pack, shift: int) -> Prices:
    def all_of(side: TradeSide) -> Cubes:
        return tuple(price(pack, side, level, shift) for level in range(len(COLOURS)))  # type: ignore[return-value]

    return Prices(all_of("sell"), all_of("buy"))


def _hall(pack: Pack, state: State) -> HallFacts | None:
    hall = state.hall
    if hall is None:
        return None
    levels = zip(pack.hall_technologies.value, hall.technologies, strict=True)
    costs = tuple(costs[level] if level < len(costs) else "" for costs, level in levels)
    in_bag = max(sum(hall.bag), 1)
    return HallFacts(costs, _forecast(pack, state, hall), tuple(count / in_bag for count in hall.bag))


def _forecast(pack: Pack, state: State, hall: Hall) -> Forecast | None:
    pile = state.players[hall_index(state)].tokens
    if not pile:
        return None
    bonus: SalvationKind | None = None
    row: BoardRow | None = None
    if state.phase == "salvation":
        side = salvation_side(pack, pile[0])
        row = bonus = None if side is None else side.bonus
    elif (kind := action_side(pack, pile[0]).kind) != "gain":
        row = kind
    if row is None:
        return None
    coming = (colour for colour, count in zip(COLOURS, hall.bag, strict=True) if count)
    return Forecast(row, bonus, {colour: cell_of(colour) for colour in coming})
