"""How the mission stands: turn, clock, dice, what was said about them, and the jobs."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.box.boards import JOBS, Job, Station
from heliograph.games.critical_orbit.box.cards import AiCard
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.tiles import VALVES
from heliograph.games.critical_orbit.telling.view import View
from heliograph.games.critical_orbit.telling.words import (
    job_name,
    need_name,
    numbers,
    seats,
    wish_name,
    with_reason,
)
from heliograph.kernel.message import Message, say, seat_name

_SECOND_MS, _MINUTE_S = 1000, 60


def tell_turn(view: View) -> Iterator[Message]:
    yield tell_progress(view)
    yield from _clock(view)
    for name in JOBS:
        yield tell_job(view, name)
    yield from _dice(view)
    if view.card is not None:
        yield from _card(view, view.card)
    if any(seat is None for seat in (view.setup.houston, view.setup.bengaluru, view.setup.cologne)):
        yield say("mc-describe-deck", cards=numbers(view.deck))
    if view.needs:
        yield say("mc-event-called", needs=tuple(map(need_name, view.needs)))
    if view.stars:
        yield say("mc-describe-stars", job=job_name("mercury"), stars=view.stars)


def tell_progress(view: View) -> Message:
    if view.mercury is not None and view.ended != "no":
        ending = "mc-describe-won" if view.won else "mc-describe-lost"
        return say(ending, oxygen=view.mercury.oxygen, target=view.target)
    if view.setup.clock == "untimed":
        return say("mc-describe-turn-of", turn=view.turn, turns=view.setup.turns, target=view.target)
    return say("mc-describe-turn", turn=view.turn, target=view.target)


def tell_job(view: View, job: Job) -> Message:
    seat = getattr(view.setup, job)
    return say(
        "mc-describe-job", job=job_name(job), player=say("mc-deck") if seat is None else seat_name(seat)
    )


def tell_tracks(pack: Pack, view: View) -> Iterator[Message]:
    track = pack.track.value
    for colour in VALVES:
        yield say(
            f"mc-describe-track-{colour}",
            step=view.tracks[colour],
            steps=track.steps,
            stars=numbers(track.stars),
        )
    if view.tile_stars:
        yield say("mc-describe-tile-stars", jobs=tuple(map(job_name, view.tile_stars)))


def _clock(view: View) -> Iterator[Message]:
    if view.phase == "ready" and view.ready:
        yield say("mc-describe-ready", players=seats(view.ready))
    if view.clock.left is not None:
        yield say("mc-describe-standing", **_minutes(view.clock.left))
    elif view.clock.deadline is not None:
        yield say("mc-describe-clock", **_minutes(view.clock.deadline))
    if view.pausing:
        yield say("mc-describe-pausing", players=seats(view.pausing))


def _minutes(ms: int) -> dict[str, int]:
    minutes, seconds = divmod(ms // _SECOND_MS, _MINUTE_S)
    return {"minutes": minutes, "seconds": seconds}


def _dice(view: View) -> Iterator[Message]:
    if view.dice:
        yield say("mc-describe-dice", dice=numbers(view.dice))
    if view.phase == "choose":
        yield say("mc-describe-may-leave", values=numbers(view.may_leave))
    for station, wish in sorted(view.wants.items()):
        yield wish_name(station, wish.leave, wish.why, firm=wish.firm)
    if view.kept:
        yield with_reason(say("mc-describe-kept", one=view.kept[0], other=view.kept[1]), view.kept_why)


def _card(view: View, card: AiCard) -> Iterator[Message]:
    """MC-62 to MC-67: only the parts for stations that the deck plays."""
    actions: dict[Station, tuple[str, ...]] = {
        "houston": card.shapes,
        "bengaluru": tuple("/".join(grids) for grids in card.grids),
        "cologne": tuple(map(str, card.sizes)),
    }
    for station, (one, other) in actions.items():
        if getattr(view.setup, station) is None:
            yield say(f"mc-card-{station}", card=card.number, die=card.forces[station], one=one, other=other)
    if view.setup.houston is None and card.star is not None:
        yield say("mc-card-star", card=card.number, job=job_name(card.star))
