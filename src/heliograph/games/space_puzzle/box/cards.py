"""Solution faces: reading them, turning them, and what makes a face normal or a crisis (SP-21 to SP-24)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.cells import are_adjacent, place, turn_cell
from heliograph.games.space_puzzle.state import CELLS, COLOURS, KEYS, Card, Cell, Colour, Key, Target
from heliograph.kernel.chance import Chance

_COLOUR_LETTERS: dict[str, Colour] = {
    "R": "red",
    "G": "green",
    "B": "blue",
    "K": "black",
    "Y": "yellow",
    "W": "white",
}
_KEY_LETTERS: dict[str, Key] = {"S": "square", "T": "triangle", "C": "round", "H": "hexagon"}

TARGETS = 4
HIGHEST_DIE = 6
_MARKS = {False: 2, True: 3}
"""Special rooms on a normal face and on a crisis face."""


def read_face(id: str, text: str, crisis: bool) -> Card:
    """`a1:BS3 a3:YH6 b3:RC6 d2:GT5 | b4 d3`: cell, colour, key and die; then the special rooms."""
    targets, _, specials = text.partition("|")
    read: list[Target] = []
    for word in targets.split():
        cell, _, signs = word.partition(":")
        if cell not in CELLS or len(signs) != 3 or signs[2] not in "123456":
            raise ValueError(f"{id}: {word!r} is not like a1:BS3")
        if signs[0] not in _COLOUR_LETTERS or signs[1] not in _KEY_LETTERS:
            raise ValueError(f"{id}: {word!r} has no such colour or key")
        read.append(Target(cell, _COLOUR_LETTERS[signs[0]], _KEY_LETTERS[signs[1]], int(signs[2])))
    rooms = tuple(specials.split())
    if not set(rooms) <= set(CELLS):
        raise ValueError(f"{id}: no such special room in {specials!r}")
    return Card(id, crisis, tuple(read), rooms)


def turned(card: Card, quarters: int) -> tuple[Target, ...]:
    return tuple(replace(target, cell=turn_cell(target.cell, quarters)) for target in card.targets)


def turned_specials(card: Card, quarters: int) -> tuple[Cell, ...]:
    return tuple(turn_cell(cell, quarters) for cell in card.specials)


def is_a_solution(card: Card) -> bool:
    """SP-21: the face has each of the four keys once, with four different colours."""
    colours, keys = ([getattr(target, name) for target in card.targets] for name in ("colour", "key"))
    return len(colours) == len(set(colours)) == TARGETS and set(keys) == set(KEYS)


def keeps_its_limits(card: Card) -> bool:
    """The house's limits for the faces it generates; printed faces may go beyond them."""
    cells = [target.cell for target in card.targets]
    dice = {target.die for target in card.targets}
    if not is_a_solution(card) or set(card.specials) & set(cells):
        return False
    if len(card.specials) != _MARKS[card.crisis] or len(set(card.specials)) != len(card.specials):
        return False
    if card.crisis:
        return _is_crowded(cells) and len(dice) <= 3
    return len(set(cells)) == TARGETS and not _is_crowded(cells) and len(dice) >= 3


def _is_crowded(cells: list[Cell]) -> bool:
    """Whether two targets share a room, three a row or column, or two pairs are neighbours."""
    rows = Counter(place(cell)[1] for cell in cells)
    columns = Counter(place(cell)[0] for cell in cells)
    pairs = sum(are_adjacent(one, other) for one, other in combinations(cells, 2))
    return len(set(cells)) < len(cells) or max(rows.values()) > 2 or max(columns.values()) > 2 or pairs > 1


def new_face(crisis: bool, chance: Chance) -> tuple[Card, Chance]:
    """A new face within the limits, which need not exist on any card."""
    while True:
        cells, chance = _draw_cells(crisis, chance)
        colours, chance = chance.shuffled(COLOURS)
        keys, chance = chance.shuffled(KEYS)
        dice: list[int] = []
        for _ in range(TARGETS):
            die, chance = chance.below(HIGHEST_DIE)
            dice.append(die + 1)
        free, chance = chance.shuffled([cell for cell in CELLS if cell not in cells])
        targets = tuple(map(Target, cells, colours[:TARGETS], keys, dice))
        card = Card("", crisis, targets, free[: _MARKS[crisis]])
        if keeps_its_limits(card):
            return card, chance


def _draw_cells(crisis: bool, chance: Chance) -> tuple[tuple[Cell, ...], Chance]:
    if not crisis:
        shuffled, chance = chance.shuffled(CELLS)
        return shuffled[:TARGETS], chance
    cells: list[Cell] = []
    for _ in range(TARGETS):
        cell, chance = chance.pick(CELLS)
        cells.append(cell)
    return tuple(cells), chance
