"""Records the games in `tests/fixtures/space_puzzle`: `python -m tests.games.space_puzzle.record`.

Only for new games: one that is there already must replay as it is, for ever.
"""

from __future__ import annotations

from pathlib import Path

from tests.games.space_puzzle.driver import knowing
from tests.games.space_puzzle.table import GAME

from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.setup import Setup
from heliograph.kernel.codec import encode
from heliograph.kernel.testkit import play_out, record

FIXTURES = Path(__file__).parents[2] / "fixtures" / "space_puzzle"

OWN = Scenario(
    name="Наш корабель",
    tokens=("C", "K", "R", "OK", "QU"),
    per_round=4,
    actions=3,
    rounds=7,
    dice=True,
    special_rooms=4,
    rules=("SR-COOL", "SR-TRAP", "SR-STEP"),
)

GAMES: dict[str, tuple[Setup, int, int]] = {
    "lesson-declared": (Setup(seats=2, scenario="S01"), 90, 29),
    "only-keys": (Setup(seats=2, scenario="S02", first_ai=1), 70, 0),
    "hourglass-lost": (Setup(seats=3, scenario="S03", first_ai=1), 15, 0),
    "hourglass-won": (Setup(seats=2, scenario="S05", message_log=True), 60, 181),
    "dice-won": (Setup(seats=4, scenario="S04", deck="endless"), 80, 59),
    "lethal-traps": (Setup(seats=3, scenario="S19", crisis=True), 20, 28),
    "drift": (Setup(seats=2, scenario="S26", first_ai=1, strict_map=True), 70, 38),
    "roles": (Setup(seats=5, scenario="S22", first_ai=4), 70, 6),
    "heap": (Setup(seats=3, scenario="S21"), 70, 7),
    "line": (Setup(seats=2, scenario="S12", deaf_ai=True), 70, 1),
    "cooling": (Setup(seats=3, scenario="S13"), 70, 32),
    "jammed": (Setup(seats=2, scenario="S14"), 70, 56),
    "steps": (Setup(seats=2, scenario="S15"), 80, 259),
    "flipped": (Setup(seats=3, scenario="S16", first_ai=2), 70, 6),
    "noise": (Setup(seats=3, scenario="S23", message_log=True), 60, 1),
    "fading": (Setup(seats=3, scenario="S20"), 25, 1),
    "blind": (Setup(seats=3, scenario="S25"), 70, 20),
    "crisis": (Setup(seats=3, scenario="S28"), 75, 149),
    "ladder": (Setup(seats=3, scenario="S05", session="ladder"), 75, 109),
    "own-scenario": (Setup(seats=3, own=OWN), 60, 1),
    "other-side": (Setup(seats=3, scenario="S03"), 80, 5),
    "roles-without-dice": (Setup(seats=5, scenario="S22", first_ai=4), 70, 22),
    "shuffled-heap": (Setup(seats=3, scenario="S21"), 70, 0),
    "exact-traps": (Setup(seats=3, scenario="S09", crisis=True), 50, 13),
    "locks-and-lifts": (Setup(seats=3, scenario="S50"), 80, 1),
}
"""How often they play correctly, in percent, and which of many seeds was used."""


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for name, (setup, percent, number) in GAMES.items():
        file = FIXTURES / f"{name}.json"
        if not file.exists():
            play = play_out(GAME, setup, f"{name} {number}", knowing(percent, scenarios=3))
            file.write_bytes(encode(record(GAME, play.log)) + b"\n")


if __name__ == "__main__":
    main()
