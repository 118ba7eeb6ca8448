"""The report: a page in Markdown with its pictures beside it, and a short table for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from rich.box import SIMPLE
from rich.table import Table

from heliograph.arena.crossplay.picture import draw as draw_matrix
from heliograph.arena.strangers.curves import draw as draw_curves
from heliograph.arena.strangers.definitions import DEFINITIONS, INTRODUCTION, RUNNING, UNITS
from heliograph.arena.strangers.result import LATE, Figure, Result, Row
from heliograph.arena.strangers.tasks import ROUNDS, TASKS, Task
from heliograph.players.strangers import ROLES, Role

REPORT = "report.md"
WANTED: Mapping[str, tuple[str, float]] = {
    "share_of_best": ("at least 90 % of the best response", 0.90),
    "worst_share": ("with the worst stranger at least 75 %", 0.75),
    "behind_learner": (f"at most 3 points behind `ideal-learner` from round {LATE} on", 0.03),
    "late_regret": (f"at most 3 points behind `ideal` from round {LATE} on", 0.03),
}
_SCORES = (
    "iqm", "cross_play", "self_play", "gap", "public", "worst_cell",
    "share_of_best", "worst_share", "regret", "late_regret", "behind_learner",
)  # fmt: skip
_CHARACTER = (
    "no message", "no history", "real, where re-paired", "re-paired", "specificity",
    "gain_over_literal", "equivariance_gap", "brier", "diversity",
)  # fmt: skip


def write_report(result: Result, folder: Path, name: str = REPORT, pictures: str = "") -> Path:
    """Pictures lie in a folder of that name beside the page, or directly beside it."""
    beside = folder / pictures
    beside.mkdir(parents=True, exist_ok=True)
    for task in _played(result):
        for file, picture in pictures_of(result, task).items():
            (beside / file).write_text(picture, encoding="utf-8")
    page = folder / name
    page.write_text(page_of(result, f"{pictures}/" if pictures else ""), encoding="utf-8")
    return page


def page_of(result: Result, pictures: str = "") -> str:
    return "\n".join(_page(result, pictures)) + "\n"


def _page(result: Result, pictures: str) -> Iterator[str]:
    plan = result.plan
    yield f"# Strangers, version {result.version}\n"
    yield INTRODUCTION
    yield (
        f"\nIn these figures: {plan.held_out} held-out strangers (tables with each: {plan.tables}), "
        f"{plan.public} public ones (tables: {plan.public_tables}); seed `{result.seed}`. All but Brier and "
        "diversity is in percent or points of it; — stands where there is no number, and below is said why.\n"
    )
    yield from _wanted(result)
    for task in _played(result):
        yield from _section(result, task, pictures)
    yield "\n## What the figures are\n"
    for name, sentence in DEFINITIONS.items():
        yield f"- **{_head(name)}**: {sentence}"
    yield "\n## Run it yourself\n"
    yield RUNNING
    if result.guests:
        yield "\n## Guests\n"
        for name, one in result.guests.items():
            lost = ", ".join(f"{count} {why}" for why, count in one.forfeits.items()) or "none"
            yield f"- `{name}` was asked {one.asked} times; forfeited: {lost}. {one.example}".rstrip()
    if result.absent:
        yield "\n## Who did not play\n"
        for who, why in result.absent.items():
            yield f"- {who}: {why}"


def _wanted(result: Result) -> Iterator[str]:
    strong = [row for row in result.rows if row.player == "strong"]
    if not strong:
        return
    yield "## What `strong` was to reach\n"
    yield "| task | role | " + " | ".join(sentence for sentence, _ in WANTED.values()) + " |"
    yield "|---" * (2 + len(WANTED)) + "|"
    for row in strong:
        task = next(task for task in TASKS if task.id == row.task)
        cells = [verdict(name, row.figures[name], limit) for name, (_, limit) in WANTED.items()]
        yield f"| {task.title} | {task.roles[ROLES.index(row.role)]} | {' | '.join(cells)} |"
    yield (
        "\n`ideal` knows its partner from the start, which no learner can. As a Source and in AI Space "
        "Puzzle it is not exact, and can be beaten. Neither bound plays helper cards, as `strong` does in "
        "the professional game, and three hundred people stand for all in `ideal-learner`. The worst of "
        f"{result.plan.held_out} strangers is the lowest of as many small samples: it looks worse than "
        "anybody is, the more so the fewer tables.\n"
    )


def verdict(name: str, figure: Figure, limit: float) -> str:
    if figure.value is None:
        return "no bound"

    def reaches(value: float) -> bool:
        return value <= limit if UNITS.get(name) == "points" else value >= limit

    told, reached = shown(name, figure), reaches(figure.value)
    if reaches(round(100 * figure.value) / 100) != reached:  # a narrow miss must not be rounded to the limit
        told = f"{100 * figure.value:{'+' if UNITS.get(name) == 'points' else ''}.1f}"
    return f"{told}: {'reached' if reached else '**missed**'}"


def _section(result: Result, task: Task, pictures: str) -> Iterator[str]:
    rows = [row for row in result.rows if row.task == task.id]
    yield f"\n## {task.title}\n"
    yield f"A score is the share of {task.counts}. Speaker: {task.roles[0]}; listener: {task.roles[1]}.\n"
    for names in (_SCORES, _CHARACTER):
        yield "| player | as | " + " | ".join(_head(name) for name in names) + " |"
        yield "|---" * (2 + len(names)) + "|"
        for row in rows:
            cells = (shown(name, row.figures[name]) for name in names)
            yield f"| `{row.player}` | {task.roles[ROLES.index(row.role)]} | {' | '.join(cells)} |"
        yield ""
    yield f"![{task.title}: every player with every stranger]({pictures}{task.id}-cells.svg)\n"
    if any(len(row.by_round) > 1 for row in rows):
        yield f"![{task.title}: round by round]({pictures}{task.id}-rounds.svg)\n"
    yield from _reasons(rows)


def _reasons(rows: list[Row]) -> Iterator[str]:
    """The reasons why some numbers are missing."""
    why: dict[str, dict[str, None]] = {}
    for row in rows:
        for name, figure in row.figures.items():
            if figure.value is None:
                why.setdefault(figure.why, {})[_head(name)] = None
    for reason, names in why.items():
        yield f"- — for *{'*, *'.join(names)}*: {reason}."


def pictures_of(result: Result, task: Task) -> dict[str, str]:
    rows = [row for row in result.rows if row.task == task.id]
    cells = {
        _title(task, role): {
            row.player: {name.removeprefix("held-out "): 100 * share for name, share in row.cells.items()}
            for row in rows
            if row.role == role
        }
        for role in ROLES
    }
    found = {f"{task.id}-cells.svg": draw_matrix(cells, ("player", "with"))}
    if any(len(row.by_round) > 1 for row in rows):
        curves = {
            _title(task, role): {
                row.player: {number: 100 * share for number, share in row.by_round.items()}
                for row in rows
                if row.role == role
            }
            for role in ROLES
        }
        what = f"percent right at the end of each of {ROUNDS} rounds with one held-out stranger"
        found[f"{task.id}-rounds.svg"] = draw_curves(curves, what)
    return found


def as_table(result: Result) -> Table:
    """A line for each row where a terminal has eighty columns."""
    names = ("iqm", "share_of_best", "worst_share")
    table = Table(box=SIMPLE, padding=0, pad_edge=False)
    for head in ("task", "player", "as", *(_head(name) for name in names)):
        table.add_column(head, no_wrap=head not in (_head(name) for name in names[1:]))
    for task in _played(result):
        for row in (row for row in result.rows if row.task == task.id):
            cells = (shown(name, row.figures[name]) for name in names)
            table.add_row(task.id, row.player, task.roles[ROLES.index(row.role)], *cells)
        table.add_section()
    return table


def shown(name: str, figure: Figure) -> str:
    if figure.value is None:
        return "—"
    unit = UNITS.get(name, "percent")
    if unit == "plain":
        return f"{figure.value:.2f}"
    value = f"{100 * figure.value:+.0f}" if unit == "points" else f"{100 * figure.value:.0f}"
    if figure.low is None or figure.high is None:
        return value
    return f"{value} ({100 * figure.low:.0f} to {100 * figure.high:.0f})"


def _head(name: str) -> str:
    return name.replace("_", " ").replace("iqm", "IQM").replace("brier", "Brier")


def _title(task: Task, role: Role) -> str:
    return f"as {task.roles[ROLES.index(role)]}"


def _played(result: Result) -> list[Task]:
    return [task for task in TASKS if any(row.task == task.id for row in result.rows)]
