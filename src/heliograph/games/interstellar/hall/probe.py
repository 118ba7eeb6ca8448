"""Where H.A.L.L. steers a Probe, its own or the Government's (L897 to L934)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import HallProbe, PickForHall, UseWormhole
from heliograph.games.interstellar.changes.voyage import enter
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.hall.reasons import Rule, Why
from heliograph.games.interstellar.hall.salvation import build_on_top
from heliograph.games.interstellar.rules.voyage import (
    GALAXY,
    WORMHOLE,
    fuel_to_enter,
    is_free_interest,
    next_spaces,
    straight_ahead,
    trappist,
)
from heliograph.games.interstellar.state import Space
from heliograph.games.interstellar.telling.events import BenefitChanged, HallCannot, HallChose

_HUMAN = 0


def best_spaces(doing: Doing, here: Space) -> tuple[Space, ...]:
    return _liked(doing, here)[1]


def _liked(doing: Doing, here: Space) -> tuple[Rule, tuple[Space, ...]]:
    """In order: a known Wormhole, a free Point of Interest, a known Galaxy, an empty space, straight
    ahead."""
    spaces, found = next_spaces(doing.pack, here), doing.state.voyage.found
    wishes: tuple[tuple[Rule, Callable[[Space], bool]], ...] = (
        ("space-wormhole", lambda space: found.get(space) == WORMHOLE),
        ("space-interest", lambda space: is_free_interest(doing.pack, doing.state, space)),
        ("space-galaxy", lambda space: found.get(space) == GALAXY),
        ("space-empty", lambda space: _is_unexplored(doing, space)),
    )
    for rule, wish in wishes:
        liked = tuple(space for space in spaces if wish(space))
        if liked:
            return rule, liked
    return "space-ahead", (straight_ahead(doing.pack, here),)


def _is_unexplored(doing: Doing, space: Space) -> bool:
    unmarked = space not in doing.pack.journey.value.interest and space != trappist(doing.pack)
    return unmarked and space not in doing.state.voyage.found


def tell_why(doing: Doing, here: Space, space: Space) -> None:
    rule, liked = _liked(doing, here)
    doing.tell(HallChose("space", space, rule, next_spaces(doing.pack, here)))
    if len(liked) > 1:
        doing.tell(HallChose("space", space, "space-player", liked))


def price(doing: Doing, step: HallProbe, space: Space) -> int:
    own = doing.pack.journey.value.wormhole_fuel if step.riding else fuel_to_enter(doing.pack, space)
    return step.cost * own


def fly(doing: Doing, step: HallProbe) -> None:
    """Among equally good spaces the player chooses (L905); unaffordable ones are left out (HV-26)."""
    player = doing.player(step.seat)
    ahead = next_spaces(doing.pack, player.probe)
    if not ahead or player.fuel < price(doing, step, ahead[0]):
        doing.pop()
        _tell_why_not(doing, step, ahead)
        _build_too(doing, step)
        return
    spaces = best_spaces(doing, player.probe)
    if len(spaces) == 1:
        doing.pop()
        arrive(doing, step, spaces[0])
    else:
        doing.push(PickForHall(_HUMAN, spaces))


def _tell_why_not(doing: Doing, step: HallProbe, ahead: tuple[Space, ...]) -> None:
    why = Why("probe-unpaid", price(doing, step, ahead[0])) if ahead else Why("at-trappist")
    doing.tell(HallCannot("ride" if step.riding else "bonus", "probe", why.rule, fuel=why.fuel))


def arrive(doing: Doing, step: HallProbe, space: Space) -> None:
    index, fuel = step.seat, price(doing, step, space)
    tell_why(doing, doing.player(index).probe, space)
    doing.gain_fuel(index, -fuel)
    doing.change_player(index, probe=space)
    before, arrived, waiting = doing.player(index), doing.state.voyage.arrived, len(doing.state.agenda)
    enter(doing, index, space, fuel)
    if doing.state.voyage.arrived == arrived:
        _adjust(doing, index, step, before.prestige, before.reputation)
    if doing.state.agenda[waiting:] and isinstance(doing.state.agenda[-1], UseWormhole):
        doing.instead(replace(step, riding=True))
    else:
        _build_too(doing, step)


def _build_too(doing: Doing, step: HallProbe) -> None:
    """L923: built at the end of the action."""
    if step.builds:
        build_on_top(doing, step.seat)


def _adjust(doing: Doing, index: int, step: HallProbe, prestige: int, reputation: int) -> None:
    """L911 to L927: what was found counts one less, or double; an arrival at Trappist does not (L929)."""
    after = doing.player(index)
    gained = (after.prestige - prestige, after.reputation - reputation)
    match step.benefit:
        case "less":
            more = (-min(gained[0], 1), -min(gained[1], 1))
        case "double":
            more = gained
        case _:
            return
    if any(more):
        doing.gain_prestige(index, more[0])
        doing.gain_reputation(index, more[1])
        doing.tell(BenefitChanged(index, more[0], more[1]))
