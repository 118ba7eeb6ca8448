"""Guesses, fuel, score and the end (CT-24 to CT-33)."""

from __future__ import annotations

import pytest
from tests.games.contact.table import (
    GAME,
    HOP,
    after,
    at,
    flight,
    guess,
    hears,
    offered,
    sure,
    told,
    why_not,
)

from heliograph.games.contact.moves.begin import BeginRound, RoundBegan
from heliograph.games.contact.moves.event import BarrelPaid, RocketMoved
from heliograph.games.contact.moves.guess import Guessed
from heliograph.games.contact.moves.helpers import FiftyFifty
from heliograph.games.contact.moves.landing import MissionEnded, RoundEnded
from heliograph.games.contact.moves.transmit import PlanRoute
from heliograph.games.contact.rules.mission import mission_succeeded, reached_targets, score
from heliograph.kernel.codec import encode
from heliograph.kernel.seats import Seat


@pytest.mark.parametrize(("source", "first"), [(0, 1), (1, 2), (3, 0)])
def test_ct_24_the_player_left_of_the_source_guesses_first(source: int, first: int) -> None:
    state = at(f"seats 4, source {source}, target C, sent 800")
    assert state.guesser == first
    assert [seat for seat in range(4) if "guess" in offered(state, seat)] == [first]
    assert why_not(state, source, guess("C")) == "refused-only-guesser"


def test_ct_24_after_a_wrong_guess_the_next_one_guesses_and_the_source_is_passed_over() -> None:
    state, order = at("seats 4, source 2, target C, sent 800"), []
    for wrong in ("earth", "F", "G", "H"):
        assert state.guesser is not None
        order.append(state.guesser)
        state = after(state, (state.guesser, sure(wrong)))
    assert order == [3, 0, 1, 3]


def test_ct_25_the_answer_is_only_right_or_wrong() -> None:
    state = at("seats 3, target C, sent 800")
    assert told(state, 1, guess("A"))[0] == Guessed(Seat(1), "A", False)
    assert told(state, 1, guess("C"))[0] == Guessed(Seat(1), "C", True)
    after_wrong = GAME.view(after(state, (1, guess("A"))), Seat(2))
    assert after_wrong.target is None


def test_ct_25_the_crew_does_not_confer() -> None:
    state = at("seats 3, target C, sent 800")
    assert [hears(state, seat) for seat in range(3)] == [set(), set(), set()]
    closed = GAME.hears(state, Seat(1)).closed
    assert closed is not None
    assert closed.id == "talk-crew-silent"


def test_ct_26_a_wrong_guess_costs_a_barrel_and_the_first_one_the_signal_card() -> None:
    state = at("seats 3, target C, prize 4, barrels 6, sent 800")
    assert told(state, 1, guess("A")) == (Guessed(Seat(1), "A", False), BarrelPaid(5))
    once = after(state, (1, guess("A")))
    assert (once.barrels, flight(once).prize_lost) == (5, True)
    twice = after(once, (2, guess("B")))
    assert twice.barrels == 4
    assert after(twice, (1, guess("C"))).won == ()


def test_ct_27_without_fuel_the_mission_has_failed() -> None:
    state = at("target C, prize 4, barrels 1, won 6 5, sent 800")
    lost = after(state, (1, guess("A")))
    assert (lost.phase, lost.barrels) == ("over", 0)
    assert told(state, 1, guess("A"))[-1] == MissionEnded(False, 11)
    outcome = GAME.outcome(lost)
    assert outcome is not None
    assert outcome.winners == ()
    assert lost.history[-1].target == "C"
    assert "C" not in GAME.view(lost, None).reached


def test_ct_28_the_rocket_lands_on_the_target_which_is_never_one_again() -> None:
    state = at("target C, candidates A B C, prize 4, stack D E, sent 800")
    landed = after(state, (1, guess("C")))
    assert (landed.rocket, reached_targets(landed)) == ("C", ("C",))
    assert told(state, 1, guess("C"))[1:] == (RocketMoved("C"), RoundEnded(1, "C", 4))
    assert (landed.target_deck, landed.planet_stack) == (("A", "B"), ("D", "E"))
    assert "C" not in flight(after(landed, (1, BeginRound()))).candidates


def test_ct_28_a_reached_planet_may_still_be_a_stopover() -> None:
    state = at("guided, reached C A, source 0, target F")
    assert after(state, (0, PlanRoute(("B", "C", "F")))).plan == ("B", "C", "F")


