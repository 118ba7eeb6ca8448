"""Writing a state so that it reads back exactly."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET
from tests.games.space_puzzle.text.boards import show_board
from tests.games.space_puzzle.text.messages import show_message, show_tokens
from tests.games.space_puzzle.text.setups import show_setup
from tests.games.space_puzzle.text.solutions import show_back, show_card, show_rooms

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.rules.map import gates_of
from heliograph.games.space_puzzle.state import Past, State


def show(pack: Pack, state: State) -> str:
    """The state in clauses, one line each."""
    return "\n".join((*show_setup(state.setup), *_table(pack, state), *_message(state), *_board(state)))


def _table(pack: Pack, state: State) -> Iterator[str]:
    yield f"phase {state.phase}, ai {state.ai}, round {state.round}, counter {state.counter}"
    if state.setup.own is None:
        yield f"playing {state.scenario.id}"
    yield show_rooms(state.rooms)
    if state.roles:
        dealt = (f"{seat}:{'+'.join(roles)}" for seat, roles in state.roles.items())
        yield f"roles {' '.join(dealt)}"
    yield from show_card(pack, state.card)
    if state.back is not UNSET:
        yield show_back(pack, state.back)
    if state.turn is not None:
        yield f"turn {state.turn}"
    for name, cells in (
        ("traps", state.traps),
        ("gates", gates_of(state)),
        ("closed", state.closed),
        ("entered", state.entered),
    ):
        yield f"{name} {' '.join(cells) or 'none'}"
    # The last scenario's own line follows from its end.
    for past in state.history[:-1] if state.result is not None else state.history:
        yield _past(past)
    if state.result is not None and state.result.declared:
        yield "declared"
    yield f"chance {state.chance.key} {state.chance.drawn}"


def _past(past: Past) -> str:
    how = "won" if past.won else "lost"
    return f"past {past.scenario} {past.ai} {how} {past.rounds} {past.card or '-'}"


def _message(state: State) -> Iterator[str]:
    yield from map(show_message, state.messages)
    for name, words in (
        ("draft", show_tokens(state.draft)),
        ("jammed", " ".join(state.jammed)),
        ("cooling", " ".join(state.cooling)),
        ("asked", " ".join(state.asked)),
        ("fades-at", "" if state.fades_at is None else str(state.fades_at)),
    ):
        if words:
            yield f"{name} {words}"
    if state.faded:
        yield "faded"
    if state.crisis_token_used:
        yield "crisis-token-used"


def _board(state: State) -> Iterator[str]:
    yield from show_board(state.board)
    for board in state.before:
        yield f"before ({', '.join(show_board(board))})"
    for name, seats in (("ready", state.ready), ("declaring", state.declaring)):
        if seats:
            yield f"{name} {' '.join(map(str, seats))}"
