"""Run every check of the project, stage by stage, and say how long each took.

Without arguments all stages run; name some to run only those.
"""

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
VENV = ROOT / ".venv" / "bin"
WITH_NODE = str(ROOT / "scripts" / "with_node.sh")
PYTEST = str(VENV / "pytest")

STAGES: dict[str, list[str]] = {
    "lint": [str(VENV / "ruff"), "check"],
    "format": [str(VENV / "ruff"), "format", "--check"],
    "types": [str(VENV / "mypy")],
    "layers": [str(VENV / "lint-imports")],
    "shared types": [str(VENV / "python"), "scripts/generate_types.py", "--check"],
    "client format": [WITH_NODE, "npm", "run", "--silent", "format"],
    "client lint": [WITH_NODE, "npm", "run", "--silent", "lint"],
    "client unused": [WITH_NODE, "npm", "run", "--silent", "unused"],
    "client types": [WITH_NODE, "npm", "run", "--silent", "check"],
    "client tests": [WITH_NODE, "npm", "run", "--silent", "test"],
    "python tests": [PYTEST, "-q", "-n", "2", "--ignore=tests/browser"],
    "chromium": [str(VENV / "python"), "scripts/chromium.py"],
    "browser tests": [PYTEST, "-q", "-n", "4", "--dist", "worksteal", "tests/browser"],
}


def main() -> int:
    """Run the stages, all of them even after one failed, and sum up."""
    wanted = sys.argv[1:] or list(STAGES)
    if unknown := [name for name in wanted if name not in STAGES]:
        print(f"no such stage: {', '.join(unknown)}; there are: {', '.join(STAGES)}")
        return 2
    began = time.monotonic()
    results = {name: _run(name) for name in wanted}
    print(f"\n{'stage':<16}{'seconds':>8}")
    for name, (seconds, passed) in results.items():
        print(f"{name:<16}{seconds:>8.1f}  {'ok' if passed else 'FAILED'}")
    print(f"{'all':<16}{time.monotonic() - began:>8.1f}")
    return 0 if all(passed for _, passed in results.values()) else 1


def _run(name: str) -> tuple[float, bool]:
    print(f"\n== {name} ==", flush=True)
    began = time.monotonic()
    passed = subprocess.run(STAGES[name], cwd=ROOT).returncode == 0
    seconds = time.monotonic() - began
    print(f"== {name}: {'ok' if passed else 'FAILED'} in {seconds:.1f} s ==", flush=True)
    return seconds, passed


if __name__ == "__main__":
    sys.exit(main())
