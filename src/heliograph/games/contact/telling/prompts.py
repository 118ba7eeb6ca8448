"""What each viewer is asked, or told to wait for."""

from __future__ import annotations

from heliograph.games.contact.rules.mission import is_guided
from heliograph.games.contact.state import State
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.seats import Seat


def question(state: State, viewer: Seat | None) -> Message:
    if state.phase == "over":
        return say("ask-over")
    if state.phase == "guess" and state.guesser is not None:
        if viewer != state.guesser:
            return say("wait-guess", guesser=seat_name(state.guesser))
        return say("ask-guess-second" if state.second_guess == "last" else "ask-guess")
    if viewer != state.source:
        return say(f"wait-{state.phase}", source=seat_name(state.source))
    if state.phase != "transmit" or not is_guided(state.setup):
        return say(f"ask-{state.phase}")
    if state.plan is None:
        return say("ask-plan")
    return say("ask-transmit-plan", hops=len(state.plan))
