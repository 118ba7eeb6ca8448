"""Branched pipework: T tiles let colours share pipes, or split a pipe around a loop (MC-H9).

Everything that counts can be grown from a run without branches, by adding a pair of spurs from two spare
exits to both canisters of another colour, or a loop from one spare exit to another, and so on from there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from heliograph.games.critical_orbit.box.pack import CANISTER_COLOURS, Canister
from heliograph.games.critical_orbit.box.tiles import Place
from heliograph.players.critical_orbit.arranging.kit import Kit
from heliograph.players.critical_orbit.arranging.paths import (
    Found,
    Pipes,
    Search,
    beginnings,
    follow,
    goals_at,
)
from heliograph.players.critical_orbit.arranging.pipework import (
    Form,
    inner_headings,
    place_at,
    to_place,
    turned_back,
)
from heliograph.players.critical_orbit.arranging.runs import Laid, Runs, SimpleRuns
from heliograph.players.critical_orbit.deadline import Deadline


class Branched(NamedTuple):
    bits: int
    used: int
    serves: frozenset[int]
    tiles: tuple[tuple[Form, int], ...]
    canisters: dict[Canister, Place]
    spares: tuple[int, ...]
    """Headings through T exits that lead somewhere."""
    fresh: tuple[int, ...] = ()
    """The spares of a first spur: the second spur must begin elsewhere."""


class Growth(NamedTuple):
    runs: tuple[Runs, ...]
    complete: bool


def grow(kit: Kit, runs: Sequence[SimpleRuns], *, most: int, deadline: Deadline) -> Growth:
    """All branched pipework, up to a limit."""
    stock = sum(len(tiles) for form, tiles in kit.stock.items() if form[0] == "T")
    young, complete = list(_bases(kit, runs, deadline)), True
    found: list[Branched] = []
    for _ in deadline.over(range(stock // 2)):
        if len(young) > most:
            young, complete = young[:most], False
        grown, all_of_it = _next_generation(kit, young, most, deadline)
        found, complete = [*found, *grown], complete and all_of_it
        young = [network for network in grown if len(network.spares) >= 2]
    serving = sorted({tuple(sorted(network.serves)) for network in found})
    return Growth(
        tuple(
            _runs([each for each in found if tuple(sorted(each.serves)) == serves], serves)
            for serves in serving
        ),
        complete and not deadline.has_passed,
    )


def _runs(networks: Sequence[Branched], serves: tuple[int, ...]) -> Runs:
    return Runs(
        np.array([network.bits for network in networks], np.uint64),
        np.array([network.used for network in networks], np.uint64),
        np.array([len(network.tiles) for network in networks], np.int64),
        serves,
        lambda run: Laid(networks[run].tiles, networks[run].canisters),
    )


def _bases(kit: Kit, runs: Sequence[SimpleRuns], deadline: Deadline) -> Iterator[Branched]:
    for own in runs:
        for run in deadline.over(np.flatnonzero(own.found.branches()[own.at] >= 2).tolist()):
            spares = tuple(own.found.spares(int(own.at[run])))
            laid = own.lay(run)
            bits = int(own.bits[run])
            usable = _leading_on(kit, bits, spares)
            if len(usable) >= 2:
                yield Branched(
                    bits, int(own.used[run]), frozenset(own.serves), laid.tiles, laid.canisters, usable
                )


def _leading_on(kit: Kit, bits: int, spares: Sequence[int]) -> tuple[int, ...]:
    inner = inner_headings(kit.hand.size)
    return tuple(sorted(spare for spare in spares if spare >= inner or not bits >> (spare >> 2) & 1))


def _next_generation(
    kit: Kit, bases: list[Branched], most: int, deadline: Deadline
) -> tuple[list[Branched], bool]:
    grown, complete = _looped(kit, bases, most, deadline)
    for colour, name in enumerate(CANISTER_COLOURS):
        others = [base for base in bases if colour not in base.serves]
        half, half_complete = _spurred(kit, others, f"{name}-round", most, deadline)
        both, both_complete = _spurred(kit, half, f"{name}-square", most, deadline)
        grown.extend(each._replace(serves=each.serves | {colour}) for each in both)
        complete = complete and half_complete and both_complete
    alike = {
        (each.bits, each.used, each.serves, each.spares, tuple(sorted(each.canisters.items()))): each
        for each in grown
    }
    return list(alike.values()), complete


def _spurred(
    kit: Kit, bases: Sequence[Branched], canister: Canister, most: int, deadline: Deadline
) -> tuple[list[Branched], bool]:
    """Adds a pipe from one spare exit to the canister."""
    size = kit.hand.size
    places = {to_place(place, size): place for place in kit.hand.places(canister)}
    begins = [(base, spare) for base in bases for spare in base.spares]
    if not begins:
        return [], True
    reached = [
        _joined(kit, base, spare, canister=(canister, places[spare]))
        for base, spare in begins
        if spare in places
    ]
    to_canister = goals_at([list(places)], size), np.zeros(len(begins), np.int64)
    found = follow(Search(kit, *to_canister, most, branching=True, deadline=deadline), _begin(begins))
    for pipe in deadline.over(range(min(len(found), most))):
        base, spare = begins[int(found.pipes.origin[pipe])]
        end = canister, place_at(int(found.pipes.heading[pipe]), size)
        reached.append(_joined(kit, base, spare, found, pipe, canister=end))
    return reached, found.complete and len(found) <= most


def _looped(
    kit: Kit, bases: Sequence[Branched], most: int, deadline: Deadline
) -> tuple[list[Branched], bool]:
    """Adds a pipe from one spare exit to another."""
    size, inner = kit.hand.size, inner_headings(kit.hand.size)
    begins, marks = [], []
    for base in bases:
        for index, spare in enumerate(base.spares):
            later = [turned_back(other, size) for other in base.spares[index + 1 :] if other < inner]
            if later and spare < inner:
                begins.append((base, spare))
                marks.append(later)
    if not begins:
        return [], True
    to_each_other = goals_at(marks, size), np.arange(len(begins))
    found = follow(Search(kit, *to_each_other, most, branching=True, deadline=deadline), _begin(begins))
    looped = []
    for pipe in deadline.over(range(min(len(found), most))):
        base, spare = begins[int(found.pipes.origin[pipe])]
        met = turned_back(int(found.pipes.heading[pipe]), size)
        looped.append(_joined(kit, base, spare, found, pipe, met=met))
    return looped, found.complete and len(found) <= most


def _begin(begins: Sequence[tuple[Branched, int]]) -> Pipes:
    return beginnings(
        np.array([spare for _, spare in begins], np.int64),
        np.array([base.bits for base, _ in begins], np.uint64),
        np.array([base.used for base, _ in begins], np.uint64),
    )


def _joined(
    kit: Kit,
    base: Branched,
    spare: int,
    found: Found | None = None,
    pipe: int = 0,
    *,
    canister: tuple[Canister, Place] | None = None,
    met: int | None = None,
) -> Branched:
    """A first spur's own spares are set aside, so that the second one cannot begin there."""
    bits, used, tiles = base.bits, base.used, base.tiles
    own: tuple[int, ...] = ()
    if found is not None:
        bits, used = int(found.pipes.bits[pipe]), int(found.pipes.used[pipe])
        tiles = (*tiles, *found.tiles(pipe))
        own = tuple(found.spares(pipe))
    left = [other for other in base.spares if other not in (spare, met)]
    second = canister is None or canister[0].endswith("square")
    spares = (*left, *base.fresh, *own) if second else tuple(left)
    return base._replace(
        bits=bits,
        used=used,
        tiles=tiles,
        canisters=base.canisters | (dict([canister]) if canister else {}),
        spares=_leading_on(kit, bits, spares),
        fresh=() if second else own,
    )
