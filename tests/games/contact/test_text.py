"""The text form of a position: short to write, and exact there and back."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.contact.driver import crew_that_often_knows
from tests.games.contact.table import GAME, PACK, at, flight
from tests.games.contact.text import show
from tests.games.contact.text.table import chart

from heliograph.games.contact.setup import Setup, decided
from heliograph.games.contact.state import HELPERS, Guess, Transmission
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import play_out

SETUPS = st.builds(
    Setup,
    seats=st.integers(2, 5),
    mode=st.sampled_from(["base", "professional"]),
    level=st.integers(1, 6),
    route=st.sampled_from(["free", "guided"]),
    equal_pauses=st.booleans(),
    family=st.booleans(),
    practice=st.booleans(),
    impossible_guesses=st.sampled_from(["confirm", "block"]),
    first_source=st.integers(0, 1),
)


@settings(max_examples=25, deadline=None)
@given(SETUPS, st.integers(0, 10**9))
def test_every_reachable_state_reads_back_the_same(setup: Setup, seed: int) -> None:
    play = play_out(GAME, setup, str(seed), crew_that_often_knows)
    for match in play.matches[:: max(1, len(play.matches) // 12)]:
        assert at(show(match.state)) == match.state
    assert at(show(play.last.state)) == play.last.state


def test_an_empty_text_is_a_mission_about_to_begin() -> None:
    state = at("")
    assert (state.phase, state.source, state.rocket, state.barrels) == ("ready", 0, "earth", 6)
    assert state.target_deck == ("A", "B")
    assert state.planet_stack == tuple("CDEFGHIJKLMNOPQR")
    assert state.setup == decided(Setup())


def test_a_round_needs_only_its_target() -> None:
    state = at("target C, level 3")
    assert (state.phase, state.guesser, state.transmissions_left) == ("transmit", 1, 3)
    assert flight(state).candidates == ("A", "B", "C", "D")
    assert state.target_deck == ("A", "B", "D")


def test_clauses_say_what_differs() -> None:
    state = at(
        """seats 4, guided, source 2, target C, candidates B C D
        prize 4, prize-lost, barrels 3, won 5 6
        sent earth>B>C 800/400/1200, sent earth>C 700 after 1, guessed 3:B
        chips earth@200:200 A@50:50 B@100.5:200 C@300:300 D@20:380"""
    )
    assert flight(state).transmissions == (
        Transmission("earth", (800, 1200), (400,), ("B", "C")),
        Transmission("earth", (700,), (), ("C",), 1),
    )
    assert flight(state).guesses == (Guess(Seat(3), "B", False),)
    assert (state.phase, state.guesser, state.transmissions_left) == ("guess", 0, 2)
    assert [(chip.id, chip.x) for chip in state.layout.chips][:3] == [
        ("earth", 2000),
        ("A", 500),
        ("B", 1005),
    ]
    assert state.signal_stack.count(4) == 1
    assert state.won == (5, 6)


def test_a_professional_position() -> None:
    state = at("professional, reached A B, target C")
    assert (state.phase, flight(state).prize, state.helpers) == ("signal", None, HELPERS)
    assert (state.rocket, state.source, flight(state).round) == ("B", 0, 3)
    assert flight(state).candidates == tuple("CDEFGHIJKLMNOPQR")
    assert len(state.layout.chips) == 24


def test_the_rocket_stands_where_it_was_shown() -> None:
    state = at("professional, target C, sent earth>G>C 800/400/900 shown G")
    assert (state.rocket, flight(state).start) == ("G", "earth")


def test_chance_from_words_or_as_it_was() -> None:
    assert at("seed two words").chance == Chance.from_seed("two words")
    assert at("chance abcd 7").chance == Chance("abcd", 7)


def test_the_chart_has_every_chip_once_and_apart() -> None:
    for professional, count in ((False, 19), (True, 24)):
        chips = chart(professional)
        assert len({chip.id for chip in chips}) == len(chips) == count
        assert len({(chip.x, chip.y) for chip in chips}) == count


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("seat 3", "unknown clause: 'seat 3'"),
        ("target Z", "no such chip on the table: Z"),
        ("target C, sent 800/400", "begins and ends with a flight"),
        ("target C, sent 800 before 1", "unknown words"),
        ("phase guess transmit", "one word is needed"),
        ("flown (target A", "a bracket is not closed"),
        ("barrels many", "invalid literal"),
    ],
)
def test_a_slip_is_named(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        at(text)


def test_a_value_that_does_not_exist_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="phase"):
        at("phase dreaming")


def test_the_pack_gives_the_sizes() -> None:
    assert at("").layout.radius == PACK.chip_radius_mm.value * 10
