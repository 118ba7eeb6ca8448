"""What H.A.L.L. answers where a reward leaves a choice (L878 to L886, L836)."""

from __future__ import annotations

from heliograph.games.interstellar import agenda, moves
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.governing import free_spaces
from heliograph.games.interstellar.hall.bag import hall_of
from heliograph.games.interstellar.resources import COLOURS, HIGHEST, NONE, highest, written
from heliograph.games.interstellar.solar_system import planets_left
from heliograph.games.interstellar.variants.black_holes import most_fuel


def answer(doing: Doing, step: agenda.Step) -> moves.Action | None:
    """A move, or None where it lets the chance go by."""
    index = step.seat
    player = doing.player(index)
    match step:
        case agenda.ChooseCube(_, among):
            return moves.TakeCube(max(among, key=COLOURS.index))  # type: ignore[arg-type]
        case agenda.ChooseTrack():
            return moves.TakeStep("humankind" if player.humankind > player.starship else "starship")
        case agenda.ChooseDeposit(_, _, _, most):
            planet = min(_outermost_first(doing, index), key=lambda one: sum(player.sites[one].deposit))
            return moves.Refill(planet, COLOURS[min(player.sites[planet].level + most, HIGHEST)])
        case agenda.ChooseStorage(_, kind, amount):
            return _from_storage(doing, index, kind, amount)
        case agenda.ChooseExtra():
            offered = doing.state.offered
            return moves.TakeExtra(offered[(hall_of(doing).plays - 1) % len(offered)]) if offered else None
        case agenda.TakePassReward():
            return moves.TakeReward(player.rotations)
        case agenda.MoveUp(_, row):
            return moves.Rise(free_spaces(doing.state, row)[0])
        case agenda.FeedBlackHole():
            return moves.Feed(most_fuel(doing, index))
        case _:
            return None


def _outermost_first(doing: Doing, index: int) -> list[str]:
    """L880: of equals, the one furthest from the Sun; only those with room."""
    sites, most = doing.player(index).sites, doing.pack.ship.value.deposit
    order = reversed(planets_left(doing.pack, doing.state.sky))
    return [planet for planet in order if planet in sites and sum(sites[planet].deposit) < most]


def _from_storage(doing: Doing, index: int, kind: str, amount: int) -> moves.FromStorage | None:
    """The fullest one, the nearest to the Sun of equals, and its dearest cubes."""
    sites = doing.player(index).sites
    there = {planet: site.deposit if kind == "drill" else site.storage for planet, site in sites.items()}
    full = [planet for planet in planets_left(doing.pack, doing.state.sky) if sum(there.get(planet, NONE))]
    if not full:
        return None
    planet = max(full, key=lambda one: sum(there[one]))
    return moves.FromStorage(planet, written(highest(there[planet], amount)))
