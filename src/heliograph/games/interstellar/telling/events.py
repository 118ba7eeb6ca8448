"""The union of all events, as those who are told may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Union

from heliograph.games.interstellar.box.pack import PlanetId, SalvationKind, TokenId, Track
from heliograph.games.interstellar.hall.reasons import AnyRule, BoardRow, Hindrance, What
from heliograph.games.interstellar.telling.happening import Happening
from heliograph.games.interstellar.variants.types import structs

HALL = -2
"""The `player` number of H.A.L.L.; -1 is the World Government."""


class PhaseBegan(Happening, frozen=True, tag="phase-began"):
    round: int
    phase: Literal["action", "salvation", "government"]


class TokenPlayed(Happening, frozen=True, tag="token-played"):
    player: int
    token: TokenId
    again: bool


class Passed(Happening, frozen=True, tag="passed"):
    player: int


class Gained(Happening, frozen=True, tag="gained"):
    """Fuel, cubes, Scientists, Prestige or Reputation, in the notation of rewards."""

    player: int
    reward: str


class SunTapped(Happening, frozen=True, tag="sun-tapped"):
    player: int
    kept: str
    extra: str
    reputation: int
    spiral: int


class Researched(Happening, frozen=True, tag="researched"):
    player: int
    technology: str
    level: int
    payment: str


class WormholePlaced(Happening, frozen=True, tag="wormhole-placed"):
    player: int
    orbit: int
    quadrant: int


class Travelled(Happening, frozen=True, tag="travelled"):
    player: int
    planet: PlanetId
    fuel: int
    unloaded: str


class TokenTurned(Happening, frozen=True, tag="token-turned"):
    player: int
    planet: PlanetId
    token: str


class Settled(Happening, frozen=True, tag="settled"):
    player: int
    planet: PlanetId
    token: str


class TokenDeclined(Happening, frozen=True, tag="token-declined"):
    player: int
    planet: PlanetId


class BuildingPut(Happening, frozen=True, tag="building-put"):
    player: int
    planet: PlanetId
    building: str


class Dismantled(Happening, frozen=True, tag="dismantled"):
    player: int
    planet: PlanetId


class Traded(Happening, frozen=True, tag="traded"):
    player: int
    sold: str
    bought: str
    fuel: int


class Produced(Happening, frozen=True, tag="produced"):
    player: int
    planet: PlanetId
    what: str
    cubes: str
    """Cubes that were put into the Storage or sent home."""


class RepresentativeSent(Happening, frozen=True, tag="sent"):
    player: int
    row: int
    space: int


class MechanismBuilt(Happening, frozen=True, tag="built"):
    """`player` is -1 for the Government."""

    player: int
    mechanism: str
    payment: str
    prestige: int


class ModuleCompleted(Happening, frozen=True, tag="module-completed"):
    player: int
    modules: int


class PeopleSaved(Happening, frozen=True, tag="saved"):
    player: int
    people: str
    """The colours of the person, or of a Family."""
    payment: str


class ProbeMoved(Happening, frozen=True, tag="probe-moved"):
    """`player` is -1 for the Government's Probe."""

    player: int
    space: str
    fuel: int
    found: str


class ProbeArrived(Happening, frozen=True, tag="probe-arrived"):
    player: int
    prestige: int


class StepTaken(Happening, frozen=True, tag="step-taken"):
    player: int
    track: Track
    space: int


class ExtraTaken(Happening, frozen=True, tag="extra-taken"):
    player: int
    token: TokenId


class DepositRefilled(Happening, frozen=True, tag="refilled"):
    player: int
    planet: PlanetId
    cubes: str


class RoseInGovernment(Happening, frozen=True, tag="rose"):
    player: int
    row: int
    space: int


class SunGrew(Happening, frozen=True, tag="sun-grew"):
    spiral: int


class PlanetLost(Happening, frozen=True, tag="planet-lost"):
    planet: PlanetId


class PlanetsMoved(Happening, frozen=True, tag="planets-moved"):
    quadrants: dict[PlanetId, int]


class SalvationChosen(Happening, frozen=True, tag="salvation-chosen"):
    player: int
    action: SalvationKind
    bonus: bool


class CubeDrawn(Happening, frozen=True, tag="cube-drawn"):
    """A cube was drawn from H.A.L.L.'s bag for this token."""

    colour: str
    token: TokenId


class HallActs(Happening, frozen=True, tag="hall-acts"):
    """The cell of its board that H.A.L.L. uses."""

    row: BoardRow
    colour: str


class HallChose(Happening, frozen=True, tag="hall-chose"):
    """What H.A.L.L. chose, among which options, and the rule on its priority lists that decided."""

    what: What
    chosen: str
    rule: AnyRule
    among: tuple[str, ...] = ()
    count: int = 0
    """The number counted: tokens played, a value, a row."""


class HallCannot(Happening, frozen=True, tag="hall-cannot"):
    """A token goes under the pile, or an action or an addition to one is skipped."""

    what: Literal["token", "again", "action", "bonus", "ride"]
    which: str
    rule: Hindrance
    cube: str = ""
    """The cube that returned to the bag."""
    fuel: int = 0
    """What the action would have cost."""


class BenefitChanged(Happening, frozen=True, tag="benefit-changed"):
    """The cube increases or reduces what H.A.L.L.'s Probe has found (L911 to L927)."""

    player: int
    prestige: int
    reputation: int


class HallResearched(Happening, frozen=True, tag="hall-researched"):
    row: int
    level: int
    payment: str


class BagSpoiled(Happening, frozen=True, tag="bag-spoiled"):
    player: int
    paid: str
    removed: str
    added: int


class BagConverted(Happening, frozen=True, tag="bag-converted"):
    laid: str
    added: str


class GameEnded(Happening, frozen=True, tag="game-ended"):
    by: Literal["goals", "sun"]
    scores: tuple[int, ...]


_Own = (
    PhaseBegan
    | TokenPlayed
    | Passed
    | Gained
    | SunTapped
    | Researched
    | WormholePlaced
    | Travelled
    | TokenTurned
    | Settled
    | TokenDeclined
    | BuildingPut
    | Dismantled
    | Traded
    | Produced
    | RepresentativeSent
    | MechanismBuilt
    | ModuleCompleted
    | PeopleSaved
    | ProbeMoved
    | ProbeArrived
    | StepTaken
    | ExtraTaken
    | DepositRefilled
    | RoseInGovernment
    | SunGrew
    | PlanetLost
    | PlanetsMoved
    | SalvationChosen
    | CubeDrawn
    | HallActs
    | HallChose
    | HallCannot
    | BenefitChanged
    | HallResearched
    | BagSpoiled
    | BagConverted
    | GameEnded
)
if TYPE_CHECKING:
    Event = Happening
else:
    Event = Union[_Own, *structs(Happening)]
