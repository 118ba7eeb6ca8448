"""AI Space Puzzle: the rooms with pawns, the message as laid, and for the AI its card."""

from __future__ import annotations

from math import cos, radians, sin

from heliograph.envs.pictures.canvas import ALARM, BRIGHT, DIM, INK, LINE, PAINT, Canvas
from heliograph.games.space_puzzle.state import CELLS, SIDE
from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.games.space_puzzle.telling.view import View

_ROOM = 72
_LEFT, _TOP = 10, 10
_SURFACE = 310


def paint(canvas: Canvas, view: View) -> None:
    for place, cell in enumerate(CELLS):
        x, y = _corner(cell)
        canvas.box(x, y, _ROOM, _ROOM)
        canvas.text(x + 3, y + 2, cell, fill=DIM, size=10)
        for line, icon in enumerate(view.rooms[place]):
            canvas.text(x + 3, y + 14 + 10 * line, icon, fill=DIM, size=9)
        if cell in view.closed_traps or cell in view.traps:
            canvas.text(x + _ROOM - 16, y + 2, "X", fill=ALARM)
    for target in view.solution or (() if view.card is None else view.card.targets):
        x, y = _corner(target.cell)
        canvas.box(x + 24, y + _ROOM - 20, 44, 16, PAINT[target.colour])
        canvas.text(x + 26, y + _ROOM - 18, f"{target.key[:4]} {target.die or ''}", fill="#0b1020", size=9)
    for colour, cell in (view.pawns or {}).items():
        x, y = _corner(cell)
        canvas.circle(x + 52, y + 24, 12, PAINT[colour], INK)
        canvas.text(x + 52, y + 24, colour[0].upper(), mid=True)
    marked = [
        f"{colour}: {marker.key or '-'}{' sure' if marker.sure else ''}"
        for colour, marker in view.markers.items()
    ]
    role = "AI" if view.me == view.ai else "Astronaut"
    canvas.lines(_LEFT, 2 * _TOP + SIDE * _ROOM, [f"{role}, {view.phase}", f"round {view.round}", *marked])
    _message(canvas, view, view.draft or view.message)


def _corner(cell: str) -> tuple[int, int]:
    place = CELLS.index(cell)
    return _LEFT + place % SIDE * _ROOM, _TOP + place // SIDE * _ROOM


def _message(canvas: Canvas, view: View, shown: Shown | None) -> None:
    left = _LEFT + SIDE * _ROOM + 16
    scale = _SURFACE / max(view.frame.width, view.frame.height)
    canvas.box(
        left, _TOP, view.frame.width * scale, view.frame.height * scale, None, BRIGHT if view.draft else LINE
    )
    if shown is None:
        return
    half = view.frame.token / 2
    for piece in shown.laid:
        turn = radians(piece.rotation)
        corners = [
            (
                left + (piece.x + dx * cos(turn) - dy * sin(turn)) * scale,
                _TOP + (piece.y + dx * sin(turn) + dy * cos(turn)) * scale,
            )
            for dx, dy in ((-half, -half), (half, -half), (half, half), (-half, half))
        ]
        canvas.polygon(corners, PAINT.get(piece.id.partition("-")[2], "#2a3354"))
        canvas.text(left + piece.x * scale, _TOP + piece.y * scale, piece.id[2:7], size=10, mid=True)
    canvas.lines(left, _TOP + view.frame.height * scale + 8, shown.heap)
