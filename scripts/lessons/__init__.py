"""Lessons of the client's tutorials, recorded from the rules: a lesson cannot teach anything else."""

from pathlib import Path

from scripts.lessons import contact, critical_orbit, interstellar, space_puzzle

ROOT = Path(__file__).parents[2]


def recorded() -> dict[Path, str]:
    """Every file of every game, as the rules play it now."""
    games = (contact, space_puzzle, critical_orbit, interstellar)
    return {path: text for game in games for path, text in game.recorded().items()}
