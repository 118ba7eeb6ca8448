"""AI Space Puzzle as numbers: what one seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from math import cos, radians, sin
from typing import get_args

from heliograph.envs.layout import Block, Layout, Page, Pages, Piece, Vector
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
    Key,
    Marker,
    Marks,
    Phase,
    Role,
    Target,
    TokenId,
)
from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.games.space_puzzle.telling.view import View

_PHASES: tuple[Phase, ...] = get_args(Phase)
_FLAGS = tuple(name for name in Special.__struct_fields__ if name not in ("trap", "jam", "fade"))
_KEYS = {key: place for place, key in enumerate(KEYS)}
_OF_TARGET = len(COLOURS) + len(KEYS) + 1
_OF_TOKEN = 6
_OF_MARKER = len(KEYS) + 1


class Sight:
    def __init__(self, tokens: Sequence[TokenId], seats: int) -> None:
        self._tokens = {token: place for place, token in enumerate(tokens)}
        self.layout = Layout(_pieces(tokens, seats))
        self._pages = Pages(self.layout)
        block = partial(Block, self.layout)
        self._who = block("phase", "declaring")
        self._roles = block("roles")
        self._limits = block("limits", "dice are used")
        self._special = block("special rules")
        self._crisis = block("crisis")
        self._rooms = block("rooms", "tokens")
        self._idle = block("out of use")
        self._pawns = block("pawns")
        self._dice = block("dice", "actions left")
        self._markers = block("markers")
        self._marks = block("marks")
        self._known = block("locked pawns", "drifting")
        self._message = block("message")
        self._draft = block("draft")
        self._secrets = block("card", "traps")

    def vector(self, view: View) -> Vector:
        me = view.me or 0
        page = self._pages.of(me)
        round = (
            *(view.roles, view.scenario, view.round, view.counter, view.special, view.crisis),
            *(view.crisis_token, view.rooms, view.tokens, view.jammed, view.cooling),
            *(view.message, view.draft, view.card, view.back, view.solution, view.traps),
        )
        if page.is_new("round", round):
            self._write_round(page, view, me)
        who = (view.phase, view.ai, view.ready, view.declaring, me)
        self._who.write(page, who, _write_who, view, me)
        self._pawns.write(page, (view.pawns,), _write_pawns, view.pawns or {})
        self._dice.write(page, (view.dice, view.actions_left), _write_dice, view)
        self._markers.write(page, (view.markers,), _write_markers, view.markers)
        self._marks.write(page, (view.marks,), _write_marks, view.marks)
        known = (
            *(view.locked_pawns, view.locked_markers, view.closed_traps),
            *(view.entered, view.gates, view.drifting),
        )
        self._known.write(page, known, _write_known, view)
        return page.vector.copy()

    def _write_round(self, page: Page, view: View, me: int) -> None:
        """Parts that working Astronauts do not change."""
        roles = view.roles.get(str(me), ())
        self._roles.write(page, (roles,), _write_roles, roles)
        limits = (view.scenario, view.round, view.counter)
        self._limits.write(page, limits, _write_limits, view)
        self._special.write(page, (view.special,), _write_flags, view.special)
        self._crisis.write(page, (view.crisis, view.crisis_token), _write_crisis, view)
        self._rooms.write(page, (view.rooms, view.tokens), self._write_rooms, view)
        idle = (*view.jammed, *view.cooling)
        self._idle.write(page, idle, self._write_idle, idle)
        self._lay(page, "message", self._message, view.message)
        self._lay(page, "draft", self._draft, view.draft)
        secrets = (view.card, view.back, view.solution, view.traps)
        self._secrets.write(page, secrets, _write_secrets, view)

    def _lay(self, page: Page, name: str, block: Block, shown: Shown | None) -> None:
        laid = () if shown is None else (shown.laid, shown.heap)
        block.write(page, laid, self._write_message, name, shown)

    def _write_rooms(self, page: Page, view: View) -> None:
        for place, icons in enumerate(view.rooms):
            page.mark("rooms", [len(ICONS) * place + ICONS.index(icon) for icon in icons])
        page.mark("tokens", [self._tokens[token] for token in view.tokens])

    def _write_idle(self, page: Page, idle: Sequence[TokenId]) -> None:
        page.mark("out of use", [self._tokens[token] for token in idle])

    def _write_message(self, page: Page, name: str, shown: Shown | None) -> None:
        if shown is None:
            return
        for order, token in enumerate(shown.heap, 1):
            page.mark(name, [_OF_TOKEN * self._tokens[token]], order / 10)
        for order, piece in enumerate(shown.laid, 1):
            turn = radians(piece.rotation)
            values = (order / 10, 1.0, piece.x / 1000, piece.y / 1000, sin(turn), cos(turn))
            for place, value in enumerate(values):
                page.mark(name, [_OF_TOKEN * self._tokens[piece.id] + place], value)


def _write_who(page: Page, view: View, me: int) -> None:
    seats = view.setup.seats
    page.mark("phase", [_PHASES.index(view.phase)])
    page.mark("ai", [(view.ai - me) % seats])
    page.mark("ready", [(seat - me) % seats for seat in view.ready])
    page.mark("declaring", [(seat - me) % seats for seat in view.declaring])


def _write_roles(page: Page, roles: Iterable[Role]) -> None:
    page.mark("roles", map(ROLES.index, roles))


def _write_limits(page: Page, view: View) -> None:
    scenario = view.scenario
    page.write("limits", [scenario.per_round / 10, scenario.actions / 10, scenario.rounds / 10])
    page.write("rounds", [view.round / 10, view.counter / 10])
    page.write("dice are used", [scenario.dice])


def _write_flags(page: Page, special: Special) -> None:
    page.write("special rules", [float(getattr(special, name)) for name in _FLAGS])


def _write_crisis(page: Page, view: View) -> None:
    page.write("crisis", [view.crisis, view.crisis_token == "ready"])


def _write_pawns(page: Page, pawns: Mapping[Colour, Cell]) -> None:
    page.mark(
        "pawns", [len(CELLS) * COLOURS.index(colour) + CELLS.index(cell) for colour, cell in pawns.items()]
    )


def _write_dice(page: Page, view: View) -> None:
    page.scatter("dice", [(COLOURS.index(colour), die / 6) for colour, die in (view.dice or {}).items()])
    page.write("actions left", [(view.actions_left or 0) / 10])


def _write_markers(page: Page, markers: Mapping[Colour, Marker]) -> None:
    begins = [(_OF_MARKER * place, markers[colour]) for place, colour in enumerate(COLOURS)]
    page.mark("markers", [at + _KEYS[marker.key] for at, marker in begins if marker.key is not None])
    page.mark("markers", [at + len(KEYS) for at, marker in begins if marker.sure])


def _write_marks(page: Page, marks: Mapping[Key, Marks]) -> None:
    page.write("marks", [sure for key in KEYS for sure in (marks[key].location, marks[key].die)])


def _write_known(page: Page, view: View) -> None:
    page.mark("locked pawns", map(COLOURS.index, view.locked_pawns))
    page.mark("locked markers", map(COLOURS.index, view.locked_markers))
    page.mark("closed traps", map(CELLS.index, view.closed_traps))
    page.mark("entered", map(CELLS.index, view.entered))
    page.mark("gates", map(CELLS.index, view.gates))
    if view.drifting is not None:
        page.mark("drifting", [view.drifting - 1])


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
