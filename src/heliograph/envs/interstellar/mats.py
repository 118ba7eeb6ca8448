"""All players' own things as numbers: this seat's first, then the others' around the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import get_args

from heliograph.envs.layout import Block, Layout, Page, Piece
from heliograph.games.interstellar.box.pack import BuildingKind, Pack, TokenId
from heliograph.games.interstellar.rules.resources import COLOURS
from heliograph.games.interstellar.state import Site, Space
from heliograph.games.interstellar.telling.view import Corporation, View

_BUILDINGS: tuple[BuildingKind, ...] = get_args(BuildingKind)
_COUNTS = "scientists, Reputation, Prestige, Pass token's turns, Bases left, starship and humankind steps"
_SITE = 3 + 2 * len(COLOURS) + len(_BUILDINGS)


class Mats:
    def __init__(
        self, pack: Pack, players: int, tokens: Mapping[TokenId, int], spaces: Mapping[Space, int]
    ) -> None:
        self._pack, self._tokens, self._spaces = pack, tokens, spaces
        self._planets = {planet: place for place, planet in enumerate(pack.planet)}
        self._technologies = tuple(pack.technology)
        self._salvation = pack.salvation_technologies.value
        self._pass = tuple(pack.unique_pass_tokens.value)
        self._orbits = {planet.orbit: place for place, planet in enumerate(pack.planets.value)}
        self._players = players
        self.pieces = tuple(piece for player in range(players) for piece in self._pieces(player))

    def lie_in(self, layout: Layout) -> None:
        """The place of each player's numbers: for most players nothing changes in a step."""
        self._blocks = [Block(layout, f"{one}: supplies", f"{one}: probe") for one in range(self._players)]

    def write(self, page: Page, view: View, me: int) -> None:
        for index, corporation in enumerate(view.corporations):
            self._one(page, (index - me) % self._players, corporation)

    def _one(self, page: Page, player: int, corporation: Corporation) -> None:
        self._blocks[player].write(page, (corporation,), self._mat, f"{player}: ", corporation)

    def _mat(self, page: Page, whose: str, of: Corporation) -> None:
        known = of.fuel is not None
        page.write(
            f"{whose}supplies", [known, (of.fuel or 0) / 20, *(count / 10 for count in of.cubes or ())]
        )
        page.mark(f"{whose}tokens", (self._tokens[token] for token in of.tokens or ()))
        page.mark(f"{whose}played", (self._tokens[token] for token in of.played), 0.5)
        page.mark(f"{whose}played", (self._tokens[token] for token in of.played[-1:]))
        page.mark(f"{whose}extras", (self._tokens[token] for token in of.extras))
        counts = (
            of.scientists,
            of.reputation,
            of.prestige,
            of.rotations,
            of.bases,
            of.starship,
            of.humankind,
        )
        page.write(f"{whose}counts", (*(count / 10 for count in counts), float(of.passed)))
        if of.pass_token:
            page.mark(f"{whose}pass token", [self._pass.index(of.pass_token)])
        page.mark(f"{whose}explorer", [self._planets[of.explorer]])
        cargo = of.cargo
        page.write(
            f"{whose}cargo",
            (count / 10 for count in (*cargo.cubes, cargo.bases, *_of_each(cargo.buildings))),
        )
        page.write(f"{whose}buildings", (count / 10 for count in _of_each(of.buildings)))
        for planet, site in of.sites.items():
            begins = _SITE * self._planets[planet]
            page.scatter(f"{whose}sites", ((begins + at, each) for at, each in enumerate(_site(site))))
        page.write(f"{whose}technologies", (of.technologies.get(name, 0) / 3 for name in self._technologies))
        for order, name in enumerate(of.salvation_technologies, 1):
            page.mark(f"{whose}Salvation Technologies", [self._salvation.index(name)], order / 4)
        if of.wormhole is not None:
            orbit, quadrant = of.wormhole
            place = self._pack.quadrants.value * self._orbits[orbit] + quadrant
            page.mark(f"{whose}wormhole", [place])
        page.mark(f"{whose}probe", [self._spaces[of.probe]])

    def _pieces(self, player: int) -> Iterator[Piece]:
        whose = f"{player}: "
        tokens, planets, colours = len(self._tokens), len(self._planets), ", ".join(COLOURS)
        kinds, names = ", ".join(_BUILDINGS), ", ".join(self._planets)
        yield Piece(
            f"{whose}supplies",
            2 + len(COLOURS),
            f"things of player {player}, counted from this seat: whether supplies are seen; Fuel in "
            f"twentieths; cubes in tenths ({colours})",
        )
        yield Piece(f"{whose}tokens", tokens, "still to be played, where they are seen; as extra tokens")
        yield Piece(f"{whose}played", tokens, "0.5 for each that was played; 1 for the active one")
        yield Piece(f"{whose}extras", tokens, "Extra Action tokens of its own")
        yield Piece(f"{whose}counts", 8, f"{_COUNTS}, all in tenths; whether it has passed")
        yield Piece(f"{whose}pass token", len(self._pass), f"{', '.join(self._pass)}; none: the ordinary one")
        yield Piece(f"{whose}explorer", planets, f"where the Explorer is: {names}")
        yield Piece(
            f"{whose}cargo", len(COLOURS) + 1 + len(_BUILDINGS), f"in tenths: {colours}, Bases, {kinds}"
        )
        yield Piece(f"{whose}buildings", len(_BUILDINGS), f"in reserve, in tenths: {kinds}")
        yield Piece(
            f"{whose}sites",
            planets * _SITE,
            f"for each planet ({names}): a Base, the level mined in fifths, layers below in tenths, deposit "
            f"and storage in tenths ({colours}), buildings in tenths ({kinds})",
        )
        levels = ", ".join(self._technologies)
        yield Piece(f"{whose}technologies", len(self._technologies), f"levels, in thirds: {levels}")
        salvation = ", ".join(self._salvation)
        yield Piece(f"{whose}Salvation Technologies", len(self._salvation), f"their order / 4: {salvation}")
        quadrants = self._pack.quadrants.value
        yield Piece(f"{whose}wormhole", len(self._orbits) * quadrants, "for each orbit and quadrant")
        yield Piece(f"{whose}probe", len(self._spaces), "its space")


def _of_each(buildings: Mapping[BuildingKind, int]) -> Iterator[int]:
    return (buildings.get(kind, 0) for kind in _BUILDINGS)


def _site(site: Site) -> list[float]:
    counts = (len(site.deeper), *site.deposit, *site.storage, *_of_each(site.buildings))
    return [1.0, (site.level + 1) / 5, *(count / 10 for count in counts)]
