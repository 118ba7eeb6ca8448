"""AI Space Puzzle's own table of actions."""

from __future__ import annotations

import pytest
from tests.envs.tables import do

from heliograph.envs import space_puzzle_v0
from heliograph.envs.aec import GameEnv, IllegalActionError


def at_the_message(**setup: str) -> GameEnv:
    env = space_puzzle_v0.env(**setup)  # type: ignore[arg-type]
    env.reset(seed=1)
    env.step(min(env.legal_actions("player_0")))
    return env


def test_a_message_grows_token_by_token_and_is_revealed() -> None:
    env = at_the_message(scenario="S03")
    do(env, "lay c-red in column 1, row 1")
    with pytest.raises(IllegalActionError, match=r"\w+"):
        do(env, "lay c-red in column 2, row 1")
    do(env, "lay k-round in column 5, row 5")
    hidden = env.observe("player_1")["observation"]
    do(env, "reveal")
    assert env.agent_selection == "player_1"
    assert (env.observe("player_1")["observation"] != hidden).any()
    legal = env.legal_actions("player_1").values()
    assert {"ready", "declare"} & set(legal)
    assert not any(label.startswith("lay") for label in legal)


def test_where_places_do_not_count_tokens_are_lined_up() -> None:
    env = at_the_message(scenario="S12")
    do(env, "line up c-red")
    do(env, "line up k-round")
    with pytest.raises(IllegalActionError):
        do(env, "lay c-blue in column 1, row 1")
    do(env, "reveal")


def test_astronauts_take_turns_until_they_are_ready() -> None:
    env = at_the_message(scenario="S03")
    do(env, "lay c-red in column 1, row 1")
    do(env, "reveal")
    do(env, "put-marker red round")
    assert env.agent_selection == "player_2"
    do(env, "ready")
    assert env.agent_selection == "player_1"
    assert not env.legal_actions("player_2")
    do(env, "ready")
    assert env.agent_selection == "player_0"


def test_a_ladder_is_refused() -> None:
    with pytest.raises(ValueError, match="single"):
        space_puzzle_v0.env(session="ladder")
