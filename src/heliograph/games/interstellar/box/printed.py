"""What is printed on boards and tokens, ready to be drawn. It is the same in every game."""

from __future__ import annotations

import msgspec

from heliograph.games.interstellar.box.pack import (
    BuildingKind,
    Journey,
    Market,
    Modules,
    Pack,
    PassRewards,
    People,
    Planet,
    Reputation,
    Scoring,
    Ship,
    Spiral,
    Technology,
    Token,
    TokenId,
    Track,
)
from heliograph.games.interstellar.hall.cells import HallBoard
from heliograph.games.interstellar.setup import VariantId
from heliograph.games.interstellar.variants.choice import ALL


class PrintedVariant(msgspec.Struct, frozen=True, kw_only=True):
    """A variant that may be agreed on."""

    id: VariantId
    hint: bool
    """Whether there is a second way to play it."""
    boards: tuple[str, ...]
    """One of which may be agreed on."""
    signs: dict[str, str]
    """What its Discoveries look like: lines on a field of 24 × 24."""


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    tokens: dict[TokenId, Token]
    planets: tuple[Planet, ...]
    quadrants: int
    belt_after: int
    ship: Ship
    spiral: Spiral
    market: Market
    pass_rewards: PassRewards
    unique_pass_tokens: dict[str, PassRewards]
    technologies: tuple[Technology, ...]
    salvation_technologies: tuple[str, ...]
    salvation_technology_costs: tuple[str, ...]
    building_effects: dict[BuildingKind, tuple[int, int, int]]
    government: tuple[tuple[str, ...], ...]
    modules: Modules
    population: dict[str, People]
    leaders: dict[Track, tuple[str, ...]]
    leader_boards: dict[str, dict[Track, tuple[str, ...]]]
    journey: Journey
    reputation: Reputation
    scoring: Scoring
    hall_technologies: tuple[tuple[str, str], ...]
    hall_board: HallBoard
    most_seats: int
    variants: tuple[PrintedVariant, ...]
    """In the booklet's order."""


def printed_in(pack: Pack) -> Printed:
    names = [name for name in Printed.__struct_fields__ if name not in ("tokens", "variants")]
    return Printed(
        tokens=pack.token,
        variants=tuple(
            PrintedVariant(id=id, hint=kind.has_hint, boards=kind.boards(pack), signs=dict(kind.signs))
            for id, kind in ALL.items()
        ),
        **{name: getattr(pack, name).value for name in names},
    )
