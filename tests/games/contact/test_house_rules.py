"""House rules of the round: routes, recordings, guesses and talk (CT-H1 to CT-H13, CT-H17 to CT-H20)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.contact.distances import edge_distance_mm
from tests.games.contact.table import (
    GAME,
    HOP,
    PACK,
    TWO_HOPS,
    after,
    at,
    flight,
    guess,
    hears,
    offered,
    step,
    sure,
    told,
    why_not,
)

from heliograph.games.contact.moves.transmit import AskRepeat, PlanRoute, Transmit, Transmitted
from heliograph.kernel.codec import encode
from heliograph.kernel.prompt import Choice, Fixed, Rhythm
from heliograph.kernel.seats import Seat


def test_ct_h1_the_sizes_of_chip_and_area() -> None:
    layout = at("").layout
    assert (layout.radius, layout.size) == (170, 4000)
    assert PACK.chip_radius_mm.source == "house"


def test_ct_h3_distance_from_edge_to_edge_and_never_below_3_mm() -> None:
    layout = at("chips earth@200:200 A@40:40 B@140:40 C@40:80 D@40:76.5").layout
    assert edge_distance_mm(layout, "A", "B", 3) == 66.0
    assert edge_distance_mm(layout, "A", "C", 3) == 6.0
    assert edge_distance_mm(layout, "A", "D", 3) == 3.0
    assert edge_distance_mm(layout, "B", "A", 3) == 66.0
    assert PACK.nearest_mm.value == 3


def test_ct_h4_a_route_does_not_land_on_the_chip_it_starts_from() -> None:
    state = at("guided, target C")
    assert why_not(state, 0, PlanRoute(("G", "earth", "K", "C"))) == "refused-route-twice"


def test_ct_h5_in_free_mode_nothing_is_checked() -> None:
    state = at("target C")
    assert offered(state, 0) == {"transmit"}
    assert why_not(state, 0, PlanRoute(("G", "C"))) == "refused-free-mode"
    assert flight(after(state, (0, HOP))).transmissions[0].route is None


def test_ct_h5_in_guided_mode_the_route_comes_first_and_is_known_after_the_round() -> None:
    state = at("guided, seats 3, target C")
    assert offered(state, 0) == {"plan-route"}
    assert why_not(state, 0, TWO_HOPS) == "refused-plan-first"
    sent = after(state, (0, PlanRoute(("G", "C"))), (0, TWO_HOPS))
    assert GAME.view(sent, Seat(0)).transmissions[0].route == ("G", "C")
    assert GAME.view(sent, Seat(1)).transmissions[0].route is None
    landed = after(sent, (1, guess("C")))
    assert GAME.view(landed, Seat(1)).history[0].transmissions[0].route == ("G", "C")


def test_ct_h5_a_laid_route_may_be_taken_back_but_a_sent_one_may_not() -> None:
    planned = step(at("guided, target C"), 0, PlanRoute(("G", "C")))
    assert planned.takes_back
    assert not step(planned.state, 0, TWO_HOPS).takes_back


def test_ct_h6_the_mission_is_lost_when_the_last_barrel_is_paid() -> None:
    """Even if the Crew could still have guessed."""
    lost = after(at("target C, barrels 1, round 12, signals none, sent 800"), (1, guess("A")))
    assert (lost.phase, lost.flight, offered(lost, 1)) == ("over", None, set())


def test_ct_h7_only_what_was_sent_counts_as_a_transmission() -> None:
    """A recording that was broken off never arrives, and a refused one does not count either."""
    state = at("target C")
    why_not(state, 0, Transmit((800, 900), ()))
    assert after(state, (0, HOP)).transmissions_left == 2
    repeat = after(state, (0, HOP), (1, AskRepeat()))
    assert repeat.transmissions_left == 2
    assert after(repeat, (0, HOP)).transmissions_left == 1


IMPOSSIBLE = "seats 3, reached E F, source 0, target C, candidates A B C D, sent 800, guessed 1:A, guesser 2"


@pytest.mark.parametrize("chip", ["F", "E", "earth", "K", "A"])
def test_ct_h10_an_impossible_guess_asks_for_confirmation(chip: str) -> None:
    """The rocket's chip, a reached one, Earth, a dark one, and one that was wrong before."""
    state = at(IMPOSSIBLE)
    assert chip not in GAME.view(state, Seat(2)).possible
    assert why_not(state, 2, guess(chip)) == "refused-unconfirmed-guess"
    assert after(state, (2, sure(chip))).barrels == 5
    assert why_not(at(f"{IMPOSSIBLE}, block"), 2, sure(chip)) == "refused-impossible-guess"
    assert why_not(at(f"{IMPOSSIBLE}, block"), 2, guess(chip)) == "refused-impossible-guess"


