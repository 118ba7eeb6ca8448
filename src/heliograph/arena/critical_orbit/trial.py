"""Mission Control: Critical Orbit in the arena: who has which job, and what is counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Literal, get_args

import msgspec

from heliograph.arena.critical_orbit_people import People, fly
from heliograph.arena.figures import mean, spread_ms
from heliograph.arena.settings import ArenaError, pick, refuse_unknown
from heliograph.games import load_game
from heliograph.games.critical_orbit.box.boards import JOBS, Job
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.rules.jobs import jobs_of
from heliograph.games.critical_orbit.rules.spacecraft import oxygen_reached
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import State
from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.language import Language
from heliograph.players import make_player
from heliograph.players.critical_orbit.arranging.arrangement import Hand
from heliograph.players.player import Player
from heliograph.players.table import play_game

DECK = "deck"
"""A station's own printed player (MC-61)."""
WITHOUT_SEATS = (DECK,)


Thinker = Literal["mercury", "solver", "houston", "bengaluru", "cologne"]
THINKERS: tuple[Thinker, ...] = get_args(Thinker)


class Record(msgspec.Struct, frozen=True):
    """One game, as far as the statistics care."""

    won: bool
    turns: int
    """One more than there were when the target was not reached."""
    oxygen: int
    delivered: int
    """Tiles, half valves and unlock cards."""
    ms: dict[Thinker, tuple[float, ...]]


class Stopwatch:
    """A player whose every thought is timed, those that come to nothing included. Mercury's first thought
    about another hand of tiles, valves and canisters is the solver's."""

    def __init__(self, player: Player, job: Job) -> None:
        self._player, self._job = player, job
        self._hand: Hand | None = None
        self.ms: dict[Thinker, list[float]] = {thinker: [] for thinker in THINKERS}

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        began = perf_counter()
        action = self._player.act(view, prompt, chance, told)
        self.ms[self._thinker(view)].append(1000 * (perf_counter() - began))
        return action

    def _thinker(self, view: View) -> Thinker:
        if view.mercury is None:
            return self._job
        before, self._hand = self._hand, Hand.of(view.mercury)
        return self._job if before == self._hand else "solver"


def prepare(players: Sequence[str], settings: Mapping[str, str]) -> Callable[[str], Record]:
    """Players in the order of jobs, Mercury first; fewer players than jobs take turns."""
    refuse_unknown(settings, Setup, People)
    if settings.keys() & {"seats", *JOBS}:
        raise ArenaError("settings: who has which job follows from the order of the players")
    strengths = [players[at % len(players)] for at in range(len(JOBS))]
    if strengths[0] == DECK:
        raise ArenaError("the AI deck flies no spacecraft: somebody must be Mercury III")
    people = pick(settings, People)
    setup = pick(settings, Setup, {**_seats(strengths), "clock": "timed" if people.pace else "untimed"})
    if setup.clock == "timed" and not people.pace:
        raise ArenaError("settings: without a pace nobody needs any time, and the clock would never run out")
    problem = load_game("critical_orbit").check_setup(setup)
    if problem is not None:
        raise ArenaError(Language("en").say(problem))
    seated = [strength for strength in strengths if strength != DECK]
    return partial(play, seated, setup, "start" not in settings, people)


def _seats(strengths: Sequence[str]) -> dict[str, int | None]:
    """One for each job that is not the AI deck's."""
    found: dict[str, int | None] = {}
    seats = 0
    for job, strength in zip(JOBS, strengths, strict=True):
        found[job] = None if strength == DECK else seats
        seats += strength != DECK
    return {**found, "seats": seats}


def play(players: Sequence[str], setup: Setup, draws_start: bool, people: People, seed: str) -> Record:
    game = load_game("critical_orbit")
    assert isinstance(game, CriticalOrbit)
    if draws_start:
        start, _ = Chance.from_seed(f"{seed}/start").pick(tuple(game.content.start))
        setup = msgspec.structs.replace(setup, start=start)
    seated = [
        Stopwatch(make_player("critical_orbit", strength, pack=game.content), jobs_of(setup, Seat(seat))[0])
        for seat, strength in enumerate(players)
    ]
    if people.pace or people.slips:
        match = fly(game, setup, seed, seated, people)
    else:
        match, _ = play_game(game, setup, seed, seated, lambda action, chance: action)
    state = match.state
    most = state.turn if setup.clock == "timed" else setup.turns
    return Record(
        won=state.won,
        turns=state.turn if state.won else most + 1,
        oxygen=oxygen_reached(game.content, state.mercury),
        delivered=_delivered(game, state),
        ms={thinker: tuple(ms for each in seated for ms in each.ms[thinker]) for thinker in THINKERS},
    )


def _delivered(game: CriticalOrbit, state: State) -> int:
    unlocks = sum(lock <= state.cologne.circles for lock in game.content.cologne_locks.value)
    return sum(state.houston.circles.values()) + sum(state.bengaluru.paid.values()) + unlocks


def figures(games: Sequence[Record]) -> dict[str, Any]:
    return {
        "games": len(games),
        "win_rate": mean(game.won for game in games),
        "turns_mean": mean(game.turns for game in games),
        "oxygen_mean": mean(game.oxygen for game in games),
        "delivered_mean": mean(game.delivered for game in games),
        "ms_per_decision": {
            thinker: spread_ms(ms for game in games for ms in game.ms[thinker])
            for thinker in THINKERS
            if any(game.ms[thinker] for game in games)
        },
    }
