"""One round as an ideal listener follows it: the candidates and the Source's ways, thought of together."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from heliograph.games.contact.state import ChipId, Transmission
from heliograph.players.contact.belief import drift
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.hearing import fit
from heliograph.players.contact.routes import Table

_BREATH = drift(0.03)
"""A tempo hardly changes from one transmission to the next,"""
_AFTER_A_MISS = drift(0.15)
"""but after a wrong guess many slow down."""


def listen(
    table: Table, belief: Floats, heard: tuple[Transmission, ...], candidates: tuple[ChipId, ...]
) -> Floats:
    """[candidate, convention, scatter, tempo]: how likely all that is, as a whole one. Before a
    sound is heard every candidate is as likely as any other."""
    joint = np.repeat(belief[None] / len(candidates), len(candidates), axis=0)
    guesses = 0
    for number, sent in enumerate(heard):
        if number:
            joint = joint @ (_AFTER_A_MISS if sent.after_guesses > guesses else _BREATH)
        guesses = sent.after_guesses
        joint = joint * fit(table, sent, candidates)
        joint /= joint.sum()
    return joint


def certainty(joint: Floats, candidates: tuple[ChipId, ...], out: Collection[ChipId]) -> dict[ChipId, float]:
    """How likely each candidate is; those known to be out get nothing."""
    weights = joint.sum(axis=(1, 2, 3)) * [chip not in out for chip in candidates]
    return dict(zip(candidates, (weights / weights.sum()).tolist(), strict=True))


def stopovers_shown(heard: tuple[Transmission, ...]) -> set[ChipId]:
    """CT-42: a stopover is never the target."""
    return {chip for sent in heard for chip in sent.shown}
