"""The professional game (CT-34 to CT-38)."""

from __future__ import annotations

import pytest
from tests.games.contact.table import (
    GAME,
    HOP,
    PACK,
    after,
    at,
    begun,
    flight,
    guess,
    offered,
    told,
    why_not,
)

from heliograph.games.contact.moves.begin import BeginRound, ChooseSignal, RoundBegan, SignalChosen
from heliograph.games.contact.moves.transmit import PlanRoute
from heliograph.games.contact.rules.flight import possible_targets
from heliograph.games.contact.rules.mission import certificate_for
from heliograph.games.contact.setup import Setup
from heliograph.kernel.prompt import Choice
from heliograph.kernel.seats import Seat

PROFESSIONAL = Setup(mode="professional")


def test_ct_34_all_24_chips_lie_coloured_with_the_asteroids_near_earth() -> None:
    for seed in range(20):
        state = GAME.start(PROFESSIONAL, str(seed))
        view = GAME.view(state, None)
        assert len(view.coloured) == len(state.layout.chips) == 24
        earth = next(chip for chip in state.layout.chips if chip.kind == "earth")
        for rock in (chip for chip in state.layout.chips if chip.kind == "asteroid"):
            assert 500**2 <= (rock.x - earth.x) ** 2 + (rock.y - earth.y) ** 2 <= 1200**2
            assert 500 <= min(rock.x, rock.y) <= max(rock.x, rock.y) <= 3500


def test_ct_34_any_of_the_24_may_be_a_stopover() -> None:
    state = at("professional, guided, phase transmit, target A")
    for chip in state.layout.links["earth"]:
        if chip in state.layout.links["A"]:
            assert after(state, (0, PlanRoute((chip, "A")))).plan == (chip, "A")


def test_ct_35_five_barrels_and_three_active_helper_cards() -> None:
    state = GAME.start(PROFESSIONAL, "start")
    assert state.barrels == 5
    assert state.helpers == ("fifty-fifty", "first-stopover", "exchange-target")


def test_ct_36_the_source_takes_the_top_card_of_all_that_remain() -> None:
    state = at("professional, reached A B, stack M C D")
    began = after(state, (0, BeginRound()))
    assert (flight(began).target, began.planet_stack) == ("M", ("C", "D"))
    assert flight(began).candidates == tuple("CDEFGHIJKLMNOPQR")
    assert told(state, 0, BeginRound()) == (RoundBegan(3, Seat(0), (), None),)


def test_ct_36_eighteen_targets_in_round_1_and_seven_in_round_12() -> None:
    state, counts = GAME.start(PROFESSIONAL, "eighteen"), []
    while state.phase != "over":
        source = int(state.source)
        state = after(state, (source, BeginRound()))
        counts.append(len(possible_targets(state)))
        assert all(chip in PACK.planets.value for chip in flight(state).candidates)
        value = state.signal_stack[-1]
        right = (1 - source, guess(flight(state).target))
        state = after(state, (source, ChooseSignal(value)), (source, HOP), right)
    assert counts == list(range(18, 6, -1))
    assert sorted(state.won) == sorted(PACK.signal_cards.value)


def test_ct_37_the_source_chooses_the_signal_card_and_shows_it() -> None:
    state = at("professional, target C, signals 1 4 4 6")
    (offer, *_) = GAME.prompt(state, Seat(0)).offers
    assert offer.fields["value"] == Choice((1, 4, 6))
    chosen = after(state, (0, ChooseSignal(4)))
    assert (flight(chosen).prize, chosen.signal_stack, chosen.phase) == (4, (1, 4, 6), "transmit")
    assert told(state, 0, ChooseSignal(4)) == (SignalChosen(4),)
    assert GAME.view(chosen, Seat(1)).prize == 4


def test_ct_37_a_card_that_is_gone_cannot_be_chosen() -> None:
    state = at("professional, target C, signals 1 4 6")
    assert why_not(state, 0, ChooseSignal(5)) == "refused-signal-gone"
    assert why_not(state, 1, ChooseSignal(4)) == "refused-only-source"
    assert why_not(state, 0, HOP) == "refused-not-now-signal"


def test_ct_37_in_the_base_game_nobody_chooses() -> None:
    assert why_not(begun(Setup()), 0, ChooseSignal(4)) == "refused-not-now-transmit"


def test_ct_38_the_base_rules_hold_and_the_twelfth_target_earns_a_certificate() -> None:
    state = at("professional, target C, round 12, prize 6, won 5 5 6 4 4 3 3 2 2 1 1, sent 800")
    done = after(state, (1, guess("C")))
    report = GAME.view(done, Seat(1)).report
    assert report is not None
    assert (report.success, report.score, report.last_target) == (True, 42, "C")
    assert (report.certificate, report.barrels) == ("first-contact", 5)


@pytest.mark.parametrize("text", ["professional, barrels 0", "barrels 2"])
def test_ct_38_there_is_none_for_a_failure_or_a_base_game(text: str) -> None:
    report = GAME.view(at(f"phase over, reached A, won 6, {text}"), None).report
    assert report is not None
    assert report.certificate is None


@pytest.mark.parametrize(
    ("points", "certificate"),
    [
        (42, "first-contact"),
        (41, "clear-signal"),
        (38, "clear-signal"),
        (37, "strong-signal"),
        (33, "strong-signal"),
        (32, "stable-link"),
        (27, "stable-link"),
        (26, "weak-link"),
        (20, "weak-link"),
        (19, "faint-echo"),
        (0, "faint-echo"),
    ],
)
def test_ct_h15_certificates_by_score(points: int, certificate: str) -> None:
    assert certificate_for(PACK, points) == certificate


def test_the_source_waits_for_nobody_to_choose() -> None:
    state = at("seats 3, professional, target C")
    assert [offered(state, seat) for seat in range(3)] == [{"choose-signal", "exchange-target"}, set(), set()]
