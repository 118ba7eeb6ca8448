"""What happened long ago is told in the same words as when it happened."""

from __future__ import annotations

from pathlib import Path

import pytest

from heliograph.games import game_of_log, house_ids
from heliograph.kernel.codec import decode, encode
from heliograph.kernel.match import follow, resume
from heliograph.kernel.testkit import Fixture
from heliograph.server.tables.play.past_events import again, news_of

FIXTURES = Path(__file__).parents[2] / "fixtures"


@pytest.mark.parametrize("game", house_ids())
def test_a_sentence_made_late_is_the_same(game: str) -> None:
    log = decode(_longest(game).read_bytes(), Fixture).log
    played_with = game_of_log(log.header)
    match = resume(played_with, log.header)
    told = 0
    for entry in log.entries:
        played = follow(match, entry)
        match = played.match
        news = news_of(played_with, entry.seq, played.events)
        for one, late, event in zip(
            news, again(played_with, [one.past for one in news]), played.events, strict=True
        ):
            assert one.text == late.text == played_with.tell(event.event)
            assert (one.past.event, one.past.seq) == (encode(event.event), entry.seq)
            assert (one.past.to, one.past.but) == (event.to, event.but)
            told += 1
    assert told > 10


def _longest(game: str) -> Path:
    return max((FIXTURES / game).glob("*.json"), key=lambda file: file.stat().st_size)
