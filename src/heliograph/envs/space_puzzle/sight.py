"""AI Space Puzzle as numbers: what one seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import cos, radians, sin
from typing import get_args

from heliograph.envs.layout import Block, Layout, Page, Piece, Vector
from heliograph.games.space_puzzle.box.scenario import Special
from heliograph.games.space_puzzle.state import (
    CELLS,
    COLOURS,
    ICONS,
    KEYS,
    ROLES,
    SIDE,
    Cell,
    Colour,
    Phase,
    Target,
    TokenId,
)
from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.games.space_puzzle.telling.view import View

_PHASES: tuple[Phase, ...] = get_args(Phase)
_FLAGS = tuple(name for name in Special.__struct_fields__ if name not in ("trap", "jam", "fade"))
_OF_TARGET = len(COLOURS) + len(KEYS) + 1
_OF_TOKEN = 6
_OF_MARKER = len(KEYS) + 1


class Sight:
    def __init__(self, tokens: Sequence[TokenId], seats: int) -> None:
        self._tokens = {token: place for place, token in enumerate(tokens)}
        self.layout = Layout(_pieces(tokens, seats))
        self._blocks = {
            name: Block(self.layout, name, last)
            for name, last in (
                ("special rules", "special rules"),
                ("rooms", "tokens"),
                ("pawns", "pawns"),
                ("markers", "marks"),
                ("message", "message"),
                ("draft", "draft"),
                ("card", "traps"),
            )
        }

    def vector(self, view: View) -> Vector:
        page, seats = self.layout.blank(), view.setup.seats
        me = view.me or 0
        page.mark("phase", [_PHASES.index(view.phase)])
        page.mark("ai", [(view.ai - me) % seats])
        page.mark("ready", ((seat - me) % seats for seat in view.ready))
        page.mark("declaring", ((seat - me) % seats for seat in view.declaring))
        page.mark("roles", (ROLES.index(role) for role in view.roles.get(str(me), ())))
        scenario, special = view.scenario, view.special
        page.write("limits", [scenario.per_round / 10, scenario.actions / 10, scenario.rounds / 10])
        page.write("rounds", [view.round / 10, view.counter / 10])
        page.write("dice are used", [scenario.dice])
        self._blocks["special rules"].write(
            page, (special,), lambda page: page.write("special rules", _flags(special))
        )
        page.write("crisis", [view.crisis, view.crisis_token == "ready"])
        rooms = (view.rooms, view.tokens)
        self._blocks["rooms"].write(page, rooms, lambda page: self._write_rooms(page, view))
        page.mark("out of use", (self._tokens[token] for token in (*view.jammed, *view.cooling)))
        self._board(page, view)
        self._message(page, "message", view.message)
        self._message(page, "draft", view.draft)
        secrets = (view.card, view.back, view.solution, view.traps)
        self._blocks["card"].write(page, secrets, lambda page: _write_secrets(page, view))
        return page.vector

    def _write_rooms(self, page: Page, view: View) -> None:
        for place, icons in enumerate(view.rooms):
            page.mark("rooms", [len(ICONS) * place + ICONS.index(icon) for icon in icons])
        page.mark("tokens", [self._tokens[token] for token in view.tokens])

    def _board(self, page: Page, view: View) -> None:
        pawns = view.pawns
        if pawns:
            self._blocks["pawns"].write(page, (pawns,), lambda page: _write_pawns(page, pawns))
        for colour, die in (view.dice or {}).items():
            page.mark("dice", [COLOURS.index(colour)], die / 6)
        page.write("actions left", [(view.actions_left or 0) / 10])
        marked = (view.markers, view.marks)
        self._blocks["markers"].write(page, marked, lambda page: _write_markers(page, view))
        page.mark("locked pawns", map(COLOURS.index, view.locked_pawns))
        page.mark("locked markers", map(COLOURS.index, view.locked_markers))
        page.mark("closed traps", map(CELLS.index, view.closed_traps))
        page.mark("entered", map(CELLS.index, view.entered))
        page.mark("gates", map(CELLS.index, view.gates))
        if view.drifting is not None:
            page.mark("drifting", [view.drifting - 1])

    def _message(self, page: Page, name: str, shown: Shown | None) -> None:
        if shown is not None:
            laid = (shown.laid, shown.heap)
            self._blocks[name].write(page, laid, lambda page: self._write_message(page, name, shown))

    def _write_message(self, page: Page, name: str, shown: Shown) -> None:
        for order, token in enumerate(shown.heap, 1):
            page.mark(name, [_OF_TOKEN * self._tokens[token]], order / 10)
        for order, piece in enumerate(shown.laid, 1):
            turn = radians(piece.rotation)
            values = (order / 10, 1.0, piece.x / 1000, piece.y / 1000, sin(turn), cos(turn))
            for place, value in enumerate(values):
                page.mark(name, [_OF_TOKEN * self._tokens[piece.id] + place], value)


def _flags(special: Special) -> list[float]:
    return [float(getattr(special, name)) for name in _FLAGS]


def _write_pawns(page: Page, pawns: Mapping[Colour, Cell]) -> None:
    page.mark(
        "pawns", [len(CELLS) * COLOURS.index(colour) + CELLS.index(cell) for colour, cell in pawns.items()]
    )


def _write_markers(page: Page, view: View) -> None:
    for colour, marker in view.markers.items():
        if marker.key is not None:
            page.mark("markers", [_OF_MARKER * COLOURS.index(colour) + KEYS.index(marker.key)])
        page.mark("markers", [_OF_MARKER * COLOURS.index(colour) + len(KEYS)], marker.sure)
    for key, marks in view.marks.items():
        page.mark("marks", [2 * KEYS.index(key)], marks.location)
        page.mark("marks", [2 * KEYS.index(key) + 1], marks.die)


def _write_secrets(page: Page, view: View) -> None:
    _targets(page, "card", () if view.card is None else view.card.targets)
    _targets(page, "back", () if view.back is None else view.back.targets)
    _targets(page, "solution", view.solution)
    page.mark("traps", map(CELLS.index, view.traps))


def _targets(page: Page, name: str, targets: Iterable[Target]) -> None:
    for target in targets:
        begins = _OF_TARGET * CELLS.index(target.cell)
        colour, key = COLOURS.index(target.colour), len(COLOURS) + KEYS.index(target.key)
        page.mark(name, [begins + colour, begins + key])
        page.mark(name, [begins + _OF_TARGET - 1], target.die / 6)


def _pieces(tokens: Sequence[TokenId], seats: int) -> list[Piece]:
    cells, colours, keys = f"{CELLS[0]} to {CELLS[-1]} by rows", ", ".join(COLOURS), ", ".join(KEYS)
    laid = "for each token: its place in the order (in tenths), 1 where it lies on a surface, x and y in "
    laid += "decimetres, sine and cosine of its turn"
    target = f"for each cell, {cells}: the colour ({colours}), the key ({keys}), the die in sixths"
    return [
        Piece("phase", len(_PHASES), f"one of {', '.join(_PHASES)}"),
        Piece("ai", seats, "who is the AI, counted from this seat"),
        Piece("ready", seats, "who is ready, counted from this seat"),
        Piece("declaring", seats, "who would declare, counted from this seat"),
        Piece("roles", len(ROLES), f"this seat's roles: {', '.join(ROLES)}"),
        Piece("limits", 3, "tokens in a message, actions in a round, rounds, all in tenths"),
        Piece("rounds", 2, "the round and the counter, in tenths"),
        Piece("dice are used", 1, "whether the scenario has dice"),
        Piece("special rules", len(_FLAGS), ", ".join(_FLAGS)),
        Piece("crisis", 2, "a crisis card is in play; the crisis token is ready"),
        Piece("rooms", len(CELLS) * len(ICONS), f"for each cell, {cells}: {', '.join(ICONS)}"),
        Piece("tokens", len(tokens), f"tokens of the scenario: {', '.join(tokens)}"),
        Piece("out of use", len(tokens), "tokens that are jammed or cooling"),
        Piece("pawns", len(COLOURS) * len(CELLS), f"for each pawn ({colours}) its cell"),
        Piece("dice", len(COLOURS), "each pawn's die, in sixths"),
        Piece("actions left", 1, "in tenths"),
        Piece("markers", len(COLOURS) * _OF_MARKER, f"for each colour its section ({keys}), and if sure"),
        Piece("marks", len(KEYS) * 2, "for each section: sure of the location, sure of the die"),
        Piece("locked pawns", len(COLOURS), "pawns that are shown to be right"),
        Piece("locked markers", len(COLOURS), "markers that are shown to be right"),
        Piece("closed traps", len(CELLS), "traps that everybody knows of"),
        Piece("entered", len(CELLS), "rooms that were entered without harm"),
        Piece("gates", len(CELLS), "airlocks or lifts"),
        Piece("drifting", SIDE, "the row of rooms that moves next"),
        Piece("message", len(tokens) * _OF_TOKEN, f"the message on the table; {laid}"),
        Piece("draft", len(tokens) * _OF_TOKEN, "the AI's draft, as the message; zero for others"),
        Piece("card", len(CELLS) * _OF_TARGET, f"the AI's card as it was drawn; {target}; zero for others"),
        Piece("back", len(CELLS) * _OF_TARGET, "its other side, while the AI may choose it"),
        Piece("solution", len(CELLS) * _OF_TARGET, "the card as it is turned; zero for others"),
        Piece("traps", len(CELLS), "where traps are; zero for others"),
    ]
