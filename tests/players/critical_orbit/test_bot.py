"""AI seats at Mission Control: whole missions with any jobs, and waiting for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from tests.games.critical_orbit.table import GAME, MERCURY, at, seen

from heliograph.games.critical_orbit.moves.building import Building
from heliograph.games.critical_orbit.moves.keeping import Keep
from heliograph.games.critical_orbit.moves.pausing import Pause
from heliograph.games.critical_orbit.moves.radio import Call, Want
from heliograph.games.critical_orbit.moves.ready import Ready
from heliograph.games.critical_orbit.moves.rolling import Roll
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import fits_offer
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.players import make_player, strengths
from heliograph.players.player import Player
from heliograph.players.table import Decision, play_game

CHANCE = Chance.from_seed("bot")
CREWS: dict[str, dict[str, int | None]] = {
    "one seat for each job": {},
    "two of two jobs each": {"seats": 2, "mercury": 1, "houston": 0, "bengaluru": 1, "cologne": 0},
    "all by oneself": {"seats": 1, "mercury": 0, "houston": 0, "bengaluru": 0, "cologne": 0},
    "a deck for Bengaluru": {"seats": 3, "mercury": 0, "houston": 1, "bengaluru": None, "cologne": 2},
    "only Cologne and decks": {"seats": 2, "mercury": 0, "houston": None, "bengaluru": None, "cologne": 1},
    "Mercury and decks": {"seats": 1, "mercury": 0, "houston": None, "bengaluru": None, "cologne": None},
}


class Checked:
    """A player whose every answer must be one of the offers it was given."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        action = self._player.act(view, prompt, chance, told)
        if action is not None:
            plain = msgspec.to_builtins(action)
            assert any(fits_offer(offer, plain) for offer in prompt.offers), f"{plain} was not offered"
        return action


def play(strength: str, setup: Setup, seed: str = "whole") -> tuple[State, list[Decision]]:
    players = [Checked(make_player("critical_orbit", strength)) for _ in range(setup.seats)]
    match, decisions = play_game(GAME, setup, seed, players, lambda action, chance: action)
    return match.state, decisions


@pytest.mark.parametrize("crew", CREWS)
def test_a_mission_is_played_to_its_end_with_offered_moves_only(crew: str) -> None:
    setup = msgspec.convert({**CREWS[crew], "clock": "untimed", "difficulty": "easy", "turns": 25}, Setup)
    state, _ = play("quick", setup)
    assert state.won


def test_strong_seats_play_with_offered_moves_only_and_win() -> None:
    state, decisions = play("strong", Setup(clock="untimed", difficulty="easy", turns=25))
    assert state.won
    assert {type(decision.action) for decision in decisions} >= {Ready, Roll, Want, Keep, Call}


def test_every_roll_gets_one_wish_of_each_station_and_at_most_one_call() -> None:
    _, decisions = play("quick", Setup(clock="untimed", difficulty="easy", turns=25))
    for kind in (Want, Call):
        made = [
            (decision.view.turn, getattr(decision.action, "station", None))
            for decision in decisions
            if isinstance(decision.action, kind)
        ]
        assert made
        assert len(made) == len(set(made))


def test_when_turns_run_out_what_can_be_built_is_built_before_the_last_roll() -> None:
    state, decisions = play("quick", Setup(clock="untimed", difficulty="hard", turns=14))
    last = [decision.action for decision in decisions][-1]
    assert not state.won
    assert isinstance(last, Roll)
    assert any(isinstance(decision.action, Building) for decision in decisions)


def answer(strength: str, state: State, seat: int) -> Any:
    prompt = GAME.prompt(state, Seat(seat))
    return make_player("critical_orbit", strength).act(seen(state, seat), prompt, CHANCE, ())


def test_it_is_ready_at_once() -> None:
    assert answer("strong", at("phase ready"), 2) == Ready()


def test_it_asks_for_no_pause_but_agrees_to_one_and_to_its_end() -> None:
    assert answer("quick", at("pauses"), MERCURY) != Pause()
    assert answer("quick", at("pauses, pausing 1"), MERCURY) == Pause()
    assert answer("quick", at("pauses, standing 5000"), MERCURY) is None
    assert answer("quick", at("pauses, standing 5000, pausing 1"), MERCURY) == Pause()


def test_mercury_calls_before_it_rolls_and_not_twice() -> None:
    state = at("tiles L1 J4")
    call = answer("strong", state, MERCURY)
    assert isinstance(call, Call)
    heard = GAME.apply(state, Seat(MERCURY), call, 0)
    assert answer("strong", heard.state, MERCURY) == Roll()  # type: ignore[union-attr]


def test_a_plan_that_reaches_the_target_is_built_at_once_even_before_a_roll() -> None:
    """MC-20, MC-39: six oxygen between canisters that may stand anywhere."""
    state = at(
        "difficulty easy, tiles L1 L3 L4 J1 J3 J5 S1 S4 Z1 Z5 T3, valves white=2 black=2,"
        "unlocked yellow-round yellow-square blue-round blue-square green-round green-square"
    )
    for _ in range(30):
        move = answer("strong", state, MERCURY)
        assert isinstance(move, Building)
        state = GAME.apply(state, Seat(MERCURY), move, 0).state  # type: ignore[union-attr]
        if state.phase == "over":
            break
    assert state.won


def test_the_deck_is_no_seats_strength() -> None:
    """MC-61: it takes a station, not a seat."""
    assert strengths("critical_orbit")[:2] == ("strong", "quick")
    assert "deck" not in strengths("critical_orbit")
