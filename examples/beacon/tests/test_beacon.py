"""Beacon passes the test kit that every game must pass."""

from __future__ import annotations

import pytest

from heliograph.arena import ArenaError, run
from heliograph.games import load_game
from heliograph.kernel.testkit import check_game
from heliograph.players import scenario_testers
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


def test_the_arena_counts_its_wins_without_being_told_how() -> None:
    figures = run("beacon", ["steady"], games=6, seed=1, settings={}, workers=2)
    assert figures["games"] == 6
    assert figures["wins"].keys() == {"seat 0", "seat 1"}
    assert figures["score_mean"]["seat 0"] == figures["score_mean"]["seat 1"] > 0
    with pytest.raises(ArenaError, match="Beacon is for two"):
        run("beacon", ["steady"], games=1, seed=1, settings={"seats": "3"}, workers=1)


def test_without_testers_of_its_own_the_best_seats_try_it_out() -> None:
    testers, hand = scenario_testers(Beacon(Pack()), Setup(), "seed")
    assert [type(tester) for tester in testers] == [Steady, Steady]
    match, _ = play_game(Beacon(Pack()), Setup(), "seed", testers, hand)
    assert Beacon(Pack()).outcome(match.state) is not None
