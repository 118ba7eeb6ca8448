"""What each viewer is asked, or told to wait for."""

from __future__ import annotations

from functools import cache

from heliograph.games.contact.rules.mission import is_guided
from heliograph.games.contact.state import Phase, State
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.seats import Seat


def question(state: State, viewer: Seat | None) -> Message:
    if state.phase == "over":
        return say("ask-over")
    if state.phase == "guess" and state.guesser is not None:
        if viewer != state.guesser:
            return _awaited_guess(state.guesser)
        return _asked_guess(state.second_guess == "last")
    if viewer != state.source:
        return _awaited(state.phase, state.source)
    if state.phase != "transmit" or not is_guided(state.setup):
        return _asked(state.phase)
    if state.plan is None:
        return say("ask-plan")
    return say("ask-transmit-plan", hops=len(state.plan))


# The same few are said again and again.


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
def _awaited_guess(guesser: Seat) -> Message:
    return say("wait-guess", guesser=seat_name(guesser))
