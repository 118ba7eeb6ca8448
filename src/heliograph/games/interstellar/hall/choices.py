"""H.A.L.L.'s answers to choices that rewards leave (L878 to L886, L836, L1004)."""

from __future__ import annotations

from heliograph.games.interstellar import agenda
from heliograph.games.interstellar.box.pack import PlanetId, TokenId, Track
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.hall.bag import hall_of
from heliograph.games.interstellar.hall.reasons import Rule
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.moves.passing import reward_at
from heliograph.games.interstellar.rules.governing import free_spaces
from heliograph.games.interstellar.rules.resources import COLOURS, HIGHEST, NONE, highest, written
from heliograph.games.interstellar.rules.solar_system import planets_left
from heliograph.games.interstellar.state import TRACKS
from heliograph.games.interstellar.telling.events import HallChose


def answer(doing: Doing, step: agenda.AgendaItem) -> actions.Action:
    """One of the moves that the step offers."""
    index = step.seat
    player = doing.player(index)
    match step:
        case agenda.ChooseCube(_, among):
            return _dearest_cube(doing, among)
        case agenda.ChooseTrack():
            return actions.TakeStep(_track(doing, index))
        case agenda.ChooseDeposit(_, _, _, most):
            planet = _emptiest_deposit(doing, index)
            return actions.Refill(planet, COLOURS[min(player.sites[planet].level + most, HIGHEST)])
        case agenda.ChooseStorage(_, kind, amount):
            return _from_storage(doing, index, kind, amount)
        case agenda.ChooseExtra():
            return actions.TakeExtra(_counted_extra(doing))
        case agenda.TakePassReward():
            reward = reward_at(doing, step, player.rotations)
            doing.tell(HallChose("reward", reward, "pass-reward", count=player.rotations))
            return actions.TakeReward(player.rotations)
        case agenda.MoveUp(_, row):
            return _rise(doing, row)
        case _:
            move = doing.variants.first(lambda variant: variant.hall_answer(doing, step))
            assert move is not None, f"H.A.L.L. is not asked for {step}"
            return move


def _dearest_cube(doing: Doing, among: str) -> actions.TakeCube:
    """L882."""
    colour = max(among, key=COLOURS.index)
    doing.tell(HallChose("cubes", colour, "cube-dearest", (among,)))
    return actions.TakeCube(colour)  # type: ignore[arg-type]


def _track(doing: Doing, index: int) -> Track:
    """L882: the track on which it is furthest ahead; of equals the Starship's."""
    player = doing.player(index)
    track: Track = "humankind" if player.humankind > player.starship else "starship"
    rule: Rule = "track-tied" if player.humankind == player.starship else "track-furthest"
    doing.tell(HallChose("track", track, rule, TRACKS, max(player.humankind, player.starship)))
    return track


def _emptiest_deposit(doing: Doing, index: int) -> PlanetId:
    """L878, L880: the one with the fewest cubes, if it has room; of equals the furthest from the Sun."""
    sites, room = doing.player(index).sites, doing.pack.ship.value.deposit
    outermost_first = tuple(
        planet
        for planet in reversed(planets_left(doing.pack, doing.state.sky))
        if planet in sites and sum(sites[planet].deposit) < room
    )
    least = min(sum(sites[planet].deposit) for planet in outermost_first)
    empty = [planet for planet in outermost_first if sum(sites[planet].deposit) == least]
    rule: Rule = "deposit-outward" if len(empty) > 1 else "deposit-emptiest"
    doing.tell(HallChose("planet", empty[0], rule, outermost_first, least))
    return empty[0]


def _from_storage(doing: Doing, index: int, kind: str, amount: int) -> actions.FromStorage:
    """The fullest one, of equals the nearest to the Sun, and its dearest cubes (HV-26)."""
    sites = doing.player(index).sites
    there = {planet: site.deposit if kind == "drill" else site.storage for planet, site in sites.items()}
    sunward_first = planets_left(doing.pack, doing.state.sky)
    some = tuple(planet for planet in sunward_first if sum(there.get(planet, NONE)))
    most = max(sum(there[planet]) for planet in some)
    full = [planet for planet in some if sum(there[planet]) == most]
    rule: Rule = "storage-sunward" if len(full) > 1 else "storage-fullest"
    doing.tell(HallChose("planet", full[0], rule, some, most))
    return actions.FromStorage(full[0], written(highest(there[full[0]], amount)))


def _counted_extra(doing: Doing) -> TokenId:
    """L1004: counts along the row, once per token played, starting over at the end."""
    offered, plays = doing.state.offered, hall_of(doing).plays
    token = offered[(plays - 1) % len(offered)]
    rule: Rule = "extra-counted-on" if plays > len(offered) else "extra-counted"
    doing.tell(HallChose("token", token, rule, offered, plays))
    return token


def _rise(doing: Doing, row: int) -> actions.Rise:
    """L886."""
    free = free_spaces(doing.state, row)
    spaces = tuple(str(space + 1) for space in free)
    doing.tell(HallChose("seat", spaces[0], "rise-left", spaces, row + 1))
    return actions.Rise(free[0])
