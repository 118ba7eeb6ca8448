"""Random numbers that belong to a person for a whole game, by purpose."""

from __future__ import annotations

from hashlib import blake2b

import numpy as np


def numbers(purpose: str) -> np.random.Generator:
    return np.random.default_rng(int.from_bytes(blake2b(purpose.encode(), digest_size=8).digest(), "big"))
