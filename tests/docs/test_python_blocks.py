"""What the documentation shows in Python works as it stands there."""

from __future__ import annotations

import json
import tomllib
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from tests.docs.blocks import Block, all_blocks, blocks

SHOWN = all_blocks("python")
BY_PAGE = {page: list(found) for page, found in groupby(SHOWN, lambda block: block.page)}
DATA = all_blocks("json", "toml")


@pytest.mark.parametrize("page", BY_PAGE)
def test_the_blocks_of_a_page_run_one_after_the_other(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is a part of a file is compared with that file: `tests/test_games_page.py`."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "documentation"}
    for block in BY_PAGE[page]:
        if block.file is not None:
            continue
        code = compile("\n" * (block.line - 1) + block.text, page, "exec")
        if block.not_run is None:
            exec(code, names)


@pytest.mark.parametrize("block", DATA, ids=lambda block: block.where)
def test_data_can_be_read(block: Block) -> None:
    (json.loads if block.kind == "json" else tomllib.loads)(block.text)


def test_there_is_something_to_run() -> None:
    assert len(SHOWN) >= 18
    assert {"docs/environments.md", "docs/write-a-player.md", "docs/study.md"} <= set(BY_PAGE)


def test_what_is_not_run_says_why() -> None:
    unsaid = [block.where for block in all_blocks("python", "sh") if block.not_run == ""]
    assert unsaid == []


def test_a_block_and_its_mark_are_found() -> None:
    page = "Text.\n\n<!-- not run: needs a key -->\n```sh\nx\n```\n\n```python game.py\nx = 1\n```\n"
    first, second = blocks(page, "page.md")
    assert (first.kind, first.text, first.not_run, first.line) == ("sh", "x\n", "needs a key", 5)
    assert (second.kind, second.file, second.not_run, second.line) == ("python", "game.py", None, 9)
