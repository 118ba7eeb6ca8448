"""The three stations' sheets, as one seat sees them."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import Station
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.telling.view import View
from heliograph.players.critical_orbit.boards.houston import HoustonPlaces
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.bengaluru import BengaluruGrids, BengaluruSheet
from heliograph.players.critical_orbit.stations.cologne import CologneProspects, CologneSheet
from heliograph.players.critical_orbit.stations.entries import Position
from heliograph.players.critical_orbit.stations.houston import HoustonSheet
from heliograph.players.critical_orbit.stations.sheet import Sheet


class Sheets:
    """Printed facts about the boards of one box."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._houston, self._bengaluru = HoustonPlaces(pack), BengaluruGrids(pack)
        self._cologne = CologneProspects(pack)

    def houston(self, view: View) -> HoustonSheet:
        return HoustonSheet.of(self._houston, view.houston)

    def bengaluru(self, view: View) -> BengaluruSheet:
        return BengaluruSheet.of(self._bengaluru, view.bengaluru, deck=is_deck(view.setup, "bengaluru"))

    def cologne(self, view: View) -> CologneSheet:
        return CologneSheet.of(self._cologne, view.cologne, deck=is_deck(view.setup, "cologne"))

    def position(self, view: View, station: Station, demand: Demand) -> Position:
        return Position(self.sheet(view, station), demand)

    def sheet(self, view: View, station: Station) -> Sheet:
        match station:
            case "houston":
                return self.houston(view)
            case "bengaluru":
                return self.bengaluru(view)
            case "cologne":
                return self.cologne(view)
