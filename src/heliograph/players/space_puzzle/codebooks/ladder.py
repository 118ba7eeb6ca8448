"""What earlier scenarios of a table have taught (SP-60, SP-61): how this AI lays its map, since the solutions
are now open, and how this crew read it, from where its pawns went.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.box.scenario import special
from heliograph.games.space_puzzle.telling.events import (
    Happening,
    PawnMoved,
    Revealed,
    ScenarioBegan,
    ScenarioEnded,
)
from heliograph.games.space_puzzle.telling.view import View
from heliograph.players.space_puzzle.codebooks.codebook import ABSOLUTE, maps
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.meaning.weights import soft
from heliograph.players.space_puzzle.table.numbers import CELL
from heliograph.players.space_puzzle.table.surface import Point, map_density

_SURE = 0.7
_GOES_ON = 0.6
"""How firmly a player expects that it goes on so."""
Observation = tuple[Point, int]
"""Where a colour lay, and which cell it meant."""


def flipped_scenarios(pack: Pack) -> frozenset[str]:
    """SR-FLIP: the AI's memory of a message differs from what the Astronauts saw, so nothing is learned from
    it."""
    return frozenset(scenario.id for scenario in pack.scenarios.value if special(scenario).flip)


def learned(
    view: View, told: Sequence[Happening], habits: Habits, unfit: frozenset[str] = frozenset()
) -> Habits:
    """The habits of a player who expects the others to go on as before."""
    if not habits.adapts or not any(isinstance(event, ScenarioBegan) for event in told):
        return habits
    observations = [
        observation for part in _finished(told, unfit) for observation in _observations(view, part)
    ]
    prior = {book: share for book, share in maps().items() if book[1] in ABSOLUTE}
    logs = np.array([np.log(share) for share in prior.values()])
    for point, cell in observations:
        logs = logs + np.log([soft(map_density(point, frame, grid))[cell] for frame, grid in prior])
    shares = np.exp(logs - logs.max())
    best = int(np.argmax(shares))
    if not observations or shares[best] / shares.sum() < _SURE:
        return habits
    frame, grid = list(prior)[best]
    return replace(habits, codebook=replace(habits.codebook, frame=frame, grid=grid), own_share=_GOES_ON)


def _finished(told: Sequence[Happening], unfit: frozenset[str]) -> Iterator[list[Happening]]:
    part: list[Happening] = []
    for event in told:
        part.append(event)
        if isinstance(event, ScenarioEnded):
            if event.scenario not in unfit:
                yield part
            part = []


def _observations(view: View, part: Sequence[Happening]) -> Iterator[Observation]:
    """Only from scenarios in which the same seat was the AI."""
    ended = part[-1]
    assert isinstance(ended, ScenarioEnded)
    truth = {verdict.target.colour: verdict.target.cell for verdict in ended.result.verdicts}
    laid: dict[str, Point] = {}
    for event in part:
        if isinstance(event, Revealed):
            laid = {}
            if event.ai == view.ai and not any(token.id.startswith("r-") for token in event.message.laid):
                laid = {
                    token.id[2:]: (token.x, token.y) for token in event.message.laid if token.id[1] == "-"
                }
            if view.me != view.ai:
                yield from ((laid[colour], CELL[cell]) for colour, cell in truth.items() if colour in laid)
        elif isinstance(event, PawnMoved) and view.me == view.ai and event.cell and event.pawn in laid:
            yield laid[event.pawn], CELL[event.cell]
