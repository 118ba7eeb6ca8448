"""How another box of Starship Interstellar would play once seats are adapted to it.

Prices are fitted anew by self-play: two seats of first ideas whose prices are off in opposite directions play
each deal from both seats, and after every batch a regression says which way each price should go. Both are
given some Technologies for nothing, because otherwise no game would show what later levels are worth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from heliograph.games import load_game
from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import run_on
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.moves.research import learn
from heliograph.games.interstellar.rules.scoring import final_scores
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import Player, State
from heliograph.games.interstellar.variants.choice import variants_of
from heliograph.players.interstellar.ideas.about import first_idea
from heliograph.players.interstellar.search.playout import carry
from heliograph.players.interstellar.worth.prices import FITTED, Prices

RICH = {
    "start": {"fuel": [14, 14, 13, 13], "scientists": 5, "cubes": "RRYY"},
    "salvation_technology_costs": ["Y", "Y", "RY", "G"],
}
POOR_SUN = {**RICH, "solar_bag": "R22 Y12 G7 B3 P1"}
BOXES: dict[str, tuple[Mapping[str, Any], int]] = {
    "as it is": ({}, 0),
    "more to begin with, larger Deposits": (RICH, 2),
    "the same with a poor Sun": (POOR_SUN, 3),
}
"""What differs from the pack, and how many more cubes a Deposit has."""
CORRECTED = tuple((name, level) for name, more in FITTED.corrections.items() for level in range(len(more)))
PRICES = tuple(one.name for one in fields(Prices) if one.type == "float")
SPREAD = np.array([3.0] * len(CORRECTED) + [0.2] * len(PRICES))
"""How far a correction is off, in points, and a price, as a power of e."""
_EARLY, _LATER = 0.5, -8.0
"""Corrections begin at half of those for first levels, so that these are tried, and at this value for later
levels, because no game has taught those in use."""
_STEP, _MOST, _FADING, _RIDGE, _KEPT = 0.12, 0.5, 0.8, 12.0, 4

Floats = NDArray[np.float64]
Gift = tuple[str, int]
"""A Technology, and the round at whose beginning both get it."""


def measure(quick: bool) -> dict[str, Any]:
    batches, deals, games = (1, 3, 2) if quick else (24, 100, 100)
    return {name: _row(box_with(*box), batches, deals, games) for name, box in BOXES.items()}


def box_with(changes: Mapping[str, Any], larger: int) -> Interstellar:
    """Deposits hold no more than there is room for (HV-06)."""
    game = load_game("interstellar")
    assert isinstance(game, Interstellar)
    data: dict[str, Any] = msgspec.to_builtins(game.content)
    for name, value in changes.items():
        old = data[name]["value"]
        data[name]["value"] = {**old, **value} if isinstance(value, dict) else value
    most = data["ship"]["value"]["deposit"]
    for planet, tokens in data["production_tokens"]["value"].items():
        data["production_tokens"]["value"][planet] = [_enlarged(one, larger, most) for one in tokens]
    return Interstellar(msgspec.convert(data, Pack))


def _enlarged(token: str, by: int, most: int) -> str:
    deposit, home = token.split("/")
    return f"{deposit[0]}{min(int(deposit[1:]) + by, most)}/{home}"


def _row(game: Interstellar, batches: int, deals: int, games: int) -> dict[str, Any]:
    prices = tuned(game, batches, deals)
    ended = [_play(game, [prices, prices], f"boxes {number}") for number in range(games)]
    taken = Counter(name for state in ended for player in state.players for name in _known(player))
    return {
        "taken by, %": {name: 100 * count / (2 * games) for name, count in taken.most_common()},
        "ended by the Sun": 100 * sum(state.ended == "sun" for state in ended) / games,
        "rounds": sum(state.round for state in ended) / games,
    }


def tuned(game: Interstellar, batches: int, deals: int) -> Prices:
    lot, seen = np.random.default_rng(1), list[tuple[Floats, Floats]]()
    here = np.array([_first(name, level) for name, level in CORRECTED] + [0.0] * len(PRICES))
    for batch in range(batches):
        tried = lot.uniform(-1, 1, (deals, len(SPREAD)))
        found = [
            _ahead(game, here, off * SPREAD, f"tune {batch} {deal}", _gifts(game, lot))
            for deal, off in enumerate(tried)
        ]
        seen = [*seen, (tried, np.array(found))][-_KEPT:]
        here = here + SPREAD * np.clip(_STEP * _slope(seen), -_MOST, _MOST)
    return _prices(here)


def _first(name: str, level: int) -> float:
    now = FITTED.corrections[name][level]
    if name == "solar":
        return now
    return _LATER if level else max(now, _EARLY * now)


def _gifts(game: Interstellar, lot: np.random.Generator) -> list[Gift]:
    names = (*game.content.technology, *game.content.salvation_technologies.value)
    return [(names[lot.integers(len(names))], int(lot.integers(1, 4))) for _ in range(lot.integers(0, 3))]


def _ahead(game: Interstellar, here: Floats, off: Floats, seed: str, gifts: Sequence[Gift]) -> float:
    """The gain in points of a step that way: the mean of both seats."""
    one, other = _prices(here + off), _prices(here - off)
    first = final_scores(game.content, _play(game, [one, other], seed, gifts))
    second = final_scores(game.content, _play(game, [other, one], seed, gifts))
    return (first[0] - first[1] + second[1] - second[0]) / 4


def _slope(seen: Sequence[tuple[Floats, Floats]]) -> Floats:
    """The last batches, with older ones weighted less."""
    square, sums = _RIDGE * np.eye(len(SPREAD)), np.zeros(len(SPREAD))
    for age, (tried, found) in enumerate(reversed(seen)):
        square += _FADING**age * tried.T @ tried
        sums += _FADING**age * tried.T @ found
    return np.linalg.solve(square, sums).astype(np.float64)


def _prices(here: Floats) -> Prices:
    corrections: dict[str, tuple[float, ...]] = {}
    for (name, _), by in zip(CORRECTED, here, strict=False):
        corrections[name] = (*corrections.get(name, ()), float(by))
    factors = np.exp(here[len(CORRECTED) :])
    own = {name: getattr(FITTED, name) * float(factor) for name, factor in zip(PRICES, factors, strict=True)}
    return replace(FITTED, **own, corrections=corrections)


def _play(game: Interstellar, prices: Sequence[Prices], seed: str, gifts: Sequence[Gift] = ()) -> State:
    setup, round_ = Setup(seats=2), 0
    at = Doing(game.content, variants_of(game.content, setup), game.start(setup, seed))
    while at.state.phase != "over":
        if at.state.phase == "action" and at.state.round > round_:
            round_ = at.state.round
            _give(at, [name for name, when in gifts if when == round_])
        carry(at, first_idea(at, prices[at.state.agenda[-1].seat]))
    return at.state


def _give(at: Doing, names: Sequence[str]) -> None:
    for index in range(len(at.state.players)):
        for name in names:
            if name not in at.player(index).technologies | dict.fromkeys(
                at.player(index).salvation_technologies
            ):
                learn(at, index, name)
                run_on(at)


def _known(player: Player) -> list[str]:
    levels = [f"{name} {one}" for name, level in player.technologies.items() for one in range(1, level + 1)]
    return [*levels, *player.salvation_technologies]


if __name__ == "__main__":
    print(measure(quick=False))
