"""Records the games in `tests/fixtures/contact`: `python -m tests.games.contact.record`.

Only for new games: one that is there already must replay as it is, for ever.
"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from tests.games.contact.driver import knowing
from tests.games.contact.table import GAME

from heliograph.games.contact.setup import Setup
from heliograph.kernel.codec import encode
from heliograph.kernel.testkit import play_out, record

FIXTURES = Path(__file__).parents[2] / "fixtures" / "contact"

PRACTICE = Setup(seats=4, route="guided", practice=True)

GAMES: dict[str, tuple[Setup, int, int]] = {
    "base-2-won": (Setup(level=2), 100, 0),
    "base-2-lost": (Setup(level=2, seats=3), 20, 0),
    "base-6-won": (replace(PRACTICE, level=6), 80, 2),
    "base-6-lost": (Setup(level=6, seats=5, impossible_guesses="block", equal_pauses=True), 40, 0),
    "base-1-guided-family": (Setup(level=1, seats=3, route="guided", family=True, first_source=2), 85, 0),
    "professional-free-won": (Setup(mode="professional", seats=3), 80, 8),
    "professional-free-lost": (Setup(mode="professional", seats=5), 30, 0),
    "professional-guided-won": (Setup(mode="professional", route="guided"), 85, 11),
    "professional-practice-won": (replace(PRACTICE, mode="professional"), 74, 20),
    "professional-guided-lost": (Setup(mode="professional", seats=4, route="guided"), 30, 0),
    "base-4-by-ear": (Setup(level=4, seats=3, practice=True), 80, 0),
    "professional-strict": (Setup(mode="professional", seats=3), 70, 7),
    "professional-kind": (
        Setup(mode="professional", seats=4, fifty_fifty="card", written_record=True),
        62,
        6,
    ),
    "base-3-any-table": (Setup(level=3, table="any"), 85, 0),
    "professional-arms": (Setup(mode="professional", seats=3, table="arms"), 80, 0),
}
"""How often the Crew knows the target, in percent, and which of many seeds was used."""


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for name, (setup, percent, number) in GAMES.items():
        file = FIXTURES / f"{name}.json"
        if not file.exists():
            play = play_out(GAME, setup, f"{name} {number}", knowing(percent))
            file.write_bytes(encode(record(GAME, play.log)) + b"\n")


if __name__ == "__main__":
    main()