def test_ct_h10_asteroids_are_impossible_too() -> None:
    state = at("professional, target C, sent 800")
    assert why_not(state, 1, guess("asteroid-3")) == "refused-unconfirmed-guess"


def test_ct_h10_the_offers_say_so() -> None:
    likely, odd, *_ = GAME.prompt(at(IMPOSSIBLE), Seat(2)).offers
    assert likely.fields == {"chip": Choice(("B", "C", "D")), "sure": Fixed(False)}
    assert (odd.fields["sure"], odd.confirm is not None, likely.confirm) == (Fixed(True), True, None)
    blocked = GAME.prompt(at(f"{IMPOSSIBLE}, block"), Seat(2)).offers
    assert [offer.action for offer in blocked] == ["guess", "ask-repeat"]


def test_ct_h10_a_possible_guess_needs_no_confirmation_and_takes_none() -> None:
    assert why_not(at(IMPOSSIBLE), 2, sure("C")) == "refused-needless-confirmation"
    assert why_not(at(IMPOSSIBLE), 2, guess("Z")) == "refused-no-such-chip"


def test_ct_h12_a_guess_may_take_as_long_as_it_likes() -> None:
    state = at("target C, sent 800")
    for now in (0, 10**12):
        assert GAME.apply(state, Seat(1), guess("C"), now) == GAME.apply(state, Seat(1), guess("C"), 1)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Transmit((59,)), "refused-hold-length"),
        (Transmit((60_001,)), "refused-hold-length"),
        (Transmit((800, -5), (100,)), "refused-hold-length"),
        (Transmit(()), "refused-hold-count"),
        (Transmit((800,) * 19, (100,) * 18), "refused-hold-count"),
        (Transmit((800, 800)), "refused-pause-count"),
        (Transmit((800,), (100,)), "refused-pause-count"),
        (Transmit((800, 800), (-1,)), "refused-pause-length"),
        (Transmit((800, 800), (60_001,)), "refused-pause-length"),
    ],
)
def test_ct_h13_a_recording_that_is_none_is_refused(move: Transmit, reason: str) -> None:
    assert why_not(at("target C"), 0, move) == reason


def test_ct_h13_the_crew_gets_exactly_the_recorded_durations() -> None:
    (heard,) = told(at("target C"), 0, Transmit((60, 1234, 60_000), (0, 777)))
    assert isinstance(heard, Transmitted)
    assert (heard.transmission.holds, heard.transmission.pauses) == ((60, 1234, 60_000), (0, 777))


def test_ct_h13_with_equal_pauses_every_pause_lasts_400_ms() -> None:
    state = at("equal-pauses, seats 3, target C")
    move = Transmit((500, 600, 700), (123, 4567))
    kept = at("equal-pauses, written-record, seats 3, target C")
    for text in (encode(told(state, 0, move)), encode(GAME.view(after(kept, (0, move)), None))):
        assert b'"pauses":[400,400]' in text
        assert b"4567" not in text


def test_ct_h13_the_offer_tells_a_client_the_limits() -> None:
    (offer,) = GAME.prompt(at("target C"), Seat(0)).offers
    assert offer.fields["holds"] == Rhythm(1, 18, 60, 60_000)
    assert offer.fields["pauses"] == Rhythm(0, 17, 0, 60_000, between="holds")


@pytest.mark.parametrize("text", ["target C", "target C, sent 800", "professional, target C"])
def test_ct_h17_in_family_mode_the_crew_talks_but_the_source_does_not(text: str) -> None:
    state = at(f"seats 3, family, {text}")
    assert [hears(state, seat) for seat in range(3)] == [set(), {0, 1, 2}, {0, 1, 2}]
    silent = at(f"seats 3, {text}")
    assert [hears(silent, seat) for seat in range(3)] == [set(), set(), set()]


@pytest.mark.parametrize("text", ["", "reached C", "phase over, reached C"])
def test_ct_h18_everyone_talks_before_between_and_after_the_rounds(text: str) -> None:
    state = at(f"seats 3, {text}")
    assert [hears(state, seat) for seat in range(3)] == [{0, 1, 2}] * 3


@pytest.mark.parametrize(
    "text",
    [
        "",
        "guided, target C, plan G>C",
        "guided, target C, sent earth>G>C 800/300/900, guessed 1:A",
        "professional, target C",
        "professional, target C, sent 800/300/900, phase stopover",
        "phase over, reached C",
    ],
)
def test_ct_h20_spectators_see_exactly_what_the_crew_sees(text: str) -> None:
    state = at(f"seats 4, source 0, {text}")
    crew, spectator = GAME.view(state, Seat(3)), GAME.view(state, None)
    assert encode(replace(crew, me=None)) == encode(spectator)
