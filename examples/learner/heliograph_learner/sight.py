"""An observation as the network reads it: a row for each chip, and the rest as one row.

The same weights look at every chip, and places are relative to the rocket: so a planet's letter and the
position on the table do not matter.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from heliograph.envs.contact.sight import chip_ids
from heliograph.envs.contact.spec import ContactSpec
from heliograph.games import load_game
from heliograph.games.contact.box.pack import Pack

ON_CHIPS = (
    "rocket",
    "flights from the rocket",
    "candidates",
    "possible",
    "reached",
    "guessed",
    "target",
)
ELSEWHERE = (
    "phase",
    "role",
    "round",
    "barrels",
    "prize",
    "signal cards",
    "helpers",
    "fifty-fifty",
    "meeting",
    "transmissions left",
    "heard",
    "tapped so far",
)
"""Left out: whose turn it is by seat (`role` says it for any number of seats), and the score."""
OF_PLACES = 3


class Seen(NamedTuple):
    """Leading axes are the caller's: environments, time."""

    chips: Any
    """… x chips x features of each."""
    rest: Any


class Sight:
    """For one set-up. Its sizes are the same for all set-ups."""

    def __init__(self, setup: Any) -> None:
        game = load_game("contact")
        self.spec = ContactSpec(game, setup, {})
        self.layout = self.spec.layout
        pack = game.content
        assert isinstance(pack, Pack)
        self.chips = len(chip_ids(pack))
        self.tank = pack.barrels.value
        labels = self.spec.actions.labels
        self.before_chips = labels.index("guess A")
        self.after_chips = len(labels) - self.before_chips - 2 * self.chips
        self.rest_size = sum(
            len(range(*self.layout.where(name).indices(self.layout.size))) for name in ELSEWHERE
        )
        self.chip_size = OF_PLACES + len(ON_CHIPS)

    def seen(self, vector: Any) -> Seen:
        where = vector[..., self.layout.where("where")].reshape(*vector.shape[:-1], self.chips, 2)
        marks = np.stack([vector[..., self.layout.where(name)] for name in ON_CHIPS], -1)
        rocket = (where * marks[..., :1]).sum(-2, keepdims=True)
        away = where - rocket
        far = np.sqrt((away**2).sum(-1, keepdims=True))
        rest = np.concatenate([vector[..., self.layout.where(name)] for name in ELSEWHERE], -1)
        return Seen(np.concatenate([away, far, marks], -1).astype(np.float32), rest.astype(np.float32))
