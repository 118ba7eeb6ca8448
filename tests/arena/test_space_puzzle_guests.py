"""People, and players from other packages, in AI Space Puzzle's arena."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from heliograph import plugins
from heliograph.arena.space_puzzle import prepare

_PLAYER = """
from heliograph.games.space_puzzle.moves.actions import Ready


class Mine:
    def act(self, view, prompt, chance, told):
        offered = {offer.action for offer in prompt.offers}
        return Ready() if "ready" in offered else None


def make_mine():
    return Mine()
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "my_package.py").write_text(_PLAYER)
    info = tmp_path / "my_package-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-package\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[heliograph.players]\nspace_puzzle.mine = my_package:make_mine\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    plugins.announced.cache_clear()
    yield
    plugins.announced.cache_clear()
    sys.modules.pop("my_package", None)


@pytest.mark.usefixtures("installed")
def test_a_player_written_as_the_docs_show_plays() -> None:
    """It takes no options at all."""
    record = prepare(["quick", "mine"], {"scenario": "S03"})("outside")
    assert not record.won


def test_people_play_by_name_and_seed() -> None:
    play = prepare(["human", "human", "human"], {"scenario": "S03"})
    one, other = play("people"), play("people")
    assert (one.won, one.rounds) == (other.won, other.rounds)
    trained = prepare(["human", "human"], {"scenario": "S03", "draw": "training"})
    assert trained("people").rounds >= 1
