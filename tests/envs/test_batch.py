"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

from heliograph.envs import contact_v0
from heliograph.envs.aec import IllegalActionError
from heliograph.envs.batch import Batch, Stepped


def play(batch: Batch, steps: int) -> tuple[list[bytes], int]:
    """At random: everything that came back, and how many games ended."""
    chance, seen = np.random.default_rng(1), batch.reset(seed=5)
    story, ended = [_bytes(seen)], 0
    for _ in range(steps):
        seen = batch.step([int(chance.choice(np.flatnonzero(mask))) for mask in seen.action_masks])
        story.append(_bytes(seen))
        ended += int(seen.ended.sum())
    return story, ended


def _bytes(seen: Stepped) -> bytes:
    return b"".join(part.tobytes() for part in seen)


def test_processes_play_the_same_games() -> None:
    alone, ended = play(Batch("contact_v0", games=5, level=3), 40)
    assert ended > 1
    with Batch("contact_v0", games=5, processes=2, level=3) as batch:
        assert play(batch, 40)[0] == alone
        with pytest.raises(IllegalActionError, match="game 4: "):
            batch.step([*(int(np.flatnonzero(mask)[0]) for mask in batch.reset().action_masks[:4]), -1])


def test_a_row_is_the_game_of_its_seed() -> None:
    seen = Batch("contact_v0", games=3, level=3).reset(seed=7)
    env = contact_v0.env(level=3)
    env.reset(seed=9)
    assert np.array_equal(seen.observations[2], env.observe("player_0")["observation"])
    assert np.array_equal(seen.action_masks[2], env.observe("player_0")["action_mask"])
    assert seen.seats[2] == 0


def test_an_illegal_action_changes_no_game() -> None:
    batch = Batch("contact_v0", games=2, level=3)
    seen = batch.reset(seed=1)
    legal = int(np.flatnonzero(seen.action_masks[0])[0])
    illegal = int(np.flatnonzero(seen.action_masks[1] == 0)[0])
    with pytest.raises(IllegalActionError, match=r"game 1: \w+"):
        batch.step([legal, illegal])
    assert np.array_equal(batch._seen().observations, seen.observations)
    with pytest.raises(ValueError, match="2 actions"):
        batch.step([legal])


def test_what_cannot_be_a_batch_is_refused() -> None:
    with pytest.raises(ValueError, match="processes"):
        Batch("contact_v0", games=2, processes=3)
