"""AI Space Puzzle with people: games won by role, `strong` with every kind of partner.

`human` partners are evaluation draws (`players/space_puzzle/human/person.py`), `stranger` is another human-
like partner that nothing was tuned on (`puzzle_stranger.py`). A speaker who knows its crew is told how
every Astronaut reads; it says what `strong` would say to a crew of that kind, and is a bound for what
listening to pawns can bring. Astronauts who know a person are told the same of their AI: which way up its map
is, how wide, whether there is one, and what icons and touching mean to it. Astronauts who know people are
told how often people of this draw see and draw the map in each way, and keep many more readings in mind: a
bound for what can be learned of a map in time. Every row plays the same cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from benchmarks.people.progress import play_row
from benchmarks.people.puzzle_stranger import Stranger
from heliograph.arena.figures import mean, spread_ms
from heliograph.arena.space_puzzle import Conditions, Record, play_seated
from heliograph.arena.strangers.space_puzzle.knowing import knowing, told
from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.setup import Setup
from heliograph.players import make_player
from heliograph.players.player import Player
from heliograph.players.space_puzzle.codebooks.codebook import FILLED_BY_PEOPLE, SEEN_BY_PEOPLE, Codebook
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.human.person import Draw, draw_person

SEED = "people"
FOUR_TOKENS = Scenario(tokens=("C", "K", "R"), per_round=4, actions=3, rounds=5)
PAGES: Mapping[str, Setup] = {
    "S03": Setup(seats=3, scenario="S03", deck="endless"),
    "four tokens": Setup(seats=3, own=FOUR_TOKENS, deck="endless"),
    "S11": Setup(seats=3, scenario="S11", deck="endless"),
}
TABLES: Mapping[str, tuple[str, str]] = {
    "strong with people": ("strong", "human"),
    "strong with strangers": ("strong", "stranger"),
    "one who knows its crew, with people": ("knowing", "human"),
    "a person with strong": ("human", "strong"),
    "a person with strong who know them": ("human", "told"),
    "a person with strong who know people": ("human", "learner"),
    "a stranger with strong": ("stranger", "strong"),
    "people only": ("human", "human"),
    "strong only": ("strong", "strong"),
}
"""Who is the AI, and who the crew."""
_SIZES: Mapping[Draw, tuple[float, ...]] = {
    "training": (0.88, 0.94, 1.0, 1.06, 1.12),
    "evaluation": (0.8, 0.9, 1.0, 1.1, 1.2),
}
_READINGS = 240


def measure(quick: bool, games: int | None = None, draw: Draw = "evaluation") -> dict[str, Any]:
    games = games or (8 if quick else 100)
    return {
        f"{table}, {page}": _summary(
            play_row(f"{table}, {page}", partial(_play, *names, page, draw), games, SEED)
        )
        for table, names in TABLES.items()
        for page in PAGES
    }


def _play(ai: str, crew: str, page: str, draw: Draw, seed: str) -> Record:
    seated = [_seat(name, f"{seed}/{seat}", seed, draw) for seat, name in enumerate((ai, crew, crew))]
    return play_seated(seated, PAGES[page], Conditions(), seed)


def _seat(name: str, seed: str, table: str, draw: Draw) -> Player:
    match name:
        case "stranger":
            return Stranger(seed, table)
        case "human":
            return make_player("space_puzzle", "human", seed=seed, draw=draw)
        case "knowing":
            crew = [draw_person(f"{table}/{seat}", draw) for seat in (1, 2)]
            return make_player("space_puzzle", "strong", habits=knowing(crew))
        case "told":
            ai = draw_person(f"{table}/0", draw)
            return make_player("space_puzzle", "strong", habits=told(ai))
        case "learner":
            return make_player("space_puzzle", "strong", habits=_who_knows_people(draw))
        case _:
            return make_player("space_puzzle", name)


def _who_knows_people(draw: Draw) -> Habits:
    sizes, square = _SIZES[draw], 1 - FILLED_BY_PEOPLE
    maps = [(Codebook(frame, "stretched"), FILLED_BY_PEOPLE * s) for frame, s in SEEN_BY_PEOPLE.items()]
    maps += [
        (Codebook(frame, "square", scale=size), square * share / len(sizes))
        for frame, share in SEEN_BY_PEOPLE.items()
        for size in sizes
    ]
    return Habits(people=tuple(maps), readings=_READINGS)


def _summary(records: Sequence[Record]) -> dict[str, float]:
    return {
        "games": len(records),
        "won %": 100 * mean(record.won for record in records),
        "rounds": mean(record.rounds for record in records),
        "AI ms": spread_ms(ms for record in records for ms in record.ai_ms)["p50"],
        "Astronaut ms": spread_ms(ms for record in records for ms in record.astronaut_ms)["p50"],
    }


if __name__ == "__main__":
    print(measure(quick=True))
