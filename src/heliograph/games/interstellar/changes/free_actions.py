"""Actions the Government does for free, as some rewards let a player do (L544 to L546, HV-15)."""

from __future__ import annotations

from heliograph.games.interstellar.changes.starship import put_together
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.rules.governing import NOBODY
from heliograph.games.interstellar.rules.people import reputation_for
from heliograph.games.interstellar.rules.resources import Cubes, levels_in, minus, one, written
from heliograph.games.interstellar.rules.starship import GAP, Row, is_complete, row_of, value_for_order
from heliograph.games.interstellar.telling.events import PeopleSaved


def build_lowest(doing: Doing, index: int, rows: tuple[Row, ...] = ("current", "long_term")) -> bool:
    """Builds the cheapest Mechanism of these rows; of equals the leftmost."""
    if is_complete(doing.pack, doing.state):
        return False
    starship = doing.state.starship
    projects = [
        (value_for_order(doing, mechanism), rows.index(row), place, mechanism, row)
        for row in rows
        for place, mechanism in enumerate(row_of(starship, row))
        if mechanism != GAP
    ]
    if not projects:
        return False
    *_, mechanism, row = min(projects)
    put_together(doing, index, mechanism, row, None)
    return True


def save_lowest(doing: Doing, index: int) -> bool:
    """Saving a person gives Reputation even if it costs nothing (L545)."""
    level = next(levels_in(doing.state.people), None)
    if level is None:
        return False
    take_aboard(doing, index, one(level), "")
    if index != NOBODY:
        doing.gain_reputation(index, reputation_for(one(level)))
    return True


def take_aboard(doing: Doing, index: int, people: Cubes, payment: str) -> None:
    doing.change(people=minus(doing.state.people, people), saved=doing.state.saved + sum(people))
    doing.tell(PeopleSaved(index, written(people), payment))
