"""One round as an ideal listener follows it: a joint belief about the candidates and the Source's habits."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from heliograph.games.contact.state import ChipId, Transmission
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.listening.belief import drift
from heliograph.players.contact.listening.hearing import fit
from heliograph.players.contact.listening.slowing import AFTER_A_MISS
from heliograph.players.contact.listening.tastes import AGAIN
from heliograph.players.contact.routes import Table

_BREATH = drift(0.03)
"""A tempo hardly changes from one transmission to the next."""
_LONGEST_RUN = 3


def listen(
    table: Table,
    belief: Floats,
    heard: tuple[Transmission, ...],
    candidates: tuple[ChipId, ...],
    among: tuple[ChipId, ...] = (),
) -> Floats:
    """[candidate, taste, reading, scatter, tempo]: the joint probability. Before any signal all candidates
    are equally likely. If the target is known, `among` lists the planets it had to be distinguished from.
    Recordings fall into runs of the same route; which is unknown, so every division is weighed."""
    after = [np.repeat(belief[None] / len(candidates), len(candidates), axis=0)]
    for count in range(1, len(heard) + 1):
        joint = np.zeros_like(after[0])
        for length in range(1, min(count, _LONGEST_RUN) + 1):
            run = heard[count - length : count]
            if _may_be_one_route(run):
                before = _meanwhile(after[count - length], heard, count - length)
                joint += (
                    _share(count - length, length) * before * fit(table, run, candidates, among or candidates)
                )
        after.append(joint)
        scale = joint.sum()
        after = [one / scale for one in after]
    return after[-1]


def _meanwhile(joint: Floats, heard: tuple[Transmission, ...], number: int) -> Floats:
    """Lets the tempo drift since the previous transmission."""
    if number == 0:
        return joint
    missed = heard[number].after_guesses > heard[number - 1].after_guesses
    changed: Floats = joint @ (AFTER_A_MISS if missed else _BREATH)
    return changed


def _may_be_one_route(run: tuple[Transmission, ...]) -> bool:
    """Whether these recordings can be of one route; known routes (CT-H5) are taken one by one."""
    alike = len({(sent.start, len(sent.holds)) for sent in run}) == 1
    return len(run) == 1 or (alike and all(sent.route is None for sent in run))


def _share(before: int, length: int) -> Floats:
    """[taste]: how often a new route begins after so many transmissions and is then sent this many times."""
    share: Floats = AGAIN ** (length - 1) * (1 - AGAIN if before else 1.0)
    return share[:, None, None, None]


def certainty(joint: Floats, candidates: tuple[ChipId, ...], out: Collection[ChipId]) -> dict[ChipId, float]:
    """How likely each candidate is; those known to be impossible get zero."""
    weights = joint.sum(axis=(1, 2, 3, 4)) * [chip not in out for chip in candidates]
    return dict(zip(candidates, (weights / weights.sum()).tolist(), strict=True))
