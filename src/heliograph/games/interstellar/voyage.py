"""The Journey to Trappist: spaces, Discoveries and arrivals (L19, L363, L393 to L403, L845, HV-20, HV-21)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import ChooseExtra, UseWormhole
from heliograph.games.interstellar.content import Pack
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.events import ProbeArrived, ProbeMoved
from heliograph.games.interstellar.gaining import gain
from heliograph.games.interstellar.governing import NOBODY
from heliograph.games.interstellar.state import Discovery, Space, State

WORMHOLE, DEEP_SPACE, GALAXY = "wormhole", "deep-space", "galaxy"


@cache
def column_of(space: Space) -> int:
    return int(space.partition("-")[0])


@cache
def row_of(space: Space) -> int:
    return int(space.partition("-")[2])


def trappist(pack: Pack) -> Space:
    return f"{pack.journey.value.columns}-{_middle(pack.journey.value.rows)}"


def _middle(rows: int) -> int:
    return (rows + 1) // 2


def next_spaces(pack: Pack, space: Space) -> tuple[Space, ...]:
    """The next column, straight on or one row aside; all ways end at Trappist."""
    return _ahead(space, pack.journey.value.columns, pack.journey.value.rows)


@cache
def _ahead(space: Space, columns: int, rows: int) -> tuple[Space, ...]:
    column = column_of(space) + 1
    if column > columns:
        return ()
    if column == columns:
        return (f"{columns}-{_middle(rows)}",)
    there = range(max(row_of(space) - 1, 1), min(row_of(space) + 1, rows) + 1)
    return tuple(f"{column}-{row}" for row in there)


def straight_ahead(pack: Pack, space: Space) -> Space:
    spaces = next_spaces(pack, space)
    return next((ahead for ahead in spaces if row_of(ahead) == row_of(space)), spaces[0])


def fuel_to_enter(pack: Pack, space: Space) -> int:
    return pack.journey.value.fuel[column_of(space) - 1]


def is_free_interest(pack: Pack, state: State, space: Space) -> bool:
    return space in pack.journey.value.interest and space not in state.voyage.interest_taken


def enter(doing: Doing, whose: int, space: Space, fuel: int, *, government: bool = False) -> None:
    """`whose`: who gains what is found; NOBODY when the Government's Probe flies without a Governor."""
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
    """What lies there, turned up if nobody has been there yet."""
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
    """HV-20: only the first visitor's, even if that was the Government's Probe without a Governor."""
    if not is_free_interest(doing.pack, doing.state, space):
        return
    voyage = doing.state.voyage
    doing.change(voyage=replace(voyage, interest_taken=(*voyage.interest_taken, space)))
    if whose == NOBODY:
        return
    gain(doing, whose, f"{doing.pack.journey.value.interest_prestige[column_of(space) - 1]}V")


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
    """HV-20: the Government's Probe takes no place, but it is there."""
    voyage = doing.state.voyage
    doing.change(voyage=replace(voyage, arrived=(*voyage.arrived, whose)))
    if whose == NOBODY:
        return
    rank = sum(other != NOBODY for other in voyage.arrived)
    prestige = doing.pack.journey.value.arrival[rank]
    doing.gain_prestige(whose, prestige)
    doing.tell(ProbeArrived(whose, prestige))
