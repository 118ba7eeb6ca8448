"""An AI seat remembers what it heard, with an ear's errors (CT-H21)."""

from __future__ import annotations

from math import log
from statistics import mean, pstdev

from tests.games.contact.table import GAME, TWO_HOPS, after, at, told

from heliograph.games.contact.moves.begin import RoundBegan
from heliograph.games.contact.moves.transmit import Transmit, Transmitted
from heliograph.games.contact.state import Transmission
from heliograph.kernel.seats import Seat
from heliograph.players.contact.listening.memory import remembered

BEGAN = RoundBegan(1, Seat(0), (), 1)


def heard(ear: float, holds: tuple[int, ...] = (800, 1200), seat: int = 1) -> tuple[int, ...]:
    sent = after(at("seats 3, target C"), (0, Transmit(holds, (400,) * (len(holds) - 1))))
    event = Transmitted(Seat(0), Transmission("earth", holds, (400,) * (len(holds) - 1)), False)
    (signal,) = remembered(GAME.view(sent, Seat(seat)), (BEGAN, event), ear).transmissions
    return signal.holds


def test_a_perfect_ear_remembers_it_exactly_and_another_does_not() -> None:
    assert heard(0.0) == (800, 1200)
    assert heard(0.1) != (800, 1200)


def test_an_ear_hears_a_signal_once_and_two_ears_hear_it_differently() -> None:
    assert heard(0.1) == heard(0.1)
    assert heard(0.1, seat=1) != heard(0.1, seat=2)


def test_the_spread_is_that_of_the_ear() -> None:
    """Plus 30 ms for inattention, which hardly count in two seconds."""
    off = [log(heard(0.1, (2000 + number,))[0] / (2000 + number)) for number in range(300)]
    assert abs(mean(off)) < 0.03
    assert 0.08 < pstdev(off) < 0.12


def test_who_tapped_knows_it_and_what_nobody_told_is_missing() -> None:
    sent = after(at("seats 3, target C"), (0, TWO_HOPS))
    assert remembered(GAME.view(sent, Seat(0)), (), 0.1).transmissions[0].holds == (800, 1200)
    assert remembered(GAME.view(sent, Seat(1)), (), 0.1).transmissions == ()


def test_what_is_written_down_is_read() -> None:
    sent = after(at("seats 3, target C, written-record"), (0, TWO_HOPS))
    (event,) = told(at("seats 3, target C, written-record"), 0, TWO_HOPS)
    assert remembered(GAME.view(sent, Seat(1)), (BEGAN, event), 0.1).transmissions[0].holds == (800, 1200)
