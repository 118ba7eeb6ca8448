"""Scores of the AI seats with hands from steady to hurried, beside the ideal listener's reference.

`reference` is one transmission a round between an ideal Source and an ideal listener; our Crew may ask again,
as the rules allow (CT-22), and so can do better.
"""

from __future__ import annotations

from typing import Any

from heliograph.arena import run

NOISE = ("0.05", "0.10", "0.15", "0.20")
KINDS: dict[str, dict[str, str]] = {
    "level 2": {"level": "2"},
    "level 4": {"level": "4"},
    "level 6": {"level": "6"},
    "professional": {"mode": "professional"},
}
REFERENCE: dict[str, tuple[float, ...]] = {
    "level 2": (42.0, 41.9, 41.5, 41.2),
    "level 4": (41.9, 41.2, 40.1, 39.0),
    "level 6": (41.6, 40.7, 38.6, 37.0),
    "professional": (41.4, 39.8, 36.4, 31.4),
}


def measure(quick: bool) -> dict[str, Any]:
    games = 20 if quick else 200
    strong = {kind: [_figures("strong", kind, cv, games) for cv in NOISE] for kind in KINDS}
    return {
        "score of 42": _table(strong, "score_mean"),
        "reference score": {kind: dict(zip(NOISE, row, strict=True)) for kind, row in REFERENCE.items()},
        "first guess right": _table(strong, "first_guess_accuracy"),
        "naive score at 0.10": {kind: _figures("naive", kind, "0.10", games)["score_mean"] for kind in KINDS},
        "milliseconds per decision": _milliseconds(strong),
    }


def _figures(player: str, kind: str, cv: str, games: int) -> dict[str, Any]:
    return run("contact", [player, player], games, 1, {**KINDS[kind], "timing_cv": cv})


def _table(found: dict[str, list[dict[str, Any]]], figure: str) -> dict[str, dict[str, float]]:
    return {
        kind: {cv: one[figure] for cv, one in zip(NOISE, row, strict=True)} for kind, row in found.items()
    }


def _milliseconds(found: dict[str, list[dict[str, Any]]]) -> dict[str, dict[str, float]]:
    """At 10 % noise."""
    middle = {kind: row[1]["ms_per_decision"] for kind, row in found.items()}
    return {
        kind: {f"{role} {p}": ms[role][p] for role in ("source", "crew") for p in ("p50", "p99")}
        for kind, ms in middle.items()
    }


if __name__ == "__main__":
    print(measure(quick=False))
