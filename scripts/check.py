"""Run every check of the project and say how long each stage took: `python -m scripts.check`.

Without arguments all stages run; name some to run only those. `--quick` is for daily work: every stage but
the browser, and of the Python tests those of what has changed, without whole games.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

from scripts.changed_tests import tests_of_what_changed

ROOT = Path(__file__).parent.parent
VENV = ROOT / ".venv" / "bin"
WITH_NODE = str(ROOT / "scripts" / "with_node.sh")
PYTEST = str(VENV / "pytest")
QUICK = "--quick"

Command = list[str]

TESTS: dict[str, Command] = {
    "browser tests": ["-o", "cache_dir=.pytest_cache/browser", "tests/browser"],
    "engine tests": ["-o", "cache_dir=.pytest_cache/engines", "tests/engines"],
    "server tests": ["-o", "cache_dir=.pytest_cache/server", "tests/server"],
    "python tests": ["--ignore=tests/browser", "--ignore=tests/engines", "--ignore=tests/server"],
}
"""These stages remember by themselves what has failed."""
ALONE: dict[str, Command] = {
    name: [PYTEST, "-q", "-n", "0", "--last-failed", *chosen] for name, chosen in TESTS.items()
}
"""Tests that fail in the parallel run are run once more alone, because many wait for real time. A test that
fails only in parallel is reported, and does not fail the stage."""


def _tests(name: str, workers: int) -> Command:
    return [PYTEST, "-q", "-n", str(workers), "--dist", "worksteal", *TESTS[name]]


def _aside(*command: str) -> Command:
    """Runs at low priority, on the processor time that is left."""
    return ["nice", "-n", "10", *command]


LANES: tuple[dict[str, Command], ...] = (
    {
        "chromium": [str(VENV / "python"), "scripts/chromium.py"],
        "browser tests": _tests("browser tests", workers=3),
    },
    {
        "client lint": [WITH_NODE, "npm", "run", "--silent", "lint"],
        "client types": [WITH_NODE, "npm", "run", "--silent", "check"],
        "client format": [WITH_NODE, "npm", "run", "--silent", "format"],
        "client unused": [WITH_NODE, "npm", "run", "--silent", "unused"],
        "client tests": [WITH_NODE, "npm", "run", "--silent", "test"],
        "engines": [str(VENV / "python"), "scripts/engines.py"],
        "engine tests": _tests("engine tests", workers=0),
        "server tests": _tests("server tests", workers=2),
    },
    {
        "lint": _aside(str(VENV / "ruff"), "check"),
        "format": _aside(str(VENV / "ruff"), "format", "--check"),
        "layers": _aside(str(VENV / "lint-imports")),
        "shared types": _aside(str(VENV / "python"), "scripts/generate_types.py", "--check"),
        "types": _aside(str(VENV / "mypy")),
        "python tests": _aside(*_tests("python tests", workers=2)),
    },
)
"""Lanes run in parallel, the stages of each one after the other. Tests of browsers and of servers wait half
of the time, for screens, clocks and each other; the last lane only computes, fills every gap, and has both
cores to itself when the others are done."""
STAGES = {name: command for lane in LANES for name, command in lane.items()}
NOT_QUICK = {*LANES[0], "engines", "engine tests", "server tests"}
STILL_RUNNING_SECONDS = 30
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""A hundred Python processes read the same modules: each is compiled only once."""


class Result(NamedTuple):
    name: str
    seconds: float
    processor: float
    """Seconds of processor time: stages run in parallel, so this is a stage's true cost."""
    passed: bool


class Ran(NamedTuple):
    passed: bool
    output: str
    processor: float


def main() -> int:
    """Run all stages, even after one has failed, and sum up."""
    stages = _wanted(sys.argv[1:])
    if stages is None:
        return 2
    began = time.monotonic()
    lanes = [{name: stages[name] for name in lane if name in stages} for lane in LANES]
    results = list(_side_by_side(lanes))
    print(f"\n{'stage':<16}{'seconds':>8}{'processor':>11}")
    for name, seconds, processor, passed in results:
        print(f"{name:<16}{seconds:>8.1f}{processor:>11.1f}  {'ok' if passed else 'FAILED'}")
    processor = sum(result.processor for result in results)
    print(f"{'all':<16}{time.monotonic() - began:>8.1f}{processor:>11.1f}")
    return 0 if all(result.passed for result in results) else 1


def _wanted(arguments: list[str]) -> dict[str, Command] | None:
    if arguments == [QUICK]:
        changed = [PYTEST, "-q", "-n", "2", "--dist", "worksteal", QUICK, *tests_of_what_changed(ROOT)]
        stages = {name: STAGES[name] for name in STAGES if name not in NOT_QUICK}
        return stages | {"python tests": changed}
    if unknown := [name for name in arguments if name not in STAGES]:
        print(f"no such stage: {', '.join(unknown)}; there are: {', '.join(STAGES)}")
        return None
    return {name: STAGES[name] for name in arguments or STAGES}


def _side_by_side(lanes: list[dict[str, Command]]) -> Iterator[Result]:
    """A stage's output is printed at its end."""
    done: SimpleQueue[tuple[Result, str]] = SimpleQueue()
    running: dict[str, float] = {}

    def run(lane: dict[str, Command]) -> None:
        for name, command in lane.items():
            running[name] = time.monotonic()
            done.put(_captured(name, command))

    with ThreadPoolExecutor(len(lanes)) as pool:
        for lane in lanes:
            pool.submit(run, lane)
        left = sum(map(len, lanes))
        while left:
            try:
                result, output = done.get(timeout=STILL_RUNNING_SECONDS)
            except Empty:
                _tell_what_runs(running)
                continue
            left -= 1
            del running[result.name]
            _announce(result.name)
            print(output, end="")
            yield _told(result)


def _tell_what_runs(running: dict[str, float]) -> None:
    now = time.monotonic()
    print(
        "... " + ", ".join(f"{name} for {now - began:.0f} s" for name, began in running.items()), flush=True
    )


def _captured(name: str, command: Command) -> tuple[Result, str]:
    began = time.monotonic()
    passed, output, processor = _run(command)
    if not passed and name in ALONE:
        passed, again, more = _run(ALONE[name])
        output += f"\n-- {name}: what failed beside others, alone --\n{again}"
        processor += more
    return Result(name, time.monotonic() - began, processor, passed), output


def _run(command: Command) -> Ran:
    with subprocess.Popen(
        command, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as running:
        assert running.stdout
        output = running.stdout.read()
        _, status, used = os.wait4(running.pid, 0)
        running.returncode = os.waitstatus_to_exitcode(status)
    return Ran(running.returncode == 0, output, used.ru_utime + used.ru_stime)


def _announce(name: str) -> None:
    print(f"\n== {name} ==", flush=True)


def _told(result: Result) -> Result:
    outcome = "ok" if result.passed else "FAILED"
    print(f"== {result.name}: {outcome} in {result.seconds:.1f} s ==", flush=True)
    return result


if __name__ == "__main__":
    sys.exit(main())
