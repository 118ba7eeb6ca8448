"""An Astronaut's next step: towards the best guess, but never undoing what a colleague did in this round."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.space_puzzle.moves.actions import (
    Action,
    Declare,
    Mark,
    PutMarker,
    Ready,
    Remove,
    SetDie,
)
from heliograph.games.space_puzzle.state import COLOURS, KEYS
from heliograph.games.space_puzzle.telling.view import View
from heliograph.players.space_puzzle.crew.going import go
from heliograph.players.space_puzzle.crew.guess import Guess
from heliograph.players.space_puzzle.meaning.pieces import tokens_of
from heliograph.players.space_puzzle.table.memory import Memory
from heliograph.players.space_puzzle.table.numbers import COLOUR
from heliograph.players.space_puzzle.table.scene import OFF

SURE = 0.9
"""With a person as the AI, a third of the boards thought 80 to 90 % likely were wrong: another round costs
less.
"""
_SURE_OF_THE_MISREAD = 0.95
"""The same once the AI has been misread: it may be so again."""
_MISREAD = 2
"""So many pawns on the map that are shown again speak of a map that was misread, not of an unsteady hand."""
_WORTH_A_STEP = 0.12
"""The least probability of a room to move a pawn there: if a wrong pawn is left standing, an AI that only
shows the same again learns nothing, and neither does its crew.
"""
_WORTH_A_TRY = 0.1
"""Colours that cannot be shown have to be tried at this probability."""
_WORTH_A_MARKER = 0.35


def next_step(view: View, memory: Memory, guess: Guess, offered: frozenset[str]) -> Action | None:
    """A step offered to this seat (SR-ROLES). None if it is already ready."""
    assert view.me is not None
    kept = _colleagues_choices(view, memory)
    for action in _steps(view, memory, guess, kept):
        if action.__struct_config__.tag in offered:
            return action
    declares = guess.chance > _declares_above(memory) and _is_done(view, memory, guess) and view.counter > 1
    if declares and all(_sections(memory).count(key) == 1 for key in range(4)):
        return None if view.me in view.declaring else Declare()
    return None if view.me in view.ready and view.me not in view.declaring else Ready()


def _colleagues_choices(view: View, memory: Memory) -> set[tuple[str, int]]:
    by = memory.exchanges[-1].by if memory.exchanges else ()
    return {(what, colour) for what, colour, seat in by if seat != view.me}


def _declares_above(memory: Memory) -> float:
    shown_again = sum(
        exchange.scene.pawns[COLOUR[id]] != OFF
        for exchange in memory.exchanges
        for id in tokens_of(exchange.message)
        if id in COLOUR
    )
    return _SURE_OF_THE_MISREAD if shown_again >= _MISREAD else SURE


def _sections(memory: Memory) -> list[int]:
    return [section for section in memory.now.markers if section != OFF]


def _is_done(view: View, memory: Memory, guess: Guess) -> bool:
    now = memory.now
    return not _strays(view, memory, guess) and all(
        now.pawns[colour] == cell
        and now.markers[colour] == key
        and (not now.uses_dice or now.dice[colour] == die)
        for key, colour, cell, die in guess.goals
    )


def _steps(view: View, memory: Memory, guess: Guess, kept: set[tuple[str, int]]) -> Iterator[Action]:
    last = view.counter == 1
    yield from _pawn_steps(view, memory, guess, kept)
    yield from _marker_steps(view, memory, guess, kept, unsure_too=last or not _can_name_colours(view))
    yield from _marks(view, memory, guess)


def _can_name_colours(view: View) -> bool:
    return any(token.startswith("c-") for token in view.tokens)


def _pawn_steps(view: View, memory: Memory, guess: Guess, kept: set[tuple[str, int]]) -> Iterator[Action]:
    """The most certain first (SP-63)."""
    if not view.actions_left:
        return
    now, last = memory.now, view.counter == 1
    worth = _WORTH_A_STEP if _can_name_colours(view) else _WORTH_A_TRY
    order = sorted(range(4), key=lambda index: -guess.cell_sure[index])
    for index in order:
        _, colour, best, _ = guess.goals[index]
        cell, sure = best, guess.cell_sure[index]
        if memory.now.pawns_tell and not last:
            cell, sure = guess.tries[index], guess.try_sure[index]
        if now.pawns[colour] == cell or ("pawn", colour) in kept:
            continue
        if sure > worth or last:
            yield from go(view, colour, now.pawns[colour], cell)
    yield from _dice_steps(memory, guess, kept, last=last)
    for colour in _strays(view, memory, guess):
        if ("pawn", colour) not in kept:
            yield Remove(COLOURS[colour])


def _strays(view: View, memory: Memory, guess: Guess) -> list[int]:
    """SP-H3: pawns that no target asks for, if they lose the game."""
    wanted = {colour for _, colour, _, _ in guess.goals}
    on_map = [colour for colour, cell in enumerate(memory.now.pawns) if cell != OFF]
    return [colour for colour in on_map if view.setup.strict_map and colour not in wanted]


def _dice_steps(memory: Memory, guess: Guess, kept: set[tuple[str, int]], *, last: bool) -> Iterator[Action]:
    now = memory.now
    if not now.uses_dice:
        return
    for index in sorted(range(4), key=lambda index: -guess.die_sure[index]):
        _, colour, _, die = guess.goals[index]
        if now.pawns[colour] == OFF or now.dice[colour] == die or ("die", colour) in kept:
            continue
        if guess.die_sure[index] > _WORTH_A_STEP or last:
            yield SetDie(COLOURS[colour], die)


def _marker_steps(
    view: View, memory: Memory, guess: Guess, kept: set[tuple[str, int]], *, unsure_too: bool
) -> Iterator[Action]:
    """SP-39: free. The marker of a colour whose key is unknown stays off the panel."""
    now = memory.now
    locked = {COLOURS.index(colour) for colour in view.locked_markers}
    wanted = {
        colour: key
        for key, colour, _, _ in guess.goals
        if unsure_too or guess.key_sure[key] > _WORTH_A_MARKER
    }
    for colour in range(6):
        if colour in locked or ("marker", colour) in kept:
            continue
        if wanted.get(colour, OFF) != now.markers[colour]:
            section = KEYS[wanted[colour]] if colour in wanted else "off"
            yield PutMarker(COLOURS[colour], section)


def _marks(view: View, memory: Memory, guess: Guess) -> Iterator[Action]:
    """SP-48, SP-50: these show the AI how sure its crew is of each pawn."""
    for index in range(4):
        key, colour, cell, _ = guess.goals[index]
        sure = bool(guess.cell_sure[index] > SURE and memory.now.pawns[colour] == cell)
        if view.marks[KEYS[key]].location != sure:
            yield Mark(KEYS[key], "location", sure)
