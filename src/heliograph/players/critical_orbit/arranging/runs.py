"""Runs: connected pieces of pipework that count by themselves, each for its canisters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from heliograph.games.critical_orbit.box.pack import CANISTER_COLOURS, Canister
from heliograph.games.critical_orbit.box.tiles import Place, TileId
from heliograph.kernel.grid import Spot
from heliograph.players.critical_orbit.arranging.kit import IMPOSSIBLE, Kit
from heliograph.players.critical_orbit.arranging.paths import Found, Search, beginnings, follow, goals_at
from heliograph.players.critical_orbit.arranging.pipework import (
    Bits,
    Form,
    Ints,
    form_of,
    from_place,
    lie_of,
    place_at,
    to_place,
)
from heliograph.players.critical_orbit.deadline import NEVER, Deadline


class Laid(NamedTuple):
    """Tiles, of which only the form matters, and the canisters they join."""

    tiles: tuple[tuple[Form, int], ...]
    canisters: dict[Canister, Place]


@dataclass(frozen=True)
class Runs:
    """Many runs that join the canisters of the same colours."""

    bits: Bits
    used: Bits
    moves: Ints
    """The number of tiles that do not lie there yet."""
    serves: tuple[int, ...]
    """The colours they join, as positions in CANISTER_COLOURS."""
    lay: Callable[[int], Laid]


@dataclass(frozen=True)
class SimpleRuns(Runs):
    """Runs from a canister to the other of its colour without a branch."""

    found: Found
    at: Ints
    """By run: its index among those found."""


def present_lies(kit: Kit, spots: dict[TileId, Spot]) -> frozenset[tuple[int, int]]:
    hand = kit.hand
    placed = [(form_of(tile), spots[tile.id]) for tile in hand.tiles if tile.id in spots]
    return frozenset(
        (kit.forms.index(form), lie_of(form, spot, hand.size)) for form, spot in placed if form in kit.forms
    )


def simple_runs(
    kit: Kit,
    *,
    most: int,
    enough: int,
    present: frozenset[tuple[int, int]],
    branching: bool = False,
    deadline: Deadline = NEVER,
) -> tuple[SimpleRuns, ...]:
    """By colour; found together, because a search for three colours costs little more than for one."""
    hand, size = kit.hand, kit.hand.size
    starts = [
        (colour, place)
        for colour, name in enumerate(CANISTER_COLOURS)
        for place in hand.places(f"{name}-round")
    ]
    errand = np.array([colour for colour, _ in starts], np.int64)
    goals = goals_at(
        [[to_place(place, size) for place in hand.places(f"{name}-square")] for name in CANISTER_COLOURS],
        size,
    )
    begin = beginnings(np.array([from_place(place, size) for _, place in starts], np.int64))
    found = follow(Search(kit, goals, errand, most, branching, present, deadline), begin, enough=enough)
    colours = errand[found.pipes.origin]
    places = [place for _, place in starts]
    return tuple(
        _of_colour(found, colour, np.flatnonzero(colours == colour), places)
        for colour in range(len(CANISTER_COLOURS))
    )


def _of_colour(found: Found, colour: int, at: Ints, starts: Sequence[Place]) -> SimpleRuns:
    pipes, name, size = found.pipes, CANISTER_COLOURS[colour], found.kit.hand.size

    def lay(run: int) -> Laid:
        pipe = int(at[run])
        start, end = starts[int(pipes.origin[pipe])], place_at(int(pipes.heading[pipe]), size)
        return Laid(tuple(found.tiles(pipe)), {f"{name}-round": start, f"{name}-square": end})

    moves = found.length[at] + 1 - pipes.kept[at]
    return SimpleRuns(pipes.bits[at], pipes.used[at], moves, (colour,), lay, found, at)


@dataclass(frozen=True)
class Menu:
    """All runs to choose from."""

    kit: Kit
    parts: Sequence[Runs]

    @cached_property
    def bits(self) -> Bits:
        return np.concatenate([part.bits for part in self.parts])

    @cached_property
    def used(self) -> Bits:
        return np.concatenate([part.used for part in self.parts])

    @cached_property
    def moves(self) -> Ints:
        return np.concatenate([part.moves for part in self.parts])

    @cached_property
    def colours(self) -> Ints:
        """The colours of each run, as bits."""
        served = [sum(1 << colour for colour in part.serves) for part in self.parts]
        return np.repeat(np.array(served, np.int64), [len(part.bits) for part in self.parts])

    @cached_property
    def worth(self) -> Ints:
        return self.kit.worth(self.used) if len(self.used) else np.zeros(0, np.int64)

    @cached_property
    def usable(self) -> Ints:
        return np.flatnonzero(self.worth > IMPOSSIBLE // 2)

    @property
    def richest(self) -> int:
        return int(self.worth.max(initial=0))

    def lay(self, chosen: Sequence[int]) -> tuple[Laid, ...]:
        begins = np.cumsum([0, *(len(part.bits) for part in self.parts)])
        found = []
        for run in chosen:
            part = int(np.searchsorted(begins, run, side="right")) - 1
            found.append(self.parts[part].lay(run - int(begins[part])))
        return tuple(found)
