"""Advance your Probe, ride Wormholes, and steer the Government's Probe (L101, L363, L397, L544)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import MoveGovernmentProbe, MoveProbe, UseWormhole
from heliograph.games.interstellar.changes.voyage import enter
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.move import Done, Move, Word
from heliograph.games.interstellar.rules.voyage import fuel_to_enter, next_spaces
from heliograph.games.interstellar.state import Space
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Offer


class Advance(Move, frozen=True, tag="advance"):
    space: Word


def _fuel(at: Doing, step: MoveProbe, space: Space) -> int:
    return 0 if step.free else fuel_to_enter(at.pack, space)


def can_advance(at: Doing, index: int, *, free: bool) -> bool:
    player = at.player(index)
    spaces = next_spaces(at.pack, player.probe)
    return bool(spaces) and (free or fuel_to_enter(at.pack, spaces[0]) <= player.fuel)


def offers(at: Doing, step: MoveProbe) -> Iterator[Offer]:
    player = at.player(step.seat)
    spaces = next_spaces(at.pack, player.probe) if step.left else ()
    if spaces and _fuel(at, step, spaces[0]) <= player.fuel:
        yield Offer("advance", {"space": Choice(spaces)})
        if step.moved:
            yield Offer("done")


def why_not(at: Doing, step: MoveProbe, move: Move) -> Message | None:
    player = at.player(step.seat)
    if not isinstance(move, Advance) or step.free or move.space not in next_spaces(at.pack, player.probe):
        return None
    return say("si-why-fuel", fuel=fuel_to_enter(at.pack, move.space), have=player.fuel)


def process(doing: Doing, step: MoveProbe, move: Advance | Done) -> None:
    if not isinstance(move, Advance):
        doing.pop()
        return
    player, fuel = doing.player(step.seat), _fuel(doing, step, move.space)
    doing.instead(replace(step, left=step.left - 1, moved=step.moved + 1))
    doing.change_player(step.seat, fuel=player.fuel - fuel, probe=move.space)
    enter(doing, step.seat, move.space, fuel)


def ride_offers(at: Doing, step: UseWormhole) -> Iterator[Offer]:
    """Another column for some Fuel, as long as the Probe reaches another Wormhole (HV-21)."""
    here = at.state.voyage.government if step.government else at.player(step.seat).probe
    spaces = next_spaces(at.pack, here)
    if spaces and at.player(step.seat).fuel >= at.pack.journey.value.wormhole_fuel:
        yield Offer("advance", {"space": Choice(spaces)})
        yield Offer("done")


def ride(doing: Doing, step: UseWormhole, move: Advance | Done) -> None:
    doing.pop()
    if not isinstance(move, Advance):
        return
    fuel = doing.pack.journey.value.wormhole_fuel
    doing.gain_fuel(step.seat, -fuel)
    _put(doing, step.seat, move.space, government=step.government)
    enter(doing, step.seat, move.space, fuel, government=step.government)


def government_offers(at: Doing, step: MoveGovernmentProbe) -> Iterator[Offer]:
    spaces = next_spaces(at.pack, at.state.voyage.government)
    if spaces:
        yield Offer("advance", {"space": Choice(spaces)})


def move_government(doing: Doing, step: MoveGovernmentProbe, move: Advance) -> None:
    doing.pop()
    _put(doing, step.seat, move.space, government=True)
    enter(doing, step.seat, move.space, 0, government=True)


def _put(doing: Doing, index: int, space: Space, *, government: bool) -> None:
    if government:
        doing.change(voyage=replace(doing.state.voyage, government=space))
    else:
        doing.change_player(index, probe=space)
