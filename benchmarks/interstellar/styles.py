"""Whether strong seats of four styles each do what they are named for, and are equally strong.

Every deal is played from every seat, and the styles follow one another in every order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, permutations
from typing import Any

from heliograph.arena.figures import mean
from heliograph.arena.guests import PATIENCE_S
from heliograph.arena.interstellar.deeds import mean_deeds
from heliograph.arena.interstellar.trial import Record
from heliograph.arena.intervals import intervals
from heliograph.arena.running import Job, locally
from heliograph.arena.tournament import jobs_for, play_kept, trial_of
from heliograph.players import styles

BUDGET = 4
"""Simulations for a decision: equal seats need not think long to be compared."""
NAMES = styles("interstellar", "strong")
OWN = {
    "builder": ("mechanisms",),
    "shepherd": ("people",),
    "pilot": ("probe_moves", "first_at_trappist"),
    "governor": ("governed", "representatives"),
}
"""What each should do more of than the others. Most Probes come to the end, so being first says more."""
_CIRCLES = tuple((NAMES[0], *others) for others in permutations(NAMES[1:]))
"""Every order in which they can sit around a table."""

Deal = Sequence[Record]
"""Its games, one from each seat."""


def measure(quick: bool, games: int | None = None) -> dict[str, Any]:
    deals = max((games or (4 if quick else 400)) // len(NAMES), 1)
    jobs = jobs_of(deals, "styles, measured", BUDGET)
    return summed_up([row.record for row in play_kept(Record, jobs, locally())])


def jobs_of(deals: int, seed: str, budget: int) -> list[Job]:
    """The games of one deal follow one another; each deal has the next order around the table."""
    trial, settings, seats = trial_of("interstellar"), {"budget": str(budget)}, len(NAMES)
    by_circle = [
        jobs_for(trial, "interstellar", circle, seats * deals, f"{seed} {number}", settings, PATIENCE_S)
        for number, circle in enumerate(_CIRCLES)
    ]
    rounds = [divmod(deal, len(_CIRCLES)) for deal in range(deals)]
    return [job for turn, place in rounds for job in by_circle[place][seats * turn :][:seats]]


def summed_up(records: Sequence[Record]) -> dict[str, Any]:
    """Figures with half of their 95 % intervals, for which whole deals are drawn again."""
    deals = [records[first : first + len(NAMES)] for first in range(0, len(records), len(NAMES))]
    off = {name: (high - low) / 2 for name, (low, high) in intervals(_figures, deals).items()}
    found = _figures(deals)
    return {
        "games": len(records),
        **found,
        "give or take": {
            f"{title}, {row}": {column: off[f"{title}: {row}: {column}"] for column in cells}
            for title, rows in found.items()
            for row, cells in rows.items()
        },
    }


def _figures(deals: Sequence[Deal]) -> dict[str, Mapping[str, Mapping[str, float]]]:
    games = list(chain.from_iterable(deals))
    by_style = {name: _of_style(games, name) for name in NAMES}
    return {
        "style": by_style,
        "more of its own than the next": {
            name: {deed: _more(by_style, name, deed) for deed in own} for name, own in OWN.items()
        },
        "won by turn order": {"all": {f"{turn}.": _won(games, turn) for turn in range(1, len(NAMES) + 1)}},
    }


def _more(by_style: Mapping[str, Mapping[str, float]], name: str, deed: str) -> float:
    return by_style[name][deed] - max(by_style[other][deed] for other in NAMES if other != name)


def _of_style(games: Sequence[Record], name: str) -> dict[str, float]:
    places = [(game, game.names.index(name)) for game in games]
    return {
        "won": 100 * mean(game.share(place) for game, place in places),
        "score": mean(game.scores[place] for game, place in places),
        **mean_deeds([game.deeds[place] for game, place in places]),
    }


def _won(games: Sequence[Record], turn: int) -> float:
    return 100 * mean(game.share(game.order[turn - 1]) for game in games)


if __name__ == "__main__":
    print(measure(quick=False))
