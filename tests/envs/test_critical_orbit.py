"""Mission Control's own table of actions and its layout."""

from __future__ import annotations

import gymnasium
import pytest
from tests.envs.tables import do, index_of, piece

import heliograph.envs
from heliograph.envs import critical_orbit_v0
from heliograph.envs.aec import GameEnv, IllegalActionError

gymnasium.register_envs(heliograph.envs)


def rolled(**setup: object) -> GameEnv:
    env = critical_orbit_v0.env(**setup)  # type: ignore[arg-type]
    env.reset(seed=1)
    for _ in env.possible_agents:
        do(env, "ready")
    do(env, "roll")
    return env


def entering() -> GameEnv:
    env = rolled()
    for _ in range(3):
        do(env, "wait")
    die = env.position.state.dice[0]
    do(env, f"keep {die}")
    assert env.agent_selection == "player_0"
    do(env, "why -")
    return env


def test_what_has_many_fields_is_chosen_in_two_steps() -> None:
    env = rolled()
    assert env.agent_selection == "player_1"
    die = env.position.state.dice[0]
    do(env, f"want houston {die} True")
    assert env.agent_selection == "player_1"
    assert sum(piece(env, "player_1", "begun")) == 0.25
    assert not any(piece(env, "player_2", "begun"))
    assert "want houston" in env.text("player_1")
    assert "want houston" not in env.text("player_2")
    with pytest.raises(IllegalActionError, match="finished first"):
        do(env, "wait")
    do(env, "why shape-L")
    assert env.position.state.wants["houston"].why == "shape-L"
    assert env.agent_selection == "player_2"
    with pytest.raises(IllegalActionError, match="second part"):
        do(env, "why shape-L")


def test_who_waits_is_asked_again_when_somebody_has_done_something() -> None:
    env = rolled()
    for agent in ("player_1", "player_2", "player_3"):
        assert env.agent_selection == agent
        do(env, "wait")
    assert env.waiting() == ["player_1", "player_2", "player_3"]
    assert env.agent_selection == "player_0"
    with pytest.raises(IllegalActionError, match="nothing to wait for"):
        do(env, "wait")
    do(env, "call: that is all")
    assert (env.agent_selection, env.waiting()) == ("player_1", [])


def test_a_call_grows_until_that_is_all() -> None:
    env = rolled()
    env.give_turn("player_0")
    do(env, "call T")
    do(env, "call white")
    assert index_of(env, "call T") not in env.legal_actions("player_0")
    do(env, "call: that is all")
    assert env.position.state.needs == ("T", "white")


def test_a_number_is_entered_on_a_space_and_mercury_sees_it() -> None:
    env = entering()
    env.give_turn("player_1")
    spaces = [label for label in env.legal_actions("player_1").values() if label.startswith("enter houston")]
    before = sum(piece(env, "player_0", "houston, filled"))
    do(env, spaces[0])
    numbers = [label for label in env.legal_actions("player_1").values() if label.startswith("value star")]
    if numbers:
        do(env, numbers[0])
    assert sum(piece(env, "player_0", "houston, filled")) == before + 1


def test_what_another_has_made_impossible_is_no_longer_begun() -> None:
    env = rolled()
    do(env, f"want houston {env.position.state.dice[0]} False")
    env.give_turn("player_0")
    env.step_raw({"type": "keep", "leave": env.position.state.dice[0], "why": ""})
    assert not any(env.position.drafts)
    assert any(label.startswith("enter") for label in env.legal_actions("player_1").values())


def test_only_mercury_sees_behind_its_screen() -> None:
    env = rolled()
    assert sum(piece(env, "player_0", "canisters")) == 6
    assert not any(piece(env, "player_1", "canisters"))


def test_a_table_with_a_clock_is_refused() -> None:
    with pytest.raises(ValueError, match="untimed"):
        critical_orbit_v0.env(clock="timed")


def test_ai_seats_fly_the_mission_while_one_seat_waits() -> None:
    """Whoever waits gets the turn back when all the others have left it too, and is then needed."""
    env = gymnasium.make("heliograph/CriticalOrbit-v0", seat=3, turns=2, partners="quick")
    env.reset(seed=1)
    game = env.unwrapped.game_env  # type: ignore[attr-defined]
    ended = False
    for _ in range(60):
        legal = game.legal_actions("player_3")
        wait = index_of(game, "wait")
        idle = ("wait", "want", "take-back")
        busy = [index for index in legal if not legal[index].startswith(idle)]
        _, reward, ended, _, info = env.step(busy[0] if busy else wait)
        if ended:
            assert (reward, info["won"]) == (0.0, False)
            break
    assert ended
