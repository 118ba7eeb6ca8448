"""The whole mission: how it is played, what has been reached, how it ends."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.rules.flight import is_practice
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import ChipId, Flight, Layout, State
from heliograph.kernel.remembered import remembered

Next = Literal["level", "professional"]


def is_professional(setup: Setup) -> bool:
    return setup.mode == "professional"


def is_guided(setup: Setup) -> bool:
    return setup.route == "guided"


def fifty_fifty_is_one_guess(setup: Setup) -> bool:
    """CT-H8: whether the first miss of a 50:50 costs nothing. Set-ups without the choice mean yes."""
    return setup.fifty_fifty is UNSET or setup.fifty_fifty == "card"


def is_written_down(setup: Setup, flight: Flight) -> bool:
    """CT-H21. Set-ups without the choice mean that everything is written down."""
    return setup.written_record is UNSET or setup.written_record or is_practice(flight)


def full_tank(pack: Pack, setup: Setup) -> int:
    """CT-8, CT-35."""
    return (pack.barrels_professional if is_professional(setup) else pack.barrels).value


def reached_targets(state: State) -> tuple[ChipId, ...]:
    """CT-28: never targets again. A lost mission did not reach the target of its last round (CT-27)."""
    flown = [flight.target for flight in state.history if not is_practice(flight)]
    is_lost = state.phase == "over" and not mission_succeeded(state)
    return tuple(flown[:-1] if is_lost else flown)


def unreached_planets(pack: Pack, state: State) -> tuple[ChipId, ...]:
    reached = reached_targets(state)
    return tuple([planet for planet in pack.planets.value if planet not in reached])


def coloured_chips(pack: Pack, state: State) -> tuple[ChipId, ...]:
    """Chips lying coloured side up: all in the professional game (CT-34), otherwise those whose card was
    turned up (CT-9, CT-12) and those the practice flight borrows (CT-H16)."""
    if is_professional(state.setup):
        return _all_chips(state.layout)
    if state.flight is not None and is_practice(state.flight):
        return state.flight.candidates
    return _turned_up(pack, state.planet_stack)


@remembered(most=64)
def _turned_up(pack: Pack, stack: tuple[ChipId, ...]) -> tuple[ChipId, ...]:
    face_down = set(stack)
    return tuple([planet for planet in pack.planets.value if planet not in face_down])


@remembered(most=64)
def _all_chips(layout: Layout) -> tuple[ChipId, ...]:
    return tuple([chip.id for chip in layout.chips])


def is_last_round(pack: Pack, flight: Flight) -> bool:
    return flight.round == pack.rounds.value


def score(state: State) -> int:
    """CT-31."""
    return sum(state.won)


def certificate_for(pack: Pack, points: int) -> str:
    """CT-38, CT-H15."""
    return next(c.id for c in pack.certificates.value if points >= c.lowest)


def what_next(pack: Pack, state: State) -> Next | None:
    """CT-31: after a mission won with fuel to spare, a higher level; above the highest, the professional
    game."""
    if is_professional(state.setup) or state.barrels < pack.barrels_to_raise_level.value:
        return None
    return "level" if state.setup.level < pack.highest_level.value else "professional"


def mission_succeeded(state: State) -> bool:
    return state.phase == "over" and state.barrels > 0
