"""The Python tests that belong to what has changed since the branch left main."""

import subprocess
from collections.abc import Iterable
from pathlib import Path

WHERE_ALL_STAND = ("tests/kernel",)
"""Tests of the foundations: run if no changed file has tests of its own."""
ROOMS_BY_GAME = ("games", "players", "review", "arena", "fixtures")


def tests_of_what_changed(root: Path) -> list[str]:
    """Folders and files for pytest."""
    found = {test for name in changed_files(root) for test in where_tested(Path(name), root)}
    return sorted(found or {*WHERE_ALL_STAND, *_of_no_room(root)})


def changed_files(root: Path) -> set[str]:
    """Committed since main, not yet committed, and new."""
    base = _git(root, "merge-base", "HEAD", "main") or ["HEAD"]
    return {
        *_git(root, "diff", "--name-only", base[0]),
        *_git(root, "ls-files", "--others", "--exclude-standard"),
    }


def where_tested(changed: Path, root: Path) -> Iterable[str]:
    """A file belongs to the tests in the folder of the same name: a game's to that game's."""
    match changed.parts:
        case ("tests", "browser" | "engines", *_) | ("web", *_):
            return []
        case ("tests", *_) if changed.name.startswith("test_") and (root / changed).is_file():
            return [str(changed)]
        case ("src", "heliograph", room, game, *rest) if room in ROOMS_BY_GAME and rest:
            return _of_game(game, root)
        case ("tests", room, game, *rest) if room in ROOMS_BY_GAME and rest:
            return _of_game(game, root)
        case ("src", "heliograph", room, _, *_) | ("tests", room, _, *_):
            return [f"tests/{room}"] if (root / "tests" / room).is_dir() else _of_no_room(root)
        case ("docs", *_) | ("mkdocs.yml",):
            return ["tests/docs"]
        case ("benchmarks", *_):
            return []
        case _:
            return _of_no_room(root)


def _of_game(game: str, root: Path) -> list[str]:
    rooms = (root / "tests" / room / game for room in ROOMS_BY_GAME if room != "fixtures")
    return [str(room.relative_to(root)) for room in rooms if room.is_dir()]


def _of_no_room(root: Path) -> list[str]:
    """Tests of the project as a whole, such as its words."""
    return [str(test.relative_to(root)) for test in (root / "tests").glob("test_*.py")]


def _git(root: Path, *arguments: str) -> list[str]:
    asked = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    return asked.stdout.splitlines() if asked.returncode == 0 else []
