"""Every action a player can take; each part of a round has its own file."""

from __future__ import annotations

from typing import get_args

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.moves.begin import BeginRound, ChooseSignal
from heliograph.games.contact.moves.guess import MakeGuess
from heliograph.games.contact.moves.helpers import CallMeeting, ExchangeTarget, FiftyFifty, Reactivate
from heliograph.games.contact.moves.move import Move
from heliograph.games.contact.moves.stopover import FirstStopover, PlaceRocket
from heliograph.games.contact.moves.transmit import AskRepeat, PlanRoute, Transmit
from heliograph.games.contact.rules.crew import Role, role_of
from heliograph.games.contact.state import Phase, State
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat

Action = (
    BeginRound
    | ChooseSignal
    | ExchangeTarget
    | PlanRoute
    | Transmit
    | AskRepeat
    | MakeGuess
    | FiftyFifty
    | FirstStopover
    | PlaceRocket
    | CallMeeting
    | Reactivate
)

_AS_OFFERED: tuple[type[Move], ...] = (
    BeginRound,
    ChooseSignal,
    ExchangeTarget,
    Transmit,
    PlanRoute,
    PlaceRocket,
    MakeGuess,
    AskRepeat,
    FiftyFifty,
    FirstStopover,
    Reactivate,
    CallMeeting,
)
"""The most likely moves first."""


_MADE: dict[tuple[Phase, Role], tuple[type[Move], ...]] = {
    (phase, role): tuple(move for move in _AS_OFFERED if role in move.when.get(phase, ()))
    for phase in get_args(Phase)
    for role in get_args(Role)
}


def offers_to(pack: Pack, state: State, seat: Seat) -> tuple[Offer, ...]:
    role = role_of(state, seat)
    if role is None:
        return ()
    offers: list[Offer] = []
    for move in _MADE[state.phase, role]:
        if move.is_open_to(state, role):
            offers += move.offers(pack, state)
    return tuple(offers)


def why_not(pack: Pack, state: State, seat: Seat, move: Move) -> Message:
    """Why a move is refused. The most general reason comes first: the phase, then the seat, then the move."""
    if state.phase == "over":
        return say("refused-mission-over")
    if state.phase not in move.when:
        return say(f"refused-not-now-{state.phase}")
    role = role_of(state, seat)
    if role is None or role not in move.when[state.phase] or not move.is_open_to(state, role):
        return move.why_not_this_seat(state)
    return move.why_not(pack, state)
