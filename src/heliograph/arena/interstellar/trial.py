"""Starship Interstellar in the arena: seating, thinking time, and counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, get_args

import msgspec
from msgspec import Raw

from heliograph.arena.figures import mean, spread_ms
from heliograph.arena.guests import invite
from heliograph.arena.interstellar.automa import AutomaGame, automa, automa_game
from heliograph.arena.interstellar.coverage import Used, coverage, used_in
from heliograph.arena.interstellar.deeds import Deeds, deeds_in, mean_deeds
from heliograph.arena.interstellar.strategies import parts_of, strategies
from heliograph.arena.settings import ArenaError, pick, refuse_unknown
from heliograph.games import load_game
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.rules.scoring import final_scores, winners
from heliograph.games.interstellar.setup import HallLevel, Setup
from heliograph.games.interstellar.state import State
from heliograph.kernel.codec import encode
from heliograph.kernel.log import Entry, Log
from heliograph.language import Language
from heliograph.players.table import Decision, play_game
from heliograph.review.interstellar.flows import changes
from heliograph.review.interstellar.log import story_of
from heliograph.review.interstellar.scores import players as reviewed
from heliograph.review.interstellar.types import Strategy

_HALL = "hall:"
WITHOUT_SEATS: tuple[str, ...] = tuple(_HALL + level for level in get_args(HallLevel))
"""The automa at each of its levels."""
ROLES = ("wins", "against")
BOTH_WAYS = True


class Thinking(msgspec.Struct, frozen=True):
    budget: str = ""
    """Simulations for a decision, the same for all players or one for each: `60` or `600:60`."""
    budget_s: float = 1.0


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One game. Players are given by their place in the arena's list, H.A.L.L. last."""

    names: tuple[str, ...]
    order: tuple[int, ...]
    """The players by seat, in the first round's turn order."""
    scores: dict[int, int]
    won: tuple[int, ...]
    rounds: int
    ended: str
    ms: dict[int, tuple[float, ...]]
    strategies: dict[int, dict[Strategy, int]]
    used: dict[int, Used]
    deeds: dict[int, Deeds]
    automa: AutomaGame | None

    def share(self, place: int) -> float:
        """A shared win counts by its share."""
        return 1 / len(self.won) if place in self.won else 0.0


def prepare(players: Sequence[str], settings: Mapping[str, str]) -> Callable[[str], Record]:
    """Players change seats from game to game, so that each deal is played from every seat. Identical players
    would play the same game again, so they get a new deal for each game."""
    refuse_unknown(settings, Setup, Thinking)
    if settings.keys() & {"seats", "hall"}:
        raise ArenaError("settings: how many play and how strong H.A.L.L. is follows from the players")
    halls = [player for player in players if player in WITHOUT_SEATS]
    seated = [player for player in players if player not in WITHOUT_SEATS]
    if halls and (len(halls) > 1 or len(seated) != 1):
        raise ArenaError("H.A.L.L. plays against one player: strong,hall:intermediate")
    level = halls[0].removeprefix(_HALL) if halls else "intermediate"
    setup = pick(settings, Setup, {"seats": len(seated), "hall": level})
    problem = load_game("interstellar").check_setup(setup)
    if problem is not None or (len(seated) == 1 and not halls):
        raise ArenaError(Language("en").say(problem) if problem else "one player needs an opponent")
    thinking = pick(settings, Thinking)
    return partial(_play, [*seated, *halls], setup, _options(len(seated), thinking))


def _names(players: Sequence[str]) -> tuple[str, ...]:
    """A name that occurs twice is numbered: `strong 1`, `strong 2`."""
    return tuple(
        player if players.count(player) == 1 else f"{player} {players[: place + 1].count(player)}"
        for place, player in enumerate(players)
    )


