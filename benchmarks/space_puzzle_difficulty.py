"""How hard each scenario of the book is, by the very games with which the server estimates others.

A full measure renews `box/difficulty.json`, to which the server compares scenarios of one's own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import heliograph.games.space_puzzle
from heliograph.arena.processes import spread
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.workshop.difficulty import Difficulty
from heliograph.games.space_puzzle.workshop.scenario_workshop import SEATS_AT_REHEARSAL
from heliograph.kernel.workshop import Rehearsal, Rehearsals
from heliograph.players import scenario_testers
from heliograph.players.table import play_game

TARGET = Path(heliograph.games.space_puzzle.__file__).parent / "box" / "difficulty.json"


def measure(quick: bool) -> dict[str, Any]:
    book = SpacePuzzle.load().content.book
    games = 4 if quick else 100
    played = spread(try_out, [(id, f"estimate/{number}") for id in book for number in range(games)])
    rehearsals = {id: _sum(played[at * games : (at + 1) * games]) for at, id in enumerate(book)}
    if not quick:
        text = msgspec.json.format(msgspec.json.encode(Difficulty("strong", SEATS_AT_REHEARSAL, rehearsals)))
        TARGET.write_bytes(text + b"\n")
    return {id: _row(book[id].tier, one) for id, one in rehearsals.items()}


def try_out(which: tuple[str, str]) -> Rehearsal:
    scenario, seed = which
    game = SpacePuzzle.load()
    setup = game.workshop.setup(game.content.book[scenario])
    players, hand = scenario_testers(game, setup, seed)
    match, _ = play_game(game, setup, seed, players, hand)
    return game.workshop.rehearsal(match.state)


def _sum(played: list[Rehearsal]) -> Rehearsals:
    rehearsals = Rehearsals()
    for rehearsal in played:
        rehearsals = rehearsals.plus(rehearsal)
    return rehearsals


def _row(tier: str, found: Rehearsals) -> dict[str, Any]:
    return {
        "tier": tier,
        "won": found.wins / found.games,
        "rounds": found.rounds / found.games,
    }
