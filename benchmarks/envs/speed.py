"""Steps per second through PettingZoo's interface, in random legal play on one core, beside two Hanabi
environments.

Every step asks for the observation and chooses by its mask. Processor time is measured, because other
programs run, too. The rivals are not dependencies of ours: `make rivals` installs them, and without them
their rows are missing. All rows take turns, and each shows its best turn.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

from heliograph.envs import contact_v0, critical_orbit_v0, interstellar_v0, space_puzzle_v0
from heliograph.envs.batch import Batch

_RIVALS = Path(sys.prefix) / "rivals"
_HANABI, _SPIEL = "hanabi_v5", "rl_environment"
_ROUNDS = 3
_OURS: dict[str, Callable[[], Any]] = {
    "contact_v0": lambda: contact_v0.env(level=6),
    "contact_v0, professional": lambda: contact_v0.env(mode="professional", seats=3),
    "space_puzzle_v0": lambda: space_puzzle_v0.env(scenario="S03"),
    "critical_orbit_v0": lambda: critical_orbit_v0.env(),
    "interstellar_v0": lambda: interstellar_v0.env(),
}
Play = Callable[[float], float]


def measure(quick: bool) -> dict[str, Any]:
    seconds = 0.5 if quick else 2.0
    rows: dict[str, Play] = {name: _turns(make()) for name, make in _OURS.items()}
    rows |= _rivals()
    best = dict.fromkeys(rows, 0.0)
    for _ in range(_ROUNDS):
        for name, play in rows.items():
            best[name] = max(best[name], play(seconds))
    faces = {
        name: {
            "steps_per_s": speed,
            "times_hanabi_v5": _times(speed, best.get(_HANABI)),
            "times_rl_environment": _times(speed, best.get(_SPIEL)),
            "clones_per_s": _copies_per_second(_OURS[name](), seconds / 5) if name in _OURS else "none",
        }
        for name, speed in best.items()
    }
    return {"faces": faces, "batches": _batches(seconds)}


def _times(speed: float, beside: float | None) -> float | str:
    return "not installed" if beside is None else speed / beside


def _rivals() -> dict[str, Play]:
    if _RIVALS.is_dir() and str(_RIVALS) not in sys.path:
        sys.path.append(str(_RIVALS))
    found: dict[str, Play] = {}
    try:
        found[_HANABI] = _turns(import_module(f"pettingzoo.classic.{_HANABI}").env())
        found[_SPIEL] = _spiel(
            import_module("open_spiel.python.rl_environment").Environment("hanabi", players=2)
        )
    except ImportError:
        return found
    return found


def _turns(env: Any) -> Play:
    """Any turn-based environment of PettingZoo's."""

    def play(seconds: float) -> float:
        chance, steps, games, begun = np.random.default_rng(0), 0, 0, process_time()
        while process_time() - begun < seconds:
            env.reset(seed=games)
            games += 1
            for _ in env.agent_iter():
                observation, _, ended, cut_off, _ = env.last()
                possible = None if ended or cut_off else np.flatnonzero(observation["action_mask"])
                env.step(None if possible is None else int(possible[chance.integers(len(possible))]))
                steps += 1
        return steps / (process_time() - begun)

    return play


def _spiel(env: Any) -> Play:
    """OpenSpiel's own environment, which gives lists of legal actions."""

    def play(seconds: float) -> float:
        chance, steps, begun = np.random.default_rng(0), 0, process_time()
        while process_time() - begun < seconds:
            moment = env.reset()
            while not moment.last():
                legal = moment.observations["legal_actions"][moment.observations["current_player"]]
                moment = env.step([legal[chance.integers(len(legal))]])
                steps += 1
        return steps / (process_time() - begun)

    return play


def _copies_per_second(env: Any, seconds: float) -> float:
    """In the middle of a game."""
    env.reset(seed=0)
    count, begun = 0, process_time()
    while process_time() - begun < seconds:
        env.clone()
        count += 1
    return count / (process_time() - begun)


def _batches(seconds: float) -> dict[str, Any]:
    """By the wall clock, because several processes work: these two rows compare only with each other."""
    return {
        f"contact_v0, 64 games, {processes or 'no'} processes": {"steps_per_s": _batch(processes, seconds)}
        for processes in (0, 2)
    }


def _batch(processes: int, seconds: float) -> float:
    with Batch("contact_v0", games=64, processes=processes, level=6) as batch:
        chance, seen, steps = np.random.default_rng(0), batch.reset(), 0
        begun = perf_counter()
        while perf_counter() - begun < seconds:
            noise = chance.random(seen.action_masks.shape, np.float32)
            seen = batch.step(np.argmax(seen.action_masks * (1 + noise), axis=1))
            steps += batch.size.games
        return steps / (perf_counter() - begun)
