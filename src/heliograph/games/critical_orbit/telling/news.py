"""Each event in one sentence."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.radio import Need
from heliograph.games.critical_orbit.telling.events import (
    Called,
    CanisterUnlocked,
    CircleTicked,
    Entered,
    EntrySkipped,
    Event,
    HalfEarned,
    HalfTaken,
    Kept,
    Locked,
    MissionEnded,
    PauseAsked,
    Paused,
    Resumed,
    Rolled,
    SaidReady,
    ShapeMade,
    SquareTicked,
    StarEarned,
    StarSkipped,
    Started,
    StarUsed,
    TakenBack,
    TileShown,
    TileTaken,
    ValveGained,
    Wanted,
)
from heliograph.games.critical_orbit.telling.words import (
    card_name,
    job,
    need_name,
    numbers,
    space_name,
    tile_name,
    wish_name,
    with_reason,
)
from heliograph.kernel.message import Message, say, seat_name


def tell(event: Event) -> Message:
    match event:
        case SaidReady(seat):
            return say("mc-event-ready", player=seat_name(seat))
        case PauseAsked(seat):
            return say("mc-event-pause-asked", player=seat_name(seat))
        case Started() | Paused() | Resumed():
            return say(f"mc-event-{event.__struct_config__.tag}")
        case Rolled(turn, dice, card):
            values = numbers(dice)
            if card is None:
                return say("mc-event-rolled", turn=turn, dice=values)
            return say("mc-event-rolled-card", turn=turn, dice=values, card=card.number)
        case Called(needs):
            return _called(needs)
        case Wanted(station, leave, why, firm):
            return wish_name(station, leave, why, firm=firm)
        case Kept(kept, left, track, why):
            return with_reason(say(f"mc-event-kept-{track}", one=kept[0], other=kept[1], left=left), why)
        case Entered() | EntrySkipped() | TakenBack() | SquareTicked():
            return _written(event)
        case ShapeMade(shape, _):
            return say("mc-event-shape", shape=shape)
        case HalfEarned(grid, chosen):
            return say("mc-event-half-chosen" if chosen else "mc-event-half-random", grid=grid)
        case CircleTicked(circles, lock):
            return say("mc-event-lock" if lock else "mc-event-circle", circles=circles)
        case StarEarned(who):
            return say("mc-event-star", job=job(who))
        case StarSkipped(who):
            return say("mc-event-star-skipped", job=job(who))
        case StarUsed(action):
            return say(f"mc-event-star-{action}")
        case Locked(station, everybody):
            return say("mc-event-all-locked" if everybody else "mc-event-locked", job=job(station))
        case MissionEnded(won, oxygen, by):
            return say("mc-event-won" if won else f"mc-event-lost-{by}", oxygen=oxygen)
        case _:
            return _behind(event)


def _called(needs: tuple[Need, ...]) -> Message:
    if not needs:
        return say("mc-event-called-nothing")
    return say("mc-event-called", needs=tuple(map(need_name, needs)))


def _written(event: Entered | EntrySkipped | TakenBack | SquareTicked) -> Message:
    match event:
        case Entered(station, space, 0, _):
            return say("mc-event-ticked", job=job(station), space=space_name(station, space))
        case Entered(station, space, value, star):
            id = "mc-event-entered-star" if star else "mc-event-entered"
            return say(id, job=job(station), space=space_name(station, space), value=value)
        case EntrySkipped(station, value):
            return say("mc-event-skipped", job=job(station), value=value)
        case TakenBack(station, space):
            return say("mc-event-taken-back", job=job(station), space=space_name(station, space))
        case SquareTicked(shape):
            return say("mc-event-square", shape=shape)


def _behind(event: TileTaken | HalfTaken | ValveGained | CanisterUnlocked | TileShown) -> Message:
    """What only Mercury is told."""
    match event:
        case TileTaken(tile):
            return say("mc-event-tile", tile=tile_name(tile))
        case HalfTaken(colour):
            return say(f"mc-event-half-{colour}")
        case ValveGained(colour):
            return say(f"mc-event-valve-{colour}")
        case CanisterUnlocked(card):
            return say("mc-event-unlocked", card=card_name(card))
        case TileShown(tile):
            return say("mc-event-tile-shown", tile=tile_name(tile))
