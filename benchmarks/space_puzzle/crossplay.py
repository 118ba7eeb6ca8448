"""Who understands whom: AIs and crews with different codebooks, in percent of games won.

Rows are the AI's codebook, columns the crew's: four frames of the map, its size and place, what icons and
touching mean. Once with both sides learning, once with neither. The picture is used in the docs.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from heliograph.arena.crossplay.picture import draw
from heliograph.arena.figures import mean
from heliograph.arena.running.local import spread
from heliograph.arena.space_puzzle import Conditions, Record, play_seated
from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.setup import Setup
from heliograph.players import make_player
from heliograph.players.space_puzzle.codebooks.codebook import Codebook
from heliograph.players.space_puzzle.codebooks.habits import Habits

PICTURE = Path(__file__).parents[2] / "docs" / "space-puzzle-crossplay.svg"
BOOKS = {
    "usual": Codebook(),
    "turned": Codebook(frame="turned"),
    "mirrored": Codebook(frame="mirror"),
    "upside down": Codebook(frame="flip"),
    "stretched": Codebook(grid="stretched"),
    "anywhere": Codebook(grid="relative"),
    "icons at least": Codebook(icons="at-least"),
}
SCENARIO = Scenario(tokens=("C", "K", "R"), per_round=4, actions=3, rounds=5)
NOISE = Conditions(placement_noise=0.25)


def measure(quick: bool) -> dict[str, Any]:
    games = 4 if quick else 25
    open_minds = {ai: {crew: _won(ai, crew, True, games) for crew in BOOKS} for ai in BOOKS}
    stubborn = {ai: {crew: _won(ai, crew, False, games) for crew in BOOKS} for ai in BOOKS}
    if not quick:
        PICTURE.write_text(draw({"both sides learn": open_minds, "nobody learns": stubborn}, ("AI", "crew")))
    return {
        "open minds": open_minds,
        "nobody learns": stubborn,
        "off the diagonal": {"open minds": _summary(open_minds), "nobody learns": _summary(stubborn)},
    }


def _summary(matrix: dict[str, dict[str, float]]) -> dict[str, float]:
    diagonal = mean(matrix[name][name] for name in BOOKS)
    others = [matrix[ai][crew] for ai in BOOKS for crew in BOOKS if ai != crew]
    return {
        "diagonal": diagonal,
        "others": mean(others),
        "ratio": mean(others) / diagonal,
        "worst": min(others),
    }


def _won(ai: str, crew: str, adapts: bool, games: int) -> float:
    seeds = [f"crossplay/{number}" for number in range(games)]
    records: list[Record] = spread(partial(_play, ai, crew, adapts), seeds)
    return 100 * mean(game.won for game in records)


def _play(ai: str, crew: str, adapts: bool, seed: str) -> Record:
    speaker = make_player("space_puzzle", "strong", habits=Habits(BOOKS[ai], adapts))
    listeners = [make_player("space_puzzle", "strong", habits=Habits(BOOKS[crew], adapts)) for _ in range(2)]
    setup = Setup(seats=3, own=SCENARIO, deck="endless")
    return play_seated([speaker, *listeners], setup, NOISE, seed)


if __name__ == "__main__":
    print(measure(quick=False))
