"""The turn: dice, stars and desks, and who still has something to do (MC-13 to MC-23)."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import (
    STATIONS,
)
from heliograph.games.critical_orbit.box.tiles import ValveColour
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.state import (
    CardsToOrder,
    Desk,
    HalfToJudge,
    Mercury,
    State,
    UseStar,
)


def is_paused(state: State) -> bool:
    return state.clock.left is not None


def has_clock(state: State) -> bool:
    """Whether there is a clock, running or paused."""
    return state.clock.deadline is not None or is_paused(state)


def turns_are_over(state: State) -> bool:
    """MC-H14: without a clock the number of turns is limited."""
    return state.setup.clock == "untimed" and state.turn == state.setup.turns


def forced(state: State) -> tuple[int, ...]:
    """MC-63, MC-H13: values that must be kept because of an AI card."""
    if state.card is None:
        return ()
    wanted = [state.card.forces[station] for station in STATIONS if is_deck(state.setup, station)]
    return tuple(dict.fromkeys(value for value in wanted if value in state.dice))[:2]


def may_leave(state: State) -> tuple[int, ...]:
    """Values that may go to the tracks: those that leave every forced value among the other two."""
    found: list[int] = []
    held = forced(state)
    for value in dict.fromkeys(state.dice):
        kept = list(state.dice)
        kept.remove(value)
        if all(must in kept for must in held):
            found.append(value)
    return tuple(found)


def track_of(value: int) -> ValveColour:
    """MC-8, MC-16: the track of a value."""
    return "white" if value <= 3 else "black"


def may_roll(state: State) -> bool:
    """MC-19: all stations are locked, and all stars are used. A delivery may wait (MC-20)."""
    return state.phase == "roll" and is_settled(state) and not has_star(state.mercury)


def has_star(mercury: Mercury) -> bool:
    """Whether a star waits to be used, or for a decision about its use (MC-23)."""
    return star_in_use(mercury) or any(isinstance(pending, UseStar) for pending in mercury.pending)


def star_in_use(mercury: Mercury) -> bool:
    """MC-23: what one star has drawn or turned up is settled before the next star is used."""
    return any(isinstance(pending, HalfToJudge | CardsToOrder) for pending in mercury.pending)


def is_done(desk: Desk) -> bool:
    return desk.locked and not desk.stars and not desk.tasks and not desk.claims


def is_settled(state: State) -> bool:
    return all(map(is_done, state.desks.values()))
