"""Players from other packages take seats like our own."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from heliograph import players, plugins

_PLAYER = """
class Mine:
    def act(self, view, prompt, chance, told):
        return None
"""
_METADATA = "Metadata-Version: 2.1\nName: somebodys-bots\nVersion: 1\n"
_ANNOUNCED = """[heliograph.players]
contact.mine = somebodys_bots:Mine
contact.strong = somebodys_bots:Mine
chess.other = somebodys_bots:Mine
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "somebodys_bots.py").write_text(_PLAYER)
    info = tmp_path / "somebodys_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(_METADATA)
    (info / "entry_points.txt").write_text(_ANNOUNCED)
    monkeypatch.syspath_prepend(str(tmp_path))
    plugins.announced.cache_clear()
    yield
    plugins.announced.cache_clear()
    sys.modules.pop("somebodys_bots", None)


@pytest.mark.usefixtures("installed")
def test_an_announced_player_is_a_strength_like_any_other() -> None:
    assert players.strengths("contact") == ("strong", "quick", "naive", "mine")
    assert type(players.make_player("contact", "mine")).__name__ == "Mine"


@pytest.mark.usefixtures("installed")
def test_nobody_takes_a_name_of_the_house() -> None:
    assert type(players.make_player("contact", "strong")).__name__ == "ContactBot"


def test_an_unknown_strength_is_refused_with_the_known_ones() -> None:
    with pytest.raises(players.UnknownStrengthError, match="strong"):
        players.make_player("contact", "clairvoyant")
