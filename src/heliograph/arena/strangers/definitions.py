"""What the report says its figures are: the first sentence of each metric, and of each control."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import getdoc
from typing import Any, Literal

from heliograph.arena.strangers import metrics
from heliograph.arena.strangers.result import LATE

Unit = Literal["percent", "points", "plain"]
UNITS: Mapping[str, Unit] = {
    "gap": "points",
    "regret": "points",
    "late_regret": "points",
    "behind_learner": "points",
    "specificity": "points",
    "gain_over_literal": "points",
    "brier": "plain",
    "diversity": "plain",
}
"""All other figures are percent."""

INTRODUCTION = """How well a player gets on with partners it has never met: twelve rounds with one
stranger, as the one who speaks and as the one who listens. Strangers are people of the `human` family, drawn
by seed: *public* ones are training draws, which anybody may learn from; *held-out* ones are evaluation draws,
which nothing may be tuned on. All figures but two are with held-out strangers. Each has tables of its own,
and everybody meets the same strangers at the same tables. `ideal` has been told all about its partner: in
Contact an ideal observer, in AI Space Puzzle `strong` with its partner's codebook; in Mission Control nobody
knows the best response. `ideal-learner` has not been told: it knows how common each kind of person is, and
finds out by Bayes' rule whom it has; it is stated for who listens in Contact.

A Contact mission has twelve rounds, six in each role, and its tank is filled up again and again, so that all
of them are played. AI Space Puzzle has two boards of six rounds, or three of four. Mission Control is one
mission of 20 turns, with one stranger for all the other jobs. Machines tap with hands that are off by 10 %;
people have hands of their own."""

RUNNING = """```sh
heliograph strangers --quick                          # the house's players, a few minutes
heliograph strangers                                  # all of it, on all cores
heliograph strangers --player mine                    # a player of an installed package
heliograph strangers --player "cmd:python mine.py"    # or any program (docs/arena.md)
```

`--out` is a folder: `games.jsonl` (every encounter; `--resume` goes on with it), `result.json` (what this
page is drawn from), the report and its pictures. Beside a player of yours `naive`, `quick` and the two
ideal ones play, which it is compared with. Tune on training draws (`--set people=training` in the arena),
never on these. Another version of the benchmark is another benchmark: figures of two versions do not
compare."""


def _said(metric: Callable[..., Any]) -> str:
    """The metric's docstring as one sentence."""
    text = " ".join((getdoc(metric) or "").split())
    return text if text.endswith(".") else f"{text}."


DEFINITIONS: Mapping[str, str] = {
    "iqm": _said(metrics.interquartile_mean) + f" In brackets: {_said(metrics.interval)[0].lower()}"
    f"{_said(metrics.interval)[1:]}",
    "cross_play": _said(metrics.mean).removesuffix(".") + " with held-out strangers.",
    "self_play": _said(metrics.mean).removesuffix(".") + " with another of itself.",
    "gap": _said(metrics.gap),
    "public": _said(metrics.mean).removesuffix(".") + " with public strangers.",
    "worst_cell": _said(metrics.worst_cell),
    "share_of_best": _said(metrics.share_of_best),
    "worst_share": _said(metrics.worst_share),
    "regret": _said(metrics.regret_by_round).removesuffix(".") + ", in the mean of all rounds.",
    "late_regret": f"The same from round {LATE} on.",
    "behind_learner": "The same as late regret, behind the ideal learner.",
    "no message": "Its score when what it hears or sees is any legal message, drawn by lot.",
    "no history": "Its score from the same positions when it is told nothing of earlier rounds or boards.",
    "real, where re-paired": "Its score from those positions where there is a past, as it was.",
    "re-paired": "Its score from the same positions with the past of another stranger at the same table.",
    "specificity": _said(metrics.specificity),
    "gain_over_literal": _said(metrics.gain_over_literal) + " It is `naive` in Contact, `quick` elsewhere.",
    "equivariance_gap": _said(metrics.equivariance_gap)
    + " In Contact it is asked of the first signal or guess of each round: letters are exchanged, or the "
    "table is turned by a quarter or mirrored. In AI Space Puzzle it is asked of every message, and of "
    "every board that Astronauts leave: with other names of colours and keys a message has to be the "
    "very same, turned by half or mirrored it has to say the same of the same rooms. In Mission Control "
    "it is asked of what Mercury keeps and calls for: canisters exchange their names, or the spacecraft "
    "is turned by a quarter. To choose among equals by their names or places is a change, too, and so "
    "is whatever lots decide, as with `random` where its lots fall on names or places.",
    "brier": _said(metrics.brier),
    "diversity": _said(metrics.diversity),
}
