"""What the documentation tells people to type can be typed, and is run where that is cheap."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.docs.blocks import ROOT, Block, all_blocks, blocks
from tests.docs.shell import UnreadableError, commands, read
from typer.testing import CliRunner

from heliograph.cli import app
from heliograph.games import game_ids

SHOWN = all_blocks("sh", "bash", "console")


def cheap(arguments: Sequence[str]) -> list[str] | None:
    """The same command with one short game, one day and quick players; None where there is no cheap one: a
    server, somebody's own store, a search of a year, a language model."""
    match arguments:
        case ["arena", game, *options] if game in game_ids() and "llm" not in ",".join(options).split(","):
            return [*map(_quick, arguments), "--games", "1"]
        case ["daily", "list", *_]:
            return [*arguments, "--days", "1"]
        case ["scenario", *_]:
            return [*arguments]
    return None


def _quick(word: str) -> str:
    if word.startswith("turns="):
        return "turns=3"
    players = ["quick" if name == "strong" else name for name in word.split(",")]
    return ",".join(players).replace("cmd:python examples", f"cmd:{sys.executable} {ROOT}/examples")


def runs() -> dict[str, list[tuple[list[str], str | None]]]:
    """By page: what is run, and the file that its answer goes to."""
    found: dict[str, list[tuple[list[str], str | None]]] = {}
    for block in SHOWN:
        for command in commands(block) if block.not_run is None else ():
            arguments = cheap(command.arguments) if command.program == "heliograph" else None
            known = found.setdefault(block.page, [])
            if arguments is not None and (arguments, command.into) not in known:
                known.append((arguments, command.into))
    return {page: lines for page, lines in found.items() if lines}


RUNS = runs()


@pytest.mark.parametrize("block", SHOWN, ids=lambda block: block.where)
def test_every_command_can_be_typed(block: Block) -> None:
    for command in commands(block):
        read(command)


@pytest.mark.parametrize("page", RUNS)
def test_what_is_cheap_is_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for arguments, into in RUNS[page]:
        ran = CliRunner().invoke(app, arguments)
        assert ran.exit_code == 0, f"heliograph {' '.join(arguments)}\n{ran.output}\n{ran.exception!r}"
        if into is not None:
            Path(into).write_text(ran.stdout, "utf-8")


def test_there_is_something_to_run() -> None:
    assert {"README.md", "docs/arena.md", "docs/scenarios.md", "docs/study.md"} <= set(RUNS)
    assert sum(map(len, RUNS.values())) >= 20


@pytest.mark.parametrize(
    "line",
    [
        "heliograph arena contact --game 3",
        "heliograph arenas contact",
        "heliograph tables lists",
        "make playing",
        'make bench ARGS="nothing"',
        "pip install --editable '.[env]'",
        "pip install 'heliograph[envs]'",
        "python -m benchmarks.contact.nothing",
        "python examples/nothing.py",
        "cd examples && no-such-program --help",
    ],
)
def test_a_line_that_nobody_could_type_is_noticed(line: str) -> None:
    (block,) = blocks(f"```sh\n{line}\n```\n", "page.md")
    *_, last = commands(block)
    with pytest.raises(UnreadableError):
        read(last)
