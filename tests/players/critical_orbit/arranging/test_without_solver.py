"""OR-Tools is an extra: with the wheel alone, Mercury plans by search."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import sys
sys.modules["ortools"] = None
from heliograph.arena.critical_orbit import prepare
record = prepare(["strong"], {"difficulty": "easy", "turns": "35"})("alone")
print(record.won)
"""


def test_a_strong_team_wins_without_the_solver() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"