def _options(count: int, thinking: Thinking) -> list[dict[str, Any]]:
    if not thinking.budget:
        return [{"budget_s": thinking.budget_s}] * count
    try:
        budgets = [int(number) for number in thinking.budget.split(":")]
    except ValueError as error:
        raise ArenaError("settings: budget is a number of simulations, or one for each player") from error
    if len(budgets) not in (1, count) or min(budgets) < 1:
        raise ArenaError("settings: one budget for all players, or one for each")
    return [{"budget": budgets[place % len(budgets)]} for place in range(count)]


def _play(players: Sequence[str], setup: Setup, options: Sequence[Mapping[str, Any]], seed: str) -> Record:
    game = load_game("interstellar")
    assert isinstance(game, Interstellar)
    table, _, number = seed.rpartition("/")
    turn, count = int(number), setup.seats
    alike = all((players[place], options[place]) == (players[0], options[0]) for place in range(count))
    places = [(seat + turn) % count for seat in range(count)]
    seated = [invite("interstellar", players[place], pack=game.content, **options[place]) for place in places]
    match, decisions = play_game(
        game, setup, f"{table}/{turn if alike else turn // count}", seated, lambda action, chance: action
    )
    state: State = match.state
    places += range(count, len(state.players))
    story = story_of(Log(match.header, tuple(_entry(number, one) for number, one in enumerate(decisions, 1))))
    return Record(
        names=_names(players),
        order=tuple(places[index] for index in story.start.order),
        scores={places[index]: score for index, score in enumerate(final_scores(game.content, state))},
        won=tuple(places[index] for index in winners(game.content, state)),
        rounds=state.round,
        ended=state.ended,
        ms={places[seat]: tuple(one.ms for one in decisions if one.seat == seat) for seat in range(count)},
        strategies={
            places[index]: one.strategies for index, one in enumerate(reviewed(story, tuple(changes(story))))
        },
        used={places[index]: used_in(story, index) for index in range(count)},
        deeds={places[index]: deeds_in(story, index) for index in range(count)},
        automa=automa_game(story),
    )


def _entry(number: int, decision: Decision) -> Entry:
    return Entry(number, decision.seat, 0, Raw(encode(decision.action)))


def pair(one: str, other: str, settings: Mapping[str, str]) -> tuple[str, ...]:
    return one, other


def by_pair(game: Record) -> Iterator[tuple[int, int, float]]:
    """Each player's share of the win."""
    yield 0, 1, game.share(0)
    yield 1, 0, game.share(1)


def standings(game: Record) -> dict[int, float]:
    """By place in the list of players. Winners rank above others with as many points."""
    return {place: score + 0.5 * (place in game.won) for place, score in game.scores.items()}


def figures(games: Sequence[Record]) -> dict[str, Any]:
    names, automas = games[0].names, [game.automa for game in games if game.automa is not None]
    seated = [(place, names[place]) for place in sorted(games[0].ms)]
    return {
        "games": len(games),
        "win_rate": {name: _win_rate(games, place) for place, name in enumerate(names)},
        "score_mean": {name: mean(game.scores[place] for game in games) for place, name in enumerate(names)},
        "rounds_mean": mean(game.rounds for game in games),
        "ended_by": {way: mean(game.ended == way for game in games) for way in ("goals", "sun")},
        "ms_per_decision": {
            name: spread_ms(ms for game in games for ms in game.ms[place]) for place, name in seated
        },
        "win_rate_by_turn": [
            mean(game.share(game.order[turn]) for game in games) for turn in range(len(names))
        ],
        "strategies": strategies([(game.strategies, game.won) for game in games]),
        "score_parts": {
            name: parts_of([game.strategies[place] for game in games]) for place, name in enumerate(names)
        },
        "deeds": {name: mean_deeds([game.deeds[place] for game in games]) for place, name in seated},
        "coverage": coverage([game.used for game in games]),
        **({"hall": automa(automas)} if automas else {}),
    }


def _win_rate(games: Sequence[Record], place: int) -> float:
    return mean(game.share(place) for game in games)
