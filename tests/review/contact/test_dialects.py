"""How a mission's Sources spoke, and AI seats that speak the same dialects."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace
from tests.players.contact.games import GAME
from tests.review.contact.test_review import logged, mission

from heliograph.games.contact.setup import Setup
from heliograph.kernel.codec import encode
from heliograph.players import is_dialect, make_player
from heliograph.players.contact.dialect import Dialect, habits
from heliograph.players.contact.habits import ConventionName, Habits
from heliograph.players.table import play_game
from heliograph.review import review
from heliograph.review.contact.dialects import dialects
from heliograph.review.contact.types import Review, SpokenSignals


@cache
def spoken(tempo: float, convention: ConventionName) -> SpokenSignals:
    """The dialect found for the first seat, which taps like this."""
    setup = Setup(seats=2, level=4)
    odd = Habits(tempo_mm_per_s=tempo, convention=convention, adapts=False)
    seated = [make_player("contact", "naive", habits=odd), make_player("contact", "strong")]
    _, decisions = play_game(GAME, setup, "dialect", seated, lambda action, _: action)
    verdict = review("contact", logged(setup, "dialect", [(one.seat, one.action) for one in decisions]))
    assert isinstance(verdict, Review)
    return verdict.dialects[0]


@pytest.mark.parametrize(("tempo", "convention"), [(60.0, "edge"), (140.0, "centre")])
def test_tempo_and_way_of_measuring_are_found(tempo: float, convention: ConventionName) -> None:
    found = spoken(tempo, convention)
    assert found.seat == 0
    assert found.dialect.tempo_mm_per_s == pytest.approx(tempo, rel=0.25)
    assert found.dialect.convention == convention
    assert found.sure > 0.5
    assert 0 <= found.understood <= found.messages
    assert found.bits > 0


def test_what_is_found_can_be_spoken() -> None:
    found = spoken(60.0, "edge").dialect
    assert is_dialect("contact", encode(found))
    assert habits(found).tempo_mm_per_s == found.tempo_mm_per_s
    assert make_player("contact", "strong", dialect=encode(found)) is not None


@pytest.mark.parametrize(
    "nonsense",
    [
        b"",
        b"[]",
        b'{"tempo_mm_per_s":1e9,"convention":"edge","scatter":0.1}',
        b'{"convention":"edge"}',
        b"\xff",
    ],
)
def test_nonsense_is_no_dialect(nonsense: bytes) -> None:
    assert not is_dialect("contact", nonsense)
    assert not is_dialect("interstellar", encode(Dialect(100.0, "edge", 0.1)))


def test_a_signal_that_misled_told_nothing() -> None:
    _, verdict = mission(level=4)
    source = verdict.sources[0]
    first, *others = [one for one in verdict.rounds if one.source == source.seat and one.transmissions]
    sent = first.transmissions[0]
    misled = replace(sent, posterior={**sent.posterior, first.target: 0.0})
    (alone,) = dialects([replace(first, transmissions=(misled,))], [source])
    (beside,) = dialects([replace(first, transmissions=(misled,)), *others], [source])
    (without,) = dialects(others, [source])
    assert alone.bits == 0
    assert beside.bits == pytest.approx(without.bits * len(others) / (len(others) + 1), abs=0.01)
