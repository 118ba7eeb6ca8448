"""What a resolution costs: AI seats play with only the actions in an environment's table.

The seats think as always; before an action is done, each tap becomes the nearest duration of the table, and
each token goes upright to the nearest cell. The same seeds in every row.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace
from rich.progress import track

from heliograph.arena.figures import mean
from heliograph.envs.contact.taps import PAUSE_MS, Taps
from heliograph.envs.space_puzzle.tokens import Cells
from heliograph.games import load_game
from heliograph.games.contact.moves.transmit import Transmit
from heliograph.games.contact.setup import Setup as ContactSetup
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.moves.message import Lay
from heliograph.games.space_puzzle.setup import Setup as PuzzleSetup
from heliograph.games.space_puzzle.telling.view import Frame
from heliograph.kernel.chance import Chance
from heliograph.players import make_player
from heliograph.players.table import play_game

_BINS = (2, 4, 8, 16, 32)
_GRIDS = (2, 3, 5, 7, 9)
_STRENGTH = "strong"
_SCENARIOS = ("S03", "S10", "S24")


def measure(quick: bool, games: int | None = None) -> dict[str, Any]:
    count = games or (2 if quick else 20)
    return {
        "contact, level 6": {
            _name("bins", bins): _contact(bins, count) for bins in track((*_BINS, None), "Contact")
        },
        f"space puzzle, {', '.join(_SCENARIOS)}": {
            _name("grid", grid): _space_puzzle(grid, count)
            for grid in track((*_GRIDS, None), "AI Space Puzzle")
        },
    }


def _name(what: str, fine: int | None) -> str:
    return "raw" if fine is None else f"{what}={fine}"


def _contact(bins: int | None, games: int) -> dict[str, float]:
    game, setup = load_game("contact"), ContactSetup(level=6)
    hand = _as_it_is if bins is None else partial(_tap, Taps(bins=bins, flights=1))
    seated = [make_player("contact", _STRENGTH) for _ in range(2)]
    right, won, score, short = [], [], [], []
    for number in range(games):
        match, decisions = play_game(game, setup, f"loss/{number}", seated, hand)
        outcome = game.outcome(match.state)
        assert outcome is not None
        won.append(bool(outcome.winners))
        score.append(outcome.scores[0] if outcome.winners else 0)
        right += [flight.guesses[0].right for flight in match.state.history if flight.round > 0]
        sent = [one.action for one in decisions if isinstance(one.action, Transmit)]
        short += [len(one.holds) <= 3 for one in sent]
    return {
        "games": games,
        "first guesses right %": 100 * mean(right),
        "won %": 100 * mean(won),
        "score": mean(score),
        "signals of at most 3 flights %": 100 * mean(short),
    }


def _space_puzzle(grid: int | None, games: int) -> dict[str, float]:
    game = load_game("space_puzzle")
    pack = game.content
    assert isinstance(pack, Pack)
    frame = Frame(pack.width, pack.height, pack.token_size)
    hand = _as_it_is if grid is None else partial(_lay, Cells(pack.all_tokens, frame, grid))
    seated = [make_player("space_puzzle", _STRENGTH) for _ in range(3)]
    pasts, rounds = [], list[int]()
    for scenario in _SCENARIOS:
        for number in range(games):
            setup = PuzzleSetup(seats=3, scenario=scenario, deck="endless")
            match, _ = play_game(game, setup, f"loss/{number}", seated, hand)
            past = match.state.history[-1]
            pasts.append(past)
            rounds.append(past.rounds if past.won else match.state.scenario.rounds + 1)
    return {
        "games": len(pasts),
        "won %": 100 * mean(past.won for past in pasts),
        "rounds": mean(rounds),
    }


def _as_it_is(action: msgspec.Struct, chance: Chance) -> msgspec.Struct:
    return action


def _tap(taps: Taps, action: msgspec.Struct, chance: Chance) -> msgspec.Struct:
    if not isinstance(action, Transmit):
        return action
    holds = tuple(taps.nearest(ms) for ms in action.holds)
    return replace(action, holds=holds, pauses=(PAUSE_MS,) * (len(holds) - 1))


def _lay(cells: Cells, action: msgspec.Struct, chance: Chance) -> msgspec.Struct:
    if not isinstance(action, Lay):
        return action
    return replace(action, tokens=tuple(map(cells.nearest, action.tokens)))
