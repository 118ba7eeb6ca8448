"""Whether Starship Interstellar is balanced: turn order, ways to win, and how much of the box is used."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

from heliograph.arena.tournament import run
from heliograph.games import load_game
from heliograph.games.interstellar.box.pack import SalvationKind
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.rules.scoring import winners
from heliograph.games.interstellar.setup import Setup
from heliograph.players.interstellar.bot import InterstellarBot
from heliograph.players.interstellar.worth.prices import FITTED, Leaning
from heliograph.players.table import play_game

BUDGET = 4
"""Simulations for a decision: equal seats need not think long to be compared."""


def measure(quick: bool) -> dict[str, Any]:
    games, long = (4, 4) if quick else (100, 500)
    settings = {"budget": str(BUDGET)}
    equals = run("interstellar", ["quick"] * 4, 2 * games, "turns", {})
    four = run("interstellar", ["strong"] * 4, games, "turns", settings)
    three = run("interstellar", ["strong"] * 3, games, "ways", settings)
    two = run("interstellar", ["strong"] * 2, long, "use", settings)
    return {
        "won by turn order": {"quick": _by_turn(equals), "strong": _by_turn(four)},
        "three-player wins by what stood out": {
            name: 100 * won for name, won in three["strategies"]["wins"].items()
        },
        "three-player wins by what seats lean on": _leaning(quick),
        "points of three-player winners": three["strategies"]["points_of_winners"],
        "used": {
            kind: {"used": part["used"], "of": part["of"], "missing": ", ".join(part["missing"])}
            for kind, part in two["coverage"].items()
        },
    }


def _leaning(quick: bool) -> dict[str, float]:
    """Seats that follow first ideas, each with a way of its own to win: every mix of three in every order."""
    game = load_game("interstellar")
    assert isinstance(game, Interstellar)
    ways: tuple[SalvationKind, ...] = ("mechanism", "population", "probe", "government")
    wins, tables = dict.fromkeys(ways, 0.0), 1 if quick else 12
    for number in range(tables):
        for mix in permutations(ways, 3):
            prices = [replace(FITTED, leaning=Leaning(way)) for way in mix]
            seats = [InterstellarBot(None, game.content, one) for one in prices]
            match, _ = play_game(game, Setup(seats=3), f"leaning {number}", seats, lambda move, chance: move)
            best = winners(game.content, match.state)
            for index in best:
                wins[mix[index]] += 100 / (24 * tables * len(best))
    return {str(way): share for way, share in wins.items()}


def _by_turn(figures: dict[str, Any]) -> dict[str, float]:
    return {f"{turn}.": 100 * won for turn, won in enumerate(figures["win_rate_by_turn"], 1)}


if __name__ == "__main__":
    print(measure(quick=False))
