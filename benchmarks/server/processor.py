"""A process's processor time, by thread, as the system counts it. Other work on the machine changes it less
than it changes waiting times."""

from __future__ import annotations

from pathlib import Path


def by_thread(process: int) -> dict[int, float]:
    """Seconds on a processor; none if the system does not tell."""
    return {int(task.name): _seconds(task) for task in Path(f"/proc/{process}/task").glob("*")}


def seconds_of(process: int) -> float:
    return sum(by_thread(process).values())


def child_of(process: int, command: str) -> int | None:
    """The child that runs this command."""
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        return next(
            (int(one) for one in children if command in Path(f"/proc/{one}/cmdline").read_text()), None
        )
    except OSError:
        return None


def _seconds(task: Path) -> float:
    try:
        return int((task / "schedstat").read_text().split()[0]) / 1e9
    except OSError:  # it has ended
        return 0.0
