"""Contact in the arena: unsteady hands, partners with habits, and what is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from heliograph.arena.figures import mean, spread_ms
from heliograph.arena.guests import invite
from heliograph.arena.settings import ArenaError, pick, refuse_unknown
from heliograph.games import AnyGame, load_game
from heliograph.games.contact.game import Contact
from heliograph.games.contact.moves.begin import BeginRound
from heliograph.games.contact.moves.transmit import Transmit
from heliograph.games.contact.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.language import Language
from heliograph.players import partners
from heliograph.players.contact.habits import USUAL_MM_PER_S, ConventionName, Habits, unsteady
from heliograph.players.contact.human.draws import Draw
from heliograph.players.player import Hand, Player
from heliograph.players.table import Decision, play_game

WITHOUT_SEATS = ()
ROLES = ("Source", "Crew")
BOTH_WAYS = True


class Conditions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Conditions that the arena adds to the game's own set-up. `0.10:0.15` gives every seat its own."""

    timing_cv: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.0
    """Relative spread of a Source's durations; 30 ms of jitter come on top. `human` has hands of its own."""
    ear: Annotated[float, msgspec.Meta(ge=0, le=1)] | None = None
    """Relative error of a seat's ear, unless signals are written down; each strength has its own, and so has
    each `human`."""
    tempo: Annotated[float, msgspec.Meta(gt=0)] = 1.0
    """How fast the partners of the first seat tap: 0.6 is 40 % slower."""
    convention: ConventionName = "edge"
    """How the partners of the first seat measure distance."""
    hands: Annotated[float, msgspec.Meta(ge=0, le=1)] | None = None
    """Relative spread of a `human`'s durations; left out, each person has their own."""
    people: Draw = "evaluation"
    """Which draws a `human` comes from."""
    asks: bool = True
    """Whether our guessers may ask for a repeat; without, each round has one transmission."""


class RoundRecord(msgspec.Struct, frozen=True):
    source: int
    guesser: int
    """The seat that guessed first."""
    right_at_once: bool
    transmissions: int
    """Transmissions before the first guess."""


class Timed(msgspec.Struct, frozen=True):
    seat: int
    role: Literal["source", "crew"]
    ms: float


class Record(msgspec.Struct, frozen=True):
    """The counts of one game."""

    players: tuple[str, ...]
    """By seat."""
    won: bool
    score: int
    """0 for a lost mission."""
    rounds: tuple[RoundRecord, ...]
    decisions: tuple[Timed, ...]


def prepare(players: Sequence[str], settings: Mapping[str, str]) -> Callable[[str], Record]:
    """If there are fewer players than seats, they are used in turn."""
    refuse_unknown(settings, Setup, Conditions)
    setup = pick(settings, Setup, {"seats": max(len(players), 2)})
    problem = load_game("contact").check_setup(setup)
    if problem is not None:
        raise ArenaError(Language("en").say(problem))
    seated = [players[seat % len(players)] for seat in range(setup.seats)]
    return partial(play, seated, setup, by_seat(settings, setup.seats))


def by_seat(settings: Mapping[str, str], seats: int) -> tuple[Conditions, ...]:
    """The first seat is the one under test: only its partners have odd habits, unless every seat is named."""
    mine = {
        name: value.split(":") for name, value in settings.items() if name in Conditions.__struct_fields__
    }
    if any(len(values) not in (1, seats) for values in mine.values()):
        raise ArenaError(f"settings: one value for all seats, or {seats} of them with colons between")
    partners_only = {name for name, values in mine.items() if name in _STRANGE and len(values) == 1}
    return tuple(
        pick(
            {
                name: values[seat % len(values)]
                for name, values in mine.items()
                if seat or name not in partners_only
            },
            Conditions,
        )
        for seat in range(seats)
    )


_STRANGE = ("tempo", "convention")


def play(players: Sequence[str], setup: Setup, conditions: Sequence[Conditions], seed: str) -> Record:
    seated = [
        invite("contact", name, **options_of(name, own, f"{seed}/seat {seat}"))
        for seat, (name, own) in enumerate(zip(players, conditions, strict=True))
    ]
    hands = [
        0.0 if name in partners("contact") else own.timing_cv
        for name, own in zip(players, conditions, strict=True)
    ]
    return play_seated(seated, setup, hands, seed, players)


