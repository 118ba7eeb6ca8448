"""A Probe enters a space: Discoveries and arrivals (L19, L363, L393 to L403, L845, HV-20, HV-21)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import ChooseExtra, UseWormhole
from heliograph.games.interstellar.changes.gaining import gain
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.rules.governing import NOBODY
from heliograph.games.interstellar.rules.voyage import (
    DEEP_SPACE,
    GALAXY,
    WORMHOLE,
    column_of,
    interest_prestige,
    is_free_interest,
    next_arrival,
    trappist,
)
from heliograph.games.interstellar.state import Discovery, Space
from heliograph.games.interstellar.telling.events import ProbeArrived, ProbeMoved


def enter(doing: Doing, whose: int, space: Space, fuel: int, *, government: bool = False) -> None:
    """`whose` gains what is found; it is NOBODY for the Government's Probe without a Governor."""
    before = space in doing.state.voyage.found
    discovery = _reveal(doing, space)
    doing.tell(ProbeMoved(NOBODY if government else whose, space, fuel, discovery or ""))
    if space == trappist(doing.pack):
        _arrive(doing, NOBODY if government else whose)
        return
    _take_interest(doing, whose, space)
    if whose == NOBODY:
        return
    if not government and column_of(space) == doing.pack.journey.value.extra_at:
        doing.push(ChooseExtra(whose))
    if discovery is not None:
        if not before:
            gain(doing, whose, f"{doing.pack.discovery_prestige.value}V")
        _visit(doing, whose, discovery, government=government)


def _reveal(doing: Doing, space: Space) -> Discovery | None:
    """The Discovery on the space, turned up at the first visit."""
    voyage, journey = doing.state.voyage, doing.pack.journey.value
    if space in voyage.found:
        return voyage.found[space]
    if space in journey.interest or space == trappist(doing.pack) or not voyage.pile:
        return None
    discovery, *rest = voyage.pile
    doing.change(voyage=replace(voyage, pile=tuple(rest), found={**voyage.found, space: discovery}))
    doing.revealed = True
    return discovery


def _take_interest(doing: Doing, whose: int, space: Space) -> None:
    """HV-20: only for the first visitor, even if that was the Government's Probe without a Governor."""
    if not is_free_interest(doing.pack, doing.state, space):
        return
    voyage = doing.state.voyage
    doing.change(voyage=replace(voyage, interest_taken=(*voyage.interest_taken, space)))
    if whose == NOBODY:
        return
    gain(doing, whose, f"{interest_prestige(doing.pack, space)}V")


def _visit(doing: Doing, whose: int, discovery: Discovery, *, government: bool) -> None:
    known = doing.player(whose).salvation_technologies
    if discovery == GALAXY:
        gain(doing, whose, f"{doing.pack.galaxy_reputation.value}p")
    elif discovery == WORMHOLE or (discovery == DEEP_SPACE and "deep-space" in known and not government):
        doing.push(UseWormhole(whose, government))
    else:
        for variant in doing.variants:
            variant.visit(doing, whose, discovery)


def _arrive(doing: Doing, whose: int) -> None:
    """HV-20: the Government's Probe arrives without taking a place."""
    voyage, prestige = doing.state.voyage, next_arrival(doing.pack, doing.state)
    doing.change(voyage=replace(voyage, arrived=(*voyage.arrived, whose)))
    if whose == NOBODY:
        return
    doing.gain_prestige(whose, prestige)
    doing.tell(ProbeArrived(whose, prestige))
