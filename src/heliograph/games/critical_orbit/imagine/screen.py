"""What may lie behind Mercury's screen, for a viewer who only knows what was announced (MC-11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from heliograph.games.critical_orbit.box.boards import STATIONS, Job
from heliograph.games.critical_orbit.box.pack import HALVES_OF_A_VALVE, RED_CROSS, HalfColour, Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES, Shape
from heliograph.games.critical_orbit.box.tiles import VALVES, Tile, TileId, ValveColour
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.rules.spacecraft import places_for, start_places
from heliograph.games.critical_orbit.rules.stations import board_of
from heliograph.games.critical_orbit.rules.unseen import starred_among, valves_from_track
from heliograph.games.critical_orbit.state import (
    CardsToOrder,
    HalfToJudge,
    Mercury,
    Pending,
    PickHalf,
    TakeTile,
    UseStar,
)
from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.chance import Chance

_USES = ("half out", "half back", "cards", "tile", "drop")
"""What Mercury may have used a star for (MC-23)."""
_TO_ORDER = 2
T = TypeVar("T")


def behind_the_screen(pack: Pack, view: View, chance: Chance) -> tuple[Mercury, Chance]:
    """The conduits stay unbuilt: no other viewer can tell."""
    drawing = _Drawing(pack, view, chance)
    drawing.turn_up_stars()
    drawing.use_stars()
    drawing.deal_tiles()
    drawing.deal_halves()
    drawing.deal_unlocks()
    return drawing.mercury(), drawing.chance


def stars_spent(pack: Pack, view: View) -> int:
    """Mercury's announced stars that no longer wait (MC-16, MC-21, MC-25)."""
    written = {station: getattr(view, station).written for station in STATIONS}
    boards = sum(
        star == "mercury" and space in written[station]
        for station in STATIONS
        for space, star in board_of(pack, station).stars.items()
    )
    tracks = sum(step <= view.tracks.get(colour, 0) for colour in VALVES for step in pack.track.value.stars)
    cards = 0
    if is_deck(view.setup, "houston"):
        again, turned_up = divmod(view.turn, len(pack.ai_cards))
        starry = [card.number for card in pack.ai_cards if card.star == "mercury"]
        gone = [number for number in starry if number not in view.deck]
        cards = again * len(starry) + (len(gone) if turned_up else 0)
    return max(0, boards + tracks + cards + view.tile_stars.count("mercury") - view.stars)


