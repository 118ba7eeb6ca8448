"""Beacon keeps the promises every game makes."""

from __future__ import annotations

from heliograph.games import load_game
from heliograph.kernel.testkit import check_game
from heliograph.players.table import play_game
from heliograph_beacon.game import Beacon, Pack, Setup, State
from heliograph_beacon.player import Steady


def test_the_test_kit_is_content() -> None:
    check_game(Beacon(Pack()), [Setup()], seeds=20, hidden=("channels",))


def test_it_is_found_by_its_entry_point() -> None:
    assert isinstance(load_game("beacon"), Beacon)


def test_with_oil_enough_two_ai_seats_bring_every_ship_home() -> None:
    game = Beacon(Pack(oil=10))
    match, _ = play_game(game, Setup(), "seed", [Steady(), Steady()], lambda action, _: action)
    state: State = match.state
    assert state.ships == game.content.nights
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_without_oil_the_lamp_says_the_same_every_night() -> None:
    game = Beacon(Pack(oil=0))
    state = game.start(Setup(), "seed")
    (offer,) = game.prompt(state, game.seats(Setup())[0].seat).offers
    assert offer.fields["count"].options == (0,)  # type: ignore[union-attr]
