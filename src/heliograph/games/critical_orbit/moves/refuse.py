"""Why a move cannot be made now, in the order a patient host would explain it."""

from __future__ import annotations

from typing import assert_never

from heliograph.games.critical_orbit import moves
from heliograph.games.critical_orbit.box.boards import Station
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.radio import Reason, reasons
from heliograph.games.critical_orbit.box.shapes import QUARTER_TURNS
from heliograph.games.critical_orbit.box.tiles import cells_at, colour_of_stem, stems_of
from heliograph.games.critical_orbit.moves.pending import DECIDES, pending_for
from heliograph.games.critical_orbit.rules.deck import tickable
from heliograph.games.critical_orbit.rules.jobs import hand_of, is_deck
from heliograph.games.critical_orbit.rules.spacecraft import cells_taken, free_valves, places_for
from heliograph.games.critical_orbit.rules.stations import open_on
from heliograph.games.critical_orbit.rules.turn import has_star, is_paused, is_settled, may_leave, star_in_use
from heliograph.games.critical_orbit.state import (
    CardsToOrder,
    ShapeTask,
    State,
    UseStar,
)
from heliograph.kernel.grid import lies_free
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat

_BUILDING = (moves.Place, moves.Lift, moves.Cover, moves.Uncover, moves.Shift)
_BY_MERCURY = (moves.Roll, moves.Call, moves.Keep, *_BUILDING, *DECIDES)


def why_not(pack: Pack, state: State, seat: Seat, move: moves.Action) -> Message | None:
    if not 0 <= seat < state.setup.seats:
        return say("mc-refused-not-at-table")
    if state.phase == "over":
        return say("mc-refused-over")
    if isinstance(move, moves.Ready):
        return None if state.phase == "ready" and seat not in state.ready else say("mc-refused-ready")
    if state.phase == "ready":
        return say("mc-refused-not-started")
    if isinstance(move, moves.Pause):
        return _wrong_pause(state, seat)
    if is_paused(state):
        return say("mc-refused-paused")
    return _wrong_job(state, seat, move) or _wrong_move(pack, state, move)


def _wrong_pause(state: State, seat: Seat) -> Message | None:
    if not state.setup.pauses:
        return say("mc-refused-no-pauses")
    if state.clock.deadline is None and not is_paused(state):
        return say("mc-refused-no-clock")
    return say("mc-refused-pause-asked") if seat in state.pausing else None


def _wrong_job(state: State, seat: Seat, move: moves.Action) -> Message | None:
    if isinstance(move, _BY_MERCURY):
        return None if seat == state.setup.mercury else say("mc-refused-only-mercury")
    station = _station_of(move)
    if hand_of(state.setup, station) != seat:
        return say("mc-refused-other-job", job=say(f"mc-job-{station}"))
    by_deck = isinstance(move, moves.TickSquare | moves.TickSpace)
    if by_deck != is_deck(state.setup, station):
        return say("mc-refused-deck" if not by_deck else "mc-refused-no-deck")
    return None


def _station_of(move: moves.Action) -> Station:
    """Houston's moves need not say so."""
    station: Station = getattr(move, "station", "houston")
    return station


def _wrong_move(pack: Pack, state: State, move: moves.Action) -> Message | None:
    match move:
        case moves.Roll():
            if state.phase != "roll":
                return say("mc-refused-not-locked")
            if not is_settled(state):
                return say("mc-refused-stars")
            return say("mc-refused-pending") if has_star(state.mercury) else None
        case moves.Call(needs):
            return None if len(set(needs)) == len(needs) else say("mc-refused-needs")
        case moves.Keep(leave, why):
            return _wrong_wish(pack, state, leave, why)
        case moves.Want(_, leave, why):
            return _wrong_wish(pack, state, leave, why, any_will_do=True)
        case moves.Place() | moves.Lift() | moves.Cover() | moves.Uncover() | moves.Shift():
            return _wrong_building(pack, state, move)
        case (
            moves.Enter()
            | moves.Claim()
            | moves.SkipStar()
            | moves.Lock()
            | moves.TakeBack()
            | moves.TickSquare()
            | moves.TickSpace()
        ):
            return _wrong_writing(pack, state, move)
        case moves.Ready() | moves.Pause():
            return None
        case _:
            return _wrong_decision(state, move)


