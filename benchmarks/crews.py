"""How well AI seats do at every level of every game: a finished game is compared with these results.

`nice -n 15 python -m benchmarks.crews` goes on measuring until every level has its games, and renews each
game's `box/crews.json` as it goes. Seats play like people if the game has such seats; in Starship
Interstellar, which has none, they are quick.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec.structs import replace

import heliograph.games
from heliograph.arena.critical_orbit.clock import fly
from heliograph.arena.critical_orbit.trial import Stopwatch
from heliograph.arena.running.local import spread
from heliograph.games import AnyGame, load_game
from heliograph.games.critical_orbit.box.boards import JOBS
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.setup import Setup as MissionSetup
from heliograph.games.interstellar.setup import HallLevel
from heliograph.games.interstellar.setup import Setup as ShipSetup
from heliograph.kernel.chance import Chance
from heliograph.kernel.rating import Crews, Measured, measured_crews
from heliograph.players import make_player, scenario_testers
from heliograph.players.table import play_game

GAMES = {"contact": 200, "space_puzzle": 24, "critical_orbit": 40, "interstellar": 40}
WHO = {"contact": "human", "space_puzzle": "mixed", "critical_orbit": "human", "interstellar": "quick"}
SEED = "crews"
_AT_ONCE = 10
"""Games of one level before the next level's turn."""


def measure(quick: bool, games: int | None = None) -> dict[str, Any]:
    """The share of results below the middle one of each level, after so many games."""
    return {
        f"{game}, {level}": {"games": crews.games, "merits": len(crews.merits)}
        for game in GAMES
        for level, crews in measured(game, games or (2 if quick else GAMES[game]), keep=False).items()
    }


def measured(game: str, games: int, *, keep: bool) -> dict[str, Crews]:
    """Levels take turns, so that an interrupted measurement is fair to all; it continues where it was."""
    setups = dict(levels(load_game(game)))
    found = _kept(game) if keep else {}
    found = {level: found.get(level, Crews(WHO[game], 0, {})) for level in setups}
    while wanted := [
        (game, level, number)
        for level, crews in found.items()
        for number in range(crews.games, min(crews.games + _AT_ONCE, games))
    ]:
        for (_, level, _), merits in zip(wanted, spread(play, wanted), strict=True):
            found[level] = _with(found[level], merits)
        if keep:
            _write(game, found)
        print(
            f"{game}: {min(crews.games for crews in found.values())} of {games}", file=sys.stderr, flush=True
        )
    return found


def levels(game: AnyGame) -> Iterator[tuple[str, msgspec.Struct]]:
    """Every level for which AI seats are measured, with its set-up."""
    for setup in _setups(game):
        yield game.level(setup), setup


def _setups(game: AnyGame) -> Iterator[Any]:
    usual: Any = game.decided(game.setup_type())
    content: Any = game.content
    match game.id:
        case "contact":
            for level in range(1, content.highest_level.value + 1):
                yield replace(usual, level=level)
            yield replace(usual, mode="professional")
        case "space_puzzle":
            for scenario in content.book:
                yield replace(usual, scenario=scenario)
        case "critical_orbit":
            for difficulty in get_args(get_type_hints(MissionSetup)["difficulty"]):
                for minutes in (20, 25, 30):
                    yield replace(usual, difficulty=difficulty, minutes=minutes)
                yield replace(usual, difficulty=difficulty, clock="untimed")
        case "interstellar":
            for hall in get_args(HallLevel):
                yield ShipSetup(seats=1, hall=hall)
            for seats in (2, 3, 4):
                yield ShipSetup(seats=seats)


def play(which: tuple[str, str, int]) -> tuple[int, ...]:
    """One game, and its merit; among rivals, one for each of them."""
    game_id, level, number = which
    game, seed = load_game(game_id), f"{SEED}/{level}/{number}"
    setup = next(setup for name, setup in levels(game) if name == level)
    state = _play_out(game, setup, seed)
    seats = [spec.seat for spec in game.seats(setup)]
    return tuple(game.merit(state, seat) for seat in (seats if game.rivals else seats[:1]))


def _play_out(game: AnyGame, setup: Any, seed: str) -> Any:
    if isinstance(game, CriticalOrbit):
        start, _ = Chance.from_seed(f"{seed}/start").pick(tuple(game.content.start))
        people = [
            make_player(game.id, "human", pack=game.content, seed=f"{seed}/{job}", draws="evaluation")
            for job in JOBS
        ]
        timed = [Stopwatch(person, job) for person, job in zip(people, JOBS, strict=True)]
        return fly(game, replace(setup, start=start), seed, timed)[0].state
    if game.id == "space_puzzle":
        players, hand = scenario_testers(game, setup, seed)
        return play_game(game, setup, seed, players, hand)[0].state
    return play_game(game, setup, seed, _seated(game, setup, seed), lambda action, _: action)[0].state


def _seated(game: AnyGame, setup: Any, seed: str) -> list[Any]:
    """People differ from each other; quick seats think as they do at a table."""
    if game.id == "contact":
        return [make_player(game.id, "human", seed=f"{seed}/{seat}") for seat in range(setup.seats)]
    return [make_player(game.id, WHO[game.id], pack=game.content) for _ in range(setup.seats)]


def _with(crews: Crews, merits: tuple[int, ...]) -> Crews:
    counted = Counter(crews.merits)
    counted.update(merits)
    return Crews(crews.who, crews.games + 1, dict(sorted(counted.items())))


def _kept(game: str) -> Mapping[str, Crews]:
    """Results under other rules are dropped."""
    found = measured_crews(f"heliograph.games.{game}")
    return {} if found is None or found.rules_version != load_game(game).rules_version else found.levels


def _write(game: str, found: dict[str, Crews]) -> None:
    box = Path(heliograph.games.__file__).parent / game / "box"
    text = msgspec.json.encode(Measured(load_game(game).rules_version, SEED, found))
    (box / "crews.json").write_bytes(msgspec.json.format(text, indent=1) + b"\n")


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        measured(game, GAMES[game], keep=True)
