"""The AI sets its card into the stand (SP-14 to SP-16)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.cards import turned, turned_specials
from heliograph.games.space_puzzle.box.cells import QUARTER_TURNS
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.changes.rounds import RoundBegan, begin_round
from heliograph.games.space_puzzle.moves.move import Happening, Move, told_to_all
from heliograph.games.space_puzzle.rules.scenario import special_of
from heliograph.games.space_puzzle.state import CELLS, Cell, Marker, State
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Choice, Offer
from heliograph.kernel.seats import Seat


class CardTurned(Happening, frozen=True, tag="card-turned"):
    """How, only the AI knows (SP-14)."""

    ai: Seat

    def sentence(self) -> Message:
        return say("sp-event-card-turned", ai=seat_name(self.ai))


def offers() -> Iterator[Offer]:
    yield Offer("turn-card", {"turn": Choice(tuple(range(QUARTER_TURNS)))})


class TurnCard(Move, frozen=True, tag="turn-card"):
    """The AI sets the card into its stand, once and for all (SP-14, SP-15)."""

    phase = "card"
    by = "ai"

    turn: int

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        return say("sp-refused-turn")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        began = begin_round(pack, set_card(pack, state, self.turn))
        return told_to_all(began, CardTurned(state.ai), RoundBegan(1, began.counter, began.jammed))


def set_card(pack: Pack, state: State, turn: int) -> State:
    """SP-15: for the whole scenario. What the scenario shows from the start is laid out now, and dice of
    pawns that stand on the map begin as they would have come (SP-35)."""
    solution = turned(state.card, turn)
    traps, chance = _set_traps(state, turn)
    shown = special_of(state)
    board = state.board
    if shown.keyshown:
        right = {target.colour: Marker(target.key, sure=True) for target in solution}
        board = replace(board, markers={**board.markers, **right})
    if shown.posshown:
        board = replace(board, pawns={target.colour: target.cell for target in solution})
    if state.scenario.dice:
        board = replace(board, dice=dict.fromkeys(board.pawns, pack.die_start.value))
    return replace(state, chance=chance, turn=turn, solution=solution, traps=traps, board=board)


def _set_traps(state: State, turn: int) -> tuple[tuple[Cell, ...], Chance]:
    """The card's special rooms; where the scenario wants more, others that are no targets."""
    if special_of(state).trap == "no":
        return (), state.chance
    marked = turned_specials(state.card, turn)
    targets = {target.cell for target in turned(state.card, turn)}
    others, chance = state.chance.shuffled([c for c in CELLS if c not in targets and c not in marked])
    return (*marked, *others[: max(0, state.scenario.special_rooms - len(marked))]), chance