def _wrong_wish(
    pack: Pack, state: State, leave: int, why: Reason, *, any_will_do: bool = False
) -> Message | None:
    if state.phase != "choose":
        return say("mc-refused-no-dice")
    if why not in reasons(pack):
        return say("mc-refused-reason")
    allowed = leave in may_leave(state) or (any_will_do and leave == 0)
    return None if allowed else say("mc-refused-forced")


def _wrong_writing(pack: Pack, state: State, move: moves.Writing) -> Message | None:
    station = _station_of(move)
    desk = state.desks[station]
    if desk.claims and not isinstance(move, moves.Claim):
        return say("mc-refused-claim-first")
    match move:
        case moves.Claim(index):
            return None if 0 <= index < len(desk.claims) else say("mc-refused-no-claim")
        case moves.Enter(_, space, value, star):
            if star and not desk.stars:
                return say("mc-refused-no-star")
            if not (1 <= value <= 6 if star else value in desk.left):
                return say("mc-refused-value")
            return _wrong_space(space, open_on(pack, state, station))
        case moves.SkipStar():
            return None if desk.stars else say("mc-refused-no-star")
        case moves.Lock():
            if state.phase != "enter" or desk.locked:
                return say("mc-refused-lock")
            return say("mc-refused-enter-first") if desk.left or desk.stars else None
        case moves.TakeBack():
            return None if desk.undoable and not desk.locked else say("mc-refused-take-back")
        case moves.TickSquare():
            ticking = bool(desk.tasks) and isinstance(desk.tasks[0], ShapeTask)
            return None if ticking else say("mc-refused-no-task")
        case moves.TickSpace(_, space):
            if not desk.tasks or isinstance(desk.tasks[0], ShapeTask):
                return say("mc-refused-no-task")
            return _wrong_space(space, tickable(pack, state, station, desk.tasks[0]))
        case _:
            assert_never(move)


def _wrong_space(space: str, allowed: tuple[str, ...]) -> Message | None:
    return None if space in allowed else say("mc-refused-space")


def _wrong_building(pack: Pack, state: State, move: moves.Building) -> Message | None:
    mercury, size = state.mercury, pack.size.value
    match move:
        case moves.Place(tile, spot):
            if tile not in mercury.tiles:
                return say("mc-refused-no-tile")
            if not 0 <= spot.rotation < QUARTER_TURNS:
                return say("mc-refused-rotation")
            cells = cells_at(pack.tile[tile].shape, spot)
            free = lies_free(cells, size, size, cells_taken(pack, mercury, tile))
            return None if free else say("mc-refused-tile-place")
        case moves.Lift(tile):
            return None if tile in mercury.spots else say("mc-refused-tile-off")
        case moves.Cover(stem):
            if all(stem not in stems_of(pack.tile[id]) for id in mercury.tiles) or stem in mercury.covered:
                return say("mc-refused-stem")
            return None if free_valves(mercury)[colour_of_stem(stem)] else say("mc-refused-no-valve")
        case moves.Uncover(stem):
            return None if stem in mercury.covered else say("mc-refused-stem-bare")
        case moves.Shift(canister, place):
            if canister not in mercury.unlocked:
                return say("mc-refused-canister-locked")
            allowed = places_for(pack, mercury, canister)
            return None if place in allowed else say("mc-refused-canister-place")
        case _:
            assert_never(move)


def _wrong_decision(state: State, move: moves.Deciding) -> Message | None:
    mercury = state.mercury
    asked = pending_for(mercury, move)
    if asked is None:
        return say("mc-refused-nothing-pending")
    if isinstance(asked, UseStar) and star_in_use(mercury):
        return say("mc-refused-star-in-use")
    match move:
        case moves.ChooseHalf(colour):
            return None if colour in mercury.bag else say("mc-refused-no-half")
        case moves.OrderCards(top):
            assert isinstance(asked, CardsToOrder)
            return None if top in asked.cards else say("mc-refused-card")
        case moves.StarHalf():
            return None if mercury.bag else say("mc-refused-bag-empty")
        case moves.StarCards():
            return None if len(mercury.unlocks) >= 2 else say("mc-refused-cards-few")
        case moves.StarTile(shape):
            free = mercury.stacks[shape] and shape not in mercury.face_up
            return None if free else say("mc-refused-stack")
        case _:
            return None
