"""Contact in the arena: hands that shake, partners with habits, and what is counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any

import msgspec

from heliograph.arena.figures import mean, spread_ms
from heliograph.arena.settings import ArenaError, pick, refuse_unknown
from heliograph.games import load_game
from heliograph.games.contact.game import Contact
from heliograph.games.contact.moves.begin import BeginRound
from heliograph.games.contact.moves.transmit import Transmit
from heliograph.games.contact.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.language import Language
from heliograph.players import make_player
from heliograph.players.contact.habits import USUAL_MM_PER_S, ConventionName, Habits, unsteady
from heliograph.players.player import Hand, Player
from heliograph.players.table import Decision, play_game

WITHOUT_SEATS = ()


class Conditions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the arena adds to the game's own set-up."""

    timing_cv: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.0
    """Relative spread of every Source's durations; 30 ms of jitter come on top."""
    ear: Annotated[float, msgspec.Meta(ge=0, le=1)] | None = None
    """Relative spread of what every seat takes a duration for, where it is not written down; each strength
    has its own."""
    tempo: Annotated[float, msgspec.Meta(gt=0)] = 1.0
    """How fast the partners of the first seat tap: 0.6 is 40 % slower."""
    convention: ConventionName = "edge"
    """What the partners of the first seat take for distance."""


class RoundRecord(msgspec.Struct, frozen=True):
    source: int
    right_at_once: bool
    transmissions: int


class Record(msgspec.Struct, frozen=True):
    """One game, as far as the statistics care."""

    won: bool
    score: int
    """0 for a lost mission."""
    rounds: tuple[RoundRecord, ...]
    source_ms: tuple[float, ...]
    crew_ms: tuple[float, ...]


def prepare(players: Sequence[str], settings: Mapping[str, str]) -> Callable[[str], Record]:
    """Fewer players than seats take turns round the table."""
    refuse_unknown(settings, Setup, Conditions)
    setup = pick(settings, Setup, {"seats": max(len(players), 2)})
    problem = load_game("contact").check_setup(setup)
    if problem is not None:
        raise ArenaError(Language("en").say(problem))
    seated = [players[seat % len(players)] for seat in range(setup.seats)]
    return partial(play, seated, setup, pick(settings, Conditions))


def play(players: Sequence[str], setup: Setup, conditions: Conditions, seed: str) -> Record:
    seated = [
        make_player("contact", strength, habits=habits_of(seat, conditions), ear=conditions.ear)
        for seat, strength in enumerate(players)
    ]
    return play_seated(seated, setup, conditions.timing_cv, seed)


def habits_of(seat: int, conditions: Conditions) -> Habits:
    """The first seat is the one under test; the others may be strange, and then stay so."""
    stranger = conditions.tempo != 1.0 or conditions.convention != "edge"
    if seat == 0 or not stranger:
        return Habits()
    tempo = USUAL_MM_PER_S * conditions.tempo
    return Habits(tempo_mm_per_s=tempo, convention=conditions.convention, adapts=False)


def play_seated(seated: Sequence[Player], setup: Setup, timing_cv: float, seed: str) -> Record:
    game = load_game("contact")
    match, decisions = play_game(game, setup, seed, seated, shaking_hand(timing_cv))
    outcome = game.outcome(match.state)
    assert outcome is not None
    rounds = tuple(
        RoundRecord(flight.source, flight.guesses[0].right, len(flight.transmissions))
        for flight in match.state.history
        if flight.round > 0
    )
    return Record(
        won=bool(outcome.winners),
        score=outcome.scores[0] if outcome.winners else 0,
        rounds=rounds,
        source_ms=tuple(d.ms for d in decisions if _takes_thought(d) and d.seat == d.view.source),
        crew_ms=tuple(d.ms for d in decisions if d.seat != d.view.source),
    )


def _takes_thought(decision: Decision) -> bool:
    return not isinstance(decision.action, BeginRound)


def shaking_hand(timing_cv: float) -> Hand:
    """Recordings as a hand of this unsteadiness would have made them, within what is recorded at all."""
    game = load_game("contact")
    assert isinstance(game, Contact)
    shortest, longest = game.content.shortest_hold_ms.value, game.content.longest_hold_ms.value

    def shake(action: msgspec.Struct, chance: Chance) -> msgspec.Struct:
        if not timing_cv or not isinstance(action, Transmit):
            return action
        holds, _ = unsteady(action.holds, timing_cv, chance)
        return Transmit(tuple(min(max(ms, shortest), longest) for ms in holds), action.pauses)

    return shake


def figures(games: Sequence[Record]) -> dict[str, Any]:
    rounds = [round for game in games for round in game.rounds]
    return {
        "games": len(games),
        "score_mean": mean(game.score for game in games),
        "first_guess_accuracy": mean(round.right_at_once for round in rounds),
        "missions_won": mean(game.won for game in games),
        "ms_per_decision": {
            "source": spread_ms(ms for game in games for ms in game.source_ms),
            "crew": spread_ms(ms for game in games for ms in game.crew_ms),
        },
    }
