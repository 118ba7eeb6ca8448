"""Helper cards (CT-39 to CT-44, and the house rules about them)."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.contact.table import (
    GAME,
    HOP,
    TWO_HOPS,
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

from heliograph.games.contact.moves.begin import ChooseSignal
from heliograph.games.contact.moves.event import BarrelPaid, RocketMoved
from heliograph.games.contact.moves.guess import Guessed
from heliograph.games.contact.moves.helpers import (
    CallMeeting,
    ExchangeTarget,
    FiftyFifty,
    HelpersReactivated,
    HelperUsed,
    MeetingCalled,
    Reactivate,
    TargetExchanged,
)
from heliograph.games.contact.moves.stopover import FirstStopover, PlaceRocket
from heliograph.games.contact.moves.transmit import AskRepeat, PlanRoute, Transmit
from heliograph.games.contact.rules.flight import next_stopovers, shown_stopovers
from heliograph.games.contact.state import HELPERS, Helper
from heliograph.kernel.prompt import Choice
from heliograph.kernel.seats import Seat

GUESSING = "professional, seats 3, target C, sent 800/400/1200"
GUIDED = "professional, seats 3, guided, target C, sent earth>G>B>C 800/400/900/300/700"


def test_ct_39_a_helper_card_works_once() -> None:
    spent = after(at(GUESSING), (1, FiftyFifty()))
    assert spent.helpers == ("first-stopover", "exchange-target")
    missed = after(spent, (1, guess("A")), (1, guess("B")))
    assert why_not(missed, 2, FiftyFifty()) == "refused-helper-inactive"
    assert "fifty-fifty" not in offered(missed, 2)


def test_ct_40_a_barrel_reactivates_all_of_them_for_immediate_use() -> None:
    state = at(f"{GUESSING}, helpers exchange-target, barrels 3")
    assert told(state, 1, Reactivate()) == (HelpersReactivated(Seat(1)), BarrelPaid(2))
    ready = after(state, (1, Reactivate()))
    assert (ready.helpers, ready.barrels) == (HELPERS, 2)
    assert {"fifty-fifty", "first-stopover"} <= offered(ready, 1)


def test_ct_40_the_same_card_may_be_used_several_times_on_one_route() -> None:
    state = after(at(GUIDED), (1, FirstStopover()), (1, Reactivate()), (1, FirstStopover()))
    assert (state.rocket, state.barrels) == ("B", 4)
    assert shown_stopovers(flight(state).transmissions) == ("G", "B")


def test_ct_40_the_last_barrel_may_not_be_paid() -> None:
    state = at(f"{GUESSING}, helpers none, barrels 1")
    assert why_not(state, 1, Reactivate()) == "refused-last-barrel"
    assert "reactivate" not in offered(state, 1)
    two = after(at(f"{GUESSING}, helpers none, barrels 2"), (1, Reactivate()))
    assert (two.barrels, two.phase) == (1, "guess")


def test_ct_40_there_must_be_something_to_reactivate() -> None:
    assert why_not(at(GUESSING), 1, Reactivate()) == "refused-no-reactivation"


def test_ct_41_with_fifty_fifty_two_wrong_guesses_cost_one_barrel() -> None:
    state = after(at(f"{GUESSING}, barrels 5"), (1, FiftyFifty()))
    assert told(state, 1, guess("A")) == (Guessed(Seat(1), "A", False),)
    once = after(state, (1, guess("A")))
    assert (once.barrels, once.guesser, once.second_guess) == (5, 1, "last")
    assert told(once, 1, guess("B")) == (Guessed(Seat(1), "B", False), BarrelPaid(4))
    twice = after(once, (1, guess("B")))
    assert (twice.barrels, twice.guesser, twice.second_guess) == (4, 2, "no")
    assert (twice.transmissions_left, flight(twice).prize_lost) == (3, True)


def test_ct_41_it_is_declared_before_the_first_of_the_two_guesses() -> None:
    state = after(at(GUESSING), (1, FiftyFifty()))
    assert why_not(state, 1, FiftyFifty()) == "refused-fifty-fifty-declared"
    once = after(state, (1, guess("A")), (1, Reactivate()))
    assert why_not(once, 1, FiftyFifty()) == "refused-fifty-fifty-declared"


@pytest.mark.parametrize("move", [FiftyFifty(), FirstStopover()])
def test_ct_41_ct_42_only_the_guesser_uses_these_cards(move: FiftyFifty | FirstStopover) -> None:
    assert why_not(at(GUESSING), 2, move) == "refused-only-guesser"
    assert why_not(at(GUESSING), 0, move) == "refused-only-guesser"


def test_ct_41_the_next_guesser_may_use_it_again_once_reactivated() -> None:
    state = after(at(GUESSING), (1, FiftyFifty()), (1, guess("A")), (1, guess("B")), (2, Reactivate()))
    again = after(state, (2, FiftyFifty()), (2, guess("D")), (2, guess("E")))
    assert (again.barrels, again.guesser) == (2, 1)


MISSED_ONCE = f"{GUESSING}, prize 5, helpers fifty-fifty"


def test_ct_h8_the_first_miss_spares_the_barrel_but_not_the_signal_card() -> None:
    """CT-26 puts the card back at the first wrong guess; CT-41 speaks of the barrel alone."""
    once = after(at(MISSED_ONCE), (1, FiftyFifty()), (1, guess("A")))
    assert (once.barrels, once.guesser, flight(once).prize_lost) == (5, 1, True)
    assert after(once, (1, guess("C"))).won == ()
    assert after(at(MISSED_ONCE), (1, FiftyFifty()), (1, guess("C"))).won == (5,)


def test_ct_h8_three_transmissions_may_follow_the_first_miss() -> None:
    """CT-23 renews them after each wrong guess."""
    heard = at(f"{MISSED_ONCE}, left 0")
    once = after(heard, (1, FiftyFifty()), (1, guess("A")))
    assert (once.transmissions_left, "ask-repeat" in offered(once, 1)) == (3, True)


@pytest.mark.parametrize("reading", ["spares-card", "as-recorded"])
@pytest.mark.parametrize("right", [1, 2])
def test_ct_h8_or_the_two_guesses_count_as_one(reading: str, right: int) -> None:
    """By the table's choice, and in games recorded before there was one."""
    state = after(at(f"{MISSED_ONCE}, {reading}, left 0"), (1, FiftyFifty()))
    wrong = [(1, guess("A"))] * (right - 1)
    heard = after(state, *wrong)
    assert (flight(heard).prize_lost, heard.transmissions_left) == (False, 0)
    assert after(heard, (1, guess("C"))).won == (5,)


