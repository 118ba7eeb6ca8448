"""What each viewer is asked, and everything it may do."""

from __future__ import annotations

from functools import cache

from msgspec import UNSET

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.moves import (
    board,
    card,
    closing,
    debrief,
    dice,
    message,
    panel,
    pawns,
    question,
)
from heliograph.games.space_puzzle.rules.roles import tasks_of
from heliograph.games.space_puzzle.rules.scenario import special_of
from heliograph.games.space_puzzle.rules.seats import is_seated
from heliograph.games.space_puzzle.state import COLOURS, Phase, State
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Offer, Prompt
from heliograph.kernel.seats import Seat


def prompt_for(pack: Pack, state: State, viewer: Seat | None) -> Prompt:
    if viewer is None or not is_seated(state, viewer):
        return _waiting(state.phase, state.ai)
    is_ai = viewer == state.ai
    match state.phase:
        case "card" if is_ai:
            offers = (*card.offers(state), *question.offers(pack, state))
            return Prompt(say("sp-ask-card" if state.back is UNSET else "sp-ask-card-sides"), offers)
        case "message" if is_ai:
            offers = (*message.offers(pack, state), *question.offers(pack, state))
            return Prompt(_ask_for_message(state), offers)
        case "crew" if not is_ai:
            ask = say("sp-ask-crew", left=state.board.actions_left, actions=state.scenario.actions)
            return Prompt(ask, _crew_offers(state, viewer))
        case "crew":
            waiting = _waiting(state.phase, state.ai)
            return Prompt(waiting.ask, tuple(question.offers(pack, state)))
        case "debrief":
            return Prompt(say("sp-ask-debrief"), tuple(debrief.offers(pack, state)))
        case _:
            return _waiting(state.phase, state.ai)


@cache
def _waiting(phase: Phase, ai: Seat) -> Prompt:
    match phase:
        case "over":
            return Prompt(say("sp-ask-over"))
        case "debrief":
            return Prompt(say("sp-ask-debrief"))
        case "crew":
            return Prompt(say("sp-wait-crew"))
        case _:
            return Prompt(say(f"sp-wait-{phase}", ai=seat_name(ai)))


def _ask_for_message(state: State) -> Message:
    ask = "sp-ask-message-exact" if special_of(state).exact else "sp-ask-message"
    return say(ask, round=state.round, most=state.scenario.per_round)


def _crew_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    tasks, found = tasks_of(state, seat), list[Offer]()
    if state.board.actions_left > 0:
        for pawn in COLOURS:
            found += pawns.offers(state, tasks, pawn)
            found += dice.offers(state, tasks, pawn)
    found += panel.offers(state, tasks)
    return (*found, *board.offers(state, tasks), *closing.offers(state, seat))
