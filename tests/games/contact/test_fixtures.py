"""Recorded missions end as they did. Any log put into the folder becomes a test."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.games.contact.accounts import nothing_is_lost
from tests.games.contact.record import FIXTURES, GAMES
from tests.games.contact.table import GAME

from heliograph.games.contact.game import Contact
from heliograph.kernel.codec import decode
from heliograph.kernel.match import follow, resume
from heliograph.kernel.testkit import Fixture, check_fixture

FILES = sorted(FIXTURES.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_mission_ends_as_it_did(file: Path) -> None:
    check_fixture(GAME, file.read_bytes())


def test_every_game_that_should_be_recorded_is() -> None:
    assert set(GAMES) <= {file.stem for file in FILES}


def test_the_recorded_missions_show_every_kind_of_move_and_ending() -> None:
    seen, endings, seats = set[str](), set[str](), set[int]()
    for file in FILES:
        fixture = decode(file.read_bytes(), Fixture)
        match = resume(Contact.from_log(fixture.log.header.content), fixture.log.header)
        seats.add(match.state.setup.seats)
        for entry in fixture.log.entries:
            played = follow(match, entry)
            match = played.match
            nothing_is_lost(match.state)
            seen.add("undo" if entry.takes_back else msgspec.json.decode(entry.action)["type"])
        assert fixture.outcome is not None
        endings.add(f"{match.state.setup.mode} {fixture.outcome.ending.id}")
    kinds = {str(kind.__struct_config__.tag) for kind in GAME.action_type.__args__}
    assert seen == kinds | {"undo"}
    assert endings == {
        f"{mode} ending-{ending}" for mode in ("base", "professional") for ending in ("success", "failure")
    }
    assert seats == {2, 3, 4, 5}
