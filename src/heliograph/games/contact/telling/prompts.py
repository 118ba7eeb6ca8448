"""What each viewer is asked, or what it waits for."""

from __future__ import annotations

from functools import cache

from heliograph.games.contact.rules.flight import flight_of
from heliograph.games.contact.rules.mission import is_guided
from heliograph.games.contact.state import Phase, State
from heliograph.games.contact.telling.talk import hearing
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.seats import Seat


def question(state: State, viewer: Seat | None) -> Message:
    if state.phase == "over":
        return say("ask-over")
    if state.phase == "guess" and state.guesser is not None:
        if viewer != state.guesser:
            return _awaited_guess(state.guesser, _may_speak(state, viewer))
        return _asked_guess(state.second_guess == "last")
    if state.phase == "stopover":
        return _for_stopover(state, viewer)
    if viewer != state.source:
        return _awaited(state.phase, state.source)
    if state.phase != "transmit" or not is_guided(state.setup):
        return _asked(state.phase)
    if state.plan is None:
        return say("ask-plan")
    return say("ask-transmit-plan", hops=len(state.plan))


def _for_stopover(state: State, viewer: Seat | None) -> Message:
    """The card may be used again for the same transmission (CT-H9)."""
    shown = len(flight_of(state).transmissions[-1].shown)
    if viewer == state.source:
        return say("ask-stopover", shown=shown)
    return say("wait-stopover", source=seat_name(state.source), shown=shown)


def _may_speak(state: State, viewer: Seat | None) -> bool:
    """CT-44, CT-H17."""
    return viewer is not None and bool(hearing(state, viewer).seats)


# The same few messages are used again and again.


@cache
def _asked(phase: Phase) -> Message:
    return say(f"ask-{phase}")


@cache
def _asked_guess(second: bool) -> Message:
    return say("ask-guess-second" if second else "ask-guess")


@cache
def _awaited(phase: Phase, source: Seat) -> Message:
    return say(f"wait-{phase}", source=seat_name(source))


@cache
def _awaited_guess(guesser: Seat, together: bool) -> Message:
    return say("wait-guess-together" if together else "wait-guess", guesser=seat_name(guesser))