def test_ct_h8_but_not_if_it_was_lost_before() -> None:
    state = at("professional, seats 3, target C, prize 5, prize-lost, guesser 2, guessed 1:A, sent 800")
    assert after(state, (2, FiftyFifty()), (2, guess("C"))).won == ()


def test_ct_42_guided_mode_puts_the_rocket_on_the_first_stopover() -> None:
    assert told(at(GUIDED), 1, FirstStopover()) == (
        HelperUsed(Seat(1), "first-stopover"),
        RocketMoved("G"),
    )
    state = after(at(GUIDED), (1, FirstStopover()))
    assert (state.rocket, state.phase, state.helpers) == ("G", "guess", ("fifty-fifty", "exchange-target"))


def test_ct_42_in_free_mode_the_source_shows_it() -> None:
    asked = after(at(GUESSING), (1, FirstStopover()))
    assert (asked.phase, offered(asked, 0), offered(asked, 1)) == ("stopover", {"place-rocket"}, set())
    assert why_not(asked, 1, PlaceRocket("G")) == "refused-only-source"
    assert why_not(asked, 1, guess("C")) == "refused-not-now-stopover"
    shown = after(asked, (0, PlaceRocket("G")))
    assert (shown.phase, shown.rocket) == ("guess", "G")


@pytest.mark.parametrize("chip", ["C", "Q", "earth", "Z"])
def test_ct_42_only_a_chip_the_route_can_have_landed_on(chip: str) -> None:
    """Not the target, not behind another chip, not the rocket's own chip, not off the table."""
    asked = after(at(GUESSING), (1, FirstStopover()))
    assert why_not(asked, 0, PlaceRocket(chip)) == "refused-no-stopover"


