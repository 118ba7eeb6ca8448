"""AI Space Puzzle in the arena: hands that shake, crews that read otherwise, and what is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Literal

import msgspec

from heliograph.arena.figures import mean, spread_ms
from heliograph.arena.guests import invite
from heliograph.arena.settings import ArenaError, pick, refuse_unknown
from heliograph.games import load_game
from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.moves.actions import Lay, LineUp
from heliograph.games.space_puzzle.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.language import Language
from heliograph.players import partners
from heliograph.players.player import Player
from heliograph.players.space_puzzle.codebooks.codebook import (
    UPRIGHT,
    Codebook,
    Frame,
    Grid,
    IconsSay,
    Touching,
)
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.hand import shaking_hand
from heliograph.players.space_puzzle.human.person import Draw
from heliograph.players.table import Decision, play_game

WITHOUT_SEATS = ()
ROLES = ("AI", "crew")
BOTH_WAYS = False
_USUAL_SEATS = 3


class Conditions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the arena adds to the game's own set-up."""

    placement_noise: Annotated[float, msgspec.Meta(ge=0, le=2)] = 0.0
    """Spread of every laid token's place, in room widths."""
    slips: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.0
    """How often a token ends up somewhere else altogether."""
    ai_frame: Frame = "same"
    ai_grid: Grid = "square"
    ai_icons: IconsSay = "exact"
    ai_touching: Touching = "binds"
    ai_adapts: bool = True
    crew_frame: Frame | Literal["drawn"] = "same"
    """`drawn`: one in which a row stays a row, for each game."""
    crew_grid: Grid = "square"
    crew_icons: IconsSay = "exact"
    crew_touching: Touching = "binds"
    crew_adapts: bool | None = None
    """Left out, a crew that reads otherwise than usual stays so."""
    draw: Draw = "evaluation"
    """Which people `human` seats are drawn from."""


class Overrides(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Scenario overrides."""

    rounds: int | None = None
    actions: int | None = None
    per_round: int | None = None
    dice: bool | None = None


class Record(msgspec.Struct, frozen=True):
    """One game, as far as the statistics care."""

    won: bool
    rounds: int
    """One more than the scenario has when it was not solved."""
    ai_ms: tuple[float, ...]
    astronaut_ms: tuple[float, ...]


def prepare(players: Sequence[str], settings: Mapping[str, str]) -> Callable[[str], Record]:
    """Fewer players than seats take turns round the table."""
    refuse_unknown(settings, Setup, Conditions, Overrides)
    setup = pick(settings, Setup, {"seats": max(len(players), 2)})
    setup = _with_overrides(setup, pick(settings, Overrides))
    if setup.session == "ladder":
        raise ArenaError("settings: in the arena every scenario stands alone")
    problem = load_game("space_puzzle").check_setup(setup)
    if problem is not None:
        raise ArenaError(Language("en").say(problem))
    seated = [players[seat % len(players)] for seat in range(setup.seats)]
    return partial(play, seated, setup, pick(settings, Conditions))


def _with_overrides(setup: Setup, overrides: Overrides) -> Setup:
    given = {name: value for name, value in msgspec.structs.asdict(overrides).items() if value is not None}
    book = _game().content.book
    if not given or setup.scenario not in book:
        return setup
    base: Scenario = setup.own or book[setup.scenario]
    own = msgspec.structs.replace(base, id="own", tier="own", name="", **given)
    return msgspec.structs.replace(setup, own=own)


def _game() -> SpacePuzzle:
    game = load_game("space_puzzle")
    assert isinstance(game, SpacePuzzle)
    return game


def play(players: Sequence[str], setup: Setup, conditions: Conditions, seed: str) -> Record:
    ai, crew = habits_of(conditions, Chance.from_seed(f"{seed}/habits"))
    seated = [
        _seat(strength, ai if seat == setup.first_ai else crew, f"{seed}/{seat}", conditions.draw)
        for seat, strength in enumerate(players)
    ]
    return play_seated(seated, setup, conditions, seed)


def _seat(strength: str, habits: Habits, seed: str, draw: Draw) -> Player:
    if strength in partners("space_puzzle"):
        return invite("space_puzzle", strength, seed=seed, draw=draw)
    return invite("space_puzzle", strength, habits=habits)


def habits_of(conditions: Conditions, chance: Chance) -> tuple[Habits, Habits]:
    """The AI's and the crew's."""
    c = conditions
    ai = Habits(Codebook(c.ai_frame, c.ai_grid, c.ai_icons, c.ai_touching), c.ai_adapts)
    frame: Frame = chance.pick(UPRIGHT)[0] if c.crew_frame == "drawn" else c.crew_frame
    book = Codebook(frame, c.crew_grid, c.crew_icons, c.crew_touching)
    usual = book == Codebook() and c.crew_frame != "drawn"
    return ai, Habits(book, usual if c.crew_adapts is None else c.crew_adapts)


def play_seated(seated: Sequence[Player], setup: Setup, conditions: Conditions, seed: str) -> Record:
    game = _game()
    hand = shaking_hand(game.content, conditions.placement_noise, conditions.slips)
    match, decisions = play_game(game, setup, seed, seated, hand)
    past = match.state.history[-1]
    return Record(
        won=past.won,
        rounds=past.rounds if past.won else match.state.scenario.rounds + 1,
        ai_ms=tuple(d.ms for d in decisions if _takes_thought(d)),
        astronaut_ms=tuple(d.ms for d in decisions if d.seat != d.view.ai),
    )


def _takes_thought(decision: Decision) -> bool:
    return isinstance(decision.action, Lay | LineUp)


def pair(one: str, other: str, settings: Mapping[str, str]) -> tuple[str, ...]:
    seats = pick({"seats": str(_USUAL_SEATS), **settings}, Setup).seats
    return one, *(other,) * (seats - 1)


def by_pair(game: Record) -> Iterator[tuple[int, int, float]]:
    yield 0, 1, float(game.won)


def figures(games: Sequence[Record]) -> dict[str, Any]:
    return {
        "games": len(games),
        "win_rate": mean(game.won for game in games),
        "rounds_mean": mean(game.rounds for game in games),
        "ms_per_decision": {
            "ai": spread_ms(ms for game in games for ms in game.ai_ms),
            "astronauts": spread_ms(ms for game in games for ms in game.astronaut_ms),
        },
    }
