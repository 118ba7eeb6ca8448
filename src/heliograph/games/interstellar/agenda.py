"""The steps of a turn: small questions to a player, offered and carried out by the steps' own modules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Union

from heliograph.games.interstellar.asked import Asked
from heliograph.games.interstellar.box.pack import PlanetId, TokenId
from heliograph.games.interstellar.rules.resources import Cubes
from heliograph.games.interstellar.variants.types import structs


class TakeTurn(Asked, frozen=True, tag="turn"):
    """Plays a new token, the active one again, or the Pass token."""


class KeepFromSun(Asked, frozen=True, tag="sun"):
    drawn: Cubes
    most: int


class ChooseResearch(Asked, frozen=True, tag="research"):
    one_lower: bool = False
    previous_level: bool = False


class PlaceWormhole(Asked, frozen=True, tag="wormhole"):
    """L333."""


class PrepareTravel(Asked, frozen=True, tag="travel"):
    """Loads the Explorer and leaves."""

    free: bool = False
    discount: int = 0


class Settle(Asked, frozen=True, tag="settle"):
    """Whether to keep the token that was turned over (L501)."""

    planet: PlanetId
    token: str


class Deploy(Asked, frozen=True, tag="deploy"):
    planet: PlanetId


class Trade(Asked, frozen=True, tag="trade"):
    """Colours sold and bought so far, and how many different ones each may be."""

    colours: int = 1
    shift: int = 0
    shifted: Literal["", "sell", "buy"] = ""
    sold: tuple[int, ...] = ()
    bought: tuple[int, ...] = ()


class ChooseProduction(Asked, frozen=True, tag="choose-production"):
    """L123: which planet with a Base produces."""


class Produce(Asked, frozen=True, tag="produce"):
    """What has not been activated yet: the Base, the Explorer, each Building (L497)."""

    planet: PlanetId
    left: tuple[str, ...]


class ChooseSalvation(Asked, frozen=True, tag="salvation"):
    token: TokenId


class SendScientist(Asked, frozen=True, tag="send"):
    left: int
    whole_row: bool = False
    sent: int = 0


class BuildMechanism(Asked, frozen=True, tag="build"):
    left: int = 1
    extra_steps: int = 0
    built: int = 0


class SavePeople(Asked, frozen=True, tag="save"):
    left: int = 1
    one_lower: bool = False
    extra_steps: int = 0
    saved: int = 0


class MoveProbe(Asked, frozen=True, tag="probe"):
    free: bool = False
    left: int = 1
    moved: int = 0


class UseWormhole(Asked, frozen=True, tag="ride"):
    """For a player whose Probe stands on a Wormhole and may go on (L363)."""

    government: bool = False


class MoveGovernmentProbe(Asked, frozen=True, tag="government-probe"):
    """Chosen by the Governor, or by a player who was given the step (L544)."""


class GainLater(Asked, frozen=True, tag="gain"):
    """A reward to gain once the steps above it are done."""

    reward: str


class ChooseCube(Asked, frozen=True, tag="cube"):
    among: str


class ChooseTrack(Asked, frozen=True, tag="track"):
    """Which of the two Leader tracks to take a step on."""


class ChooseDeposit(Asked, frozen=True, tag="deposit"):
    """Which Deposit is refilled, with cubes how many levels above its own (L69, L548)."""

    amount: int
    least: int
    most: int


class ChooseStorage(Asked, frozen=True, tag="storage"):
    """Which planet's Storage sends cubes home, or which Deposit is drilled (L544)."""

    kind: Literal["drill", "ars"]
    amount: int


class ChooseExtra(Asked, frozen=True, tag="extra"):
    """Which Extra Action token to take (L15 to L21)."""


class TakePassReward(Asked, frozen=True, tag="pass-reward"):
    """The Pass reward reached, or an earlier one (L630)."""

    phase: str


class MoveUp(Asked, frozen=True, tag="move-up"):
    """Whether to move up into the row the Governor has left (L886)."""

    row: int


class LetHallBegin(Asked, frozen=True, tag="hall-begins"):
    """A pause before H.A.L.L.'s first turn, for a player who wants to watch it."""


class HallProbe(Asked, frozen=True, tag="hall-probe"):
    """H.A.L.L.'s Probe moves at this price and for these benefits (L897 to L934)."""

    cost: int
    """How many times H.A.L.L. pays the cost of the space."""
    benefit: Literal["less", "same", "double"]
    builds: bool = False
    riding: bool = False
    """Whether it goes through a Wormhole in the same action."""


class PickForHall(Asked, frozen=True, tag="pick-for-hall"):
    """A choice the booklet leaves to the player: one of equally good spaces (L905)."""

    spaces: tuple[str, ...]


class SpoilBag(Asked, frozen=True, tag="spoil"):
    """Cubes the player may use against H.A.L.L.'s bag, before and after it is converted (L1056, L1057)."""

    when: Literal["before", "after"]
    used: str = ""


class RunGovernment(Asked, frozen=True, tag="government"):
    """Asks nobody: the Government Phase goes on with this part (HV-15)."""

    part: int


_Own = (
    TakeTurn
    | KeepFromSun
    | ChooseResearch
    | PlaceWormhole
    | PrepareTravel
    | Settle
    | Deploy
    | Trade
    | ChooseProduction
    | Produce
    | ChooseSalvation
    | SendScientist
    | BuildMechanism
    | SavePeople
    | MoveProbe
    | UseWormhole
    | MoveGovernmentProbe
    | GainLater
    | ChooseCube
    | ChooseTrack
    | ChooseDeposit
    | ChooseStorage
    | ChooseExtra
    | TakePassReward
    | MoveUp
    | LetHallBegin
    | HallProbe
    | PickForHall
    | SpoilBag
    | RunGovernment
)
if TYPE_CHECKING:
    AgendaItem = Asked
else:
    AgendaItem = Union[_Own, *structs(Asked)]
