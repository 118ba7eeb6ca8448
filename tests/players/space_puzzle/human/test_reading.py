"""How people read a message."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.kernel.surface import Laid
from heliograph.players.space_puzzle.codebooks.codebook import FRAMES, Frame
from heliograph.players.space_puzzle.human.mind import idea
from heliograph.players.space_puzzle.human.person import Person, draw_person
from heliograph.players.space_puzzle.human.reading import Reading, read
from heliograph.players.space_puzzle.table.memory import Exchange, Memory
from heliograph.players.space_puzzle.table.numbers import COLOUR
from heliograph.players.space_puzzle.table.scene import OFF, Scene
from heliograph.players.space_puzzle.table.surface import centres

RED, BLUE = COLOUR["c-red"], COLOUR["c-blue"]
ROOMS = tuple(range(16))
EMPTY = Scene(rooms=ROOMS, pawns=(OFF,) * 6, markers=(OFF,) * 6, dice=(1,) * 6)


def somebody(**traits: Any) -> Person:
    """A person who reads plainly, with good eyes."""
    plain: dict[str, Any] = {
        "frame": "same", "reads_map": True, "width": 450.0, "height": 450.0, "misjudges": 0.0, "lapses": 0.0,
        "reach": 300.0, "binds": "touching", "touching": "binds", "icons": "exact", "trusts": "icons",
        "over_interprets": 0.0, "lone_keys": "room", "again": "rereads", "remembers": 1.0, "learns": 0.0,
        "direction": "right", "bare": "nothing",
    }  # fmt: skip
    return replace(draw_person("somebody"), **(plain | traits))


def exchange(*laid: Laid, scene: Scene = EMPTY, number: int = 1) -> Exchange:
    return Exchange(number, Shown(number, laid), scene, frozenset(("c-red", "c-blue")), scene)


def what(person: Person, *laid: Laid, scene: Scene = EMPTY) -> Reading:
    return read(person, exchange(*laid, scene=scene), person.frame)


@pytest.mark.parametrize("frame", FRAMES)
def test_a_place_is_read_in_ones_own_frame(frame: Frame) -> None:
    x, y = (round(float(value)) for value in centres(frame, "square")[7])
    assert what(somebody(frame=frame), Laid("c-red", x, y)).cells == {RED: 7}


def test_who_reads_no_map_sees_only_what_touches() -> None:
    person = somebody(reads_map=False)
    alone, apart = Laid("c-red", 1275, 775), Laid("k-round", 1275, 1300)
    assert what(person, alone, apart).cells == {}
    assert what(person, alone, apart).keys == {}
    beside = Laid("k-round", 1275, 925)
    assert what(person, alone, beside).keys == {RED: 2}


def test_icons_name_a_room_exactly_or_roughly() -> None:
    laid = Laid("c-red", 1000, 1000), Laid("r-engine", 1200, 1000)
    assert what(somebody(icons="exact"), *laid).cells == {RED: 2}
    rooms = {what(replace(somebody(icons="at-least"), seed=str(n)), *laid).cells[RED] for n in range(20)}
    assert len(rooms) > 1
    assert all(ROOMS[room] & 2 for room in rooms)


def test_two_colours_that_touch_are_neighbours_or_change_places() -> None:
    scene = Scene(rooms=ROOMS, pawns=tuple({RED: 3, BLUE: 12}.get(c, OFF) for c in range(6)),
                  markers=(OFF,) * 6, dice=(1,) * 6)  # fmt: skip
    laid = Laid("c-red", 1275, 775), Laid("c-blue", 1480, 775)
    assert what(somebody(touching="swaps"), *laid, scene=scene).cells == {RED: 12, BLUE: 3}
    assert what(somebody(touching="binds"), *laid, scene=scene).cells[RED] == 5


def test_eyes_are_not_rulers() -> None:
    seen = {
        what(replace(somebody(misjudges=0.35), seed=str(n)), Laid("c-red", 1275, 775)).cells[RED]
        for n in range(30)
    }
    assert 1 < len(seen) < 10


def test_what_was_not_done_is_forgotten_by_the_forgetful() -> None:
    first, second = exchange(Laid("c-red", 1275, 775)), exchange(Laid("c-blue", 825, 325), number=2)
    memory = Memory(EMPTY, (first, second), ())
    assert RED in idea(somebody(remembers=1.0), memory).cells
    assert RED not in idea(somebody(remembers=0.0), memory).cells
    assert BLUE in idea(somebody(remembers=0.0), memory).cells


def test_contradiction_turns_the_map_of_those_who_learn() -> None:
    """The pawn stands where it was read, and is shown again in the same place."""
    laid = Laid("c-red", 825, 325)
    placed = Scene(rooms=ROOMS, pawns=tuple(0 if c == RED else OFF for c in range(6)),
                   markers=(OFF,) * 6, dice=(1,) * 6)  # fmt: skip
    memory = Memory(placed, (exchange(laid), exchange(laid, scene=placed, number=2)), ())
    assert idea(somebody(learns=0.0), memory).cells == {RED: 0}
    assert idea(somebody(learns=5.0), memory).cells[RED] != 0
