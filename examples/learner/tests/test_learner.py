"""The learner: its handling of `done`, that it learns at all, and that its policy is saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from heliograph_learner import curve, ppo
from heliograph_learner import train as command
from heliograph_learner.lessons import lesson
from heliograph_learner.policy import answer, blank, fresh, load, save
from heliograph_learner.rollout import Games, Steps, advantages
from heliograph_learner.train import Report, Trained, train

# Compiling takes longer than so few steps.
jax.config.update("jax_disable_most_optimizations", True)  # type: ignore[no-untyped-call]
MAKE, SIGHT = lesson(1, "naive")
PARAMETERS = fresh(SIGHT, 1)
ACTIONS = len(SIGHT.spec.actions)


class Counting:
    """Games of a known length that show only how far they are."""

    def __init__(self, length: int) -> None:
        self._length, self._at = length, 0

    def reset(self, seed: int | None = None) -> tuple[Any, dict[str, Any]]:
        self._at = 0
        return self._shown(), {}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self._at += 1
        return self._shown(), float(self._at), self._at == self._length, False, {}

    def _shown(self) -> Any:
        vector = np.full(SIGHT.layout.size, self._at / 10, np.float32)
        return {"observation": vector, "action_mask": np.ones(ACTIONS, np.int8)}


@pytest.fixture(scope="module")
def trained() -> Trained:
    """A handful of updates."""
    return train(1, ["naive"], 3 * 4 * 16, seed=1, envs=4, stretch=16)


def test_a_game_begins_after_every_end_and_only_there() -> None:
    games = Games([Counting(3), Counting(5)], SIGHT, 1)
    first, second = games.play(PARAMETERS, 6), games.play(PARAMETERS, 5)
    begins = np.concatenate([first.begins, second.begins])
    assert begins[:, 0].tolist() == [1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0]
    assert begins[:, 1].tolist() == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    assert first.begins_next.tolist() == second.begins[0].tolist()
    shown = np.concatenate([first.vectors, second.vectors])[..., 0]
    assert np.array_equal(begins == 1, shown == 0), "the first thing a game shows, not the last"


def batch_of(steps: Steps) -> dict[str, Any]:
    seen = SIGHT.seen(steps.vectors)
    return {"chips": seen.chips, "rest": seen.rest, "masks": steps.masks, "begins": steps.begins}


def test_the_memory_is_blank_where_a_game_begins_and_only_there() -> None:
    steps = Games([Counting(4)], SIGHT, 1).play(PARAMETERS, 8)
    other = {**batch_of(steps), "rest": batch_of(steps)["rest"].copy()}
    other["rest"][1] += 1.0
    logits, values = ppo.unrolled(PARAMETERS, batch_of(steps), blank(1))
    changed, _ = ppo.unrolled(PARAMETERS, other, blank(1))
    differs = [not np.allclose(a, b, atol=1e-6) for a, b in zip(logits, changed, strict=True)]
    assert differs == [False, True, True, True, False, False, False, False]
    assert np.allclose(logits[:4], logits[4:], atol=1e-6), "the second game is as new as the first"
    assert not np.allclose(values[0], values[1])


def test_what_is_learned_from_is_what_was_played() -> None:
    """NumPy plays and JAX learns by the same network; a wrong `done` between them would show here."""
    games = Games([Counting(3), Counting(5)], SIGHT, 1)
    games.play(PARAMETERS, 4)
    steps = games.play(PARAMETERS, 7)
    assert steps.memory.any()
    logits, values = ppo.unrolled(PARAMETERS, batch_of(steps), steps.memory)
    assert np.allclose(values, steps.values, atol=1e-4)
    chances = np.take_along_axis(np.asarray(jax.nn.log_softmax(logits)), steps.actions[..., None], -1)
    assert np.allclose(chances[..., 0], steps.log_chances, atol=1e-4)


def test_nothing_flows_back_from_the_next_game() -> None:
    steps = Games([Counting(3)], SIGHT, 1).play(PARAMETERS, 5)
    more = np.array([[0], [0], [0], [9], [9]])
    richer = steps._replace(rewards=steps.rewards + more, value_next=steps.value_next + 1)
    before, after = advantages(steps, 0.9, 0.9), advantages(richer, 0.9, 0.9)
    assert np.allclose(before[:3], after[:3])
    assert not np.isclose(before[3:], after[3:]).any()
    assert np.isclose(before[2], steps.rewards[2] - steps.values[2])


def test_training_moves_every_part_and_stays_finite(trained: Trained) -> None:
    assert len(trained.reports) == 3
    assert all(np.isfinite(report.loss) for report in trained.reports)
    begun = fresh(SIGHT, 1)
    assert [name for name in begun if np.array_equal(begun[name], trained.parameters[name])] == []
    assert all(np.isfinite(value).all() for value in trained.parameters.values())


def test_a_saved_policy_chooses_the_same(trained: Trained, tmp_path: Path) -> None:
    save(tmp_path / "policy.npz", trained.parameters)
    kept = load(tmp_path / "policy.npz")
    env = MAKE()
    observation, _ = env.reset(seed=5)
    memory, other, begins = blank(), blank(), np.float32(1)
    for _ in range(12):
        seen, mask = SIGHT.seen(observation["observation"]), observation["action_mask"]
        mine = answer(trained.parameters, seen, mask, memory, begins)
        theirs = answer(kept, seen, mask, other, begins)
        assert np.array_equal(mine.logits, theirs.logits)
        assert mask[mine.logits.argmax()] == 1
        memory, other = mine.memory, theirs.memory
        observation, _, ended, _, _ = env.step(int(mine.logits.argmax()))
        begins = np.float32(ended)
        if ended:
            observation, _ = env.reset()


def test_a_lesson_rewards_rounds_and_blurs_what_is_heard() -> None:
    env = MAKE()
    rewards, told = [], []
    observation, _ = env.reset(seed=2)
    heard = SIGHT.layout.where("heard")
    exact = env.unwrapped.game_env.observe("player_1")["observation"][heard]  # type: ignore[attr-defined]
    assert observation["observation"][heard][0] == exact[0] >= 1
    assert observation["observation"][heard][1] != exact[1]
    assert observation["observation"][heard][1] == pytest.approx(exact[1], rel=0.6)
    chance = np.random.default_rng(1)
    ended = False
    while not ended:
        view = env.unwrapped.game_env.view("player_1")  # type: ignore[attr-defined]
        possible = np.flatnonzero(observation["action_mask"])
        if view.me == view.guesser and view.me != view.source:
            possible = np.array([SIGHT.spec.actions.labels.index(f"guess {view.possible[0]}")])
        observation, reward, ended, _, info = env.step(int(chance.choice(possible)))
        rewards.append(reward)
        told += [info["understood"]] if "understood" in info else []
    assert rewards.count(1.0) == sum(right for _, right in told) >= 1
    assert {role for role, _ in told} == {"listening", "speaking"}
    assert min(rewards) < 0


def test_the_bar_ends_where_the_training_ends(
    trained: Trained, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """2500 steps are two updates; the rest is not played."""
    told = [report._replace(steps=1024 * number) for number, report in enumerate(trained.reports[:2], 1)]

    def played(*arguments: Any) -> Trained:
        for report in told:
            arguments[-1](report)
        return trained._replace(reports=told)

    monkeypatch.setattr(command, "train", played)
    monkeypatch.setattr(command, "compared", lambda *_: {})
    command.main(1, "naive", 2500, 1, tmp_path / "policy.npz", tmp_path / "curve.svg", "strong")
    assert "100%" in capsys.readouterr().err


def test_the_curve_is_drawn() -> None:
    reports = [Report(100, 1.0, {"listening": 0.3}), Report(200, 0.9, {"listening": 0.8})]
    points = [(report.steps, report.shares["listening"]) for report in reports]
    picture = curve.draw("Level 2", {"listening": points}, {"chance": 1 / 3})
    assert picture.startswith("<svg")
    assert ">chance</text>" in picture
    assert 'd="M335.0 274.0 L610.0 114.0"' in picture
