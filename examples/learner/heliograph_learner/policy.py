"""The network: a look at every chip, a memory (GRU), a choice and a value. It runs on NumPy to play and on
JAX to learn, so a learned policy needs only NumPy."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from heliograph_learner.sight import Seen, Sight

Parameters = dict[str, Any]
MEMORY = 48
LOOK = 32
THINK = 48
NEVER = -1e9
"""The logit of an impossible action."""


class Answer(NamedTuple):
    logits: Any
    value: Any
    memory: Any


def fresh(sight: Sight, seed: int) -> Parameters:
    """Orthogonal weights, and a last layer without a preference."""
    chance = np.random.default_rng(seed)
    row = sight.rest_size + 2 * LOOK

    def weights(inside: int, outside: int, scale: float = 1.0) -> Any:
        drawn = np.linalg.qr(chance.normal(size=(max(inside, outside), min(inside, outside))))[0]
        return (scale * (drawn if inside >= outside else drawn.T)).astype(np.float32)

    sizes = {
        "look": (sight.chip_size, LOOK, 1.4),
        "gates": (row + MEMORY, 2 * MEMORY, 1.0),
        "news": (row + MEMORY, MEMORY, 1.0),
        "chip": (sight.chip_size, THINK, 1.4),
        "chip_all": (row + MEMORY, THINK, 1.0),
        "chip_2": (THINK, THINK, 1.4),
        "chip_out": (THINK, 2, 0.01),
        "all": (row + MEMORY, THINK, 1.4),
        "before_out": (THINK, sight.before_chips, 0.01),
        "after_out": (THINK, sight.after_chips, 0.01),
        "value_out": (THINK, 1, 1.0),
    }
    made: Parameters = {}
    for name, (inside, outside, scale) in sizes.items():
        made[name] = weights(inside, outside, scale)
        made[f"{name}_bias"] = np.zeros(outside, np.float32)
    return made


def blank(*lead: int) -> Any:
    """A blank memory."""
    return np.zeros((*lead, MEMORY), np.float32)


def answer(p: Parameters, seen: Seen, mask: Any, memory: Any, begins: Any, xp: Any = np) -> Answer:
    """One step. `begins` is 1 at a game's first observation: there, and only there, the memory is blank."""

    def layer(name: str, values: Any) -> Any:
        return values @ p[name] + p[f"{name}_bias"]

    memory = memory * (1.0 - begins)[..., None]
    looks = xp.tanh(layer("look", seen.chips))
    target, possible = seen.chips[..., -1:], seen.chips[..., -4:-3]
    several = xp.maximum(possible.sum(-2), 1.0)
    row = xp.concatenate([seen.rest, (looks * target).sum(-2), (looks * possible).sum(-2) / several], -1)

    gates = 1.0 / (1.0 + xp.exp(-layer("gates", xp.concatenate([row, memory], -1))))
    keep, use = gates[..., :MEMORY], gates[..., MEMORY:]
    news = xp.tanh(layer("news", xp.concatenate([row, use * memory], -1)))
    memory = keep * memory + (1.0 - keep) * news

    known = xp.concatenate([row, memory], -1)
    chips = xp.tanh(layer("chip", seen.chips) + layer("chip_all", known)[..., None, :])
    chips = layer("chip_out", xp.tanh(layer("chip_2", chips)))
    thought = xp.tanh(layer("all", known))
    logits = xp.concatenate(
        [layer("before_out", thought), chips[..., 0], chips[..., 1], layer("after_out", thought)], -1
    )
    return Answer(xp.where(mask > 0, logits, NEVER), layer("value_out", thought)[..., 0], memory)


def save(file: Path, parameters: Parameters) -> None:
    arrays: dict[str, Any] = {name: np.asarray(value) for name, value in parameters.items()}
    np.savez_compressed(file, **arrays)


def load(file: Path) -> Parameters:
    with np.load(file, allow_pickle=False) as kept:
        return {name: kept[name] for name in kept.files}