class _Drawing:
    """Draws Mercury's things one kind after the other."""

    def __init__(self, pack: Pack, view: View, chance: Chance) -> None:
        self.pack, self.view, self.chance = pack, view, chance
        self.spent = stars_spent(pack, view)
        self.turned_up = _Turned({}, ())
        self.uses: list[str] = []
        self.in_use = ""
        self.pending: list[Pending] = [UseStar()] * view.stars
        self.parts: dict[str, Any] = {}

    def mercury(self) -> Mercury:
        places = start_places(self.pack, self.view.setup)
        mercury = Mercury(
            canisters=places, tracks=self.view.tracks, pending=tuple(self.pending), **self.parts
        )
        for canister in mercury.unlocked:
            free = places_for(self.pack, mercury, canister)
            place = self._pick((mercury.canisters[canister], *free))
            mercury = replace(mercury, canisters={**mercury.canisters, canister: place})
        return mercury

    def _pick(self, items: Sequence[T]) -> T:
        item, self.chance = self.chance.pick(items)
        return item

    def _shuffled(self, items: Sequence[T]) -> list[T]:
        found, self.chance = self.chance.shuffled(items)
        return list(found)

    def _one_in(self, number: int) -> bool:
        return self._pick(range(number)) == 0

    def turn_up_stars(self) -> None:
        """Chooses the tiles that gave the announced stars (MC-25)."""
        starred = self._shuffled([tile for tile in self.pack.tiles.value if tile.star is not None])
        found = next(self._with_stars(self.view.tile_stars, starred, self.turned_up), None)
        if found is None:
            raise ValueError("no mission looks like this: more stars on tiles than tiles turned up")
        self.turned_up = found

    def use_stars(self) -> None:
        """Decides what each star was used for; the last one may still wait for a decision (MC-23)."""
        shown = len(self.turned_up.shown)
        self.uses = ["tile"] * shown + [self._pick(_USES) for _ in range(self.spent - shown)]
        if self.uses and self.uses[-1] in ("half out", "cards") and self._one_in(2):
            self.in_use = self.uses.pop()

    def deal_tiles(self) -> None:
        """Deals one tile per Houston circle, unless Mercury still has to choose (MC-24, MC-26)."""
        turned_up = self.turned_up
        hand: list[TileId] = []
        face_up: dict[Shape, TileId] = {}
        also_up: dict[Shape, tuple[TileId, ...]] = {}
        stacks: dict[Shape, tuple[TileId, ...]] = {}
        shows = self.uses.count("tile") - len(turned_up.shown)
        for shape in SHAPES:
            own = [tile.id for tile in turned_up.held.get(shape, ())]
            plain = self._shuffled(
                [tile.id for tile in self.pack.tiles.value if tile.shape == shape and tile.star is None]
            )
            while len(own) < self.view.houston.circles.get(shape, 0):
                own.append(plain.pop())
            shown = [tile.id for tile in turned_up.shown if tile.shape == shape]
            while plain and shows > 0 and self._one_in(2 + len(shown)):
                shown.append(plain.pop())
                shows -= 1
            if shown:
                face_up[shape] = shown[0]
            if len(shown) > 1:
                also_up[shape] = tuple(shown[1:])
            known = {*own, *shown}
            rest = [t.id for t in self.pack.tiles.value if t.shape == shape and t.id not in known]
            if shown and rest and own and self._one_in(2) and self.pack.tile[own[-1]].star is None:
                rest.append(own.pop())
                self.pending.append(TakeTile(shape))
            stacks[shape] = tuple(self._shuffled(rest))
            hand += own
        open_too = (id for tiles in also_up.values() for id in tiles)
        starred_ids = starred_among(self.pack, (*hand, *face_up.values(), *open_too))
        self.parts.update(tiles=tuple(hand), stacks=stacks, starred=starred_ids)
        self.parts.update(face_up=face_up, also_up=also_up or UNSET)

    def _with_stars(
        self, announced: Sequence[Job], tiles: Sequence[Tile], found: _Turned
    ) -> Iterator[_Turned]:
        """Every way in which tiles, in hand or turned up by a star, can have given the announced stars."""
        if not announced:
            if self._leaves_enough(found):
                yield found
            return
        for tile in tiles:
            if tile.star != announced[0]:
                continue
            others = [other for other in tiles if other is not tile]
            held = found.held.get(tile.shape, ())
            if len(held) < self.view.houston.circles.get(tile.shape, 0):
                in_hand = _Turned({**found.held, tile.shape: (*held, tile)}, found.shown)
                yield from self._with_stars(announced[1:], others, in_hand)
            if len(found.shown) < self.spent:
                turned_up = _Turned(found.held, (*found.shown, tile))
                yield from self._with_stars(announced[1:], others, turned_up)

    def _leaves_enough(self, found: _Turned) -> bool:
        """Whether the remaining circles can have delivered tiles without a star."""
        return all(
            self.view.houston.circles.get(shape, 0) - len(found.held.get(shape, ()))
            <= sum(tile.shape == shape and tile.star is None for tile in self.pack.tiles.value)
            for shape in SHAPES
        )

    def deal_halves(self) -> None:
        """Deals as many as Bengaluru has earned; two of a colour are traded at once (MC-34, MC-50)."""
        pool = self._shuffled(self.pack.all_halves)
        for _ in range(min(self.uses.count("half out"), len(pool))):
            pool.pop()
        if self.in_use == "half out" and pool:
            self.pending.insert(0, HalfToJudge(pool.pop()))
        came: list[HalfColour] = []
        for grid, count in self.view.bengaluru.paid.items():
            for _ in range(count):
                if not self.pack.grid[grid].random and self._one_in(4):
                    self.pending.append(PickHalf())
                elif pool:
                    came.append(pool.pop())
        if not pool:
            self.pending = [pending for pending in self.pending if not isinstance(pending, PickHalf)]
        halves: dict[HalfColour, int] = {"red": came.count("red")}
        valves: dict[ValveColour, int] = {}
        for colour in VALVES:
            made, halves[colour] = divmod(came.count(colour), HALVES_OF_A_VALVE)
            valves[colour] = made + valves_from_track(self.pack, self.view.tracks, colour)
        self.parts.update(bag=tuple(pool), halves=halves, valves=valves)

    def deal_unlocks(self) -> None:
        """Deals one card for each lock that Cologne has reached (MC-30, MC-57)."""
        cards = self._shuffled(self.pack.all_unlocks)
        reached = sum(lock <= self.view.cologne.circles for lock in self.pack.cologne_locks.value)
        turned_up, cards = cards[:reached], cards[reached:]
        if self.in_use == "cards" and len(cards) >= _TO_ORDER:
            self.pending.insert(0, CardsToOrder((cards.pop(), cards.pop())))
        unlocked = tuple(card for card in turned_up if card != RED_CROSS)
        self.parts.update(unlocks=tuple(cards), unlocked=unlocked)


@dataclass(frozen=True)
class _Turned:
    """Tiles that have given their star: those in hand by shape, and those that lie face up."""

    held: Mapping[Shape, tuple[Tile, ...]]
    shown: tuple[Tile, ...]
