"""A finished game in a few figures, as spectators know it."""

from __future__ import annotations

from dataclasses import dataclass

from heliograph.kernel.message import Message
from heliograph.kernel.rating import Rank
from heliograph.server.tables.rating import Ratings
from heliograph.server.tables.table import Table
from heliograph.server.wire.rating import Compared


@dataclass(frozen=True, slots=True)
class Ending:
    game: str
    rivals: bool
    won: bool
    """The crew has won, or a person has beaten the others."""
    figure: int | None
    """People's best score, if scores say more than won or lost."""
    told: Message
    scores: tuple[tuple[str, int], ...]
    """The winners' names, for rivals."""
    compared: Compared | None
    rank: Rank | None
    """The best person's."""


async def ending_of(table: Table, ratings: Ratings) -> Ending | None:
    """None if the game goes on, or if its rules are not installed. A crew is as good as any of its seats;
    among rivals the best person counts."""
    outcome = None if table.play is None else table.game.outcome(table.play.match.state)
    if outcome is None or table.row.phase != "over":
        return None
    people = [chair.seat for chair in table.chairs if chair.kind == "person"]
    best = max(people or [chair.seat for chair in table.chairs], key=lambda seat: outcome.scores[seat])
    compared, rivals = (await ratings.of(table)).compared, table.game.rivals
    return Ending(
        table.row.game,
        rivals,
        won=best in outcome.winners,
        figure=outcome.scores[best] if max(outcome.scores) > 1 else None,
        told=outcome.ending,
        scores=tuple((table.chairs[seat].name, outcome.scores[seat]) for seat in people if rivals),
        compared=compared,
        rank=None if compared is None else compared.ranks[best],
    )
