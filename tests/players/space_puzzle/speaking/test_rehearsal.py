"""The AI tries messages on people it imagines: how it identifies its crew, and what it never lays."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from benchmarks.people.puzzle_audit import audit

from heliograph.games.space_puzzle.state import COLOURS
from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.kernel.surface import Laid
from heliograph.players.space_puzzle.codebooks.codebook import Codebook, Frame
from heliograph.players.space_puzzle.speaking.people.crew_round import Member, Round
from heliograph.players.space_puzzle.speaking.people.evidence import watch
from heliograph.players.space_puzzle.speaking.people.own_map import is_misread, map_in_use
from heliograph.players.space_puzzle.speaking.people.town import town
from heliograph.players.space_puzzle.table.memory import Exchange
from heliograph.players.space_puzzle.table.numbers import Goal
from heliograph.players.space_puzzle.table.scene import OFF, Scene
from heliograph.players.space_puzzle.table.surface import centres

ROOMS = tuple(range(16))
TOKENS = frozenset(f"c-{colour}" for colour in COLOURS)
EMPTY = Scene(ROOMS, (OFF,) * 6, (OFF,) * 6, (1,) * 6)
GOALS: tuple[Goal, ...] = ((0, 0, 2, 1), (1, 1, 13, 1))
"""The first colour in c1, the second in b4."""


def shown(frame: Frame, *goals: Goal) -> Shown:
    places = [(COLOURS[colour], centres(frame, "square")[cell]) for _, colour, cell, _ in goals]
    return Shown(1, tuple(Laid(f"c-{colour}", round(x), round(y)) for colour, (x, y) in places))


def placed(*cells: int) -> Scene:
    return replace(EMPTY, pawns=(*cells, *EMPTY.pawns[len(cells) :]))


def exchange(message: Shown, after: Scene, *by: tuple[str, int, int]) -> Exchange:
    return Exchange(1, message, EMPTY, TOKENS, after, by)


def test_whoever_turns_the_map_is_found_out_by_two_pawns() -> None:
    """c1 and b4 turned by half are b4 and c1."""
    moved = placed(13, 2)
    seen = watch(1, (exchange(shown("same", *GOALS), moved, ("pawn", 0, 1), ("pawn", 1, 1)),), 4)
    maps = seen.maps()
    assert maps["turned", False] == max(maps.values()) > 0.5


def test_only_the_seat_that_moved_is_judged_by_the_move() -> None:
    moved = placed(13, 2)
    other = watch(2, (exchange(shown("same", *GOALS), moved, ("pawn", 0, 1), ("pawn", 1, 1)),), 4)
    assert other.maps()["same", False] == max(other.maps().values())


def test_who_leaves_every_pawn_beside_the_map_probably_reads_none() -> None:
    nobody = watch(1, (exchange(shown("same", *GOALS), EMPTY),), 4)
    assert sum(nobody.maps().values()) < 0.5 < sum(watch(1, (), 4).maps().values())


def test_an_imagined_machine_puts_the_pawn_where_it_is_shown() -> None:
    machine = Member(town()[-1], ())
    boards = [
        Round(EMPTY, TOKENS, 3, 1).after(shown("same", GOALS[0]).laid, [machine], lot) for lot in range(10)
    ]
    assert sum(board.pawns[0] == 2 for board in boards) >= 9


def test_no_more_pawns_are_moved_than_there_are_actions() -> None:
    machine = Member(town()[-1], ())
    board = Round(EMPTY, TOKENS, 1, 1).after(shown("same", *GOALS).laid, [machine], 0)
    assert sum(cell != OFF for cell in board.pawns) == 1


@pytest.mark.parametrize("frame", ["same", "turned", "left"])
def test_the_map_in_use_is_known_from_what_was_laid(frame: Frame) -> None:
    said = (exchange(shown(frame, *GOALS), EMPTY),)
    assert map_in_use(said, GOALS, Codebook()).frame == frame


def test_a_map_is_misread_when_a_pawn_stands_elsewhere() -> None:
    said = (exchange(shown("same", GOALS[0]), placed(13)),)
    assert is_misread(said, GOALS, placed(13))
    assert not is_misread(said, GOALS, placed(2, 5))


@pytest.mark.parametrize("page", ["S03", "S11"])
def test_what_the_ai_never_lays(page: str) -> None:
    """Nothing that is complete, nothing new before what is wrong, no other map without a reason, no lone key
    for people who read no map; and no wrong pawn is left out while tokens are left."""
    found: Counter[str] = Counter()
    for game in range(3):
        found.update(audit(page, f"audit/{game}"))
    allowed = {"messages", "won", "leaves out what stands wrong"}
    assert found["messages"] > 6
    assert not [fault for fault in found if fault not in allowed and not fault.startswith("lost")]