def test_ct_42_a_route_without_stopovers_has_nothing_to_show() -> None:
    for text in ("professional, target C, sent 800", "professional, guided, target G, sent earth>G 800"):
        state = at(text)
        assert why_not(state, 1, FirstStopover()) == "refused-no-stopovers"
        assert "first-stopover" not in offered(state, 1)


def test_ct_42_what_counts_is_the_last_transmission() -> None:
    state = at("professional, target C, sent 800/300/900, sent 800")
    assert why_not(state, 1, FirstStopover()) == "refused-no-stopovers"


def test_ct_h9_the_rocket_stays_there_and_later_transmissions_start_there() -> None:
    state = after(at(GUIDED), (1, FirstStopover()), (2, AskRepeat()))
    assert why_not(state, 0, PlanRoute(("G", "C"))) == "refused-route-twice"
    sent = after(state, (0, PlanRoute(("C",))), (0, HOP))
    assert flight(sent).transmissions[-1].start == "G"
    landed = after(sent, (1, guess("C")))
    assert landed.rocket == "C"


def test_ct_h9_used_again_the_card_shows_the_next_stopover() -> None:
    state = after(at(GUIDED), (1, FirstStopover()), (1, Reactivate()))
    assert GAME.view(state, Seat(1)).stopovers_ahead == 1
    again = after(state, (1, FirstStopover()), (1, Reactivate()))
    assert again.rocket == "B"
    assert why_not(again, 1, FirstStopover()) == "refused-no-stopovers"


def test_ct_h9_an_earlier_stopover_cannot_be_the_target_either() -> None:
    """CT-17: a route does not return, so CT-H10 dims all stopovers that were shown."""
    twice = (1, FirstStopover()), (1, Reactivate()), (1, FirstStopover())
    state = after(at(GUIDED), *twice)
    assert not {"G", "B"} & set(GAME.view(state, Seat(1)).possible)
    assert why_not(state, 1, guess("G")) == "refused-unconfirmed-guess"
    assert "G" in GAME.view(after(at(f"{GUIDED}, as-recorded"), *twice), Seat(1)).possible


def test_ct_h9_in_free_mode_the_next_stopover_is_none_that_was_there_before() -> None:
    """CT-17 also holds for what the Source shows."""
    three = "professional, target C, sent earth 800/400/1200/300/700/300/600"
    state = after(at(three), (1, FirstStopover()), (0, PlaceRocket("G")), (1, Reactivate()))
    asked = after(state, (1, FirstStopover()))
    assert why_not(asked, 0, PlaceRocket("earth")) == "refused-no-stopover"
    state = after(asked, (0, PlaceRocket("B")), (1, Reactivate()), (1, FirstStopover()))
    assert not {"earth", "G", "B", "C"} & set(next_stopovers(state))


def test_ct_42_a_source_that_tapped_an_impossible_route_can_still_show_something() -> None:
    """Nobody checks a route in free mode, so the table must not get stuck."""
    corner = "chips earth@200:200 A@40:200 B@360:200 C@200:40, professional, target C, source 0"
    state = at(f"{corner}, sent 800/9/800/9/800/9/800 shown A>B, phase stopover, stack none")
    assert set(next_stopovers(state)) == {"earth"}


