"""Mission Control: Critical Orbit in the arena: who has which job, and what is counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from heliograph.arena.figures import mean, spread_ms
from heliograph.arena.settings import ArenaError, pick, refuse_unknown
from heliograph.games import load_game
from heliograph.games.critical_orbit.boards import JOBS, Job
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.rules import jobs_of, oxygen
from heliograph.games.critical_orbit.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.language import Language
from heliograph.players import make_player
from heliograph.players.table import Decision, play_game

DECK = "deck"
"""A station's own printed player (MC-61), which takes no seat."""


class Record(msgspec.Struct, frozen=True):
    """One game, as far as the statistics care."""

    won: bool
    turns: int
    """One more than there were when the target was not reached."""
    oxygen: int
    ms: dict[Job, tuple[float, ...]]


def prepare(players: Sequence[str], settings: Mapping[str, str]) -> Callable[[str], Record]:
    """Players in the order of jobs, Mercury first; fewer players than jobs take turns."""
    refuse_unknown(settings, Setup)
    if settings.keys() & {"seats", *JOBS}:
        raise ArenaError("settings: who has which job follows from the order of the players")
    strengths = [players[at % len(players)] for at in range(len(JOBS))]
    if strengths[0] == DECK:
        raise ArenaError("the AI deck flies no spacecraft: somebody must be Mercury III")
    setup = pick(settings, Setup, {**_seats(strengths), "clock": "untimed"})
    if setup.clock == "timed":
        raise ArenaError("settings: nobody needs any time here, so that the clock would never run out")
    problem = load_game("critical_orbit").check_setup(setup)
    if problem is not None:
        raise ArenaError(Language("en").say(problem))
    seated = [strength for strength in strengths if strength != DECK]
    return partial(play, seated, setup, "start" not in settings)


def _seats(strengths: Sequence[str]) -> dict[str, int | None]:
    """One for each job that is not the AI deck's."""
    found: dict[str, int | None] = {}
    seats = 0
    for job, strength in zip(JOBS, strengths, strict=True):
        found[job] = None if strength == DECK else seats
        seats += strength != DECK
    return {**found, "seats": seats}


def play(players: Sequence[str], setup: Setup, draws_start: bool, seed: str) -> Record:
    game = load_game("critical_orbit")
    assert isinstance(game, CriticalOrbit)
    if draws_start:
        start, _ = Chance.from_seed(f"{seed}/start").pick(tuple(game.content.start))
        setup = msgspec.structs.replace(setup, start=start)
    seated = [make_player("critical_orbit", strength) for strength in players]
    match, decisions = play_game(game, setup, seed, seated, lambda action, chance: action)
    state = match.state
    return Record(
        won=state.won,
        turns=state.turn if state.won else setup.turns + 1,
        oxygen=oxygen(game.content, state.mercury),
        ms={job: tuple(d.ms for d in decisions if _has(setup, d, job)) for job in JOBS},
    )


def _has(setup: Setup, decision: Decision, job: Job) -> bool:
    return job in jobs_of(setup, decision.seat)


def figures(games: Sequence[Record]) -> dict[str, Any]:
    return {
        "games": len(games),
        "win_rate": mean(game.won for game in games),
        "turns_mean": mean(game.turns for game in games),
        "oxygen_mean": mean(game.oxygen for game in games),
        "ms_per_decision": {
            job: spread_ms(ms for game in games for ms in game.ms[job])
            for job in JOBS
            if any(game.ms[job] for game in games)
        },
    }
