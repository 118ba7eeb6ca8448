"""Contact's content pack: what is in the box, and the house values for what we cannot see."""

from __future__ import annotations

import msgspec

from heliograph.kernel.content import Sourced


class Certificate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"lowest": "from"}):
    id: str
    lowest: int


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

    def __post_init__(self) -> None:
        """What no type can say. msgspec reports these with the pack's name."""
        if len(self.signal_cards.value) != self.rounds.value:
            raise ValueError("signal_cards: one card for each round is needed (CT-31)")
        if self.highest_level.value + self.rounds.value > len(self.planets.value):
            raise ValueError("highest_level: level + rounds may not exceed the planets (CT-10)")
        if len(set(self.planets.value)) != len(self.planets.value):
            raise ValueError("planets: every planet needs a name of its own")
        if self.certificates.value[-1].lowest != 0:
            raise ValueError("certificates: the last one must begin at 0 points")
