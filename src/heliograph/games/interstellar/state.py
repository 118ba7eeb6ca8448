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
"""Of the Journey: a column and a row, `3-1`."""
Discovery = str


class Site(msgspec.Struct, frozen=True):
    """A player's Base on a planet, with its own Deposit and Storage (L207)."""

    token: str
    """The Planetary Production token that was kept: `P3/1`."""
    deposit: Cubes
    level: int
    """Of the layer that is being mined: what refills go by (L495)."""
    storage: Cubes = NONE
    buildings: dict[BuildingKind, int] = {}
    deeper: tuple[str, ...] = ()
    """Layers of a Multi-Resource Deposit that are not reached yet: `R2`."""


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
    """Still to be played in this phase."""
    played: tuple[TokenId, ...] = ()
    """The last one is the active token."""
    better_prices_for: TradeSide | msgspec.UnsetType = msgspec.UNSET
    """What a token that may be repeated has made better in this phase: selling or buying (L33, HV-10)."""
    extras: tuple[TokenId, ...] = ()
    """Extra Action tokens of one's own."""
    passed: bool = False
    rotations: int = 0
    pass_token: str = ""
    """A Unique Pass token; nothing: the ordinary one."""
    explorer: PlanetId = "earth"
    cargo: Cargo = Cargo()
    sites: dict[PlanetId, Site] = {}
    bases: int
    buildings: dict[BuildingKind, int] = {}
    """In reserve on Earth."""
    technologies: dict[str, int] = {}
    """Levels."""
    salvation_technologies: tuple[str, ...] = ()
    """In the order in which they were researched."""
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
    """Projects and what was built of them. A gap is an empty string."""

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
    """Whose Probes are at Trappist, the first one first."""


class Hall(msgspec.Struct, frozen=True):
    """The automa beside its player's things: its bag, its board, its Technologies (L606 to L642)."""

    bag: Cubes
    laid: Cubes = NONE
    """Cubes on its board, by colour; what row they lie in does not matter any more."""
    technologies: tuple[int, ...] = (0, 0, 0, 0, 0)
    planets: tuple[tuple[PlanetId, str], ...] = ()
    """Its own set of Planetary Production tokens, in their order."""
    plays: int = 0
    """Tokens played in this phase."""
    refilled: bool = False
    """The bag ran empty in this phase: purple cubes bring no token back any more (HV-28)."""
    went_back: tuple[Event, ...] = ()
    """What was drawn or counted out since the player's last move and left no other trace: it was seen."""


class PassDraft(msgspec.Struct, frozen=True):
    """Unique Pass tokens while they are chosen, face down (L515, L517)."""

    left: tuple[str, ...]
    order: tuple[int, ...]
    """Who chooses, the last in turn order first."""
    taken: tuple[str, ...] = ()
    """By each of them so far."""
    used: tuple[bool, ...] = ()
    """Whether each of them will use it."""


class State(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    setup: Setup
    chance: Chance
    round: int = 1
    phase: Phase = "action"
    order: tuple[int, ...]
    """Of this phase; who has passed stays in it."""
    mover: int = -1
    """Whose turn it was last."""
    passed: tuple[int, ...] = ()
    """In the order of passing, which is the next phase's order (HV-12)."""
    agenda: tuple[AgendaItem, ...] = ()
    """What is being done; the last step is the one that is asked for now."""
    players: tuple[Player, ...]
    sky: Sky
    market: Cubes
    bag: Cubes
    government: tuple[tuple[int, ...], ...]
    """Whose Scientist stands on each space of each row, the lowest row first; -1 for nobody."""
    people: Cubes
    saved: int = 0
    starship: Starship
    voyage: Voyage
    offered: tuple[TokenId, ...]
    """Extra Action tokens beside the board."""
    modules: int = 0
    hall: Hall | None = None
    families: tuple[tuple[str, ...], ...] = ()
    """Two piles of Family tokens, the active ones first (L421)."""
    draft: PassDraft | None = None
    leader_board: str = ""
    """The New Leader Track in play; nothing: the ordinary one (L535)."""
    ended: Ending = "no"
    shown: State | None = None
    """What the others still see while a turn can be taken back."""
    untold: tuple[Event, ...] = ()
    """What they will hear of it."""


def hall_index(state: State) -> int:
    """Where H.A.L.L. sits among the players, although it has no seat."""
    return len(state.players) - 1


TRACKS: tuple[Track, ...] = ("starship", "humankind")
