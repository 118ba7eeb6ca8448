"""The player's decisions about H.A.L.L.: its Probe's space, cubes against its bag (L905, L1056, L1057)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import (
    HallProbe,
    LetHallBegin,
    MoveGovernmentProbe,
    PickForHall,
    SpoilBag,
    UseWormhole,
)
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.hall.bag import change_hall, hall_of
from heliograph.games.interstellar.hall.probe import arrive, tell_why
from heliograph.games.interstellar.moves.move import Done, Move, Word
from heliograph.games.interstellar.moves.salvation.probe import Advance, move_government, ride
from heliograph.games.interstellar.rules.resources import (
    COLOURS,
    Colour,
    cubes,
    level_of,
    levels_in,
    minus,
    one,
    plus,
)
from heliograph.games.interstellar.telling.events import BagSpoiled
from heliograph.kernel.prompt import Choice, Fixed, Offer


class Spoil(Move, frozen=True, tag="spoil"):
    """Uses one of the player's cubes against H.A.L.L.'s bag (L1056, L1057)."""

    pay: Colour
    remove: Word


def begin_offers(at: Doing, step: LetHallBegin) -> Iterator[Offer]:
    yield Offer("done")


def begin(doing: Doing, step: LetHallBegin, move: Done) -> None:
    doing.pop()


def pick_offers(at: Doing, step: PickForHall) -> Iterator[Offer]:
    yield Offer("advance", {"space": Choice(step.spaces)})


def pick(doing: Doing, step: PickForHall, move: Advance) -> None:
    doing.pop()
    match doing.state.agenda[-1]:
        case HallProbe() as flying:
            doing.pop()
            arrive(doing, flying, move.space)
        case MoveGovernmentProbe() as governing:
            tell_why(doing, doing.state.voyage.government, move.space)
            move_government(doing, governing, move)
        case UseWormhole() as riding:
            tell_why(doing, doing.state.voyage.government, move.space)
            ride(doing, riding, move)


def spoil_offers(at: Doing, step: SpoilBag) -> Iterator[Offer]:
    """At most one cube of each colour, before the conversion and again after it."""
    have, laid, found = at.player(step.seat).cubes, hall_of(at).laid, False
    for level in levels_in(have):
        colour = COLOURS[level]
        if colour in step.used:
            continue
        if step.when == "after":
            found = True
            yield Offer("spoil", {"pay": Fixed(colour), "remove": Fixed("")})
        else:
            targets = tuple(COLOURS[lower] for lower in levels_in(laid) if lower <= level)
            if targets:
                found = True
                yield Offer("spoil", {"pay": Fixed(colour), "remove": Choice(targets)})
    if found:
        yield Offer("done")


def spoil(doing: Doing, step: SpoilBag, move: Spoil | Done) -> None:
    if not isinstance(move, Spoil):
        doing.pop()
        return
    doing.instead(replace(step, used=step.used + move.pay))
    player, hall = doing.player(step.seat), hall_of(doing)
    doing.change_player(step.seat, cubes=minus(player.cubes, cubes(move.pay)))
    if step.when == "before":
        change_hall(doing, replace(hall, laid=minus(hall.laid, cubes(move.remove))))
        doing.tell(BagSpoiled(step.seat, move.pay, move.remove, 0))
        return
    red = level_of(move.pay) + 1
    change_hall(doing, replace(hall, bag=plus(hall.bag, one(0, red))))
    doing.tell(BagSpoiled(step.seat, move.pay, "", red))
