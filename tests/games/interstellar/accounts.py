"""Invariants of every state of Starship Interstellar: nothing is lost, doubled or out of bounds."""

from __future__ import annotations

from collections import Counter

from tests.games.interstellar.table import PACK

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.rules.governing import NOBODY
from heliograph.games.interstellar.rules.starship import GAP, is_complete
from heliograph.games.interstellar.rules.token_sides import planet_of
from heliograph.games.interstellar.rules.voyage import column_of, trappist
from heliograph.games.interstellar.state import Player, State, hall_index


def all_is_there(state: State, pack: Pack = PACK) -> None:
    for index, player in enumerate(state.players):
        _check_player(state, index, player, pack)
    _check_tokens(state, pack)
    _check_government(state)
    _check_ship(state, pack)
    _check_journey(state, pack)
    assert min(state.market) >= 0
    assert min(state.bag) >= 0
    assert min(state.people) >= 0
    people = pack.population.value[str(len(state.players))].people
    assert sum(state.people) + state.saved == sum(people)
    assert (state.ended == "no") == (state.phase != "over")
    assert bool(state.agenda) == (state.phase != "over")


def _check_player(state: State, index: int, player: Player, pack: Pack) -> None:
    ship, start = pack.ship.value, pack.start.value
    assert player.fuel >= 0
    assert player.scientists >= 0
    assert min(player.cubes) >= 0
    assert 0 <= player.reputation <= pack.reputation.value.most
    assert player.prestige >= 0
    assert player.bases + player.cargo.bases + len(player.sites) == start.bases
    any_load = state.hall is not None and index == hall_index(state) and pack.hall_loads.value == "any"
    assert any_load or player.cargo.size <= ship.cargo
    assert player.explorer not in state.sky.lost
    for kind in ("ars", "converter", "outpost", "drill"):
        here = player.buildings.get(kind, 0) + player.cargo.buildings.get(kind, 0)
        there = sum(site.buildings.get(kind, 0) for site in player.sites.values())
        assert here + there == player.technologies.get(kind, 0)
    for planet, site in player.sites.items():
        assert planet not in state.sky.lost
        assert min(*site.deposit, *site.storage) >= 0
        assert sum(site.storage) <= ship.storage
        assert sum(site.deposit) <= ship.deposit
        assert sum(site.buildings.values()) <= ship.buildings_on_planet
    everything = [*player.tokens, *player.played]
    assert len(set(everything)) == len(everything)
    assert {planet_of(token) for token in everything} - {None} <= set(player.sites)
    assert len(player.extras) <= pack.extra_tokens_each.value


def _check_tokens(state: State, pack: Pack) -> None:
    """Extra Action tokens are with a player or beside the board; no production token is in two places."""
    extras = [*state.offered, *(token for player in state.players for token in player.extras)]
    assert len(extras) == len(set(extras)) == pack.extra_tokens_each.value * len(state.players)
    for planet, stack in state.sky.stacks.items():
        kept = [player.sites[planet].token for player in state.players if planet in player.sites]
        own = [token for there, token in state.hall.planets if there == planet] if state.hall else []
        assert max(Counter([*stack, *kept, *own]).values(), default=1) == 1


def _check_government(state: State) -> None:
    for row in state.government:
        holders = [who for who in row if who != NOBODY]
        assert len(holders) == len(set(holders))


def _check_ship(state: State, pack: Pack) -> None:
    ship, modules = state.starship, pack.modules.value
    assert GAP not in ship.stack
    assert state.modules == min(len(ship.built) // modules.mechanisms[str(len(state.players))], modules.count)
    if is_complete(pack, state):
        assert len(ship.built) == modules.count * modules.mechanisms[str(len(state.players))]


def _check_journey(state: State, pack: Pack) -> None:
    voyage = state.voyage
    at_trappist = {index for index, player in enumerate(state.players) if player.probe == trappist(pack)}
    assert {index for index in voyage.arrived if index != NOBODY} == at_trappist
    assert all(0 < column_of(space) < pack.journey.value.columns for space in voyage.found)
    assert not set(voyage.found) & set(pack.journey.value.interest)
    if state.hall is not None:
        assert min(*state.hall.bag, *state.hall.laid) >= 0
        assert hall_index(state) == 1
