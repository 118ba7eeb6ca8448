"""Contact's content pack: what is in the box, and house values for what cannot be read from the rulebook."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import UNSET, UnsetType

from heliograph.games.contact.state import EARTH, LONGEST_ID
from heliograph.kernel.content import Sourced

UNITS_PER_MM = 10


class Certificate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"lowest": "from"}):
    id: str
    lowest: int


class Characters(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The sizes of tables with a character (CT-H22)."""

    clusters: int
    cluster_reach_mm: int
    clusters_mm: tuple[int, int]
    """From the middle of the table to the middle of a cluster."""
    cluster_aside: int
    """How far a cluster may be off its direction, in steps of 5 degrees."""
    arms: int
    arm_mm: tuple[int, int]
    """From the Earth to where an arm begins and where it ends."""
    arm_steps: int
    arm_turn: int
    """How far an arm turns with every patch, in steps of 5 degrees."""
    arm_reach_mm: int
    void_mm: int
    """Radius of the empty space around the Earth."""
    rings_mm: tuple[int, int]
    ring_reach_mm: int
    belt_reach_mm: int


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    planets: Sourced[tuple[str, ...]]
    asteroids: Sourced[int]
    signal_cards: Sourced[tuple[int, ...]]
    fewest_seats: Sourced[int]
    most_seats: Sourced[int]
    highest_level: Sourced[int]
    rounds: Sourced[int]
    barrels: Sourced[int]
    barrels_professional: Sourced[int]
    transmissions_per_guess: Sourced[int]
    barrels_to_raise_level: Sourced[int]
    area_mm: Sourced[int]
    chip_radius_mm: Sourced[int]
    nearest_mm: Sourced[int]
    gap_mm: Sourced[int]
    border_mm: Sourced[int]
    earth_wobble_mm: Sourced[int]
    asteroid_ring_mm: Sourced[tuple[int, int]]
    fewest_neighbours: Sourced[int]
    quadrant_percent: Sourced[tuple[int, int]]
    shortest_hold_ms: Sourced[int]
    longest_hold_ms: Sourced[int]
    longest_pause_ms: Sourced[int]
    equal_pause_ms: Sourced[int]
    certificates: Sourced[tuple[Certificate, ...]]
    characters: Sourced[Characters] | UnsetType = UNSET
    """Missing in the packs of games recorded before characters existed."""

    def __post_init__(self) -> None:
        """Checks what types cannot express. msgspec reports these errors with the pack's name."""
        for problem in _problems(self):
            raise ValueError(problem)


def _problems(pack: Pack) -> Iterator[str]:
    planets, rounds = pack.planets.value, pack.rounds.value
    for name in pack.__struct_fields__:
        if getattr(pack, name) is UNSET:
            continue
        value = getattr(pack, name).value
        if isinstance(value, int) and value < _SMALLEST.get(name, 0):
            yield f"{name}: at least {_SMALLEST.get(name, 0)} is needed"
    if len(pack.signal_cards.value) != rounds:
        yield "signal_cards: one card for each round is needed (CT-31)"
    if pack.highest_level.value + rounds > len(planets):
        yield "highest_level: level + rounds may not exceed the planets (CT-10)"
    if len({EARTH, *planets}) != len(planets) + 1 or not all(0 < len(name) <= LONGEST_ID for name in planets):
        yield f"planets: every planet needs a name of its own, at most {LONGEST_ID} letters long"
    if any(name.startswith("asteroid") for name in planets):
        yield "planets: asteroids have names of their own"
    if pack.fewest_seats.value > pack.most_seats.value:
        yield "most_seats: may not be less than fewest_seats"
    if pack.shortest_hold_ms.value > pack.longest_hold_ms.value:
        yield "longest_hold_ms: may not be less than shortest_hold_ms"
    if pack.equal_pause_ms.value > pack.longest_pause_ms.value:
        yield "equal_pause_ms: may not exceed longest_pause_ms"
    if not 0 <= pack.asteroid_ring_mm.value[0] <= pack.asteroid_ring_mm.value[1]:
        yield "asteroid_ring_mm: from the nearest to the farthest"
    lowest = [certificate.lowest for certificate in pack.certificates.value]
    if lowest[-1:] != [0] or lowest != sorted(set(lowest), reverse=True):
        yield "certificates: from the highest points down to 0 (CT-38)"


_SMALLEST = {
    "fewest_seats": 2,
    "highest_level": 1,
    "rounds": 1,
    "barrels": 1,
    "barrels_professional": 1,
    "transmissions_per_guess": 1,
    "chip_radius_mm": 1,
    "fewest_neighbours": 2,
    "shortest_hold_ms": 1,
}
"""Two neighbours, because a stopover beside the target must leave another way to go (CT-42)."""
