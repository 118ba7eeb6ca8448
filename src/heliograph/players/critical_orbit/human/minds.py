"""Randomness for people's errors of judgement and times, in real numbers."""

from __future__ import annotations

import numpy as np

from heliograph.kernel.chance import Chance


def generator(chance: Chance) -> np.random.Generator:
    return np.random.default_rng(chance.below(1 << 63)[0])
