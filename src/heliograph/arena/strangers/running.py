"""All encounters of some players, resumable like any tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from heliograph.arena.guests import PATIENCE_S, check_guest, is_guest, together
from heliograph.arena.running import Job, Row, Runner
from heliograph.arena.settings import ArenaError
from heliograph.arena.strangers.partners import strangers
from heliograph.arena.strangers.record import Episodes, Group
from heliograph.arena.strangers.result import NO_LEARNER, Plan, Result, result_of
from heliograph.arena.strangers.tasks import BOUNDS, BY_ID, HOUSE, IDEAL, LEARNER, TASKS, Task, playing
from heliograph.arena.tournament import Keeping, play_kept
from heliograph.players import strengths
from heliograph.players.strangers import VERSION

GROUPS: tuple[Group, ...] = ("itself", "public", "held-out")


def measure(
    players: Sequence[str],
    tasks: Sequence[str],
    plan: Plan,
    seed: str,
    runner: Runner,
    *,
    keeping: Keeping | None = None,
    patience_s: float = PATIENCE_S,
    total: Callable[[int], None] = lambda jobs: None,
    after_each: Callable[[], None] = lambda: None,
) -> Result:
    chosen = [_task(name) for name in tasks] or list(TASKS)
    _check(players, chosen)
    jobs = list(_jobs(players, chosen, plan, seed, patience_s))
    total(len(jobs))
    rows = play_kept(Episodes, jobs, runner, keeping, after_each)
    met: dict[tuple[str, str, Group], Episodes] = {}
    for row in rows:
        task, player, group = row.players
        met.setdefault((task, player, group), []).extend(row.record)  # type: ignore[arg-type]
    absent = {
        f"{player}: {task.id}": why for player in players for task in chosen if (why := absence(player, task))
    }
    return result_of(met, seed, plan, absent, together(row.guests for row in rows))


def absence(player: str, task: Task) -> str:
    """Why a player does not play a task; empty where it does."""
    if player == IDEAL:
        return "nobody knows the best response in this game" if task.best == "none" else ""
    if player == LEARNER:
        return "" if task.game == "contact" else NO_LEARNER
    if is_guest(player) or player in strengths(task.game):
        return ""
    return f"there is no player {player!r} in this game"


def _task(name: str) -> Task:
    if name not in BY_ID:
        raise ArenaError(f"unknown task {name!r}; known are {', '.join(BY_ID)}")
    return BY_ID[name]


def _check(players: Sequence[str], tasks: Sequence[Task]) -> None:
    for player in players:
        if is_guest(player):
            check_guest(player)
        elif player not in HOUSE and all(absence(player, task) for task in tasks):
            known = ", ".join(
                dict.fromkeys((*HOUSE, *(name for task in tasks for name in strengths(task.game))))
            )
            raise ArenaError(f"unknown player {player!r}; known are {known}, cmd:PROGRAM")


def _jobs(
    players: Sequence[str], tasks: Sequence[Task], plan: Plan, seed: str, patience_s: float
) -> Iterator[Job]:
    settings = {"held_out": str(plan.held_out), "public": str(plan.public)}
    for task in tasks:
        for player in players:
            if absence(player, task):
                continue
            for group in GROUPS:
                if group == "itself" and player in BOUNDS:
                    continue
                for table in range(plan.tables if group == "held-out" else plan.public_tables):
                    row = Row(
                        game="strangers",
                        rules=VERSION,
                        seed=seed,
                        settings=settings,
                        players=(task.id, player, group),
                        number=table,
                        record=None,
                    )
                    yield Job(row, partial(_meet, task.id, player, group, plan, table), patience_s)


def _meet(task_id: str, player: str, group: Group, plan: Plan, table: int, seed: str) -> Any:
    task = BY_ID[task_id]
    others = strangers(group, plan.held_out if group == "held-out" else plan.public)
    return playing(task).meet(task, player, group, others, table, seed)
