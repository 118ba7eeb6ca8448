"""AI seats of Starship Interstellar: whole games in every mix of variants, secrecy, repeatability, time."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import Any

import msgspec
import pytest
from tests.games.interstellar.table import GAME, PACK, at, step

from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.moves.table import ASKED
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.view import View
from heliograph.games.interstellar.variants.choice import ALL, WITH_HINTS
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import decode, encode
from heliograph.kernel.offers import fits_offer
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.players import make_player, strengths
from heliograph.players.interstellar.bot import InterstellarBot, make
from heliograph.players.interstellar.ideas.about import ABOUT
from heliograph.players.interstellar.turn_memory import Rest
from heliograph.players.player import Player, Thought, decide
from heliograph.players.table import Decision, play_game

CHANCE = Chance.from_seed("interstellar")
VARIANTS = tuple(ALL)
MIXES: dict[str, Setup] = {
    "two": Setup(seats=2),
    "three with open supplies": Setup(seats=3, hidden_supplies=False),
    "four with every variant": Setup(seats=4, variants=VARIANTS),
    "two with every variant and hint": Setup(seats=2, variants=VARIANTS, hints=WITH_HINTS),
    "against H.A.L.L.": Setup(seats=1, hall="hard"),
    "against H.A.L.L. with every variant": Setup(seats=1, variants=VARIANTS, hints=WITH_HINTS, hall="easy"),
    **{variant: Setup(seats=2, variants=(variant,)) for variant in VARIANTS},
}


class Checked:
    """A player whose every answer must be one of the offers it was given."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        action: msgspec.Struct | None = self.act_remembering(view, prompt, chance, told, b"").action
        return action

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        thought = decide(self._player, view, prompt, chance, told, memory)
        plain = msgspec.to_builtins(thought.action)
        assert any(fits_offer(offer, plain) for offer in prompt.offers), f"{plain} was not offered"
        return thought


def play(strength: str, setup: Setup, seed: str, **options: Any) -> tuple[State, list[Decision]]:
    players = [
        Checked(make_player("interstellar", strength, pack=PACK, **options)) for _ in range(setup.seats)
    ]
    match, decisions = play_game(GAME, setup, seed, players, lambda action, chance: action)
    return match.state, decisions


def answer(state: State, seat: int = 0, chance: Chance = CHANCE, **options: Any) -> actions.Action | None:
    player = make("strong" if options else "quick", pack=PACK, **options)
    return player.act(GAME.view(state, Seat(seat)), GAME.prompt(state, Seat(seat)), chance, ())


def test_there_are_two_strengths_and_four_styles() -> None:
    assert strengths("interstellar") == ("strong", "quick", "builder", "shepherd", "pilot", "governor")


@pytest.mark.parametrize("mix", MIXES)
def test_quick_plays_whole_games_with_offered_moves_only(mix: str) -> None:
    for number in range(3):
        state, _ = play("quick", MIXES[mix], f"{mix}/{number}")
        assert state.phase == "over"


@pytest.mark.parametrize("mix", ["two with every variant and hint", "against H.A.L.L. with every variant"])
def test_strong_plays_whole_games_with_offered_moves_only(mix: str) -> None:
    state, _ = play("strong", MIXES[mix], mix, budget=4)
    assert state.phase == "over"


def test_a_seat_that_counts_simulations_is_repeatable() -> None:
    setup = Setup(seats=1, hall="introduction")
    one, other = (play("strong", setup, "again", budget=4) for _ in range(2))
    assert [decision.action for decision in one[1]] == [decision.action for decision in other[1]]


@pytest.mark.parametrize("mix", ["two", "four with every variant", "against H.A.L.L."])
def test_nothing_hidden_is_known(mix: str) -> None:
    """Whatever other seats hold and whatever lies in stacks, the same view gets the same answer."""
    state, chance = GAME.start(MIXES[mix], f"secret/{mix}"), CHANCE
    for _ in range(60):
        seat = state.agenda[-1].seat
        own, chance = chance.fork()
        move = answer(state, seat, own)
        assert move is not None
        other = GAME.resample(state, Seat(seat), own)
        assert encode(GAME.view(other, Seat(seat))) == encode(GAME.view(state, Seat(seat)))
        assert answer(other, seat, own) == move
        state = step(state, move).state


def test_strong_does_not_know_what_is_hidden_either() -> None:
    state = at("phase salvation, round 3, p0 (cubes RYG, fuel 5), p1 (cubes PPP, fuel 9)")
    other = GAME.resample(state, Seat(0), CHANCE)
    assert answer(other, budget=12) == answer(state, budget=12)


