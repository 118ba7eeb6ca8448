"""Tournaments that are kept in a file, stopped, gone on with, and played elsewhere."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from scripts.lessons import ROOT

from heliograph.arena import ArenaError, run
from heliograph.arena.intervals import intervals
from heliograph.arena.running.local import locally
from heliograph.arena.running.on_ray import LOCAL, on_ray
from heliograph.arena.tournament import Keeping

GAMES = 4
NUMBERS = range(12)
PROCESSES = Path("/proc")


def played(keeping: Keeping | None = None, games: int = GAMES, **options: Any) -> dict[str, Any]:
    figures = run("contact", ["quick"], games, 7, {"level": "1"}, workers=1, keeping=keeping, **options)
    return {name: value for name, value in figures.items() if not name.startswith("ms_")}


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path, name: str) -> None:
    path, after = tmp_path / name, iter((None, None))

    def stop_at_the_third() -> None:
        if next(after, KeyboardInterrupt) is KeyboardInterrupt:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(Keeping(path), after_each=stop_at_the_third)
    counted: list[None] = []
    assert played(Keeping(path, resume=True), after_each=lambda: counted.append(None)) == played()
    assert len(counted) == GAMES
    assert played(Keeping(path, resume=True)) == played(), "all are there, none is played again"
    assert [file.name for file in tmp_path.iterdir()] == [name]


@pytest.mark.usefixtures("in_this_process")
@pytest.mark.parametrize("name", ["rivals.jsonl", "rivals.parquet"])
def test_rivals_are_kept_by_their_places(tmp_path: Path, name: str) -> None:
    def rivals(**options: Any) -> dict[str, Any]:
        figures = run("interstellar", ["random", "random"], 1, 7, {}, workers=1, **options)
        return {name: value for name, value in figures.items() if "ms" not in name}

    played = rivals(keeping=Keeping(tmp_path / name))
    assert rivals(keeping=Keeping(tmp_path / name, resume=True)) == played


@pytest.mark.usefixtures("in_this_process")
def test_a_torn_last_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played(Keeping(path))
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])
    assert played(Keeping(path, resume=True)) == played()
    assert path.read_bytes().count(b"\n") == GAMES


@pytest.mark.usefixtures("in_this_process")
def test_other_tournaments_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played(Keeping(path))
    with pytest.raises(ArenaError, match="--resume"):
        played(Keeping(path))
    with pytest.raises(ArenaError, match="another tournament: seed"):
        run("contact", ["quick"], 2, 8, {"level": "1"}, 1, keeping=Keeping(path, resume=True))
    path.write_text("no games\n")
    with pytest.raises(ArenaError, match="no file of the arena"):
        played(Keeping(path, resume=True))


def test_intervals_are_those_of_games_drawn_again() -> None:
    def share(games: Any) -> dict[str, Any]:
        return {"won": sum(games) / len(games), "ms_each": 3.0}

    found = intervals(share, [0, 1] * 50)
    low, high = found["won"]
    assert set(found) == {"won"}
    assert 0.38 <= low < 0.45
    assert 0.55 < high <= 0.62


class DiesOnce:
    """Of one of the numbers its process dies, the first time."""

    def __init__(self, folder: Path) -> None:
        self._mark = folder / "has died"

    def __call__(self, number: int) -> int:
        if number == 5 and not self._mark.exists():
            self._mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number


def test_a_lost_process_loses_and_doubles_nothing(tmp_path: Path) -> None:
    done = list(locally(2)(DiesOnce(tmp_path), NUMBERS))
    assert sorted(done) == [(number, number * number) for number in NUMBERS]


@pytest.mark.skipif(not PROCESSES.exists(), reason="this system does not list its processes in a folder")
def test_an_arena_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    code = "from tests.arena.test_keeping import say_and_sleep\n"
    code += "from heliograph.arena.running.local import spread\n"
    code += f"if __name__ == '__main__': spread(say_and_sleep, [{str(tmp_path)!r}] * 2, workers=2)"
    arena = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT)
    workers = [int(path.name) for path in waited_for(lambda: list(tmp_path.iterdir()), 2)]
    arena.kill()
    arena.wait()
    waited_for(lambda: [pid for pid in workers if not is_running(pid)], 2)


def say_and_sleep(folder: str) -> None:
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(60)


def waited_for(look: Callable[[], list[Any]], count: int) -> list[Any]:
    for _ in range(300):
        if len(found := look()) == count:
            return found
        time.sleep(0.1)
    pytest.fail(f"{count} were waited for, {len(found)} came")


def is_running(pid: int) -> bool:
    """Nobody may have looked after one that has ended, so that it is still listed, as a zombie."""
    try:
        return "(zombie)" not in (PROCESSES / str(pid) / "status").read_text()
    except FileNotFoundError:
        return False


def test_ray_plays_the_same_and_survives_a_worker(tmp_path: Path) -> None:
    counted = on_ray(LOCAL, 2)(DiesOnce(tmp_path), NUMBERS)
    done = [next(counted)]
    assert played(runner=on_ray(LOCAL, 2)) == played(), "in the same cluster: each takes seconds to start"
    done += counted
    assert sorted(done) == [(number, number * number) for number in NUMBERS]
    assert (tmp_path / "has died").exists()
