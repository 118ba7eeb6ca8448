"""Compares a finished game with others of its level: with those of this server once there are enough, before
that with measured games of AI seats."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from heliograph.games import AnyGame, house_ids
from heliograph.kernel.match import Match
from heliograph.kernel.rating import Crews, Measured, measured_crews, rank_of
from heliograph.kernel.seats import Seat
from heliograph.server.limits import Limits
from heliograph.server.store.store import Store
from heliograph.server.tables.people.seating import Chairs
from heliograph.server.wire.rating import Compared, Rating

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table

_FRESH_SECONDS = 60
_LEAST_GAMES = 20
"""The least number of AI seats' games: fewer say little."""


class Ratings:
    """Other results are read from the store at most once a minute for each table."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store, self._limits = store, limits
        self._known: OrderedDict[str, tuple[float, Mapping[int, int]]] = OrderedDict()

    async def of(self, table: Table) -> Rating:
        """There is no comparison if the rules are gone or the level is unique."""
        if table.play is None or table.row.phase != "over":
            return Rating()
        game, match = table.game, table.play.match
        setup, onward = match.setup, game.onward(match.state)
        return Rating(
            compared=await self._compared(table, match),
            rivals=game.rivals,
            onward=None if onward is None else onward.what,
            passes_on=game.again(setup) != setup,
        )

    async def _compared(self, table: Table, match: Match) -> Compared | None:
        game = table.game
        level = game.level(match.setup)
        if not level or table.row.origin is not None:  # a second try knows what came next
            return None
        merits = [game.merit(match.state, chair.seat) for chair in table.chairs]
        here = await self._others(table, level)
        if sum(here.values()) >= self._limits.results_compared:
            return Compared("here", "", sum(here.values()), tuple(rank_of(merit, here) for merit in merits))
        crews = _crews(game, level)
        if crews is None:
            return None
        ranks = tuple(rank_of(merit, crews.merits) for merit in merits)
        return Compared("ai", crews.who, crews.games, ranks)

    async def _others(self, table: Table, level: str) -> Mapping[int, int]:
        known = self._known.get(table.id)
        if known is None or time.monotonic() - known[0] > _FRESH_SECONDS:
            found = await self._store.merits_of_others(table.row, level)
            known = self._known[table.id] = (time.monotonic(), found)
        self._known.move_to_end(table.id)
        while len(self._known) > self._limits.results_remembered:
            self._known.popitem(last=False)
        return known[1]


def results_of(match: Match, chairs: Chairs) -> tuple[str, dict[Seat, int]]:
    """What is counted of a finished game: its level, and the result of the people who played it. A crew has
    one result; games of AI seats only and games played with advice are not counted."""
    game = match.game
    level = game.level(match.setup)
    people = [chair for chair in chairs if chair.kind == "person"]
    by_themselves = [chair.seat for chair in people if not chair.advised]
    whole_crew = by_themselves[:1] if len(by_themselves) == len(people) else []
    counted = by_themselves if game.rivals else whole_crew
    return level, {seat: game.merit(match.state, seat) for seat in counted if level}


def _crews(game: AnyGame, level: str) -> Crews | None:
    measured = _measured(game.id)
    if measured is None or measured.rules_version != game.rules_version:
        return None
    crews = measured.levels.get(level.partition(" ")[0])
    return None if crews is None or crews.games < _LEAST_GAMES else crews


@cache
def _measured(game_id: str) -> Measured | None:
    return measured_crews(f"heliograph.games.{game_id}") if game_id in house_ids() else None
