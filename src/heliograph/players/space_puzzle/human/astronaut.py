"""A person as an Astronaut: does what the last message said, then what is remembered of earlier ones."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from heliograph.games.space_puzzle.moves.actions import Action, Declare, PutMarker, Ready, SetDie
from heliograph.games.space_puzzle.state import COLOURS, KEYS
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.offers import fits_offer
from heliograph.kernel.prompt import Prompt
from heliograph.players.space_puzzle.crew.going import go
from heliograph.players.space_puzzle.human.lots import Lots
from heliograph.players.space_puzzle.human.mind import Idea
from heliograph.players.space_puzzle.human.person import Person
from heliograph.players.space_puzzle.table.memory import Memory
from heliograph.players.space_puzzle.table.scene import OFF


def next_step(person: Person, view: View, memory: Memory, idea: Idea, prompt: Prompt) -> Action | None:
    kept = _colleagues_choices(person, view, memory)
    last = view.counter == 1
    steps = [
        *_pawns(person, view, memory, idea, kept, last=last),
        *_markers(person, memory, idea, kept, last=last),
    ]
    for action in steps:
        plain = msgspec.to_builtins(action)
        if any(fits_offer(offer, plain) for offer in prompt.offers):
            return action
    if person.eager and not last and not idea.doubted and _looks_complete(memory):
        if view.me in view.declaring:
            return None
        if any(offer.action == "declare" for offer in prompt.offers):
            return Declare()
    return None if view.me in view.ready and view.me not in view.declaring else Ready()


def _colleagues_choices(person: Person, view: View, memory: Memory) -> set[tuple[str, int]]:
    """Other players' choices of this round stay; of two bossy players the one in the later seat prevails.
    Nobody moves a marker twice. Part of the rest is left to others who are not ready yet."""
    by = memory.exchanges[-1].by if memory.exchanges else ()
    assert view.me is not None
    done: set[tuple[str, int]] = set()
    for what, colour, seat in by:
        knows_better = person.bossy and view.me > seat
        if what == "marker" if seat == view.me else not knows_better:
            done.add((what, colour))
    if len(set(view.ready) - {view.me}) == view.setup.seats - 2:
        return done
    lots = Lots(f"{person.seed}/round {view.round}")
    return done | {
        ("pawn", colour) for colour in range(6) if not lots.chance(f"speaks up {colour}", person.speaks_up)
    }


def _pawns(
    person: Person, view: View, memory: Memory, idea: Idea, kept: set[tuple[str, int]], *, last: bool
) -> Iterator[Action]:
    if not view.actions_left:
        return
    now = memory.now
    order = sorted(idea.cells, key=lambda colour: colour not in idea.now)
    for colour in order:
        if now.pawns[colour] != idea.cells[colour] and ("pawn", colour) not in kept:
            yield from go(view, colour, now.pawns[colour], idea.cells[colour])
    for colour, die in idea.dice.items():
        if (
            now.uses_dice
            and now.pawns[colour] != OFF
            and now.dice[colour] != die
            and ("die", colour) not in kept
        ):
            yield SetDie(COLOURS[colour], die)
    if last:
        for colour in idea.keys:
            if now.pawns[colour] == OFF and idea.keys[colour] != OFF:
                yield from go(view, colour, OFF, int(Lots(person.seed).share(f"last {colour}") * 16))


def _markers(
    person: Person, memory: Memory, idea: Idea, kept: set[tuple[str, int]], *, last: bool
) -> Iterator[Action]:
    now = memory.now
    for colour, key in idea.keys.items():
        if now.markers[colour] != key and ("marker", colour) not in kept:
            yield PutMarker(COLOURS[colour], "off" if key == OFF else KEYS[key])
    for colour, key in enumerate(now.markers):
        claimed = [other for other, held in idea.keys.items() if held == key and other != colour]
        if key != OFF and claimed and idea.keys.get(colour) != key and ("marker", colour) not in kept:
            yield PutMarker(COLOURS[colour], "off")
    if last:
        free = [key for key in range(4) if key not in now.markers]
        bare = [c for c, cell in enumerate(now.pawns) if cell != OFF and now.markers[c] == OFF]
        for key, colour in zip(free, Lots(person.seed).order("leftover", bare), strict=False):
            if ("marker", colour) not in kept:
                yield PutMarker(COLOURS[colour], KEYS[key])


def _looks_complete(memory: Memory) -> bool:
    now = memory.now
    held = [colour for colour, key in enumerate(now.markers) if key != OFF]
    return sorted(now.markers[colour] for colour in held) == [0, 1, 2, 3] and all(
        now.pawns[colour] != OFF for colour in held
    )
