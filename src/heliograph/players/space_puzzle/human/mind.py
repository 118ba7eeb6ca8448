"""The solution a person currently believes in, from the messages not forgotten yet."""

from __future__ import annotations

from dataclasses import dataclass, field

from heliograph.players.space_puzzle.codebooks.codebook import FRAMES, Frame
from heliograph.players.space_puzzle.human.lots import Lots
from heliograph.players.space_puzzle.human.person import FOREIGN, Person
from heliograph.players.space_puzzle.human.reading import Reading, on_map, read
from heliograph.players.space_puzzle.table.memory import Exchange, Memory
from heliograph.players.space_puzzle.table.scene import OFF, Scene
from heliograph.players.space_puzzle.table.surface import Point


@dataclass
class Idea:
    """Of earlier messages only what was never done counts: people leave alone what stands and is not shown
    again."""

    cells: dict[int, int] = field(default_factory=dict)
    keys: dict[int, int] = field(default_factory=dict)
    dice: dict[int, int] = field(default_factory=dict)
    now: set[int] = field(default_factory=set)
    """Colours shown by the last message."""
    doubted: bool = False
    """Whether the last message contradicted something."""


def idea(person: Person, memory: Memory) -> Idea:
    found = Idea()
    shown: list[tuple[Point, int]] = []
    last = len(memory.exchanges) - 1
    for index, exchange in enumerate(memory.exchanges):
        reading = read(person, exchange, frame_by(person, shown, exchange))
        if index == last or _remembered(person, exchange, memory.exchanges[last].round):
            take_in(found, person, exchange, reading, is_last=index == last)
        shown += [
            (at, reading.cells[colour]) for colour, at in reading.by_place.items() if colour in reading.cells
        ]
    return found


def _remembered(person: Person, exchange: Exchange, now: int) -> bool:
    share = Lots(person.seed).share(f"remembers {exchange.round}")
    return share < person.remembers ** (now - exchange.round)


def frame_by(person: Person, shown: list[tuple[Point, int]], exchange: Exchange) -> Frame:
    """A pawn that stands where it was read and is shown again contradicts every frame that reads it there."""
    if not person.learns:
        return person.frame
    again = [
        (at, cell)
        for at, cell in shown
        if any(cell == here for here in exchange.scene.pawns) and _shows_near(exchange, at)
    ]
    lots = Lots(person.seed)

    def doubt(frame: Frame) -> float:
        foreign = 0.0 if frame == person.frame else lots.between(f"foreign {frame}", *FOREIGN)
        return foreign + person.learns * sum(on_map(person, frame, at) == cell for at, cell in again)

    return min(FRAMES, key=doubt)


def _shows_near(exchange: Exchange, at: Point) -> bool:
    """Whether a colour lies about where one lay before."""
    laid = [token for token in exchange.message.laid if token.id.startswith("c-")]
    return any(abs(token.x - at[0]) < 225 and abs(token.y - at[1]) < 225 for token in laid)


def take_in(found: Idea, person: Person, exchange: Exchange, reading: Reading, *, is_last: bool) -> None:
    scene, lots = exchange.scene, Lots(f"{person.seed}/thinks/{exchange.round}")
    for key, cell in reading.key_cells.items():
        _give_key(found, person, exchange, key, cell)
    for colour, cell in reading.cells.items():
        found.cells.pop(colour, None)
        found.cells[colour] = _second_thought(person, scene, reading, colour, cell, lots)
    found.keys.update(reading.keys)
    found.dice.update(reading.dice)
    for colour in reading.wrong:
        if scene.pawns[colour] != OFF:
            found.cells[colour] = lots.pick(
                f"elsewhere {colour}", [c for c in range(16) if c != scene.pawns[colour]]
            )
    for colour in reading.right:
        if scene.pawns[colour] != OFF:
            found.cells[colour] = scene.pawns[colour]
    for key in reading.wrong_keys:
        holder = scene.holder(key)
        if holder != OFF:
            found.keys[holder] = OFF
            others = [colour for colour in range(6) if colour != holder]
            found.keys[lots.pick(f"instead {key}", others)] = key
    if is_last:
        moved = {c for c, cell in reading.cells.items() if scene.pawns[c] not in (OFF, cell)}
        found.now = {*reading.cells, *reading.keys, *reading.dice, *reading.wrong}
        found.cells = {c: cell for c, cell in found.cells.items() if c in found.now or scene.pawns[c] == OFF}
        found.doubted = bool(moved or reading.wrong or reading.wrong_keys)


def _second_thought(
    person: Person, scene: Scene, reading: Reading, colour: int, cell: int, lots: Lots
) -> int:
    """How a person reads a pawn that stands on the map and is shown again."""
    here = scene.pawns[colour]
    if here == OFF or colour not in reading.by_place:
        return cell
    if here == cell and person.again == "moves":
        return lots.pick(f"next to {colour}", [c for c in range(16) if steps(c, cell) == 1])
    if person.again == "keeps" and colour in reading.keys and steps(here, cell) == 1:
        return here
    return cell


def steps(one: int, other: int) -> int:
    return abs(one % 4 - other % 4) + abs(one // 4 - other // 4)


def _give_key(found: Idea, person: Person, exchange: Exchange, key: int, cell: int) -> None:
    """A key on a room belongs to the pawn that stands there or will; otherwise to the key's holder, or, if
    colours cannot be shown, to a pawn beside the map."""
    scene = exchange.scene
    there = [colour for colour, c in found.cells.items() if c == cell] or scene.on_cell(cell)
    if there:
        found.keys[there[0]] = key
        return
    holder = next((colour for colour, held in found.keys.items() if held == key), scene.holder(key))
    if holder == OFF and not any(id.startswith("c-") for id in exchange.usable):
        free = [c for c in Lots(person.seed).order("tries", range(6)) if scene.pawns[c] == OFF]
        holder = free[0] if free else OFF
    if holder != OFF:
        found.keys[holder] = key
        found.cells[holder] = cell
