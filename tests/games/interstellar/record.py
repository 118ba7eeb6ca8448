"""Records the games in `tests/fixtures/interstellar`: `python -m tests.games.interstellar.record`.

Only for new games: one that is there already must replay as it is, for ever.
"""

from __future__ import annotations

from pathlib import Path

from tests.games.interstellar.driver import gets_on_with_it, studies_travel
from tests.games.interstellar.table import GAME

from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.variants.choice import ALL, WITH_HINTS
from heliograph.kernel.codec import encode
from heliograph.kernel.testkit import Chooser, play_out, record

FIXTURES = Path(__file__).parents[2] / "fixtures" / "interstellar"

TRACKS = Setup(variants=("new-leader-tracks",), leader_board="3B")

GAMES: dict[str, tuple[Setup, str, Chooser]] = {
    "alone": (Setup(seats=1), "alone 101", gets_on_with_it),
    "alone-everything": (
        Setup(seats=1, variants=tuple(ALL), hall="extreme"),
        "alone-everything",
        gets_on_with_it,
    ),
    "alone-any-load": (Setup(seats=1, hall="hard"), "alone-loads 3", gets_on_with_it),
    "two": (Setup(), "two", gets_on_with_it),
    "two-burnt": (Setup(), "two-burnt 0", gets_on_with_it),
    "two-prices": (Setup(), "two-prices 29", gets_on_with_it),
    "two-drills": (TRACKS, "two-tracks 104", studies_travel),
    "two-wormhole": (TRACKS, "two-tracks 4", studies_travel),
    "three-everything": (
        Setup(seats=3, variants=tuple(ALL), hints=WITH_HINTS, leader_board="2A"),
        "three-everything",
        gets_on_with_it,
    ),
    "four": (
        Setup(seats=4, variants=("families", "multi-resource-deposits")),
        "four",
        gets_on_with_it,
    ),
}
"""The set-up, which of many games was the telling one, and how it was played."""


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for name, (setup, seed, choose) in GAMES.items():
        file = FIXTURES / f"{name}.json"
        if not file.exists():
            play = play_out(GAME, setup, seed, choose)
            file.write_bytes(encode(record(GAME, play.log)) + b"\n")


if __name__ == "__main__":
    main()
