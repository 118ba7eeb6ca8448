"""Mercury builds behind its screen at any time (MC-20, MC-26 to MC-28, MC-32, MC-36)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.box.pack import Canister, Pack
from heliograph.games.critical_orbit.box.shapes import QUARTER_TURNS
from heliograph.games.critical_orbit.box.tiles import Place as EdgePlace
from heliograph.games.critical_orbit.box.tiles import Stem, TileId, ValveColour
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.changes.ending import check_oxygen
from heliograph.games.critical_orbit.moves.move import MercuryMove, Word
from heliograph.games.critical_orbit.rules.spacecraft import (
    bare_stems,
    coverable_stems,
    free_places,
    rooms,
)
from heliograph.games.critical_orbit.state import Mercury, State
from heliograph.kernel.grid import Spot
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Fixed, Offer
from heliograph.kernel.remembered import remembered
from heliograph.kernel.seats import Seat


def offer_building(pack: Pack, mercury: Mercury) -> Iterator[Offer]:
    yield from _offer_tiles(pack, mercury.tiles, mercury.spots)
    yield from _offer_valves(pack, mercury.tiles, mercury.covered, mercury.valves)
    yield from _offer_canisters(pack, mercury.unlocked, mercury.canisters)


# Each part by itself, because a move usually changes one of them.


@remembered(64)
def _offer_tiles(pack: Pack, tiles: tuple[TileId, ...], spots: dict[TileId, Spot]) -> tuple[Offer, ...]:
    found = [Offer("place", {"tile": Fixed(id), "spot": grid}) for id, grid in rooms(pack, tiles, spots)]
    if spots:
        found.append(Offer("lift", {"tile": Choice(tuple(sorted(spots)))}))
    return tuple(found)


@remembered(64)
def _offer_valves(
    pack: Pack, tiles: tuple[TileId, ...], covered: tuple[Stem, ...], valves: dict[ValveColour, int]
) -> tuple[Offer, ...]:
    stems = coverable_stems(pack, tiles, covered, valves)
    cover = (Offer("cover", {"stem": Choice(stems)}),) if stems else ()
    return (*cover, Offer("uncover", {"stem": Choice(covered)})) if covered else cover


@remembered(64)
def _offer_canisters(
    pack: Pack, unlocked: tuple[Canister, ...], canisters: dict[Canister, EdgePlace]
) -> tuple[Offer, ...]:
    free = {canister: free_places(pack, canisters, canister) for canister in sorted(unlocked)}
    return tuple(
        [
            Offer("shift", {"canister": Fixed(canister), "place": Choice(places)})
            for canister, places in free.items()
            if places
        ]
    )


class BuildingMove(MercuryMove, frozen=True):
    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        self.build(doing)
        check_oxygen(doing)
        # Nobody else sees it, unless it has won the mission.
        doing.takes_back = doing.state.phase != "over"

    def build(self, doing: Doing) -> None:
        raise NotImplementedError


class Place(BuildingMove, frozen=True, tag="place"):
    """Puts a conduit tile on the grid, or moves it there (MC-26 to MC-28)."""

    tile: Word
    spot: Spot

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        if self.tile not in state.mercury.tiles:
            return say("mc-refused-no-tile")
        turned = 0 <= self.spot.rotation < QUARTER_TURNS
        return say("mc-refused-tile-place" if turned else "mc-refused-rotation")

    def build(self, doing: Doing) -> None:
        doing.change_mercury(spots={**doing.mercury.spots, self.tile: self.spot})


class Lift(BuildingMove, frozen=True, tag="lift"):
    """Takes a tile off the grid (MC-28)."""

    tile: Word

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        return say("mc-refused-tile-off")

    def build(self, doing: Doing) -> None:
        spots = {id: spot for id, spot in doing.mercury.spots.items() if id != self.tile}
        doing.change_mercury(spots=spots)


class Cover(BuildingMove, frozen=True, tag="cover"):
    """Puts a release valve on a stem (MC-36)."""

    stem: Word

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        bare = self.stem in bare_stems(pack, state.mercury.tiles, state.mercury.covered)
        return say("mc-refused-no-valve" if bare else "mc-refused-stem")

    def build(self, doing: Doing) -> None:
        doing.change_mercury(covered=tuple(sorted((*doing.mercury.covered, self.stem))))


class Uncover(BuildingMove, frozen=True, tag="uncover"):
    stem: Word

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        return say("mc-refused-stem-bare")

    def build(self, doing: Doing) -> None:
        doing.change_mercury(covered=tuple(stem for stem in doing.mercury.covered if stem != self.stem))


class Shift(BuildingMove, frozen=True, tag="shift"):
    """Moves an unlocked canister along its side (MC-32)."""

    canister: Word
    place: Word

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        free = self.canister in state.mercury.unlocked
        return say("mc-refused-canister-place" if free else "mc-refused-canister-locked")

    def build(self, doing: Doing) -> None:
        doing.change_mercury(canisters={**doing.mercury.canisters, self.canister: self.place})


Building = Place | Lift | Cover | Uncover | Shift
