"""Lessons of the client's tutorials, recorded from the rules, so that a lesson cannot contradict them."""

from pathlib import Path

from scripts.lessons import contact, critical_orbit, interstellar, space_puzzle

ROOT = Path(__file__).parents[2]


def recorded() -> dict[Path, str]:
    """All files of all games, as today's rules play them."""
    games = (contact, space_puzzle, critical_orbit, interstellar)
    return {path: text for game in games for path, text in game.recorded().items()}
