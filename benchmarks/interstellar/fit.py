"""Whether the prices and weights of Starship Interstellar's strong seats are right.

In games of first ideas every seat's prices are a little off. A price is right if raising it gains as little
as lowering it; weights are right if they predict how a game ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, replace
from functools import partial
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliograph.games import load_game
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.rules.scoring import final_scores
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.variants.choice import variants_of
from heliograph.players.interstellar.ideas.about import first_idea, ideas_at
from heliograph.players.interstellar.search.playout import carry
from heliograph.players.interstellar.worth.outlook import look_ahead
from heliograph.players.interstellar.worth.position import RARE, WEIGHTS, traits
from heliograph.players.interstellar.worth.prices import FITTED, Prices

SPREAD = 0.2
"""How far a price is off, as a power of e."""
WANDERING = 0.06
"""How often one of the next best ideas is taken instead of the first."""
PRICES = tuple(one.name for one in fields(Prices) if one.type == "float")


class Snapshot(NamedTuple):
    """At the beginning of a round: each seat's possessions."""

    round: int
    traits: tuple[dict[str, float], ...]


class Played(NamedTuple):
    off: tuple[tuple[float, ...], ...]
    """Each seat's prices relative to the usual ones."""
    scores: tuple[int, ...]
    snapshots: tuple[Snapshot, ...]


def measure(quick: bool) -> dict[str, Any]:
    games = 200 if quick else 4000
    with ProcessPoolExecutor() as pool:
        two = list(pool.map(partial(_play, 2), range(games), chunksize=20))
    return {
        "a tenth more of each price, in points a game": _prices(two),
        "how well a position tells the end": _foresight(two),
        "weights fitted to these games": _weights(two),
    }


def _play(seats: int, number: int) -> Played:
    lot = Random(f"fit {number}")
    game = load_game("interstellar")
    assert isinstance(game, Interstellar)
    setup = Setup(seats=seats)
    off = tuple(tuple(lot.uniform(-SPREAD, SPREAD) for _ in PRICES) for _ in range(seats))
    prices = [_changed(one) for one in off]
    at = Doing(game.content, variants_of(game.content, setup), game.start(setup, f"fit {number}"))
    snapshots: list[Snapshot] = []
    while at.state.phase != "over":
        if at.state.phase == "action" and at.state.round > len(snapshots):
            snapshots.append(_snapshot(at, seats))
        own = prices[at.state.agenda[-1].seat]
        wanders = lot.random() < WANDERING
        carry(at, lot.choice(ideas_at(at, own)[:4]) if wanders else first_idea(at, own))
    return Played(off, tuple(final_scores(game.content, at.state)), tuple(snapshots))


def _changed(off: Sequence[float]) -> Prices:
    return replace(
        FITTED,
        **{name: getattr(FITTED, name) * float(np.exp(by)) for name, by in zip(PRICES, off, strict=True)},
    )


def _snapshot(at: Doing, seats: int) -> Snapshot:
    look, each = look_ahead(at.pack, at.state, FITTED), []
    for index in range(seats):
        own: dict[str, float] = {}
        for name, amount in traits(at.pack, at.state, index, look):
            own[name] = own.get(name, 0.0) + amount
        each.append(own)
    return Snapshot(at.state.round, tuple(each))


def _prices(games: Sequence[Played]) -> list[dict[str, Any]]:
    more = np.array([np.subtract(one.off[0], one.off[1]) for one in games])
    lead = np.array([one.scores[0] - one.scores[1] for one in games], dtype=float)
    gain, error = _least_squares(more, lead, np.ones(len(games)), 0.0)
    tenth = float(np.log(1.1))
    return [
        {"price": name, "now": getattr(FITTED, name), "points": tenth * points, "give or take": tenth * off}
        for name, points, off in zip(PRICES, gain, error, strict=True)
    ]


def _foresight(games: Sequence[Played]) -> dict[str, dict[str, float]]:
    known: dict[int, list[tuple[float, float]]] = {}
    for number, leads, end in _rows(games):
        seen = sum({**WEIGHTS, **RARE}[name] * amount for name, amount in leads.items())
        known.setdefault(number, []).append((seen, end))
    return {
        f"round {number}": {
            "games": len(pairs),
            "correlation": float(np.corrcoef(np.array(pairs).T)[0, 1]),
        }
        for number, pairs in sorted(known.items())
        if number > 1 and len(pairs) > 20
    }


def _weights(games: Sequence[Played]) -> list[dict[str, Any]]:
    """Weights set by hand are taken as given; late rounds, which predict more, count for more."""
    rows, names = list(_rows(games)), sorted(WEIGHTS)
    have = np.array([[leads.get(name, 0.0) for name in names] for _, leads, _ in rows])
    rest = [sum(RARE.get(name, 0.0) * amount for name, amount in leads.items()) for _, leads, _ in rows]
    wanted = np.array([end for _, _, end in rows]) - np.array(rest)
    count = np.array([float(number) for number, _, _ in rows])
    fitted, error = _least_squares(have, wanted, count, 60.0)
    return [
        {"trait": name, "now": WEIGHTS[name], "fitted": value, "give or take": off}
        for name, value, off in zip(names, fitted, error, strict=True)
    ]


def _rows(games: Sequence[Played]) -> Iterator[tuple[int, dict[str, float], float]]:
    for one in games:
        for number, (mine, theirs) in one.snapshots:
            leads = {name: mine.get(name, 0.0) - theirs.get(name, 0.0) for name in {*mine, *theirs}}
            yield number, leads, float(one.scores[0] - one.scores[1])


Floats = NDArray[np.float64]


def _least_squares(have: Floats, wanted: Floats, count: Floats, ridge: float) -> tuple[Floats, Floats]:
    scale = have.std(0) + 1e-9
    even = have / scale
    square = (even * count[:, None]).T @ even + ridge * np.eye(have.shape[1])
    found = np.linalg.solve(square, (even * count[:, None]).T @ wanted)
    left = float((count * (wanted - even @ found) ** 2).sum() / count.sum())
    error = np.sqrt(np.diag(np.linalg.inv(square)) * left * count.mean())
    return found / scale, error / scale


if __name__ == "__main__":
    print(measure(quick=False))
