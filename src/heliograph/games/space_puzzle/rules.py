"""Questions about a table. Each answers from the state and changes nothing."""

from __future__ import annotations

from collections.abc import Mapping

from heliograph.games.space_puzzle.box.cards import are_adjacent, place
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.box.scenario import Scenario, Special, special
from heliograph.games.space_puzzle.state import (
    CELLS,
    COLOURS,
    CRISIS_TOKEN,
    KEYS,
    ROLES,
    SIDE,
    Board,
    Cell,
    Colour,
    Key,
    Result,
    Role,
    Sent,
    State,
    TokenId,
    Verdict,
)
from heliograph.kernel.seats import Seat, all_seats

_OTHERS = {here: tuple(cell for cell in CELLS if cell != here) for here in CELLS}
_NEIGHBOURS = {here: tuple(cell for cell in CELLS if are_adjacent(here, cell)) for here in CELLS}
_BORDER = tuple(cell for cell in CELLS if {0, SIDE - 1} & {*place(cell)})


def special_of(state: State) -> Special:
    return special(state.scenario)


def astronauts(state: State) -> tuple[Seat, ...]:
    """SP-1: everybody but the AI."""
    return tuple(seat for seat in all_seats(state.setup.seats) if seat != state.ai)


def is_astronaut(state: State, seat: Seat) -> bool:
    return seat != state.ai and 0 <= seat < state.setup.seats


def is_running(state: State) -> bool:
    """From the drawing of the card until it is shown."""
    return state.phase in ("card", "message", "crew")


def uses_crisis_card(state: State) -> bool:
    """SP-24; everybody may know (SP-H13)."""
    return state.card.crisis


def blind_seats(state: State) -> frozenset[Seat]:
    """SR-BLIND: the AI is not told what happens on the map, nor who has finished there."""
    return frozenset({state.ai}) if special_of(state).blind and is_running(state) else frozenset()


# The AI's tokens


def tokens_at_hand(pack: Pack, state: State) -> tuple[TokenId, ...]:
    """SP-18, without those that are jammed (SR-JAM) or cooling (SR-COOL)."""
    out_of_use = {*state.jammed, *state.cooling}
    return tuple(token for token in pack.tokens_of(state.scenario) if token not in out_of_use)


def free_tokens(state: State) -> tuple[TokenId, ...]:
    """SP-H13: the crisis token comes once, above the limit."""
    usable = special_of(state).crisistoken and not state.crisis_token_used
    return (CRISIS_TOKEN,) if usable else ()


def fewest_tokens(state: State) -> int:
    """SP-26, SP-H1: at least one, and with SR-EXACT exactly the number."""
    return state.scenario.per_round if special_of(state).exact else 1


def may_reveal(state: State) -> bool:
    counted = [token for token in state.draft if token.id != CRISIS_TOKEN]
    return fewest_tokens(state) <= len(counted) <= state.scenario.per_round


def has_no_places(state: State) -> bool:
    """Where only the order counts (SR-LINE), or not even that (SR-HEAP)."""
    return special_of(state).line or special_of(state).heap


def message_on_view(state: State) -> Sent | None:
    """SP-H8: until the next round begins. (SR-FADE hides it from the Astronauts before.)"""
    return state.messages[-1] if state.phase == "crew" else None


# The Astronauts' board


def jobs_of(state: State, seat: Seat) -> tuple[Role, ...]:
    """SR-ROLES; without it everybody may do everything."""
    return state.roles.get(str(seat), ()) if special_of(state).roles else ROLES


def has_job(state: State, seat: Seat, role: Role) -> bool:
    return role in jobs_of(state, seat)


def is_pawn_locked(state: State, pawn: Colour) -> bool:
    """SR-POSSHOWN."""
    return special_of(state).posshown and any(target.colour == pawn for target in state.solution)


def is_marker_locked(state: State, colour: Colour) -> bool:
    """SR-KEYSHOWN."""
    return special_of(state).keyshown and any(target.colour == colour for target in state.solution)


def cells_to_move_to(state: State, pawn: Colour) -> tuple[Cell, ...]:
    """SP-34: any other room; SR-STEP: only the next ones."""
    here = state.board.pawns.get(pawn)
    if here is None or is_pawn_locked(state, pawn):
        return ()
    if special_of(state).step:
        return _NEIGHBOURS[here]
    return _OTHERS[here]


def cells_to_enter(state: State, pawn: Colour) -> tuple[Cell, ...]:
    """SP-35; SR-STEP: only through the rooms at the border."""
    if pawn in state.board.pawns:
        return ()
    return _BORDER if special_of(state).step else CELLS


def is_border(cell: Cell) -> bool:
    return cell in _BORDER


def may_remove(state: State, pawn: Colour) -> bool:
    """SP-36."""
    return pawn in state.board.pawns and not is_pawn_locked(state, pawn)


def die_values(state: State, pawn: Colour) -> tuple[int, ...]:
    """SP-37: any other number; SP-H4: only while the die is on the map."""
    if not state.scenario.dice or pawn not in state.board.pawns:
        return ()
    return tuple(value for value in range(1, 7) if value != state.board.dice[pawn])


def colours_in(board: Board, key: Key) -> tuple[Colour, ...]:
    return tuple(colour for colour in COLOURS if board.markers[colour].key == key)


def may_declare(state: State) -> bool:
    """SP-42."""
    return all(len(colours_in(state.board, key)) == 1 for key in KEYS)


def is_live_trap(state: State, cell: Cell) -> bool:
    """SR-TRAP: each springs once."""
    return cell in state.traps and cell not in state.closed


# The end


def compare(state: State, *, declared: bool) -> Result:
    """SP-54, with SP-H3 for pawns nobody asked for."""
    board = state.board
    verdicts = tuple(
        Verdict(
            target,
            marker=colours_in(board, target.key) == (target.colour,),
            pawn=board.pawns.get(target.colour) == target.cell,
            die=not state.scenario.dice or board.dice.get(target.colour) == target.die,
        )
        for target in state.solution
    )
    wanted = {target.colour for target in state.solution}
    strays = tuple(colour for colour in COLOURS if colour in board.pawns and colour not in wanted)
    right = all(verdict.marker and verdict.pawn and verdict.die for verdict in verdicts)
    return Result(right and not (strays and state.setup.strict_map), declared, verdicts, strays)


def unlocked(pack: Pack, state: State) -> tuple[str, ...]:
    """The rungs of the ladder within reach: every lesson and the first scenario after them, where the
    table began, what it has won, and the one above that."""
    book = pack.scenarios.value
    rung = {scenario.id: index for index, scenario in enumerate(book)}
    lessons = sum(scenario.tier == "lesson" for scenario in book)
    won = [rung[past.scenario] for past in state.history if past.won]
    highest = max([lessons, rung[state.setup.scenario], *(index + 1 for index in won)])
    return tuple(scenario.id for scenario in book[: highest + 1])


def scenario_of(pack: Pack, id: str, own: Scenario | None) -> Scenario:
    return own if own is not None else pack.book[id]


def wins(state: State) -> int:
    return sum(past.won for past in state.history)


def without(pairs: Mapping[Colour, Cell], colour: Colour) -> dict[Colour, Cell]:
    return {key: value for key, value in pairs.items() if key != colour}
