"""What things are worth in Starship Interstellar: one of two equal seats is given something.

Both follow first ideas with fitted prices. Each deal is played twice, so that either seat gets the gift once:
without a gift neither would lead. A gift that costs points shows where first ideas misjudge what they have.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import fmean, stdev
from typing import Any

from heliograph.games import load_game
from heliograph.games.interstellar.changes.gaining import gain
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.moves.research import learn
from heliograph.games.interstellar.rules.scoring import final_scores
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.variants.choice import variants_of
from heliograph.players.interstellar.ideas.about import first_idea
from heliograph.players.interstellar.search.playout import carry
from heliograph.players.interstellar.worth.prices import FITTED

ROUNDS = (1, 3)
"""The round at whose beginning it is given."""
REWARDS = {"a Scientist": "1S", "4 Fuel": "4F", "a red cube": "R", "a green cube": "G", "a purple cube": "P"}

Gift = Callable[[Doing, int], None]


def measure(quick: bool, games: int | None = None) -> dict[str, dict[str, float]]:
    deals = (games or (4 if quick else 400)) // 2
    game = load_game("interstellar")
    assert isinstance(game, Interstellar)
    return {
        f"{name}, round {round_}": _row(game, gift, round_, deals)
        for name, gift in _gifts(game).items()
        for round_ in ROUNDS
    }


def _gifts(game: Interstellar) -> dict[str, Gift]:
    technologies = (*game.content.technology, *game.content.salvation_technologies.value)
    return {
        **{name: partial(_reward, reward) for name, reward in REWARDS.items()},
        **{name: partial(_technology, name) for name in technologies},
    }


def _reward(reward: str, doing: Doing, index: int) -> None:
    gain(doing, index, reward)


def _technology(name: str, doing: Doing, index: int) -> None:
    """For nothing, unless it was researched before."""
    player = doing.player(index)
    if name not in player.technologies and name not in player.salvation_technologies:
        learn(doing, index, name)


def _row(game: Interstellar, gift: Gift, round_: int, deals: int) -> dict[str, float]:
    leads = [
        fmean(_lead(game, gift, round_, f"gifts {deal}", index) for index in range(2))
        for deal in range(deals)
    ]
    return {"points": fmean(leads), "give or take": stdev(leads) / deals**0.5, "games": 2 * deals}


def _lead(game: Interstellar, gift: Gift, round_: int, seed: str, index: int) -> Any:
    setup = Setup(seats=2)
    at, given = Doing(game.content, variants_of(game.content, setup), game.start(setup, seed)), False
    while at.state.phase != "over":
        if not given and at.state.round == round_:
            gift(at, index)
            given = True
        carry(at, first_idea(at, FITTED))
    scores = final_scores(game.content, at.state)
    return scores[index] - scores[1 - index]


if __name__ == "__main__":
    print(measure(quick=False))
