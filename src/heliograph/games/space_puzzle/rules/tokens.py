"""The AI's tokens, and the messages it makes with them."""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.rules.scenario import special_of
from heliograph.games.space_puzzle.state import CRISIS_TOKEN, Sent, State, TokenId


def tokens_at_hand(pack: Pack, state: State) -> tuple[TokenId, ...]:
    """SP-18, without those that are jammed (SR-JAM) or cooling (SR-COOL)."""
    tokens = pack.tokens_of(state.scenario)
    out_of_use = (*state.jammed, *state.cooling)
    return tuple(token for token in tokens if token not in out_of_use) if out_of_use else tokens


def free_tokens(state: State) -> tuple[TokenId, ...]:
    """SP-H13: the crisis token is used once and does not count towards the limit."""
    usable = special_of(state).crisistoken and not state.crisis_token_used
    return (CRISIS_TOKEN,) if usable else ()


def counted(tokens: Sequence[TokenId]) -> int:
    """How many of the tokens count towards the limit (SP-H13)."""
    return sum(token != CRISIS_TOKEN for token in tokens)


def fewest_tokens(state: State) -> int:
    """SP-26, SP-H1: at least one, and with SR-EXACT exactly the number."""
    return state.scenario.per_round if special_of(state).exact else 1


def may_reveal(state: State) -> bool:
    laid = counted([token.id for token in state.draft])
    return fewest_tokens(state) <= laid <= state.scenario.per_round


def has_no_places(state: State) -> bool:
    """Whether only the order counts (SR-LINE), or not even that (SR-HEAP)."""
    return special_of(state).line or special_of(state).heap


def message_on_view(state: State) -> Sent | None:
    """SP-H8: the message until the next round begins. (SR-FADE hides it from the Astronauts earlier.)"""
    return state.messages[-1] if state.phase == "crew" else None


def open_questions(pack: Pack, state: State) -> tuple[str, ...]:
    """SP-H9: all questions, whenever the AI likes; by the first reading, each once in a scenario."""
    topics = pack.rules_questions.value
    return tuple([topic for topic in topics if topic not in state.asked]) if state.asked else topics
