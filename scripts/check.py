"""Run every check of the project and say how long each stage took: `python -m scripts.check`.

Without arguments all stages run; name some to run only those. `--quick` is the daily loop: every stage
but the browser, and of the Python tests those of what has changed, without whole games.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

from scripts.changed_tests import tests_of_what_changed

ROOT = Path(__file__).parent.parent
VENV = ROOT / ".venv" / "bin"
WITH_NODE = str(ROOT / "scripts" / "with_node.sh")
PYTEST = str(VENV / "pytest")
CORES = os.cpu_count() or 2
QUICK = "--quick"

Command = list[str]

SIDE_BY_SIDE: dict[str, Command] = {
    "types": [str(VENV / "mypy")],
    "client types": [WITH_NODE, "npm", "run", "--silent", "check"],
    "client lint": [WITH_NODE, "npm", "run", "--silent", "lint"],
    "client format": [WITH_NODE, "npm", "run", "--silent", "format"],
    "client unused": [WITH_NODE, "npm", "run", "--silent", "unused"],
    "chromium": [str(VENV / "python"), "scripts/chromium.py"],
    "layers": [str(VENV / "lint-imports")],
    "shared types": [str(VENV / "python"), "scripts/generate_types.py", "--check"],
    "lint": [str(VENV / "ruff"), "check"],
    "format": [str(VENV / "ruff"), "format", "--check"],
}
"""Each keeps one core busy; the longest come first, and what a stage has to say is printed at its end."""

ONE_BY_ONE: dict[str, Command] = {
    "client tests": [WITH_NODE, "npm", "run", "--silent", "test"],
    "python tests": [PYTEST, "-q", "-n", "2", "--dist", "worksteal", "--ignore=tests/browser"],
    "browser tests": [PYTEST, "-q", "-n", "4", "--dist", "worksteal", "tests/browser"],
}
"""Each keeps all cores busy."""

STAGES = SIDE_BY_SIDE | ONE_BY_ONE
ONLY_FOR_THE_BROWSER = ("chromium", "browser tests")


class Result(NamedTuple):
    name: str
    seconds: float
    passed: bool


def main() -> int:
    """Run the stages, all of them even after one failed, and sum up."""
    stages = _wanted(sys.argv[1:])
    if stages is None:
        return 2
    began = time.monotonic()
    results = [
        *_side_by_side({name: stages[name] for name in stages if name in SIDE_BY_SIDE}),
        *(_alone(name, command) for name, command in stages.items() if name in ONE_BY_ONE),
    ]
    print(f"\n{'stage':<16}{'seconds':>8}")
    for name, seconds, passed in results:
        print(f"{name:<16}{seconds:>8.1f}  {'ok' if passed else 'FAILED'}")
    print(f"{'all':<16}{time.monotonic() - began:>8.1f}")
    return 0 if all(result.passed for result in results) else 1


def _wanted(arguments: list[str]) -> dict[str, Command] | None:
    if arguments == [QUICK]:
        python_tests = [*STAGES["python tests"], QUICK, *tests_of_what_changed(ROOT)]
        stages = STAGES | {"python tests": python_tests}
        return {name: stages[name] for name in stages if name not in ONLY_FOR_THE_BROWSER}
    if unknown := [name for name in arguments if name not in STAGES]:
        print(f"no such stage: {', '.join(unknown)}; there are: {', '.join(STAGES)}")
        return None
    return {name: STAGES[name] for name in arguments or STAGES}


def _side_by_side(stages: dict[str, Command]) -> Iterator[Result]:
    with ThreadPoolExecutor(CORES) as pool:
        running = [pool.submit(_captured, name, command) for name, command in stages.items()]
        for done in as_completed(running):
            result, output = done.result()
            _announce(result.name)
            print(output, end="")
            yield _told(result)


def _captured(name: str, command: Command) -> tuple[Result, str]:
    began = time.monotonic()
    ran = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return Result(name, time.monotonic() - began, ran.returncode == 0), ran.stdout


def _alone(name: str, command: Command) -> Result:
    _announce(name)
    began = time.monotonic()
    passed = subprocess.run(command, cwd=ROOT).returncode == 0
    return _told(Result(name, time.monotonic() - began, passed))


def _announce(name: str) -> None:
    print(f"\n== {name} ==", flush=True)


def _told(result: Result) -> Result:
    outcome = "ok" if result.passed else "FAILED"
    print(f"== {result.name}: {outcome} in {result.seconds:.1f} s ==", flush=True)
    return result


if __name__ == "__main__":
    sys.exit(main())
