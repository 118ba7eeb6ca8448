"""Ticking for the AI deck's stations (MC-61, MC-65 to MC-67, MC-H11)."""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.games.critical_orbit.box.boards import Space, Station
from heliograph.games.critical_orbit.box.shapes import SHAPES, Shape
from heliograph.games.critical_orbit.moves.ticking import TickSpace, TickSquare
from heliograph.games.critical_orbit.rules.houston import SQUARES_OF_A_SHAPE
from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.prompt import Choice, Fixed, Prompt
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.sheets import Sheets


def next_tick(sheets: Sheets, view: View, prompt: Prompt, demand: Demand) -> TickSquare | TickSpace | None:
    for offer in prompt.offers:
        match offer.fields:
            case {"shape": Choice()} if offer.action == "tick-square":
                return TickSquare(_best_square(sheets, view, demand))
            case {"station": Fixed(station), "space": Choice(spaces)} if offer.action == "tick-space":
                return TickSpace(station, _best_space(sheets, view, station, spaces, demand))  # type: ignore[arg-type]
    return None


def _best_square(sheets: Sheets, view: View, demand: Demand) -> Shape:
    """The square nearest to completing a wanted tile."""

    def worth(shape: Shape) -> float:
        free = view.houston.circles.get(shape, 0) < sheets.pack.circles_each_shape.value
        ticked = view.houston.squares.get(shape, 0) + 1
        return free * demand.shape(shape) * ticked / SQUARES_OF_A_SHAPE

    return max(SHAPES, key=worth)


def _best_space(
    sheets: Sheets, view: View, station: Station, spaces: Sequence[Space], demand: Demand
) -> Space:
    """A tick is not a number, so every value gains the same."""
    sheet = sheets.sheet(view, station)
    gains = sheet.gains(demand)[:, 0]
    return max(spaces, key=lambda space: gains[sheet.printed.index[space]])