@pytest.mark.parametrize("prize", [1, 6])
def test_ct_29_a_right_first_guess_wins_the_signal_card(prize: int) -> None:
    state = at(f"target C, prize {prize}, won 2, sent 800")
    assert after(state, (1, guess("C"))).won == (2, prize)


@pytest.mark.parametrize(("source", "following"), [(0, 1), (1, 2), (2, 0)])
def test_ct_30_the_player_to_the_left_is_the_next_source(source: int, following: int) -> None:
    guesser = (source + 1) % 3
    state = after(at(f"seats 3, source {source}, target C, sent 800"), (guesser, guess("C")))
    assert state.source == following
    assert [seat for seat in range(3) if offered(state, seat)] == [following]


def test_ct_31_twelve_rounds_win_at_once() -> None:
    state = at("target C, round 12, prize 4, won 6 6 5, signals none, sent 800")
    assert told(state, 1, guess("C"))[-1] == MissionEnded(True, 21)
    done = after(state, (1, guess("C")))
    assert done.phase == "over"
    report = GAME.view(done, None).report
    assert report is not None
    assert (report.success, report.score, report.certificate) == (True, 21, None)


def test_ct_31_even_if_the_last_card_is_not_won() -> None:
    state = at("target C, round 12, prize 4, won 6, signals none, sent 800")
    done = after(state, (1, guess("A")), (1, guess("C")))
    assert (done.phase, score(done), mission_succeeded(done)) == ("over", 6, True)


def test_ct_31_the_best_score_is_42() -> None:
    assert score(at("phase over, won 1 1 2 2 3 3 4 4 5 5 6 6")) == 42


@pytest.mark.parametrize(
    ("text", "next"),
    [
        ("barrels 3", "level"),
        ("barrels 2", None),
        ("barrels 3, level 6", "professional"),
        ("barrels 2, level 6", None),
        ("barrels 5, professional", None),
    ],
)
def test_ct_31_with_three_barrels_left_a_higher_level_is_advised(text: str, next: str | None) -> None:
    """Above the highest level, the professional game is advised."""
    report = GAME.view(at(f"phase over, reached A, {text}"), None).report
    assert report is not None
    assert report.next == next


def test_ct_31_nobody_advises_a_higher_level_after_a_failure() -> None:
    report = GAME.view(at("phase over, reached A, barrels 0"), None).report
    assert report is not None
    assert (report.success, report.next) == (False, None)


def test_ct_32_nothing_of_the_plan_reaches_anyone() -> None:
    """Not even that a plan exists: every byte is the same before and after."""
    state = at("seats 3, guided, target C")
    planned = after(state, (0, PlanRoute(("G", "C"))))
    assert told(state, 0, PlanRoute(("G", "C"))) == ()
    for viewer in (Seat(1), Seat(2), None):
        assert encode(GAME.view(planned, viewer)) == encode(GAME.view(state, viewer))
        assert encode(GAME.prompt(planned, viewer)) == encode(GAME.prompt(state, viewer))


@pytest.mark.parametrize("source", [0, 1])
def test_ct_33_with_two_players_the_other_makes_every_guess(source: int) -> None:
    crew = 1 - source
    state = at(f"source {source}, target C, sent 800")
    state = after(state, (crew, guess("A")))
    assert state.guesser == crew
    assert after(state, (crew, guess("C"))).source == crew


def test_a_round_ended_wrong_then_right_begins_the_next_with_everything_fresh() -> None:
    state = after(at("seats 3, target C, stack D E, sent 800"), (1, guess("A")), (2, guess("C")))
    began = after(state, (1, BeginRound()))
    assert (began.guesser, began.transmissions_left, flight(began).guesses) == (2, 3, ())
    assert not flight(began).prize_lost
    assert isinstance(told(state, 1, BeginRound())[0], RoundBegan)


def test_there_are_no_helper_cards_in_the_base_game() -> None:
    state = at("seats 3, target C, sent 800/300/900")
    assert offered(state, 1) == {"guess", "ask-repeat"}
    assert why_not(state, 1, FiftyFifty()) == "refused-helper-inactive"


def test_when_it_is_over_nothing_can_be_done() -> None:
    over = at("phase over, barrels 2")
    assert why_not(over, 0, BeginRound()) == "refused-mission-over"
    assert why_not(over, 0, HOP) == "refused-mission-over"
    assert GAME.outcome(at("")) is None
