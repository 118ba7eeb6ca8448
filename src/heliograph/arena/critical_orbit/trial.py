"""Mission Control: Critical Orbit in the arena: who has which job, and what is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Literal, get_args

import msgspec

from heliograph.arena.critical_orbit.clock import AI_PATIENCE_MS, AI_PAUSE_MS, fly
from heliograph.arena.figures import mean, spread_ms
from heliograph.arena.guests import invite
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
from heliograph.kernel.match import Match
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.language import Language
from heliograph.players.critical_orbit.arranging.arrangement import Hand
from heliograph.players.critical_orbit.human.bot import HumanPlayer
from heliograph.players.critical_orbit.human.person import Draws
from heliograph.players.player import Hurrying, Player, Waiting
from heliograph.players.table import play_on, sit_down

DECK = "deck"
"""A station's own printed player (MC-61)."""
HUMAN = "human"
"""A simulated person, another one in every seat of every game."""
WITHOUT_SEATS = (DECK,)
MOST_STEPS = 5000
"""After this the mission is lost: Mercury may build and call for as long as it likes, and `random` does."""
ROLES = ("Mercury", "ground")
BOTH_WAYS = False


class Partners(msgspec.Struct, frozen=True):
    draws: Draws = "evaluation"
    """Which draws `human` comes from."""


Thinker = Literal["mercury", "solver", "houston", "bengaluru", "cologne"]
THINKERS: tuple[Thinker, ...] = get_args(Thinker)


class Record(msgspec.Struct, frozen=True):
    """The counts of one game."""

    won: bool
    turns: int
    """One more than the game had if the target was not reached."""
    oxygen: int
    delivered: int
    """Tiles, half valves and unlock cards."""
    ms: dict[Thinker, tuple[float, ...]]
    minutes: float = 0.0
    """Minutes at the table, if people play."""


class Stopwatch:
    """A player whose every thought is timed, including those that lead to nothing. Mercury's first thought
    about another hand of tiles, valves and canisters is the solver's. If the mission has a clock, an AI seat
    takes as long as at a table."""

    def __init__(self, player: Player, job: Job) -> None:
        self._player, self._job = player, job
        self._hand: Hand | None = None
        self.ms: dict[Thinker, list[float]] = {thinker: [] for thinker in THINKERS}

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        began = perf_counter()
        action = self._player.act(view, prompt, chance, told)
        self.ms[self._thinker(view)].append(1000 * (perf_counter() - began))
        return action

    def act_at_last(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]
    ) -> msgspec.Struct | None:
        return (
            self._player.act_at_last(view, prompt, chance, told)
            if isinstance(self._player, Waiting)
            else None
        )

    def patience_ms(self, view: Any) -> int:
        if not isinstance(self._player, Hurrying):
            return AI_PATIENCE_MS
        return round(min(AI_PATIENCE_MS, 1000 * self._player.waits_seconds(view)))

    def takes_ms(self, view: Any, action: msgspec.Struct, chance: Chance) -> int:
        if isinstance(self._player, HumanPlayer):
            return self._player.takes_ms(view, action, chance)
        return AI_PAUSE_MS

    def _thinker(self, view: View) -> Thinker:
        if view.mercury is None:
            return self._job
        before, self._hand = self._hand, Hand.of(view.mercury)
        return self._job if before == self._hand else "solver"


def prepare(
    players: Sequence[str], settings: Mapping[str, str], game: CriticalOrbit | None = None
) -> Callable[[str], Record]:
    """Players in the order of jobs, Mercury first; if there are fewer players than jobs, they are used in
    turn. `game`, if given, tries out a change of the box."""
    refuse_unknown(settings, Setup, Partners)
    if settings.keys() & {"seats", *JOBS}:
        raise ArenaError("settings: who has which job follows from the order of the players")
    strengths = [players[at % len(players)] for at in range(len(JOBS))]
    if strengths[0] == DECK:
        raise ArenaError("the AI deck flies no spacecraft: somebody must be Mercury III")
    partners = pick(settings, Partners)
    setup = pick(settings, Setup, {**_seats(strengths), "clock": _clock(strengths, settings)})
    if setup.clock == "timed" and HUMAN not in strengths:
        raise ArenaError("settings: without a human nobody needs any time, and the clock would never run out")
    problem = (game or _house_game()).check_setup(setup)
    if problem is not None:
        raise ArenaError(Language("en").say(problem))
    seated = [strength for strength in strengths if strength != DECK]
    return partial(play, seated, setup, "start" not in settings, partners, game=game)


