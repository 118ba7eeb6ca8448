"""Games from other packages are played like the house's own."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest
from tests.kernel.lighthouse import Lighthouse

from heliograph.games import UnknownGameError, game_ids, house_ids, load_game, plugin_ids
from heliograph.games.contact.game import Contact
from heliograph.plugins import announced
from heliograph.review import NoReviewError, has_review, review
from heliograph.server.run import load_games

GAMES = "heliograph.games"


def announce(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setitem(announced(GAMES), name, EntryPoint(name, value, GAMES))


def test_an_announced_game_comes_after_the_house_s(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, "lighthouse", "tests.kernel.lighthouse:Lighthouse")
    assert "lighthouse" in plugin_ids()
    assert game_ids() == (*house_ids(), *plugin_ids())
    assert isinstance(load_game("lighthouse"), Lighthouse)
    assert not has_review("lighthouse")


def test_nobody_takes_the_name_of_a_house_game(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, "contact", "tests.kernel.lighthouse:Lighthouse")
    assert "contact" not in plugin_ids()
    assert isinstance(load_game("contact"), Contact)


def test_a_game_that_cannot_be_loaded_spoils_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    announce(monkeypatch, "broken", "no_such_package.game:Game")
    games = load_games({})
    assert {*house_ids()} <= games.keys()
    assert "broken" not in games
    told = [record for record in caplog.records if "cannot be loaded" in record.message]
    assert [record.__dict__["fields"]["game"] for record in told] == ["broken"]


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGameError, match="chess"):
        load_game("chess")
    with pytest.raises(NoReviewError, match="chess"):
        review("chess", None)  # type: ignore[arg-type]
