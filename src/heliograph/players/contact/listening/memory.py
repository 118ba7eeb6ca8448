"""What a seat remembers of the signals it has heard. A table leaves only how many flights they had (CT-H21);
the rest went through an ear, and an ear is no clock."""

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
    """The view with its signals as this seat heard them; `ear` is the relative spread of what it takes a
    duration for. What is written down is read, and what nobody told is missing."""
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
    """By round, as they came."""
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
    """Whoever tapped knows what it tapped."""
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
