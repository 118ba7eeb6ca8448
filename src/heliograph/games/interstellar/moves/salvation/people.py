"""Save a Population: pay a cube of its colour for a seat aboard (L113, L347, L425, L437)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import SavePeople
from heliograph.games.interstellar.changes.free_actions import take_aboard
from heliograph.games.interstellar.changes.gaining import take_step
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.move import Move, Word
from heliograph.games.interstellar.moves.too_dear import too_dear
from heliograph.games.interstellar.rules.people import reputation_for
from heliograph.games.interstellar.rules.resources import COLOURS, Colour, cubes, level_of, levels_in, one
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Fixed, Offer


class Save(Move, frozen=True, tag="save"):
    colour: Colour
    payment: Word


def can_save(at: Doing, index: int, *, one_lower: bool) -> bool:
    """A player who can pay for several people can also pay for one of them."""
    lowest = next(levels_in(at.state.people), None)
    if lowest is None:
        return False
    return any(at.player(index).cubes[max(lowest - one_lower, 0) :])


def offers(at: Doing, step: SavePeople) -> Iterator[Offer]:
    if not step.left:
        return
    found, have = False, at.player(step.seat).cubes
    for level in levels_in(at.state.people):
        ways = tuple(COLOURS[dear] for dear in levels_in(have) if dear >= _least(step, level))
        if ways:
            found = True
            yield Offer("save", {"colour": Fixed(COLOURS[level]), "payment": Choice(ways)})
    for variant in at.variants:
        yield from variant.people_offers(at, step)
    if found and step.saved:
        yield Offer("done")


def _least(step: SavePeople, level: int) -> int:
    """The lowest cube that pays for a person of this level (L113)."""
    return max(level - 1, 0) if step.one_lower else level


def why_not(at: Doing, step: SavePeople, move: Move) -> Message | None:
    if not isinstance(move, Save):
        return None
    level = level_of(move.colour)
    if not at.state.people[level]:
        return say("si-why-save-nobody")
    return too_dear(one(_least(step, level)), at.player(step.seat).cubes)


def process(doing: Doing, step: SavePeople, move: Move) -> None:
    if not isinstance(move, Save):
        if not any(variant.save_people(doing, step, move) for variant in doing.variants):
            doing.pop()
        return
    doing.instead(replace(step, left=step.left - 1, saved=step.saved + 1))
    level = level_of(move.colour)
    doing.pay_cubes(step.seat, cubes(move.payment))
    take_aboard(doing, step.seat, one(level), move.payment)
    doing.gain_reputation(step.seat, reputation_for(one(level)))
    if not step.saved:
        for _ in range(1 + step.extra_steps):
            take_step(doing, step.seat, "humankind")