@pytest.mark.parametrize("options", [{}, {"budget": 12}], ids=["quick", "strong"])
def test_seats_think_about_games_that_the_rules_imagine(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt: list[State] = []

    def noted(self: Interstellar, view: View, chance: Chance) -> State:
        dealt.append(imagine(self, view, chance))
        return dealt[-1]

    imagine = Interstellar.imagine
    monkeypatch.setattr(Interstellar, "imagine", noted)
    state = at("phase salvation, round 3, p0 (cubes RYG, fuel 5), p1 (cubes PPP, fuel 9)")
    assert answer(state, **options) is not None
    assert len(dealt) > (1 if options else 0)


def test_there_is_an_idea_for_every_step_that_is_asked() -> None:
    assert set(ABOUT) == set(ASKED)


def test_a_mind_at_two_tables_does_not_mix_them_up() -> None:
    """A plan made at one table is ignored at another."""
    shared = make("quick", pack=PACK)
    states = [GAME.start(Setup(seats=2), f"table {number}") for number in range(2)]
    for _ in range(40):
        for number, state in enumerate(states):
            seat = Seat(state.agenda[-1].seat)
            asked = (GAME.view(state, seat), GAME.prompt(state, seat), CHANCE, ())
            move = shared.act(*asked)
            assert move == make("quick", pack=PACK).act(*asked)
            assert move is not None
            states[number] = step(state, move).state


def test_another_process_goes_on_with_what_was_thought() -> None:
    """With a seat's memory any process can make its next move; without it, it thinks afresh."""
    state, memory, lasting, remembered = GAME.start(Setup(seats=1), "memory"), b"", _strong(), 0
    for _ in range(30):
        asked = (GAME.view(state, Seat(0)), GAME.prompt(state, Seat(0)), CHANCE, ())
        fresh = _strong().act_remembering(*asked, memory)
        assert lasting.act_remembering(*asked, memory) == fresh
        assert lasting.act(*asked) == _strong().act(*asked)
        assert fresh.action is not None
        remembered += bool(memory) and decode(memory, Rest).moves[0] == fresh.action
        state, memory = step(state, fresh.action).state, fresh.memory
    assert remembered > 5, "a turn that was thought through is played through"


def _strong() -> InterstellarBot:
    return make("strong", pack=PACK, budget=4)


@pytest.mark.parametrize("seconds", [0.05, 0.3])
def test_a_budget_in_seconds_is_kept(seconds: float) -> None:
    state = at("round 2, p0 (cubes RRYYG, fuel 12, scientists 4)")
    began = process_time()
    answer(state, budget_s=seconds)
    assert process_time() - began < 4 * seconds + 1.0


OBVIOUS: dict[str, tuple[str, actions.Action]] = {
    "the dearest Mechanism at the end": (
        "phase salvation, round 7, saved 28, arrived -1, spiral 30, current RR PP - -, long-term - - - -, "
        "people R1, p0 (cubes PP, fuel 0, scientists 0, tokens market), p1 (passed, tokens none), passed 1",
        actions.PlayToken("market"),
    ),
    "Trappist in front of one": (
        "phase salvation, round 6, current - - - -, long-term - - - -, people R1, "
        "p0 (cubes none, fuel 6, scientists 0, tokens research travel, probe 9-3), p1 (passed), passed 1",
        actions.PlayToken("research"),
    ),
}


@pytest.mark.parametrize("what", OBVIOUS)
@pytest.mark.parametrize("options", [{}, {"budget": 24}])
def test_an_obvious_move_is_found(what: str, options: dict[str, Any]) -> None:
    text, move = OBVIOUS[what]
    assert answer(at(text), **options) == move


@pytest.mark.parametrize("options", [{}, {"budget": 24}])
def test_wormholes_are_ridden(options: dict[str, Any]) -> None:
    """Fuel is worth nothing at the end, Prestige is (HV-24)."""
    state = at("phase salvation, round 6, pile wormhole wormhole, p0 (fuel 5, cubes none, scientists 0)")
    for move in (actions.PlayToken("research"), actions.DoSalvation("probe"), actions.Advance("1-3")):
        state = step(state, move).state
    assert isinstance(answer(state, **options), actions.Advance)


@pytest.mark.parametrize("options", [{}, {"budget": 24}])
def test_the_best_reward_of_a_pass_is_taken(options: dict[str, Any]) -> None:
    state = at("phase salvation, turn 1, passed 0, p0 (passed, rotations 5), p1 (tokens none)")
    state = step(state, actions.Pass()).state
    assert answer(state, **options) == actions.TakeReward(5)


@pytest.mark.parametrize("seed", ["engine", "engine 1", "engine 2", "engine 3"])
def test_an_ars_is_researched_before_the_first_base_is_brought_out(seed: str) -> None:
    """With a red cube, a Scientist and Fuel for the trip: an ARS sends home what the Base mines."""
    state, known = GAME.start(Setup(seats=2), seed), {"ars": 0}
    first = state.agenda[-1].seat
    players = [make("strong", pack=PACK, budget=12) for _ in state.players]
    while not state.players[first].sites and state.phase == "action":
        known = dict(state.players[first].technologies)
        seat = Seat(state.agenda[-1].seat)
        move = players[seat].act(GAME.view(state, seat), GAME.prompt(state, seat), CHANCE, ())
        assert move is not None
        state = step(state, move).state
    assert state.players[first].sites
    assert known["ars"] == 1
