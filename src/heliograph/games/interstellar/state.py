"""Everything there is to know about a game."""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.games.interstellar.agenda import AgendaItem
from heliograph.games.interstellar.box.pack import BuildingKind, PlanetId, TokenId, Track
from heliograph.games.interstellar.rules.market import TradeSide
from heliograph.games.interstellar.rules.resources import NONE, Cubes
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.telling.events import Event
from heliograph.kernel.chance import Chance

Phase = Literal["action", "salvation", "government", "over"]
Ending = Literal["no", "goals", "sun"]
Place = tuple[int, int]
"""An orbit and a quadrant (L333)."""
Space = str
"""A space of the Journey: a column and a row, `3-1`."""
Discovery = str


class Site(msgspec.Struct, frozen=True):
    """A player's Base on a planet, with its own Deposit and Storage (L207)."""

    token: str
    """The Planetary Production token that was kept: `P3/1`."""
    deposit: Cubes
    level: int
    """The level of the layer being mined, which refills follow (L495)."""
    storage: Cubes = NONE
    buildings: dict[BuildingKind, int] = {}
    deeper: tuple[str, ...] = ()
    """Layers of a Multi-Resource Deposit not reached yet: `R2`."""


class Cargo(msgspec.Struct, frozen=True):
    cubes: Cubes = NONE
    bases: int = 0
    buildings: dict[BuildingKind, int] = {}

    @property
    def size(self) -> int:
        return sum(self.cubes) + self.bases + sum(self.buildings.values())


class Player(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    fuel: int
    scientists: int
    cubes: Cubes
    reputation: int
    prestige: int = 0
    tokens: tuple[TokenId, ...]
    """Tokens still to be played in this phase."""
    played: tuple[TokenId, ...] = ()
    """The last one is the active token."""
    better_prices_for: TradeSide | msgspec.UnsetType = msgspec.UNSET
    """What a repeatable token has improved in this phase: selling or buying prices (L33, HV-10)."""
    extras: tuple[TokenId, ...] = ()
    """The player's own Extra Action tokens."""
    passed: bool = False
    rotations: int = 0
    pass_token: str = ""
    """A Unique Pass token; empty: the ordinary one."""
    explorer: PlanetId = "earth"
    cargo: Cargo = Cargo()
    sites: dict[PlanetId, Site] = {}
    bases: int
    buildings: dict[BuildingKind, int] = {}
    """Buildings in reserve on Earth."""
    technologies: dict[str, int] = {}
    """The level of each Technology."""
    salvation_technologies: tuple[str, ...] = ()
    """In the order of research."""
    wormhole: Place | None = None
    starship: int = 0
    humankind: int = 0
    probe: Space = "0-3"


class Sky(msgspec.Struct, frozen=True, dict=True):
    quadrants: dict[PlanetId, int]
    lost: tuple[PlanetId, ...] = ()
    spiral: int = 0
    stacks: dict[PlanetId, tuple[str, ...]] = {}
    """Planetary Production tokens, face down, the next one first."""


class Starship(msgspec.Struct, frozen=True):
    """Projects, and what was built of them. A gap is an empty string."""

    current: tuple[str, ...]
    long_term: tuple[str, ...]
    future: tuple[str, ...]
    stack: tuple[str, ...]
    built: tuple[str, ...] = ()


class Voyage(msgspec.Struct, frozen=True):
    """The Journey to Trappist."""

    pile: tuple[Discovery, ...]
    found: dict[Space, Discovery] = {}
    interest_taken: tuple[Space, ...] = ()
    government: Space = "0-3"
    arrived: tuple[int, ...] = ()
    """Players whose Probes are at Trappist, in order of arrival."""


class Hall(msgspec.Struct, frozen=True):
    """H.A.L.L.'s own things: its bag, its board, its Technologies (L606 to L642)."""

    bag: Cubes
    laid: Cubes = NONE
    """Cubes on its board by colour; the row they lie in no longer matters."""
    technologies: tuple[int, ...] = (0, 0, 0, 0, 0)
    planets: tuple[tuple[PlanetId, str], ...] = ()
    """Its set of Planetary Production tokens, in order."""
    plays: int = 0
    """Tokens played in this phase."""
    refilled: bool = False
    """The bag ran empty in this phase: purple cubes bring no more tokens back (HV-28)."""
    went_back: tuple[Event, ...] = ()
    """What was drawn or counted out since the player's last move without leaving another trace; the player
    saw it."""


class PassDraft(msgspec.Struct, frozen=True):
    """Unique Pass tokens while they are being chosen, face down (L515, L517)."""

    left: tuple[str, ...]
    order: tuple[int, ...]
    """The order of choosing: the last in turn order first."""
    taken: tuple[str, ...] = ()
    """The tokens taken so far, in that order."""
    used: tuple[bool, ...] = ()
    """Whether each player will use the token taken."""


class State(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    setup: Setup
    chance: Chance
    round: int = 1
    phase: Phase = "action"
    order: tuple[int, ...]
    """This phase's turn order; players who have passed stay in it."""
    mover: int = -1
    """Whose turn it was last."""
    passed: tuple[int, ...] = ()
    """In the order of passing, which is the next phase's order (HV-12)."""
    agenda: tuple[AgendaItem, ...] = ()
    """The steps to do; the last one is asked for now."""
    players: tuple[Player, ...]
    sky: Sky
    market: Cubes
    bag: Cubes
    government: tuple[tuple[int, ...], ...]
    """The player whose Scientist stands on each space of each row, the lowest row first; -1 for nobody."""
    people: Cubes
    saved: int = 0
    starship: Starship
    voyage: Voyage
    offered: tuple[TokenId, ...]
    """Extra Action tokens beside the board."""
    modules: int = 0
    hall: Hall | None = None
    families: tuple[tuple[str, ...], ...] = ()
    """Two piles of Family tokens, each with its active token first (L421)."""
    draft: PassDraft | None = None
    leader_board: str = ""
    """The New Leader Track in play; empty: the ordinary one (L535)."""
    ended: Ending = "no"
    shown: State | None = None
    """What the other viewers still see while a turn can be undone."""
    untold: tuple[Event, ...] = ()
    """Events of that turn that the others have not been told yet."""


def hall_index(state: State) -> int:
    """H.A.L.L.'s index among the players, although it has no seat."""
    return len(state.players) - 1


TRACKS: tuple[Track, ...] = ("starship", "humankind")