def test_ct_43_the_source_exchanges_the_target_for_the_top_card() -> None:
    state = at("professional, target C, stack M D E F")
    exchanged = after(state, (0, ExchangeTarget()))
    assert flight(exchanged).target == "M"
    assert sorted(exchanged.planet_stack) == ["C", "D", "E", "F"]
    assert exchanged.helpers == ("fifty-fifty", "first-stopover")
    assert told(state, 0, ExchangeTarget()) == (TargetExchanged(Seat(0)),)
    assert flight(exchanged).candidates == flight(state).candidates


def test_ct_43_the_old_card_is_mixed_in_unseen() -> None:
    tables = [at(f"seed {number}, professional, target C, stack M D E F") for number in range(200)]
    places = [after(table, (0, ExchangeTarget())).planet_stack.index("C") for table in tables]
    assert all(25 <= places.count(place) <= 80 for place in range(4))


def test_ct_43_only_before_the_signal_card_is_chosen_and_only_by_the_source() -> None:
    state = at("professional, target C, stack M D E F")
    assert why_not(state, 1, ExchangeTarget()) == "refused-only-source"
    assert why_not(after(state, (0, ChooseSignal(3))), 0, ExchangeTarget()) == "refused-not-now-transmit"
    assert why_not(at(GUESSING), 0, ExchangeTarget()) == "refused-not-now-guess"


def test_ct_43_again_after_a_reactivation() -> None:
    state = at("professional, target C, stack M D E F, barrels 3")
    twice = after(state, (0, ExchangeTarget()), (0, Reactivate()), (0, ExchangeTarget()))
    assert (twice.barrels, twice.phase) == (2, "signal")
    assert sorted((flight(twice).target, *twice.planet_stack)) == ["C", "D", "E", "F", "M"]


def test_ct_h11_from_an_empty_stack_nothing_can_be_exchanged() -> None:
    state = at("professional, target C, stack none")
    assert why_not(state, 0, ExchangeTarget()) == "refused-helper-inactive"
    assert "exchange-target" not in offered(state, 0)


@pytest.mark.parametrize("helper", HELPERS)
def test_ct_44_any_helper_card_buys_a_team_meeting(helper: Helper) -> None:
    state = at(GUESSING)
    assert told(state, 2, CallMeeting(helper)) == (MeetingCalled(Seat(2), helper),)
    met = after(state, (2, CallMeeting(helper)))
    assert helper not in met.helpers
    assert len(met.helpers) == 2
    assert (hears(met, 1), hears(met, 2)) == ({0, 1, 2}, {0, 1, 2})


def test_ct_44_the_source_listens_and_keeps_quiet() -> None:
    met = after(at(GUESSING), (1, CallMeeting("fifty-fifty")))
    assert 0 in hears(met, 1)
    assert hears(met, 0) == set()
    assert why_not(at(GUESSING), 0, CallMeeting("fifty-fifty")) == "refused-only-crew"


def test_ct_44_the_meeting_ends_with_the_guess() -> None:
    met = after(at(GUESSING), (1, CallMeeting("exchange-target")))
    assert why_not(met, 1, CallMeeting("fifty-fifty")) == "refused-no-meeting"
    wrong = after(met, (1, guess("A")))
    assert hears(wrong, 1) == set()
    assert "call-meeting" in offered(wrong, 2)


def test_ct_44_it_lasts_through_both_guesses_of_a_fifty_fifty() -> None:
    met = after(at(GUESSING), (1, FiftyFifty()), (1, CallMeeting("exchange-target")), (1, guess("A")))
    assert hears(met, 2) == {0, 1, 2}


def test_ct_44_a_card_that_lies_inactive_buys_nothing() -> None:
    state = at(f"{GUESSING}, helpers fifty-fifty")
    (offer,) = [offer for offer in GAME.prompt(state, Seat(2)).offers if offer.action == "call-meeting"]
    assert offer.fields["helper"] == Choice(("fifty-fifty",))
    assert why_not(state, 2, CallMeeting("first-stopover")) == "refused-helper-inactive"
    assert why_not(at(f"{GUESSING}, helpers none"), 2, CallMeeting("fifty-fifty")) == "refused-no-meeting"


