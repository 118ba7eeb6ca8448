"""Recorded games end as they did. Any log put into the folder becomes a test."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from tests.games.interstellar.accounts import all_is_there
from tests.games.interstellar.record import FIXTURES, GAMES
from tests.games.interstellar.table import GAME

from heliograph.kernel.codec import decode
from heliograph.kernel.content import pack_from_log
from heliograph.kernel.match import follow, resume
from heliograph.kernel.testkit import Fixture, check_fixture

FILES = sorted(FIXTURES.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    check_fixture(GAME, file.read_bytes())


def test_every_game_that_should_be_recorded_is() -> None:
    assert set(GAMES) <= {file.stem for file in FILES}


def test_the_recorded_games_show_every_kind_of_move() -> None:
    seen, seats = set[str](), set[int]()
    for file in FILES:
        fixture = decode(file.read_bytes(), Fixture)
        game = type(GAME)(pack_from_log(fixture.log.header.content, type(GAME.content)))
        match = resume(game, fixture.log.header)
        seats.add(match.state.setup.seats)
        for entry in fixture.log.entries:
            match = follow(match, entry).match
            all_is_there(match.state, game.content)
            seen.add("undo" if entry.takes_back else msgspec.json.decode(entry.action)["type"])
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(GAME.action_type)}
    assert seen == kinds | {"undo"}
    assert seats == {1, 2, 3, 4}
