"""The Astronauts' board in text, as it is and as it was."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from tests.games.clauses import Clauses

from heliograph.games.space_puzzle.state import COLOURS, KEYS, Board

BOARD = ("left", "pawn", "die", "marker", "mark")


def read_board(read: Clauses, usually: Board, die_start: int | None) -> Board:
    """The clauses on top of the usual board; `die_start` is None without dice."""
    fields = msgspec.to_builtins(usually)
    for pawn, cell, *die in read.each("pawn"):
        fields["pawns"][pawn] = cell
        if die_start is not None:
            fields["dice"][pawn] = int(die[0]) if die else die_start
        elif die:
            raise ValueError(f"no dice in this scenario: pawn {pawn} {cell} {die[0]}")
    for pawn, value in read.each("die"):
        fields["dice"][pawn] = int(value)
    for colour, key, *sure in read.each("marker"):
        if sure not in ([], ["sure"]):
            raise ValueError(f"unknown words: marker {colour} {key} {' '.join(sure)}")
        fields["markers"][colour] = {"key": key, "sure": bool(sure)}
    for key, *abouts in read.each("mark"):
        for about in abouts:
            if about not in ("location", "die"):
                raise ValueError(f"location or die: mark {key} {about}")
            fields["marks"][key][about] = True
    fields["actions_left"] = read.number("left", usually.actions_left)
    return msgspec.convert(fields, Board)


def show_board(board: Board) -> Iterator[str]:
    yield f"left {board.actions_left}"
    for colour in COLOURS:
        if colour in board.pawns:
            die = f" {board.dice[colour]}" if colour in board.dice else ""
            yield f"pawn {colour} {board.pawns[colour]}{die}"
        elif colour in board.dice:
            yield f"die {colour} {board.dice[colour]}"
    for colour in COLOURS:
        marker = board.markers[colour]
        if marker.key is not None:
            yield f"marker {colour} {marker.key}{' sure' if marker.sure else ''}"
    for key in KEYS:
        marks = board.marks[key]
        abouts = [about for about in ("location", "die") if getattr(marks, about)]
        if abouts:
            yield f"mark {key} {' '.join(abouts)}"