def test_ct_44_two_players_have_nobody_to_meet() -> None:
    state = at("professional, target C, sent 800")
    assert why_not(state, 1, CallMeeting("fifty-fifty")) == "refused-no-meeting"
    assert "call-meeting" not in offered(state, 1)


def test_ct_h19_who_may_do_what_while_the_crew_guesses() -> None:
    state = at(f"{GUESSING}, helpers fifty-fifty first-stopover")
    everything = {"guess", "ask-repeat", "fifty-fifty", "first-stopover", "call-meeting", "reactivate"}
    of_the_crew = {"ask-repeat", "call-meeting", "reactivate"}
    assert [offered(state, seat) for seat in (1, 2, 0)] == [everything, of_the_crew, set()]
    assert why_not(state, 0, Reactivate()) == "refused-only-crew"
    assert why_not(state, 0, AskRepeat()) == "refused-only-crew"
    assert after(state, (2, AskRepeat())).phase == "transmit"


def test_ct_h19_whoever_may_call_a_meeting_may_pay_for_its_card() -> None:
    """Only while there is no meeting; during one they could not use a card."""
    state = at(f"{GUESSING}, helpers none, barrels 3")
    met = after(state, (2, Reactivate()), (2, CallMeeting("exchange-target")))
    assert (met.barrels, met.meeting) == (2, True)
    assert why_not(met, 2, Reactivate()) == "refused-only-guesser"
    assert "reactivate" in offered(met, 1)


def test_ct_h19_the_source_reactivates_only_before_choosing_the_signal_card() -> None:
    state = at("professional, target C, helpers none, barrels 2")
    assert offered(state, 0) == {"choose-signal", "reactivate"}
    assert after(state, (0, Reactivate())).helpers == HELPERS
    assert why_not(state, 1, Reactivate()) == "refused-only-source"
    chosen = after(state, (0, ChooseSignal(2)))
    assert why_not(chosen, 0, Reactivate()) == "refused-not-now-transmit"


COMBINATIONS = [cards for count in range(4) for cards in combinations(HELPERS, count)]


@pytest.mark.parametrize("active", COMBINATIONS)
def test_ct_39_every_combination_of_cards_offers_exactly_its_own(active: tuple[Helper, ...]) -> None:
    cards = f"helpers {' '.join(active) or 'none'}, barrels 3"
    may_reactivate = {"reactivate"} if len(active) < 3 else set[str]()
    may_meet = {"call-meeting"} if active else set[str]()
    guessing = {"guess", "ask-repeat", *active} - {"exchange-target"}
    assert offered(at(f"{GUIDED}, {cards}"), 1) == guessing | may_reactivate | may_meet
    choosing = {"choose-signal"} | ({"exchange-target"} & set(active))
    assert offered(at(f"professional, target C, {cards}"), 0) == choosing | may_reactivate


def test_all_three_cards_in_one_round() -> None:
    state = at("professional, seats 3, guided, target C, stack M D E F")
    state = after(state, (0, ExchangeTarget()), (0, ChooseSignal(6)))
    route = ("asteroid-3", "M")
    state = after(state, (0, PlanRoute(route)), (0, TWO_HOPS), (1, FirstStopover()), (1, FiftyFifty()))
    assert (state.helpers, state.rocket) == ((), "asteroid-3")
    assert after(state, (1, sure("earth")), (1, guess("M"))).won == ()
    assert after(state, (1, guess("M"))).won == (6,)


@pytest.mark.parametrize(("reading", "left"), [("", 2), (", spares-card", 1)])
def test_a_repeat_may_be_asked_between_the_two_guesses(reading: str, left: int) -> None:
    state = at(f"{GUESSING}{reading}")
    state = after(state, (1, FiftyFifty()), (1, guess("A")), (1, AskRepeat()), (0, Transmit((500,))))
    assert (state.second_guess, state.guesser, state.transmissions_left) == ("last", 1, left)
