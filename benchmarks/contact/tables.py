"""How hard Contact's tables are for pairs of AI seats that play like people, by how the planets lie.

`python -m benchmarks.contact.tables` measures and writes the set-up form's figures.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from heliograph.arena import run
from heliograph.games.contact.setup import TABLES

LEVEL = 2
GAMES = 400
SHOWN = Path(__file__).parents[2] / "web" / "src" / "games" / "contact" / "setup" / "measured.json"


def measure(quick: bool, games: int | None = None) -> dict[str, Any]:
    """The same seeds for every kind of table."""
    count = games or (6 if quick else GAMES)
    return {table: _row(table, count) for table in TABLES}


def _row(table: str, games: int) -> dict[str, float]:
    settings = {"level": str(LEVEL), "table": table}
    found = run("contact", ["human", "human"], games, "tables", settings)
    print(f"{table}: {found['first_guess_accuracy']:.3f}", file=sys.stderr, flush=True)
    return {
        "games": games,
        "first guesses right %": 100 * found["first_guess_accuracy"],
        "won %": 100 * found["missions_won"],
        "score": found["score_mean"],
    }


def write_what_the_form_shows() -> None:
    rows = measure(quick=False)
    right = {table: round(row["first guesses right %"]) for table, row in rows.items()}
    SHOWN.write_text(json.dumps({"level": LEVEL, "right": right}, indent=2) + "\n")


if __name__ == "__main__":
    write_what_the_form_shows()
