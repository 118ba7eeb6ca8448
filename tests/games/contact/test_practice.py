"""The practice flight (CT-H16): it costs nothing, counts nothing and leaves nothing behind."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.contact.table import (
    GAME,
    HOP,
    TWO_HOPS,
    after,
    at,
    begun,
    flight,
    guess,
    offered,
    sure,
    told,
)

from heliograph.games.contact.moves.begin import BeginRound, RoundBegan
from heliograph.games.contact.moves.event import RocketMoved
from heliograph.games.contact.moves.guess import Guessed
from heliograph.games.contact.moves.landing import RoundEnded
from heliograph.games.contact.rules.flight import possible_targets
from heliograph.games.contact.rules.mission import coloured_chips
from heliograph.games.contact.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat

PRACTICE = "practice, seats 3, target C, sent 800/300/900"


@pytest.mark.parametrize(
    ("mode", "level", "count"), [("base", 2, 3), ("base", 6, 7), ("professional", 2, 18)]
)
def test_ct_h16_as_many_candidates_as_a_round_would_have(mode: str, level: int, count: int) -> None:
    state = begun(Setup(mode=mode, level=level, practice=True))  # type: ignore[arg-type]
    assert (flight(state).round, flight(state).prize, state.phase) == (0, None, "transmit")
    assert len(possible_targets(state)) == count
    assert flight(state).target in flight(state).candidates


def test_ct_h16_it_takes_no_card_from_any_stack() -> None:
    start = GAME.start(Setup(practice=True), "practice")
    state = after(start, (0, BeginRound()))
    assert (state.planet_stack, state.target_deck) == (start.planet_stack, start.target_deck)
    assert state.signal_stack == start.signal_stack


def test_ct_h16_a_wrong_guess_costs_nothing() -> None:
    state = at(PRACTICE)
    assert told(state, 1, guess("A")) == (Guessed(Seat(1), "A", False),)
    wrong = after(state, (1, guess("A")), (2, sure("earth")), (1, guess("B")))
    assert (wrong.barrels, wrong.guesser, wrong.transmissions_left) == (6, 2, 3)


def test_ct_h16_everything_is_as_before_but_for_the_memory() -> None:
    start = at("practice, seats 3, seed before")
    began = after(start, (0, BeginRound()), (0, HOP))
    target = flight(began).target
    assert told(began, 1, guess(target))[1:] == (RoundEnded(0, target, None), RocketMoved("earth"))
    done = after(began, (1, guess(target)))
    assert replace(done, history=(), chance=start.chance) == start
    assert [flown.round for flown in done.history] == [0]


def test_ct_h16_then_round_1_begins_with_the_same_source() -> None:
    state = at("practice, seats 3, flown (target C, round 0), source 0")
    (event,) = told(state, 0, BeginRound())
    assert isinstance(event, RoundBegan)
    assert (event.round, event.source) == (1, 0)


def test_ct_h16_the_practice_target_can_be_one_again() -> None:
    state = at("practice, flown (target A, round 0), source 0, deck A B")
    assert "A" in flight(after(state, (0, BeginRound()))).candidates
    assert GAME.view(state, None).reached == ()


def test_ct_h16_its_chips_are_borrowed_for_the_flight() -> None:
    state = at("practice, level 2, target R, candidates P Q R, deck A B")
    assert coloured_chips(GAME.content, state) == ("P", "Q", "R")
    done = after(state, (0, HOP), (1, guess("R")))
    assert coloured_chips(GAME.content, done) == ("A", "B")


def test_ct_h16_no_helper_card_is_spent_on_it() -> None:
    state = at(f"professional, {PRACTICE}")
    assert offered(state, 1) == {"guess", "ask-repeat"}
    assert offered(state, 2) == {"ask-repeat"}


def test_ct_h16_practice_is_only_flown_once_and_only_if_wanted() -> None:
    assert flight(begun(Setup())).round == 1
    assert flight(after(at("practice, reached A"), (1, BeginRound()))).round == 2


def test_ct_h16_dealing_it_anew_leaves_the_cards_alone() -> None:
    state = after(at("practice, seats 3"), (0, BeginRound()), (0, TWO_HOPS))
    for number in range(20):
        other = GAME.resample(state, Seat(1), Chance.from_seed(str(number)))
        assert sorted((*other.planet_stack, *other.target_deck)) == sorted(GAME.content.planets.value)
