"""For Astronauts and spectators: a card that fits what they were shown and the rooms they entered."""

from __future__ import annotations

from itertools import cycle

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.cards import new_face, turned, turned_specials
from heliograph.games.space_puzzle.box.cells import QUARTER_TURNS
from heliograph.games.space_puzzle.box.edition import FIRST
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.opening import with_special_rooms
from heliograph.games.space_puzzle.rules.scenario import is_newer, special_of
from heliograph.games.space_puzzle.state import CELLS, Card, Cell, State, Target
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.chance import Chance

_TRIES = 200
"""Usually a few tries are enough; after that the targets go wherever there is room, in a pattern that no
generated face has but a printed one might.
"""

Solution = tuple[Target, ...]


def draw_solution(pack: Pack, view: View, state: State, chance: Chance) -> tuple[State, Chance]:
    for _ in range(_TRIES):
        face, chance = new_card(pack, view, chance)
        solution = _as_shown(view, face.targets)
        rooms, chance = _special_rooms(state, solution, len(face.specials), chance)
        if len(rooms) == _wanted(state, len(face.specials)) and _is_apart(solution, state.closed):
            return _with_card(state, face, solution, rooms, chance)
    solution, chance = _where_there_is_room(state, face.targets, chance)
    solution = _as_shown(view, solution)
    rooms, chance = _special_rooms(state, solution, len(face.specials), chance)
    return _with_card(state, face, solution, rooms, chance)


def _as_shown(view: View, targets: Solution) -> Solution:
    """The targets' keys (SR-KEYSHOWN) or rooms (SR-POSSHOWN), if the scenario shows them."""
    for index, colour in enumerate(view.locked_markers):
        key = view.markers[colour].key
        assert key is not None
        targets = _with(targets, index, replace(targets[index], colour=colour, key=key))
    for index, colour in enumerate(view.locked_pawns):
        cell = targets[index].cell if view.pawns is None else view.pawns[colour]
        targets = _with(targets, index, replace(targets[index], colour=colour, cell=cell))
    return targets


def _with(targets: Solution, index: int, target: Target) -> Solution:
    return (*targets[:index], target, *targets[index + 1 :])


def _is_apart(solution: Solution, cells: tuple[Cell, ...]) -> bool:
    return not {target.cell for target in solution} & set(cells)


def new_card(pack: Pack, view: View, chance: Chance) -> tuple[Card, Chance]:
    """A card with as many special rooms as this page has, if it uses them."""
    face, chance = new_face(view.crisis, chance)
    if pack.reading == FIRST or view.special.trap == "no":
        return face, chance
    return with_special_rooms(face, view.scenario.special_rooms, chance)


def _wanted(state: State, on_card: int) -> int:
    if is_newer(state):
        return on_card
    return max(on_card, state.scenario.special_rooms) if special_of(state).trap != "no" else on_card


def _special_rooms(
    state: State, solution: Solution, on_card: int, chance: Chance
) -> tuple[tuple[Cell, ...], Chance]:
    """Sprung traps stay where they were; no trap is in a room that was entered without harm."""
    known = {*state.closed, *state.entered, *(target.cell for target in solution)}
    unknown, chance = chance.shuffled([cell for cell in CELLS if cell not in known])
    return (*state.closed, *unknown)[: max(_wanted(state, on_card), len(state.closed))], chance


def _where_there_is_room(state: State, targets: Solution, chance: Chance) -> tuple[Solution, Chance]:
    """Targets go first to rooms known not to be traps, because the traps need the others."""
    safe, chance = chance.shuffled(state.entered)
    others, chance = chance.shuffled([cell for cell in CELLS if cell not in (*state.closed, *safe)])
    cells = cycle((*safe, *others))
    return tuple(replace(target, cell=cell) for target, cell in zip(targets, cells, strict=False)), chance


def _with_card(
    state: State, face: Card, solution: Solution, rooms: tuple[Cell, ...], chance: Chance
) -> tuple[State, Chance]:
    """The state with this card as it lay before it was turned."""
    turn, chance = chance.below(QUARTER_TURNS)
    back = QUARTER_TURNS - turn
    card = replace(face, targets=solution, specials=rooms[: len(face.specials)])
    card = replace(card, targets=turned(card, back), specials=turned_specials(card, back))
    traps = rooms if special_of(state).trap != "no" else ()
    return replace(state, card=card, turn=turn, solution=solution, traps=traps), chance
