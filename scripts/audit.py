"""`make audit`: are there known vulnerabilities in our dependencies? Asks the registries, which may not
answer.

The exit status is 1 if one is known, 2 if a registry did not answer, and 0 if all is well.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PIP_AUDIT = Path(sys.executable).parent / "pip-audit"
LOCKS = ("requirements.lock", "requirements-dev.lock")


class NoAnswerError(Exception):
    """No answer, which does not mean that nothing is wrong."""


def main() -> int:
    known, silent = [], []
    for name, ask in (*((lock, lambda lock=lock: python_holes(lock)) for lock in LOCKS), ("npm", npm_holes)):
        try:
            holes = ask()
        except NoAnswerError as error:
            silent.append(name)
            print(f"{name}: NOT AUDITED, {error}")
            continue
        known += holes
        print(f"{name}: {len(holes) or 'no'} known holes", *holes, sep="\n  ")
    return 1 if known else 2 if silent else 0


def python_holes(lock: str) -> list[str]:
    command = [str(PIP_AUDIT), "-r", lock, "--require-hashes", "--disable-pip", "-f", "json"]
    found = _json_of([*command, "--progress-spinner", "off"])["dependencies"]
    skipped = [one["name"] for one in found if "skip_reason" in one]
    if skipped:
        raise NoAnswerError(f"the registry knows nothing of {len(skipped)} of {len(found)} packages")
    return [
        f"{one['name']} {one['version']}: {hole['id']}, mended in {', '.join(hole['fix_versions']) or 'none'}"
        for one in found
        for hole in one["vulns"]
    ]


def npm_holes() -> list[str]:
    told = _json_of(["scripts/with_node.sh", "npm", "audit", "--json"])
    if "vulnerabilities" not in told:
        raise NoAnswerError("the registry did not answer")
    return [f"{name}: {hole['severity']}" for name, hole in told["vulnerabilities"].items()]


def _json_of(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    try:
        told: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        reason = (done.stderr.strip().splitlines() or ["no answer"])[-1]
        raise NoAnswerError(reason) from None
    return told


if __name__ == "__main__":
    sys.exit(main())
