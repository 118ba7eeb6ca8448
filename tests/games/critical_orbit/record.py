"""Records the games in `tests/fixtures/critical_orbit`: `python -m tests.games.critical_orbit.record`.

Only for new games: one that is there already must replay as it is, for ever.
"""

from __future__ import annotations

from pathlib import Path

from tests.games.critical_orbit.driver import asleep, knowing
from tests.games.critical_orbit.table import GAME, with_tile_star

from heliograph.games.critical_orbit.setup import Setup
from heliograph.kernel.codec import encode
from heliograph.kernel.testkit import play_out, record

FIXTURES = Path(__file__).parents[2] / "fixtures" / "critical_orbit"
OWN_START = ("L1", "T2", "T8", "R2", "B4", "L7")
ALONE = {"seats": 1, "houston": 0, "bengaluru": 0, "cologne": 0}
UNTIMED = {"clock": "untimed"}

GAMES: dict[str, tuple[Setup, int, int, int]] = {
    "four-easy-won": (Setup(difficulty="easy"), 100, 1, 0),
    "four-normal-won": (Setup(start=4), 97, 1, 0),
    "four-hard-won": (Setup(difficulty="hard", start=6), 97, 1, 0),
    "four-far-apart": (Setup(difficulty="hard", start=11), 90, 1, 0),
    "four-too-slow": (Setup(difficulty="easy", start=2), 95, 12, 0),
    "four-asleep": (Setup(start=7), 0, 1, 0),
    "four-with-pauses": (Setup(pauses=True, start=5), 85, 2, 0),
    "four-out-of-turns": (Setup(**UNTIMED, turns=7, difficulty="easy", start=8), 80, 1, 0),  # type: ignore[arg-type]
    "four-own-start": (Setup(start=0, own_start=OWN_START, **UNTIMED), 95, 1, 0),  # type: ignore[arg-type]
    "three-other-chairs": (
        Setup(seats=3, mercury=2, houston=0, bengaluru=None, cologne=1, pauses=True, start=3),
        92,
        1,
        0,
    ),
    "three-two-jobs": (Setup(seats=3, houston=1, bengaluru=2, cologne=2, start=9), 92, 1, 0),
    "two-and-the-deck": (
        Setup(seats=2, houston=None, bengaluru=1, cologne=None, difficulty="easy", **UNTIMED, turns=20),  # type: ignore[arg-type]
        92,
        1,
        0,
    ),
    "two-and-a-deck-that-runs-out": (
        Setup(seats=2, houston=1, bengaluru=None, cologne=None, **UNTIMED, turns=40, difficulty="hard"),  # type: ignore[arg-type]
        8,
        1,
        0,
    ),
    "alone-half-an-hour": (Setup(**ALONE, minutes=30, start=10), 92, 1, 0),  # type: ignore[arg-type]
    "alone-with-the-deck": (
        Setup(seats=1, houston=None, bengaluru=None, cologne=None, **UNTIMED, start=12),  # type: ignore[arg-type]
        92,
        1,
        0,
    ),
    "three-decks-and-open-tiles": (
        Setup(
            seats=1,
            houston=None,
            bengaluru=None,
            cologne=None,
            difficulty="hard",
            clock="untimed",
            turns=24,
            start=3,
        ),
        70,
        1,
        0,
    ),
    "a-star-of-ones-own": (Setup(**UNTIMED, start=2), 92, 1, 0),  # type: ignore[arg-type]
}
"""How often they act like an AI seat, in percent; seconds for a step; and which of many seeds was used."""
OTHER_BOXES = {"a-star-of-ones-own": with_tile_star("L1", "houston")}


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for name, (setup, percent, seconds, number) in GAMES.items():
        file, game = FIXTURES / f"{name}.json", OTHER_BOXES.get(name, GAME)
        if not file.exists():
            choose = knowing(percent) if percent else asleep
            play = play_out(game, setup, f"{name} {number}", choose, step_ms=1000 * seconds)
            file.write_bytes(encode(record(game, play.log)) + b"\n")


if __name__ == "__main__":
    main()
