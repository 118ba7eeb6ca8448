"""How hard each scenario of the book is, by the same games with which the server estimates others: mixed
tables of people and AI seats that do not know each other (`players/space_puzzle/rehearsal.py`).

A full measurement renews `box/difficulty.json`, with which the server compares scenarios of one's own. Games
are kept in `results/difficulty.json` as they are played, so that an interrupted measurement continues where
it was.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

import heliograph.games.space_puzzle
from heliograph.arena.running.local import spread
from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.workshop.difficulty import Difficulty
from heliograph.games.space_puzzle.workshop.scenario_workshop import SEATS_AT_REHEARSAL
from heliograph.kernel.workshop import Rehearsal, Rehearsals
from heliograph.players import scenario_testers
from heliograph.players.table import play_game

KEPT = Path(__file__).parents[1] / "results" / "difficulty.json"
TARGET = Path(heliograph.games.space_puzzle.__file__).parent / "box" / "difficulty.json"


_AT_ONCE = 2
"""Games of every page before the progress is reported."""


def measure(quick: bool, games: int | None = None) -> dict[str, Any]:
    book = SpacePuzzle.load().content.book
    games = games or (4 if quick else 40)
    kept = _kept(book)
    while wanted := [
        (id, f"estimate/{number}")
        for id in book
        for number in range(len(kept[id]), min(len(kept[id]) + _AT_ONCE, games))
    ]:
        for (id, _), rehearsal in zip(wanted, spread(try_out, wanted), strict=True):
            kept[id].append(rehearsal)
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_bytes(msgspec.json.encode({_name(book[id]): played for id, played in kept.items()}))
        done = min(len(played) for played in kept.values())
        print(f"{done} of {games} games of each page", file=sys.stderr, flush=True)
    rehearsals = {id: _sum(kept[id][:games]) for id in book}
    if not quick:
        text = msgspec.json.format(msgspec.json.encode(Difficulty("mixed", SEATS_AT_REHEARSAL, rehearsals)))
        TARGET.write_bytes(text + b"\n")
    return {id: _row(book[id].tier, one) for id, one in rehearsals.items()}


def _kept(book: Mapping[str, Scenario]) -> dict[str, list[Rehearsal]]:
    """Games of pages that are unchanged; their tier may have changed."""
    found = msgspec.json.decode(KEPT.read_bytes(), type=dict[str, list[Rehearsal]]) if KEPT.exists() else {}
    return {id: found.get(_name(scenario), []) for id, scenario in book.items()}


def _name(scenario: Scenario) -> str:
    return msgspec.json.encode(msgspec.structs.replace(scenario, tier="own")).decode()


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
