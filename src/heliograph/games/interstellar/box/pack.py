"""The content pack: what the boards and tokens print; each value names its source."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Literal

import msgspec

from heliograph.games.interstellar.box.parts import Part
from heliograph.games.interstellar.hall.cells import Conversion, HallBoard
from heliograph.games.interstellar.rules.resources import Cubes
from heliograph.games.interstellar.rules.rewards import read_reward
from heliograph.games.interstellar.setup import HallLevel
from heliograph.kernel.content import Sourced

PlanetId = str
TokenId = str
ActionKind = Literal["travel", "market", "research", "solar", "earth", "produce", "gain"]
SalvationKind = Literal["government", "mechanism", "population", "probe"]
SALVATION: tuple[SalvationKind, ...] = ("government", "mechanism", "population", "probe")
BuildingKind = Literal["ars", "converter", "outpost", "drill"]
Track = Literal["starship", "humankind"]
HallLoads = Literal["any", "like-players"]
"""How many cubes H.A.L.L.'s Explorer holds: any number (L731), or as many things as a player's (HV-06)."""


class Start(Part, frozen=True):
    fuel: tuple[int, ...]
    scientists: int
    cubes: str
    reputation: int
    bases: int


class ActionSide(Part, frozen=True):
    """What a token does in the Action Phase. Missing values mean the usual."""

    kind: ActionKind
    free: bool = False
    discount: int = 0
    price_shift: int = 0
    colours: int = 1
    one_lower: bool = False
    previous_level: bool = False
    draw: int | None = None
    reward: str = ""


class SalvationSide(Part, frozen=True):
    """What a token does in the Salvation Phase. A bonus is worth a Prestige Point (L842)."""

    bonus: SalvationKind | None = None
    only: tuple[SalvationKind, ...] = SALVATION
    after: str = ""
    """Gained after every Salvation action (L75 to L93)."""
    free_probe: bool = False
    mechanisms: int = 1
    population_one_lower: bool = False
    scientists: int = 1
    whole_row: bool = False
    extra_steps: int = 0
    probes: int = 1


class Token(Part, frozen=True):
    id: TokenId
    action: ActionSide
    repeatable: bool
    salvation: SalvationSide | None
    line: str = ""


class Planet(Part, frozen=True):
    id: PlanetId
    orbit: int
    gravity: int
    moves: int
    every: int
    """It moves once in this many rounds."""


class Ship(Part, frozen=True):
    cargo: int
    storage: int
    deposit: int
    buildings_on_planet: int


class Spiral(Part, frozen=True):
    each_phase: int
    lost_at: dict[str, dict[PlanetId, int]]


class Market(Part, frozen=True):
    sell: Cubes
    buy: Cubes
    stock: Cubes
    trim: int


class PassRewards(Part, frozen=True):
    action: tuple[str, ...]
    salvation: tuple[str, ...]


class Technology(Part, frozen=True):
    id: str
    costs: tuple[str, str, str]
    building: BuildingKind | None


class Level(Part, frozen=True):
    """A level of a Technology: its cost, and what its Building does from then on."""

    level: int
    cost: str
    amount: int = 0


class Mechanisms(Part, frozen=True):
    spaces: int
    starting: tuple[str, ...]
    starting_drawn: int
    ordinary: tuple[str, ...]


class Modules(Part, frozen=True):
    count: int
    mechanisms: dict[str, int]
    prestige: int


class People(Part, frozen=True):
    people: Cubes
    goal: int


class Journey(Part, frozen=True):
    columns: int
    rows: int
    fuel: tuple[int, ...]
    interest: tuple[str, ...]
    interest_prestige: tuple[int, ...]
    extra_at: int
    arrival: tuple[int, ...]
    wormhole_fuel: int


class Reputation(Part, frozen=True):
    most: int
    steps: tuple[tuple[int, int], ...]
    """Pairs of a Reputation and the Prestige it is worth at the end, from that Reputation on."""


class Scoring(Part, frozen=True):
    columns_per_prestige: int
    value_per_prestige: int
    governor: int


class GovernorThanks(Part, frozen=True):
    """What the Governor gains when the Government builds, and when it saves (HV-15)."""

    mechanism: str
    population: str


class BlackHoleTokens(Part, frozen=True):
    count: int
    most_fuel: int


class LostMiningPlanetTokens(Part, frozen=True):
    planets: tuple[str, ...]
    removed: int
    """Other tokens that leave the pile if the hint is used (L457)."""


class UniversalMechanismTokens(Part, frozen=True):
    starting: tuple[str, ...]
    ordinary: tuple[str, ...]
    value: int
    """Used where Mechanisms are compared by value (L577)."""


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True):
    """Values added later have defaults that match how games were played before: older logs lack them."""

    most_seats: Sourced[int]
    start: Sourced[Start]
    tokens: Sourced[tuple[Token, ...]]
    extra_tokens: Sourced[tuple[Token, ...]]
    extra_tokens_each: Sourced[int]
    planets: Sourced[tuple[Planet, ...]]
    quadrants: Sourced[int]
    belt_after: Sourced[int]
    ship: Sourced[Ship]
    production_tokens: Sourced[dict[PlanetId, tuple[str, ...]]]
    production_tokens_drawn: Sourced[int]
    earth_fuel: Sourced[int]
    solar_bag: Sourced[str]
    solar_draw: Sourced[int]
    spiral: Sourced[Spiral]
    market: Sourced[Market]
    pass_rewards: Sourced[PassRewards]
    technologies: Sourced[tuple[Technology, ...]]
    salvation_technologies: Sourced[tuple[str, ...]]
    salvation_technology_costs: Sourced[tuple[str, ...]]
    building_effects: Sourced[dict[BuildingKind, tuple[int, int, int]]]
    government: Sourced[tuple[tuple[str, ...], ...]]
    government_spaces: Sourced[dict[str, int]]
    mechanisms: Sourced[Mechanisms]
    modules: Sourced[Modules]
    population: Sourced[dict[str, People]]
    leaders: Sourced[dict[Track, tuple[str, ...]]]
    journey: Sourced[Journey]
    discoveries: Sourced[dict[str, int]]
    discovery_prestige: Sourced[int]
    salvation_bonus: Sourced[str]
    wormhole_trip: Sourced[int]
    solar_relief: Sourced[int]
    hall_settling: Sourced[int]
    galaxy_reputation: Sourced[int]
    reputation: Sourced[Reputation]
    scoring: Sourced[Scoring]
    hall_bags: Sourced[dict[HallLevel, Cubes]]
    hall_technologies: Sourced[tuple[tuple[str, str], ...]]
    hall_board: Sourced[HallBoard]
    hall_conversion: Sourced[Conversion]
    hall_refill: Sourced[str]
    governor_thanks: Sourced[GovernorThanks]
    black_holes: Sourced[BlackHoleTokens]
    families: Sourced[tuple[str, ...]]
    lost_mining_planets: Sourced[LostMiningPlanetTokens]
    multi_resource_tokens: Sourced[dict[PlanetId, tuple[str, ...]]]
    unique_pass_tokens: Sourced[dict[str, PassRewards]]
    leader_boards: Sourced[dict[str, dict[Track, tuple[str, ...]]]]
    universal_mechanisms: Sourced[UniversalMechanismTokens]
    hall_loads: Sourced[HallLoads] = Sourced("like-players", "house", "HV-26")

    def __post_init__(self) -> None:
        problem = next(problems(self), None)
        if problem is not None:
            raise ValueError(problem)

    @cached_property
    def token(self) -> dict[TokenId, Token]:
        return {token.id: token for token in (*self.tokens.value, *self.extra_tokens.value)}

    @cached_property
    def planet(self) -> dict[PlanetId, Planet]:
        return {planet.id: planet for planet in self.planets.value}

    @cached_property
    def technology(self) -> dict[str, Technology]:
        return {technology.id: technology for technology in self.technologies.value}

    @cached_property
    def levels(self) -> dict[str, tuple[Level, ...]]:
        return {technology.id: self._levels_of(technology) for technology in self.technologies.value}

    def _levels_of(self, technology: Technology) -> tuple[Level, ...]:
        costs, effects = technology.costs, self.building_effects.value
        amounts = effects[technology.building] if technology.building in effects else (0,) * len(costs)
        return tuple(map(Level, range(1, len(costs) + 1), costs, amounts))


def every_reward(pack: Pack) -> Iterator[str]:
    """Every reward on spaces, tracks and tokens, as it is written there."""
    for row in pack.government.value:
        yield from row
    for tracks in (pack.leaders.value, *pack.leader_boards.value.values()):
        for track in tracks.values():
            yield from track
    for pass_token in (pack.pass_rewards.value, *pack.unique_pass_tokens.value.values()):
        yield from (*pass_token.action, *pass_token.salvation)
    for token in pack.token.values():
        yield token.action.reward
        if token.salvation is not None:
            yield token.salvation.after
    yield pack.salvation_bonus.value


def problems(pack: Pack) -> Iterator[str]:
    """Why the rules could not be played with this pack."""
    for reward in every_reward(pack):
        try:
            read_reward(reward)
        except ValueError as error:
            yield str(error)
    if "earth" not in pack.planet:
        yield "planets: there is no earth (HV-04)"
    if set(pack.production_tokens.value) != set(pack.planet) - {"earth"}:
        yield "production_tokens: one stack for each planet but Earth (HV-07)"
