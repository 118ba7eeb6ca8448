"""Changes. Each move asks the rules and returns the next state with what happened."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.contact import rules
from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.events import (
    BarrelPaid,
    Event,
    Guessed,
    HelpersReactivated,
    HelperUsed,
    MeetingCalled,
    MissionEnded,
    RepeatAsked,
    RocketMoved,
    RoundBegan,
    RoundEnded,
    SignalChosen,
    TargetExchanged,
    Transmitted,
)
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
from heliograph.games.contact.opening import begin_round
from heliograph.games.contact.state import EARTH, HELPERS, ChipId, Guess, Helper, State, Transmission
from heliograph.kernel.game import Step, Told
from heliograph.kernel.seats import Seat


def perform(pack: Pack, state: State, seat: Seat, move: Action) -> Step[State, Event]:
    match move:
        case BeginRound():
            return _begin(pack, state)
        case ChooseSignal(value):
            return _choose_signal(state, value)
        case ExchangeTarget():
            return _exchange_target(state)
        case PlanRoute(route):
            return Step(replace(state, plan=route), takes_back=True)
        case Transmit(holds, pauses):
            return _transmit(pack, state, holds, pauses)
        case AskRepeat():
            left = state.transmissions_left
            return _step(replace(state, phase="transmit", plan=None), RepeatAsked(seat, left))
        case MakeGuess(chip, _):
            return _guess(pack, state, seat, chip)
        case FiftyFifty():
            spent = _spend(state, "fifty-fifty")
            return _step(replace(spent, second_guess="declared"), HelperUsed(seat, "fifty-fifty"))
        case FirstStopover():
            return _reveal_stopover(state, seat)
        case PlaceRocket(chip):
            return _put_on_stopover(state, chip)
        case CallMeeting(helper):
            return _step(replace(_spend(state, helper), meeting=True), MeetingCalled(seat, helper))
        case Reactivate():
            return _reactivate(state, seat)


def _begin(pack: Pack, state: State) -> Step[State, Event]:
    began = begin_round(pack, state)
    flight = rules.flight_of(began)
    before, after = rules.coloured_chips(pack, state), rules.coloured_chips(pack, began)
    turned_up = tuple(chip for chip in after if chip not in before)
    began = replace(
        began,
        guesser=rules.first_guesser(began),
        transmissions_left=pack.transmissions_per_guess.value,
    )
    return _step(began, RoundBegan(flight.round, began.source, turned_up, flight.prize))


def _choose_signal(state: State, value: int) -> Step[State, Event]:
    """CT-37."""
    left = list(state.signal_stack)
    left.remove(value)
    flight = replace(rules.flight_of(state), prize=value)
    chosen = replace(state, phase="transmit", flight=flight, signal_stack=tuple(left))
    return _step(chosen, SignalChosen(value))


def _exchange_target(state: State) -> Step[State, Event]:
    """CT-43: the new target is the top card; the old one is mixed into the rest unseen."""
    flight = rules.flight_of(state)
    stack, chance = state.chance.shuffled((*state.planet_stack[1:], flight.target))
    exchanged = replace(
        _spend(state, "exchange-target"),
        chance=chance,
        planet_stack=stack,
        flight=replace(flight, target=state.planet_stack[0]),
    )
    return _step(exchanged, TargetExchanged(state.source))


def _transmit(
    pack: Pack, state: State, holds: tuple[int, ...], pauses: tuple[int, ...]
) -> Step[State, Event]:
    """CT-18: only durations travel. The rocket stays where it is (CT-20)."""
    flight = rules.flight_of(state)
    if state.setup.equal_pauses:
        pauses = (pack.equal_pause_ms.value,) * len(pauses)
    recording = Transmission(state.rocket, holds, pauses, state.plan, len(flight.guesses))
    sent = replace(
        state,
        phase="guess",
        plan=None,
        flight=replace(flight, transmissions=(*flight.transmissions, recording)),
        transmissions_left=state.transmissions_left - 1,
    )
    return _step(sent, Transmitted(state.source, replace(recording, route=None)))


def _reveal_stopover(state: State, seat: Seat) -> Step[State, Event]:
    """CT-42: guided mode knows the stopover; otherwise the Source is asked to show it."""
    used = HelperUsed(seat, "first-stopover")
    spent = _spend(state, "first-stopover")
    route = rules.flight_of(state).transmissions[-1].route
    if route is None:
        return _step(replace(spent, phase="stopover"), used)
    step = _put_on_stopover(spent, route[-1 - rules.stopovers_ahead(state)])
    return Step(step.state, (Told(used), *step.events))


def _put_on_stopover(state: State, chip: ChipId) -> Step[State, Event]:
    """CT-H9: the rocket stays there for this round."""
    flight = rules.flight_of(state)
    *earlier, sent = flight.transmissions
    shown = replace(sent, shown=(*sent.shown, chip))
    moved = replace(
        state,
        phase="guess",
        rocket=chip,
        flight=replace(flight, transmissions=(*earlier, shown)),
    )
    return _step(moved, RocketMoved(chip))


def _reactivate(state: State, seat: Seat) -> Step[State, Event]:
    """CT-40."""
    paid = replace(state, helpers=HELPERS, barrels=state.barrels - 1)
    return _step(paid, HelpersReactivated(seat), BarrelPaid(paid.barrels))


def _guess(pack: Pack, state: State, seat: Seat, chip: ChipId) -> Step[State, Event]:
    flight = rules.flight_of(state)
    right = chip == flight.target
    guessed = Guessed(seat, chip, right)
    flight = replace(flight, guesses=(*flight.guesses, Guess(seat, chip, right)))
    state = replace(state, flight=flight)
    if right:
        return _end_round(pack, state, guessed)
    if state.second_guess == "declared":
        return _step(replace(state, second_guess="last"), guessed)
    return _pay_for_wrong_guess(pack, state, guessed)


def _pay_for_wrong_guess(pack: Pack, state: State, guessed: Guessed) -> Step[State, Event]:
    """CT-26; the practice flight costs nothing (CT-H16)."""
    flight = rules.flight_of(state)
    practice = rules.is_practice(flight)
    state = replace(
        state,
        barrels=state.barrels if practice else state.barrels - 1,
        flight=replace(flight, prize_lost=not practice),
    )
    events = (guessed,) if practice else (guessed, BarrelPaid(state.barrels))
    if state.barrels == 0:
        lost = replace(_close_flight(state), phase="over")
        return _step(lost, *events, MissionEnded(False, rules.score(lost)))
    again = replace(
        state,
        guesser=rules.next_guesser(state),
        transmissions_left=pack.transmissions_per_guess.value,
        second_guess="no",
        meeting=False,
    )
    return _step(again, *events)


def _end_round(pack: Pack, state: State, guessed: Guessed) -> Step[State, Event]:
    """CT-28 to CT-31; after the practice flight everything is as before it (CT-H16)."""
    flight = rules.flight_of(state)
    if rules.is_practice(flight):
        back = replace(_close_flight(state), phase="ready", rocket=EARTH)
        ended = RoundEnded(flight.round, flight.target, None)
        return _step(back, guessed, ended, RocketMoved(EARTH))
    won = flight.prize if rules.first_guess_is_open(state) else None
    landed = replace(
        _close_flight(state),
        rocket=flight.target,
        won=state.won if won is None else (*state.won, won),
    )
    ended = RoundEnded(flight.round, flight.target, won)
    moved = RocketMoved(flight.target)
    if rules.is_last_round(pack, flight):
        done = replace(landed, phase="over")
        return _step(done, guessed, moved, ended, MissionEnded(True, rules.score(done)))
    left = rules.next_seat(state, state.source)
    return _step(replace(landed, phase="ready", source=left), guessed, moved, ended)


def _close_flight(state: State) -> State:
    return replace(
        state,
        history=(*state.history, rules.flight_of(state)),
        flight=None,
        guesser=None,
        plan=None,
        second_guess="no",
        meeting=False,
        transmissions_left=0,
    )


def _spend(state: State, helper: Helper) -> State:
    """CT-39."""
    return replace(state, helpers=tuple(h for h in state.helpers if h != helper))


def _step(state: State, *events: Event) -> Step[State, Event]:
    return Step(state, tuple(Told(event) for event in events))