def options_of(name: str, own: Conditions, seed: str) -> dict[str, Any]:
    """People have lasting traits, drawn from the seed; machines have habits."""
    if name in partners("contact"):
        return {"seed": seed, "draw": own.people, "hands": own.hands}
    return {"habits": habits_of(own), "ear": own.ear, "asks": own.asks}


def habits_of(own: Conditions) -> Habits:
    """Odd habits stay with a seat for the whole game."""
    if own.tempo == 1.0 and own.convention == "edge":
        return Habits()
    tempo = USUAL_MM_PER_S * own.tempo
    return Habits(tempo_mm_per_s=tempo, convention=own.convention, adapts=False)


def play_seated(
    seated: Sequence[Player],
    setup: Setup,
    timing_cv: float | Sequence[float],
    seed: str,
    names: Sequence[str] = (),
    game: AnyGame | None = None,
) -> Record:
    """`timing_cv` is for every hand, or one value for each seat. `game` replaces the standard box."""
    game = game or load_game("contact")
    spreads = [timing_cv] * len(seated) if isinstance(timing_cv, float | int) else timing_cv
    match, decisions = play_game(game, setup, seed, seated, [shaking_hand(spread) for spread in spreads])
    outcome = game.outcome(match.state)
    assert outcome is not None
    rounds = tuple(
        RoundRecord(
            flight.source,
            flight.guesses[0].seat,
            flight.guesses[0].right,
            sum(sent.after_guesses == 0 for sent in flight.transmissions),
        )
        for flight in match.state.history
        if flight.round > 0
    )
    return Record(
        players=tuple(names) or tuple(f"seat {seat}" for seat in range(len(seated))),
        won=bool(outcome.winners),
        score=outcome.scores[0] if outcome.winners else 0,
        rounds=rounds,
        decisions=tuple(
            Timed(d.seat, "source" if d.seat == d.view.source else "crew", d.ms)
            for d in decisions
            if _takes_thought(d)
        ),
    )


def _takes_thought(decision: Decision) -> bool:
    return not isinstance(decision.action, BeginRound)


def shaking_hand(timing_cv: float) -> Hand:
    """The recorded times that a hand of this unsteadiness would produce, within the limits of recording."""
    game = load_game("contact")
    assert isinstance(game, Contact)
    shortest, longest = game.content.shortest_hold_ms.value, game.content.longest_hold_ms.value

    def shake(action: msgspec.Struct, chance: Chance) -> msgspec.Struct:
        if not timing_cv or not isinstance(action, Transmit):
            return action
        holds, _ = unsteady(action.holds, timing_cv, chance)
        return replace(action, holds=tuple(min(max(ms, shortest), longest) for ms in holds))

    return shake


def pair(one: str, other: str, settings: Mapping[str, str]) -> tuple[str, ...]:
    return one, other


def by_pair(game: Record) -> Iterator[tuple[int, int, float]]:
    """First guesses that were right."""
    for round in game.rounds:
        yield round.source % 2, round.guesser % 2, float(round.right_at_once)


def figures(games: Sequence[Record]) -> dict[str, Any]:
    rounds = [round for game in games for round in game.rounds]
    thoughts = [(game.players[one.seat], one) for game in games for one in game.decisions]
    return {
        "games": len(games),
        "score_mean": mean(game.score for game in games),
        "first_guess_accuracy": mean(round.right_at_once for round in rounds),
        "missions_won": mean(game.won for game in games),
        "by_role": _by_role(games),
        "ms_per_decision": {
            role: spread_ms(one.ms for _, one in thoughts if one.role == role) for role in ("source", "crew")
        },
        "ms_by_player": {
            f"{name} as {role}": spread_ms(one.ms for who, one in thoughts if (who, one.role) == (name, role))
            for name in dict.fromkeys(who for who, _ in thoughts)
            for role in ("source", "crew")
        },
    }


def _by_role(games: Sequence[Record]) -> dict[str, dict[str, float]]:
    """Who understood whom: the Source's name first."""
    pairs: dict[str, list[RoundRecord]] = {}
    for game in games:
        for round in game.rounds:
            pairs.setdefault(f"{game.players[round.source]} to {game.players[round.guesser]}", []).append(
                round
            )
    return {
        pair: {
            "rounds": len(rounds),
            "first_guess_accuracy": mean(round.right_at_once for round in rounds),
            "transmissions_mean": mean(round.transmissions for round in rounds),
        }
        for pair, rounds in pairs.items()
    }
