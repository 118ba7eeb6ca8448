"""What is printed on boards and tokens, for screens to draw. It is the same in every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Literal

import msgspec

from heliograph.games.interstellar.box.pack import (
    Journey,
    Market,
    Modules,
    Pack,
    PassRewards,
    Planet,
    Reputation,
    Ship,
    Technology,
    Token,
    TokenId,
    Track,
    every_reward,
)
from heliograph.games.interstellar.rules.people import reputation_for
from heliograph.games.interstellar.rules.resources import COLOURS, one
from heliograph.games.interstellar.rules.rewards import Gain, read_reward
from heliograph.games.interstellar.rules.scoring import reputation_prestige
from heliograph.games.interstellar.rules.voyage import (
    column_of,
    every_space,
    fuel_to_enter,
    interest_prestige,
    next_spaces,
    row_of,
    start,
    trappist,
)
from heliograph.games.interstellar.setup import VariantId
from heliograph.games.interstellar.state import Space
from heliograph.games.interstellar.variants.choice import ALL


class PrintedVariant(msgspec.Struct, frozen=True, kw_only=True):
    """A variant that a table may choose."""

    id: VariantId
    hint: bool
    """Whether it can also be played with a hint."""
    boards: tuple[str, ...]
    """Its boards, one of which may be chosen."""
    signs: dict[str, str]
    """Its Discoveries' pictures: lines on a field of 24 × 24."""


class PrintedSpace(msgspec.Struct, frozen=True):
    """A space of the Journey to Trappist."""

    id: Space
    kind: Literal["start", "space", "interest", "trappist"]
    column: int
    row: int
    leads_to: tuple[Space, ...]
    fuel: int
    prestige: int
    """For the first visitor of a Point of Interest."""


class Stretch(msgspec.Struct, frozen=True):
    """A stretch of the Reputation scale, with its worth at the end (HV-22)."""

    least: int
    most: int
    worth: int


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    tokens: dict[TokenId, Token]
    planets: tuple[Planet, ...]
    quadrants: int
    belt_after: int
    ship: Ship
    market: Market
    pass_rewards: PassRewards
    unique_pass_tokens: dict[str, PassRewards]
    technologies: tuple[Technology, ...]
    salvation_technologies: tuple[str, ...]
    government: tuple[tuple[str, ...], ...]
    modules: Modules
    leaders: dict[Track, tuple[str, ...]]
    leader_boards: dict[str, dict[Track, tuple[str, ...]]]
    journey: Journey
    reputation: Reputation
    hall_technologies: tuple[tuple[str, str], ...]
    salvation_bonus: str
    spaces: tuple[PrintedSpace, ...]
    reputation_scale: tuple[Stretch, ...]
    person_reputation: tuple[int, ...]
    """Reputation for saving a person of each colour, red first."""
    variants: tuple[PrintedVariant, ...]
    """In the booklet's order."""
    rewards: dict[str, tuple[Gain, ...]]
    """The gains of every reward that is printed anywhere, by its text: `2F 1p`."""


def printed_in(pack: Pack) -> Printed:
    names = [
        name for name in Printed.__struct_fields__ if name in Pack.__struct_fields__ and name != "tokens"
    ]
    return Printed(
        **{name: getattr(pack, name).value for name in names},
        tokens=pack.token,
        spaces=tuple(_space(pack, space) for space in every_space(pack)),
        reputation_scale=tuple(_stretches(pack)),
        person_reputation=tuple(reputation_for(one(level)) for level in range(len(COLOURS))),
        variants=tuple(
            PrintedVariant(id=id, hint=kind.has_hint, boards=kind.boards(pack), signs=dict(kind.signs))
            for id, kind in ALL.items()
        ),
        rewards={text: read_reward(text) for text in every_reward(pack)},
    )


def _space(pack: Pack, space: Space) -> PrintedSpace:
    of_interest = space in pack.journey.value.interest
    kind: Literal["start", "space", "interest", "trappist"] = "interest" if of_interest else "space"
    if space in (start(pack), trappist(pack)):
        kind = "start" if space == start(pack) else "trappist"
    return PrintedSpace(
        id=space,
        kind=kind,
        column=column_of(space),
        row=row_of(space),
        leads_to=next_spaces(pack, space),
        fuel=0 if kind == "start" else fuel_to_enter(pack, space),
        prestige=interest_prestige(pack, space) if of_interest else 0,
    )


def _stretches(pack: Pack) -> Iterator[Stretch]:
    most = pack.reputation.value.most
    for worth, points in groupby(range(most + 1), lambda points: reputation_prestige(pack, points)):
        least, *others = points
        yield Stretch(least, (least, *others)[-1], worth)
