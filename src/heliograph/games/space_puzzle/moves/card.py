"""The AI puts its card into the stand (SP-14 to SP-16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from heliograph.games.space_puzzle.box.cards import turned, turned_specials
from heliograph.games.space_puzzle.box.cells import QUARTER_TURNS
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.changes.rounds import RoundBegan, begin_round
from heliograph.games.space_puzzle.moves.move import Happening, Move, told_to_all
from heliograph.games.space_puzzle.rules.scenario import is_newer, special_of
from heliograph.games.space_puzzle.state import CELLS, Cell, Marker, State
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Choice, Field, Offer
from heliograph.kernel.seats import Seat


class CardTurned(Happening, frozen=True, tag="card-turned"):
    """Only the AI knows how the card was turned (SP-14)."""

    ai: Seat

    def sentence(self) -> Message:
        return say("sp-event-card-turned", ai=seat_name(self.ai))


Side = Literal["front", "back"]
SIDES: tuple[Side, ...] = get_args(Side)


def offers(state: State) -> Iterator[Offer]:
    turns: dict[str, Field] = {"turn": Choice(tuple(range(QUARTER_TURNS)))}
    yield Offer("turn-card", turns if state.back is UNSET else {"side": Choice(SIDES), **turns})


class TurnCard(Move, frozen=True, tag="turn-card"):
    """The AI puts the card into its stand, once per scenario (SP-14, SP-15)."""

    phase = "card"
    by = "ai"

    turn: int
    side: Side | UnsetType = UNSET
    """Which side, if the card has two."""

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        if state.back is UNSET and self.side is not UNSET:
            return say("sp-refused-one-side")
        return say("sp-refused-turn" if state.back is UNSET or self.side is not UNSET else "sp-refused-side")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        card = state.back if self.side == "back" and state.back is not UNSET else state.card
        chosen = replace(state, card=card, back=UNSET)
        began = begin_round(pack, set_card(pack, chosen, self.turn))
        return told_to_all(began, CardTurned(state.ai), RoundBegan(1, began.counter, began.jammed))


def set_card(pack: Pack, state: State, turn: int) -> State:
    """SP-15: the card is set for the whole scenario. What the scenario shows from the start is laid out now,
    and the dice of pawns that stand on the map show their start value (SP-35)."""
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
    """The card's special rooms; by the first reading, others as well if the scenario wants more."""
    if special_of(state).trap == "no":
        return (), state.chance
    marked = turned_specials(state.card, turn)
    if is_newer(state):
        return marked, state.chance
    targets = {target.cell for target in turned(state.card, turn)}
    others, chance = state.chance.shuffled([c for c in CELLS if c not in targets and c not in marked])
    return (*marked, *others[: max(0, state.scenario.special_rooms - len(marked))]), chance
