"""Why a move cannot be made now, in the order a patient host would explain it."""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.games.contact import rules
from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.moves import (
    Action,
    AskRepeat,
    BeginRound,
    CallMeeting,
    ChooseSignal,
    ExchangeTarget,
    FiftyFifty,
    FirstStopover,
    MakeGuess,
    PlaceRocket,
    PlanRoute,
    Reactivate,
    Transmit,
)
from heliograph.games.contact.state import ChipId, Phase, State
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.seats import Seat

_PHASES: dict[type, tuple[Phase, ...]] = {
    BeginRound: ("ready",),
    ChooseSignal: ("signal",),
    ExchangeTarget: ("signal",),
    PlanRoute: ("transmit",),
    Transmit: ("transmit",),
    PlaceRocket: ("stopover",),
    AskRepeat: ("guess",),
    MakeGuess: ("guess",),
    FiftyFifty: ("guess",),
    FirstStopover: ("guess",),
    CallMeeting: ("guess",),
    Reactivate: ("signal", "guess"),
}
_BY_SOURCE = (BeginRound, ChooseSignal, ExchangeTarget, PlanRoute, Transmit, PlaceRocket)
_BY_GUESSER = (MakeGuess, FiftyFifty, FirstStopover)
_BY_CREW = (AskRepeat, CallMeeting)


def why_not(pack: Pack, state: State, seat: Seat, move: Action) -> Message | None:
    if state.phase == "over":
        return say("refused-mission-over")
    if state.phase not in _PHASES[type(move)]:
        return say(f"refused-not-now-{state.phase}")
    return _wrong_seat(state, seat, move) or _wrong_move(pack, state, seat, move)


def _wrong_seat(state: State, seat: Seat, move: Action) -> Message | None:
    if isinstance(move, _BY_SOURCE) and seat != state.source:
        return say("refused-only-source", source=seat_name(state.source))
    if isinstance(move, _BY_GUESSER) and seat != state.guesser:
        assert state.guesser is not None
        return say("refused-only-guesser", guesser=seat_name(state.guesser))
    if isinstance(move, _BY_CREW) and not rules.is_crew(state, seat):
        return say("refused-only-crew")
    return None


def _wrong_move(pack: Pack, state: State, seat: Seat, move: Action) -> Message | None:
    match move:
        case BeginRound():
            return None
        case ChooseSignal(value):
            return None if value in state.signal_stack else say("refused-signal-gone", value=value)
        case ExchangeTarget():
            return None if rules.may_exchange_target(state) else say("refused-helper-inactive")
        case PlanRoute(route):
            return _wrong_route(state, route) if rules.is_guided(state) else say("refused-free-mode")
        case Transmit(holds, pauses):
            return _wrong_recording(pack, state, holds, pauses)
        case PlaceRocket(chip):
            return None if chip in first_stopovers(state) else say("refused-no-stopover")
        case AskRepeat():
            return None if rules.may_ask_for_repeat(state) else say("refused-no-repeats-left")
        case MakeGuess(chip, sure):
            return _wrong_guess(state, chip, sure)
        case FiftyFifty():
            if state.second_guess != "no":
                return say("refused-fifty-fifty-declared")
            return None if rules.may_declare_fifty_fifty(state) else say("refused-helper-inactive")
        case FirstStopover():
            if rules.is_active(state, "first-stopover") and not rules.stopovers_ahead(state):
                return say("refused-no-stopovers")
            return None if rules.may_reveal_stopover(state) else say("refused-helper-inactive")
        case CallMeeting(helper):
            if not rules.may_call_meeting(state):
                return say("refused-no-meeting")
            return None if helper in state.helpers else say("refused-helper-inactive")
        case Reactivate():
            if rules.has_helpers(state) and state.barrels <= 1:
                return say("refused-last-barrel")
            return None if rules.may_reactivate(state, seat) else say("refused-no-reactivation")


def _wrong_route(state: State, route: Sequence[ChipId]) -> Message | None:
    """CT-14 to CT-17, CT-H4."""
    if not route or route[-1] != rules.flight_of(state).target:
        return say("refused-route-end")
    here, visited = state.rocket, {state.rocket}
    for there in route:
        if there not in state.layout.links:
            return say("refused-no-such-chip")
        if there in visited:
            return say("refused-route-twice", chip=say(f"chip-{there}"))
        if there not in state.layout.links[here]:
            return say("refused-route-blocked", here=say(f"chip-{here}"), there=say(f"chip-{there}"))
        visited.add(there)
        here = there
    return None


def _wrong_recording(pack: Pack, state: State, holds: Sequence[int], pauses: Sequence[int]) -> Message | None:
    if rules.is_guided(state):
        if state.plan is None:
            return say("refused-plan-first")
        if len(holds) != len(state.plan):
            return say("refused-hops", taps=len(holds), hops=len(state.plan))
    most = len(state.layout.chips) - 1
    if not 1 <= len(holds) <= most:
        return say("refused-hold-count", most=most)
    if len(pauses) != len(holds) - 1:
        return say("refused-pause-count")
    shortest, longest = pack.shortest_hold_ms.value, pack.longest_hold_ms.value
    if not all(shortest <= hold <= longest for hold in holds):
        return say("refused-hold-length", shortest=shortest, longest=longest)
    if not all(0 <= pause <= pack.longest_pause_ms.value for pause in pauses):
        return say("refused-pause-length", longest=pack.longest_pause_ms.value)
    return None


def _wrong_guess(state: State, chip: ChipId, sure: bool) -> Message | None:
    """CT-H10."""
    if chip not in state.layout.links:
        return say("refused-no-such-chip")
    if chip in rules.possible_targets(state):
        return say("refused-needless-confirmation") if sure else None
    if state.setup.impossible_guesses == "block":
        return say("refused-impossible-guess", chip=say(f"chip-{chip}"))
    return None if sure else say("refused-unconfirmed-guess", chip=say(f"chip-{chip}"))


def first_stopovers(state: State) -> tuple[ChipId, ...]:
    """Free mode: chips the route can have landed on next, short of the target and not twice (CT-17).

    Nobody checked the route, so it may have been an impossible one: then any chip in reach will do.
    """
    flight = rules.flight_of(state)
    sent = flight.transmissions[-1]
    in_reach = [chip for chip in state.layout.links[state.rocket] if chip != flight.target]
    unvisited = [chip for chip in in_reach if chip not in (sent.start, *sent.shown)]
    return tuple(unvisited or in_reach)
