"""Contact's own table of actions and its layout."""

from __future__ import annotations

import numpy as np
import pytest
from tests.envs.tables import index_of, piece

from heliograph.envs import contact_v0
from heliograph.envs.aec import GameEnv, IllegalActionError, NotResetError


def test_a_signal_is_tapped_one_flight_after_the_other_and_then_heard() -> None:
    env = contact_v0.env(level=6, bins=4, flights=2)
    env.reset(seed=1)
    env.step(index_of(env, "begin-round"))
    assert index_of(env, "send the signal") not in env.legal_actions("player_0")
    env.step(index_of(env, "tap 150 ms"))
    env.step(np.int64(index_of(env, "tap 4000 ms")))
    assert env.agent_selection == "player_0"
    assert piece(env, "player_0", "tapped so far") == pytest.approx([0.15, 4.0])
    assert not any(piece(env, "player_1", "tapped so far"))
    assert "150, 4000" in env.text("player_0")
    assert "150" not in env.text("player_1")
    assert set(env.legal_actions("player_0").values()) == {"send the signal"}
    with pytest.raises(IllegalActionError, match="resolution"):
        env.step(index_of(env, "tap 150 ms"))
    env.step(index_of(env, "send the signal"))
    assert env.agent_selection == "player_1"
    assert piece(env, "player_1", "heard")[:3] == pytest.approx([2, 0.15, 4.0])


def test_only_the_source_sees_the_target() -> None:
    env = contact_v0.env()
    env.reset(seed=1)
    env.step(index_of(env, "begin-round"))
    assert sum(piece(env, "player_0", "target")) == 1
    assert sum(piece(env, "player_1", "target")) == 0


def test_what_nobody_wrote_down_is_heard_until_one_acts() -> None:
    env = contact_v0.env(written_record=False)
    env.reset(seed=1)
    env.step_raw({"type": "begin-round"})
    env.step_raw({"type": "transmit", "holds": [777], "pauses": []})
    assert piece(env, "player_1", "heard")[:2] == pytest.approx([1, 0.777])
    env.step(index_of(env, "ask-repeat"))
    assert not any(piece(env, "player_1", "heard"))


def test_an_illegal_action_says_why_in_the_words_of_the_game() -> None:
    env = contact_v0.env(language="de")
    env.reset(seed=1)
    with pytest.raises(IllegalActionError, match="Die Runde"):
        env.step(index_of(env, "guess A"))
    with pytest.raises(IllegalActionError):
        env.step_raw({"type": "transmit", "holds": [300], "pauses": []})
    with pytest.raises(IllegalActionError):
        env.step_raw({"type": "no such thing"})


def test_where_it_is_wanted_an_illegal_action_loses() -> None:
    env = contact_v0.env(on_illegal="lose")
    env.reset(seed=1)
    env.step(index_of(env, "guess A"))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env._cumulative_rewards == {"player_0": -1.0, "player_1": 0.0}
    assert env.infos["player_0"]["illegal"]


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    env = contact_v0.env(max_cycles=2)
    env.reset(seed=1)
    env.step(index_of(env, "begin-round"))
    env.step(env.action_space("player_0").sample(env.observe("player_0")["action_mask"]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 9},
        {"level": "high"},
        {"route": "guided"},
        {"colour": "red"},
        {"bins": 1},
        {"reward": "fame"},
    ],
)
def test_what_cannot_be_played_is_refused_at_once(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        contact_v0.env(**wrong)  # type: ignore[arg-type]


def test_it_begins_with_a_reset() -> None:
    with pytest.raises(NotResetError):
        contact_v0.env().step(0)


def test_a_saved_game_of_other_rules_is_refused() -> None:
    env = contact_v0.env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="saved with"):
        GameEnv.deserialize(env.serialize().replace(b'"needs":"contact 1 ', b'"needs":"contact 0 '))
    with pytest.raises(ValueError, match="no saved environment"):
        GameEnv.deserialize(b"nonsense")
