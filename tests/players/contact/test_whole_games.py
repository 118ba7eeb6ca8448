"""AI seats play every kind of mission to its end and always answer with an offer."""

from __future__ import annotations

import pytest
from tests.players.contact.games import GAME, play

from heliograph.games.contact.moves.begin import ChooseSignal
from heliograph.games.contact.moves.helpers import ExchangeTarget, FiftyFifty
from heliograph.games.contact.moves.stopover import FirstStopover, PlaceRocket
from heliograph.games.contact.moves.transmit import AskRepeat, PlanRoute
from heliograph.games.contact.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players import make_player

SETUPS = [
    Setup(),
    Setup(seats=3, level=6, route="guided", practice=True),
    Setup(seats=4, level=1, equal_pauses=True, impossible_guesses="block"),
    Setup(seats=5, level=6, first_source=3, practice=True),
    Setup(mode="professional"),
    Setup(mode="professional", seats=3, route="guided"),
    Setup(mode="professional", seats=5, practice=True, impossible_guesses="block"),
]


@pytest.mark.parametrize("strengths", [("strong",), ("quick", "strong"), ("naive",)], ids="-".join)
@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.mode}-{s.route}-{s.seats}")
def test_every_mission_is_played_to_its_end(setup: Setup, strengths: tuple[str, ...]) -> None:
    match, _ = play(setup, "end", strengths, timing_cv=0.25)
    assert GAME.outcome(match.state) is not None


@pytest.mark.parametrize("route", ["free", "guided"])
def test_helper_cards_are_used_when_the_signal_is_bad(route: str) -> None:
    """CT-41, CT-42, CT-43; in free mode the Source shows a stopover that leads to its target."""
    setup = Setup(mode="professional", route="guided" if route == "guided" else "free")
    moves = {
        type(decision.action)
        for number in range(6)
        for decision in play(setup, f"bad-{number}", ("naive", "strong"), timing_cv=0.3)[1]
    }
    assert {AskRepeat, ChooseSignal, ExchangeTarget, FiftyFifty, FirstStopover} <= moves
    assert (PlaceRocket in moves) == (route == "free")
    assert (PlanRoute in moves) == (route == "guided")


def test_strong_seats_understand_each_other() -> None:
    match, _ = play(Setup(level=6), "good", timing_cv=0.05)
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    assert outcome.winners
    assert outcome.scores[0] >= 40


def test_a_seat_without_offers_does_nothing() -> None:
    state = GAME.start(Setup(), "x")
    player = make_player("contact", "strong")
    waiting = GAME.prompt(state, state.source + 1)
    assert not waiting.offers
    assert player.act(GAME.view(state, state.source + 1), waiting, Chance.from_seed("x"), ()) is None
    assert player.act(GAME.view(state, None), Prompt(waiting.ask), Chance.from_seed("x"), ()) is None


def test_crew_members_who_do_not_guess_leave_asking_to_the_guesser() -> None:
    """CT-22 lets them ask; a bot stays out of a person's guess."""
    _, decisions = play(Setup(seats=4, level=6), "quiet", timing_cv=0.3)
    asked = [decision for decision in decisions if isinstance(decision.action, AskRepeat)]
    assert asked
    assert all(decision.seat == decision.view.guesser for decision in asked)
