"""What each viewer is asked, or told to wait for."""

from __future__ import annotations

from functools import cache

from heliograph.games.contact.rules.mission import is_guided
from heliograph.games.contact.state import Phase, State
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.seats import Seat


def question(state: State, viewer: Seat | None) -> Message:
    if state.phase == "over":
        return _said("ask-over")
    if state.phase == "guess" and state.guesser is not None:
        if viewer != state.guesser:
            return _for_guesser(state.guesser)
        return _said("ask-guess-second" if state.second_guess == "last" else "ask-guess")
    if viewer != state.source:
        return _for_source(state.phase, state.source)
    if state.phase != "transmit" or not is_guided(state.setup):
        return _said(f"ask-{state.phase}")
    if state.plan is None:
        return _said("ask-plan")
    return say("ask-transmit-plan", hops=len(state.plan))


# The same few are said again and again.


@cache
def _said(id: str) -> Message:
    return say(id)


@cache
def _for_guesser(guesser: Seat) -> Message:
    return say("wait-guess", guesser=seat_name(guesser))


@cache
def _for_source(phase: Phase, source: Seat) -> Message:
    return say(f"wait-{phase}", source=seat_name(source))
