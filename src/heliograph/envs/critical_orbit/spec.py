"""Mission Control for the adapter: actions with many fields are chosen in two steps, others as offered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar

from heliograph.envs.actions import WAIT, Action, ActionTable, Composer, Draft
from heliograph.envs.critical_orbit.sight import MOST_CLAIMS, Sight
from heliograph.envs.layout import Vector
from heliograph.envs.spec import EnvSpec
from heliograph.envs.stages import Listing, Stage, Stages
from heliograph.games import AnyGame
from heliograph.games.critical_orbit.box.boards import STATIONS
from heliograph.games.critical_orbit.box.pack import CANISTERS, Pack
from heliograph.games.critical_orbit.box.radio import NEEDS, reasons
from heliograph.games.critical_orbit.box.shapes import QUARTER_TURNS, SHAPES, turned_cells
from heliograph.games.critical_orbit.box.tiles import all_places, stems_of
from heliograph.games.critical_orbit.rules.stations import board_of
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.grid import all_spots
from heliograph.kernel.prompt import Tiling

if TYPE_CHECKING:
    from heliograph.envs.pictures.canvas import Canvas

_PIPS = range(1, 7)


class CriticalOrbitSpec(EnvSpec):
    name = "critical_orbit_v0"
    game_id = "critical_orbit"
    usual: ClassVar[Mapping[str, Any]] = {"clock": "untimed"}
    side_by_side = True

    def __init__(self, game: AnyGame, setup: Setup, options: Mapping[str, Any]) -> None:
        if setup.clock != "untimed":
            raise ValueError("an environment has no clock; use clock='untimed' and a number of turns")
        pack = game.content
        assert isinstance(pack, Pack)
        self._pack = pack
        stages = Stages(_stages(pack))
        composers: dict[str, Composer] = dict.fromkeys(("enter", "want", "keep", "place"), stages)
        composers["call"] = Listing("call", "needs", NEEDS)
        self.actions = ActionTable(_plain_actions(pack), composers)
        self._sight = Sight(pack, setup, self.actions.composed)
        self.layout = self._sight.layout

    def sight(self, view: View, draft: Draft, told: Sequence[Any]) -> Vector:
        return self._sight.vector(view, draft.parts)

    def paint(self, canvas: Canvas, view: View) -> None:
        from heliograph.envs.pictures.critical_orbit import paint

        paint(canvas, self._pack, view)


def _stages(pack: Pack) -> dict[str, tuple[Stage, ...]]:
    spaces = tuple((station, space) for station in STATIONS for space in board_of(pack, station).spaces)
    numbers = tuple((value, star) for star in (False, True) for value in _PIPS)
    wishes = tuple(product(STATIONS, (0, *_PIPS), (False, True)))
    why = Stage(("why",), tuple((reason,) for reason in reasons(pack)))
    return {
        "enter": (Stage(("station", "space"), spaces), Stage(("value", "star"), numbers)),
        "want": (Stage(("station", "leave", "firm"), wishes), why),
        "keep": (Stage(("leave",), tuple((value,) for value in _PIPS)), why),
        "place": (
            Stage(("tile",), tuple((tile.id,) for tile in pack.tiles.value)),
            Stage(("spot",), tuple((spot,) for spot in _all_spots(pack.size.value))),
        ),
    }


def _all_spots(size: int) -> list[tuple[int, int, int]]:
    """All places where a tile of any shape could lie on an empty board."""
    found: dict[tuple[int, int, int], None] = {}
    for shape in SHAPES:
        forms = tuple(turned_cells(shape, turn) for turn in range(QUARTER_TURNS))
        for spot in all_spots(Tiling(size, size, forms, ())):
            found[spot.x, spot.y, spot.rotation] = None
    return sorted(found, key=lambda spot: (spot[2], spot[1], spot[0]))


def _plain_actions(pack: Pack) -> Iterator[Action]:
    yield WAIT
    for kind in ("ready", "roll", "star-half", "star-cards", "drop-star"):
        yield {"type": kind}
    for station in STATIONS:
        for kind in ("lock", "take-back", "skip-star"):
            yield {"type": kind, "station": station}
    for number in range(MOST_CLAIMS):
        yield {"type": "claim", "shape": number}
    for shape in SHAPES:
        yield {"type": "tick-square", "shape": shape}
        yield {"type": "star-tile", "shape": shape}
        yield {"type": "choose-tile", "shape": shape, "face_up": False, "tile": ""}
        yield {"type": "choose-tile", "shape": shape, "face_up": True, "tile": ""}
    for station in STATIONS[1:]:
        for space in board_of(pack, station).spaces:
            yield {"type": "tick-space", "station": station, "space": space}
    for colour in dict.fromkeys(pack.all_halves):
        yield {"type": "choose-half", "colour": colour}
    for remove in (True, False):
        yield {"type": "judge-half", "remove": remove}
    for card in dict.fromkeys(pack.all_unlocks):
        yield {"type": "order-cards", "top": card}
    for tile in pack.tiles.value:
        yield {"type": "choose-tile", "shape": tile.shape, "face_up": True, "tile": tile.id}
        yield {"type": "lift", "tile": tile.id}
        for kind, stem in product(("cover", "uncover"), stems_of(tile)):
            yield {"type": kind, "stem": stem}
    for canister, place in product(CANISTERS, all_places(pack.size.value)):
        yield {"type": "shift", "canister": canister, "place": place}
