"""What a seat remembers of the signals it has heard. The table only keeps the number of flights (CT-H21); the
durations went through an ear, which is no clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from heliograph.games.contact.moves.begin import RoundBegan
from heliograph.games.contact.moves.transmit import Transmitted
from heliograph.games.contact.state import Transmission
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players.contact.habits import unsteady


def remembered(view: View, told: Sequence[Any], ear: float) -> View:
    """The view with signals as this seat heard them, with durations off by `ear` as their relative error.
    Written signals are exact, and signals the seat was not told are missing."""
    rounds = _signals(told)
    history = tuple(
        replace(
            flight,
            transmissions=_heard(view.me, flight.round, flight.source, flight.transmissions, rounds, ear),
        )
        for flight in view.history
    )
    now = _heard(view.me, view.round, view.source, view.transmissions, rounds, ear)
    return replace(view, history=history, transmissions=now)


def _signals(told: Sequence[Any]) -> dict[int, list[Transmission]]:
    """By round, in the order of events."""
    rounds: dict[int, list[Transmission]] = {}
    now: list[Transmission] = []
    for event in told:
        if isinstance(event, RoundBegan):
            now = rounds[event.round] = []
        elif isinstance(event, Transmitted):
            now.append(event.transmission)
    return rounds


def _heard(
    me: Seat | None,
    round: int,
    source: Seat,
    sent: tuple[Transmission, ...],
    rounds: dict[int, list[Transmission]],
    ear: float,
) -> tuple[Transmission, ...]:
    """The seat that tapped knows its own durations exactly."""
    came = rounds.get(round, [])
    heard: list[Transmission] = []
    for number, one in enumerate(sent):
        if one.holds:
            heard.append(one)
        elif number < len(came):
            holds, pauses = came[number].holds, came[number].pauses
            if ear and source != me:
                holds, _ = unsteady(
                    holds, ear, Chance.from_seed(f"ear {me}, round {round}, signal {number}: {holds}")
                )
            heard.append(replace(one, holds=holds, pauses=pauses))
    return tuple(heard)
