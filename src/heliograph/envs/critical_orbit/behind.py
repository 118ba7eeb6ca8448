"""The Mercury board and its surroundings as numbers, for the seat behind the screen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from heliograph.envs.layout import Page, Piece
from heliograph.games.critical_orbit.box.pack import CANISTERS, HalfColour, Pack
from heliograph.games.critical_orbit.box.shapes import QUARTER_TURNS, SHAPES
from heliograph.games.critical_orbit.box.tiles import VALVES, all_places, cells_at, stems_of
from heliograph.games.critical_orbit.state import (
    CardsToOrder,
    DrawHalf,
    HalfToJudge,
    Pending,
    PickHalf,
    TakeTile,
    TurnUnlock,
    UseStar,
)
from heliograph.games.critical_orbit.telling.view import Behind

_OF_TILE = 5 + QUARTER_TURNS
_PLAIN_PENDING = (PickHalf, DrawHalf, UseStar, TurnUnlock)


class BehindTheScreen:
    def __init__(self, pack: Pack) -> None:
        self._pack, self._size = pack, pack.size.value
        self._tiles = {tile.id: place for place, tile in enumerate(pack.tiles.value)}
        stems = [stem for tile in pack.tiles.value for stem in stems_of(tile)]
        self._stems = {stem: place for place, stem in enumerate(stems)}
        self._places = {edge: place for place, edge in enumerate(all_places(self._size))}
        self._halves = tuple(dict.fromkeys(pack.all_halves))
        self._cards = tuple(dict.fromkeys(pack.all_unlocks))
        self.pieces = tuple(self._pieces())

    def write(self, page: Page, behind: Behind) -> None:
        pack, tiles, size = self._pack, self._tiles, self._size
        for id in behind.tiles:
            page.mark("tiles", [tiles[id] * _OF_TILE])
        for id, spot in behind.spots.items():
            begins = tiles[id] * _OF_TILE
            page.mark("tiles", [begins + 1, begins + 5 + spot.rotation])
            page.scatter("tiles", ((begins + 2, spot.x / size), (begins + 3, spot.y / size)))
            cells = cells_at(pack.tile[id].shape, spot)
            page.mark("covered cells", (y * size + x for x, y in cells))
        page.mark("tiles", (tiles[id] * _OF_TILE + 4 for id in behind.connected))
        page.mark("face up", (tiles[id] for shown in behind.face_up.values() for id in shown))
        page.write("stacks", (behind.stacks[shape] / 10 for shape in SHAPES))
        for number, canister in enumerate(CANISTERS):
            where = self._places[behind.canisters[canister]]
            page.mark("canisters", [number * len(self._places) + where])
        page.mark("unlocked", map(CANISTERS.index, behind.unlocked))
        page.mark("fed", map(CANISTERS.index, behind.fed))
        page.mark("covered stems", (self._stems[stem] for stem in behind.covered))
        page.mark("missing valves", (self._stems[stem] for stem in behind.missing))
        page.write("half valves", self._counts(behind.halves))
        page.write("removed half valves", self._counts(behind.removed))
        page.write("valves", (behind.valves.get(colour, 0) / 10 for colour in VALVES))
        page.write("free valves", (behind.free.get(colour, 0) / 10 for colour in VALVES))
        page.write("bag", [behind.bag / 10, *(behind.bag_open.count(half) / 10 for half in self._halves)])
        page.write("unlock cards", [behind.unlocks / 10])
        page.write("oxygen", [behind.oxygen / 10])
        page.write("pending", self._pending(behind.pending))

    def _counts(self, halves: Mapping[HalfColour, int]) -> Iterable[float]:
        return (halves.get(half, 0) / 10 for half in self._halves)

    def _pending(self, pending: Iterable[Pending]) -> list[float]:
        shapes, plain, halves, cards = len(SHAPES), len(_PLAIN_PENDING), len(self._halves), len(self._cards)
        found = [0.0] * (shapes + plain + halves + cards)
        for one in pending:
            match one:
                case TakeTile(shape):
                    found[SHAPES.index(shape)] += 0.1
                case HalfToJudge(colour):
                    found[shapes + plain + self._halves.index(colour)] += 0.1
                case CardsToOrder(drawn):
                    for card in drawn:
                        found[shapes + plain + halves + self._cards.index(card)] += 0.1
                case _:
                    found[shapes + _PLAIN_PENDING.index(type(one))] += 0.1
        return found

    def _pieces(self) -> Iterator[Piece]:
        tiles, stems, halves = len(self._tiles), len(self._stems), len(self._halves)
        only = "zero for all but Mercury"
        colours, cans = ", ".join(self._halves), ", ".join(CANISTERS)
        yield Piece(
            "tiles",
            tiles * _OF_TILE,
            f"for each tile ({', '.join(self._tiles)}): Mercury has it, it is placed, column and row as "
            f"parts of the board, it counts, its quarter turns; {only}",
        )
        yield Piece("covered cells", self._size**2, f"cells under tiles, by rows; {only}")
        yield Piece("face up", tiles, f"tiles beside the stacks; {only}")
        yield Piece("stacks", len(SHAPES), f"tiles face down, by shape, in tenths; {only}")
        yield Piece(
            "canisters",
            len(CANISTERS) * len(self._places),
            f"for each canister ({cans}) its edge place: {', '.join(self._places)}; {only}",
        )
        yield Piece("unlocked", len(CANISTERS), f"canisters that may be moved; {only}")
        yield Piece("fed", len(CANISTERS), f"canisters that are joined; {only}")
        yield Piece("covered stems", stems, f"stems with a valve: {', '.join(self._stems)}; {only}")
        yield Piece("missing valves", stems, f"bare stems that alone break a path; {only}")
        yield Piece("half valves", halves, f"{colours}, in tenths; {only}")
        yield Piece("removed half valves", halves, f"out of the game: {colours}, in tenths; {only}")
        yield Piece("valves", len(VALVES), f"{', '.join(VALVES)}, in tenths; {only}")
        yield Piece("free valves", len(VALVES), f"on no stem, in tenths; {only}")
        yield Piece("bag", 1 + halves, f"how many; {colours} while Mercury looks into it; in tenths; {only}")
        yield Piece("unlock cards", 1, f"face down, in tenths; {only}")
        yield Piece("oxygen", 1, f"in tens; {only}")
        yield Piece(
            "pending",
            len(SHAPES) + len(_PLAIN_PENDING) + halves + len(self._cards),
            f"what waits for Mercury, in tenths: a tile of {', '.join(SHAPES)}; a half valve to choose, one "
            f"to draw, a star, an unlock card; a half valve to judge: {colours}; cards to order: "
            f"{', '.join(self._cards)}; {only}",
        )
