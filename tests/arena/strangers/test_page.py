"""The page of results says what the result file says: nobody edits it by hand."""

from io import StringIO

import msgspec
import pytest
from rich.console import Console
from scripts.strangers_page import DOCS, PAGE, PICTURES, together

from heliograph.arena.strangers.report import as_table, page_of, pictures_of, verdict
from heliograph.arena.strangers.result import Figure, Result, why_not_turned
from heliograph.arena.strangers.tasks import BY_ID, HOUSE, TASKS
from heliograph.players.strangers import HELD_OUT, VERSION
from heliograph.server.strangers.house import RESULT


def test_the_page_is_drawn_from_the_result_that_the_server_shows() -> None:
    result = msgspec.json.decode(RESULT.read_bytes(), type=Result)
    assert (DOCS / PAGE).read_text(encoding="utf-8") == page_of(result, f"{PICTURES}/")
    drawn = {name: picture for task in TASKS for name, picture in pictures_of(result, task).items()}
    kept = {path.name: path.read_text(encoding="utf-8") for path in (DOCS / PICTURES).iterdir()}
    assert kept == drawn


@pytest.mark.parametrize(
    ("name", "value", "limit", "told"),
    [
        ("late_regret", 0.031, 0.03, "+3.1: **missed**"),
        ("late_regret", 0.03, 0.03, "+3: reached"),
        ("share_of_best", 0.899, 0.9, "89.9: **missed**"),
        ("share_of_best", 0.85, 0.9, "85: **missed**"),
        ("share_of_best", None, 0.9, "no bound"),
    ],
)
def test_what_was_missed_by_a_hair_is_not_shown_as_reached(
    name: str, value: float | None, limit: float, told: str
) -> None:
    assert verdict(name, Figure(value), limit) == told


def test_a_terminal_of_eighty_columns_has_a_line_for_each_row() -> None:
    result = msgspec.json.decode(RESULT.read_bytes(), type=Result)
    console = Console(width=80, file=StringIO(), record=True)
    console.print(as_table(result))
    lines = console.export_text().splitlines()
    assert len([line for line in lines if line.strip().startswith(tuple(task.id for task in TASKS))]) == len(
        result.rows
    )
    assert len([line for line in lines if line.strip(" ─")]) <= len(result.rows) + 3, "and a head"
    assert not any("…" in line for line in lines)


def test_the_house_has_a_row_in_every_task() -> None:
    result = msgspec.json.decode(RESULT.read_bytes(), type=Result)
    assert result.version == VERSION
    rows = {(row.player, row.task) for row in result.rows}
    absent = {tuple(who.split(": ")) for who in result.absent}
    assert rows | absent == {(player, task.id) for player in HOUSE for task in TASKS}
    assert all(len(row.cells) == HELD_OUT for row in result.rows)


def test_a_result_of_one_task_replaces_only_its_rows() -> None:
    before = msgspec.json.decode(RESULT.read_bytes(), type=Result)
    again = [msgspec.structs.replace(row, encounters=1) for row in before.rows if row.task == "puzzle-3"]
    measured = msgspec.structs.replace(before, rows=tuple(again), absent={"mine: mission": "asleep"})
    found = together(before, measured)
    assert [row for row in found.rows if row.task == "puzzle-3"] == again
    assert [row for row in found.rows if row.task != "puzzle-3"] == [
        row for row in before.rows if row.task != "puzzle-3"
    ]
    assert found.absent == {**before.absent, "mine: mission": "asleep"}
    other = msgspec.structs.replace(measured, seed="another")
    assert together(before, other) == other, "figures of another measurement do not mix"


def test_nobody_who_could_be_asked_at_another_table_is_without_a_figure() -> None:
    result = msgspec.json.decode(RESULT.read_bytes(), type=Result)
    for row in result.rows:
        figure, why = row.figures["equivariance_gap"], why_not_turned(BY_ID[row.task], row.player, row.role)
        assert figure == Figure(why=why) if why != "not played" else figure.value is not None
