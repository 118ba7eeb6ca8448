"""What an action is certain to change for its player, as far as the player can know it.

The action is tried in imagined games that the player cannot tell from the true one, never in the true one.
What is the same in all of them is certain; the rest is chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from heliograph.games.interstellar.agenda import TakeTurn
from heliograph.games.interstellar.rules.resources import NONE, Cubes, minus
from heliograph.games.interstellar.state import TRACKS, Player, Site, State
from heliograph.games.interstellar.telling.prompts import step_name
from heliograph.games.interstellar.telling.words import (
    buildings_name,
    cubes_name,
    on_planet,
    reward_name,
    space_name,
    technology_name,
)
from heliograph.kernel.message import Argument, Message, say
from heliograph.kernel.seats import Seat

Change = Literal[
    "gain",
    "pay",
    "stored",
    "unstored",
    "refilled",
    "mined",
    "loaded",
    "unloaded",
    "starship",
    "humankind",
]
_COUNTED = {"fuel": "F", "scientists": "S", "prestige": "V", "reputation": "p"}


def certain(before: State, afters: Sequence[State], seat: Seat) -> tuple[Message, ...]:
    if not afters:
        return ()
    each = [list(_changes(before, after, seat)) for after in afters]
    sure = [change for change in each[0] if all(change in others for others in each[1:])]
    luck = any(len(changes) > len(sure) for changes in each)
    return (*sure, say("si-foresee-luck")) if luck else tuple(sure)


def _changes(before: State, after: State, seat: Seat) -> Iterator[Message]:
    mine, then = before.players[seat], after.players[seat]
    for name, letter in _COUNTED.items():
        yield from _counted(getattr(then, name) - getattr(mine, name), letter)
    yield from _cubes("pay", "gain", mine.cubes, then.cubes)
    for planet in sorted({*mine.sites, *then.sites}):
        yield from _on_planet(planet, mine.sites.get(planet), then.sites.get(planet))
    yield from _aboard(mine, then)
    for track in TRACKS:
        if getattr(then, track) != getattr(mine, track):
            yield _say(track, space=getattr(then, track))
    for technology, level in sorted(then.technologies.items()):
        if level != mine.technologies.get(technology, 0):
            yield say("si-level", technology=technology_name(technology), level=level)
    for technology in then.salvation_technologies[len(mine.salvation_technologies) :]:
        yield technology_name(technology)
    if then.probe != mine.probe:
        yield say("si-foresee-probe", space=space_name(then.probe))
    if after.sky.spiral != before.sky.spiral and after.round == before.round:
        yield say("si-foresee-spiral", spiral=after.sky.spiral)
    yield from _then(after, seat)


def _counted(by: int, letter: str) -> Iterator[Message]:
    if by:
        yield _say("gain" if by > 0 else "pay", what=reward_name(f"{abs(by)}{letter}"))


def _say(change: Change, **about: Argument) -> Message:
    return say(f"si-foresee-{change}", **about)


def _cubes(less: Change, more: Change, before: Cubes, after: Cubes, **about: Message) -> Iterator[Message]:
    lost, won = _part(before, after), _part(after, before)
    if any(lost):
        yield _say(less, what=cubes_name(lost), **about)
    if any(won):
        yield _say(more, what=cubes_name(won), **about)


def _part(some: Cubes, other: Cubes) -> Cubes:
    """The cubes that `some` has more of than `other`."""
    return tuple(max(count, 0) for count in minus(some, other))  # type: ignore[return-value]


def _on_planet(planet: str, before: Site | None, after: Site | None) -> Iterator[Message]:
    there = on_planet(planet)
    if before is None:
        yield say("si-foresee-base", planet=there)
    if after is None:
        yield say("si-foresee-no-base", planet=there)
    stored, storing = before.storage if before else NONE, after.storage if after else NONE
    yield from _cubes("unstored", "stored", stored, storing, planet=there)
    if before and after:
        yield from _cubes("mined", "refilled", before.deposit, after.deposit, planet=there)


def _aboard(before: Player, after: Player) -> Iterator[Message]:
    yield from _cubes("unloaded", "loaded", before.cargo.cubes, after.cargo.cubes)
    if (bases := after.cargo.bases - before.cargo.bases) > 0:
        yield _say("loaded", what=say("si-bases", count=bases))
    had, has = before.cargo.buildings, after.cargo.buildings
    loaded = {kind: count - had.get(kind, 0) for kind, count in has.items()}
    if names := buildings_name(loaded):
        yield _say("loaded", what=names)
    unloaded = {kind: count - has.get(kind, 0) for kind, count in had.items()}
    if names := buildings_name(unloaded):
        yield _say("unloaded", what=names)


def _then(after: State, seat: Seat) -> Iterator[Message]:
    """What the player is asked next within the same turn."""
    step = after.agenda[-1] if after.agenda else None
    if step is not None and step.seat == seat and not isinstance(step, TakeTurn):
        yield say("si-foresee-then", what=say(f"si-step-{step_name(after, step)}"))