def _house_game() -> CriticalOrbit:
    game = load_game("critical_orbit")
    assert isinstance(game, CriticalOrbit)
    return game


def _clock(strengths: Sequence[str], settings: Mapping[str, str]) -> str:
    """A mission with people and minutes is played against the clock."""
    return "timed" if HUMAN in strengths and "minutes" in settings else "untimed"


def _seats(strengths: Sequence[str]) -> dict[str, int | None]:
    """One player for each job that is not the AI deck's."""
    found: dict[str, int | None] = {}
    seats = 0
    for job, strength in zip(JOBS, strengths, strict=True):
        found[job] = None if strength == DECK else seats
        seats += strength != DECK
    return {**found, "seats": seats}


def play(
    players: Sequence[str],
    setup: Setup,
    draws_start: bool,
    partners: Partners,
    seed: str,
    game: CriticalOrbit | None = None,
) -> Record:
    game = game or _house_game()
    if draws_start:
        start, _ = Chance.from_seed(f"{seed}/start").pick(tuple(game.content.start))
        setup = msgspec.structs.replace(setup, start=start)
    seated = [
        Stopwatch(_player(game, strength, f"{seed}/{seat}", partners), jobs_of(setup, Seat(seat))[0])
        for seat, strength in enumerate(players)
    ]
    ms = 0
    if HUMAN in players:
        match, ms = fly(game, setup, seed, seated)
    else:
        match = _flown(game, setup, seed, seated)
    state = match.state
    most = state.turn if setup.clock == "timed" else setup.turns
    return Record(
        won=state.won,
        turns=state.turn if state.won else most + 1,
        oxygen=oxygen_reached(game.content, state.mercury),
        delivered=_delivered(game, state),
        ms={thinker: tuple(ms for each in seated for ms in each.ms[thinker]) for thinker in THINKERS},
        minutes=ms / 60_000,
    )


def _flown(game: CriticalOrbit, setup: Setup, seed: str, seated: Sequence[Player]) -> Match:
    mission = sit_down(game, setup, seed)
    for _ in range(MOST_STEPS):
        if mission.is_over:
            break
        play_on(mission, seated, lambda action, chance: action)
    return mission.match


def _player(game: CriticalOrbit, strength: str, seed: str, partners: Partners) -> Player:
    if strength == HUMAN:
        return invite("critical_orbit", HUMAN, pack=game.content, seed=seed, draws=partners.draws)
    return invite("critical_orbit", strength, pack=game.content)


def _delivered(game: CriticalOrbit, state: State) -> int:
    unlocks = sum(lock <= state.cologne.circles for lock in game.content.cologne_locks.value)
    return sum(state.houston.circles.values()) + sum(state.bengaluru.paid.values()) + unlocks


def pair(one: str, other: str, settings: Mapping[str, str]) -> tuple[str, ...]:
    return one, *(other,) * (len(JOBS) - 1)


def by_pair(game: Record) -> Iterator[tuple[int, int, float]]:
    yield 0, 1, float(game.won)


def figures(games: Sequence[Record]) -> dict[str, Any]:
    return {
        "games": len(games),
        "win_rate": mean(game.won for game in games),
        "turns_mean": mean(game.turns for game in games),
        "oxygen_mean": mean(game.oxygen for game in games),
        "delivered_mean": mean(game.delivered for game in games),
        "minutes_mean": mean(game.minutes for game in games),
        "ms_per_decision": {
            thinker: spread_ms(ms for game in games for ms in game.ms[thinker])
            for thinker in THINKERS
            if any(game.ms[thinker] for game in games)
        },
    }
