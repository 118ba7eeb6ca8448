"""Checks that PettingZoo's own tests do not make: masks, illegal actions, copies, second episodes and
secrecy.

For any turn-based environment with `action_mask` in its observations. Each check says which further methods
it needs, and raises `NotConformingError` with what it found. They look at `most_steps` moments of a random
game; with `skip` they begin in its middle.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

Make = Callable[[], Any]
"""A fresh environment with `reset(seed)`, `observe`, `step` and the other things of `pettingzoo.AECEnv`."""


class NotConformingError(AssertionError):
    """The fault, and the moment of the game where it was found."""


def check_all(
    make: Make, *, seed: int = 0, most_steps: int = 200, skip: int = 0
) -> dict[str, tuple[str, ...]]:
    """Runs all checks for which an environment has the methods. Returns the checks that were left out, with
    the methods they need."""
    left_out: dict[str, tuple[str, ...]] = {}
    for check, needs in CHECKS.items():
        missing = tuple(name for name in needs if not hasattr(make(), name))
        if missing:
            left_out[check.__name__] = missing
        else:
            check(make, seed=seed, most_steps=most_steps, skip=skip)
    return left_out


def check_masks(make: Make, *, seed: int = 0, most_steps: int = 200, skip: int = 0) -> None:
    """A seat that is asked has a possible action; a seat that waits has a mask of zeros."""
    for step, env in _moments(make(), seed, most_steps, skip):
        for agent in env.agents:
            possible = int(env.observe(agent)["action_mask"].sum())
            asked = agent == env.agent_selection
            _claim((possible > 0) == asked, step, f"{agent} has {possible} actions, asked: {asked}")


def check_illegal_actions(
    make: Make, *, seed: int = 0, most_steps: int = 200, skip: int = 0, each: int = 4
) -> None:
    """An illegal action is refused with a reason, and nothing changes. Needs an environment that raises."""
    chance = np.random.default_rng(seed)
    for step, env in _moments(make(), seed, most_steps, skip):
        mask = env.observe(env.agent_selection)["action_mask"]
        illegal = np.flatnonzero(mask == 0)
        before = snapshot(env)
        for action in chance.choice(illegal, min(each, len(illegal)), replace=False):
            _claim(bool(_why_refused(env, action)), step, f"action {action} gives no reason")
            _claim(snapshot(env) == before, step, f"refused action {action} has changed something")
        _claim(bool(_why_refused(env, len(mask))), step, "an index outside the table gives no reason")


def check_copies(make: Make, *, seed: int = 0, most_steps: int = 200, skip: int = 0, every: int = 10) -> None:
    """`clone()`, `serialize()` and `deserialize()`, deepcopy and pickle give the same game in mid-game, and
    the copy and the original are independent."""
    for step, env in _moments(make(), seed, most_steps, skip):
        if step % every:
            continue
        before = snapshot(env)
        copies = {
            "clone": env.clone(),
            "serialize": type(env).deserialize(env.serialize()),
            "deepcopy": copy.deepcopy(env),
            "pickle": pickle.loads(pickle.dumps(env)),  # noqa: S301 (it was made a moment ago)
        }
        futures = set()
        for name, other in copies.items():
            _claim(snapshot(other) == before, step, f"{name} is another game")
            _play(other, np.random.default_rng(step), 2 * every)
            _claim(snapshot(env) == before, step, f"playing the {name} has changed the original")
            futures.add(snapshot(other))
        _claim(len(futures) == 1, step, "copies go on differently")


def check_second_episode(make: Make, *, seed: int = 0, most_steps: int = 200, skip: int = 0) -> None:
    """A used environment begins like a fresh one, and the same seed gives the same game."""
    used, fresh = make(), make()
    used.reset(seed=seed + 1)
    _play(used, np.random.default_rng(seed), most_steps)
    again, first = (_story(env, seed, most_steps, skip) for env in (used, fresh))
    _claim(again == first, 0, "the second episode differs")


def check_independence(make: Make, *, seed: int = 0, most_steps: int = 200, skip: int = 0) -> None:
    """Two environments side by side play as each would alone."""
    alone = _story(make(), seed, most_steps, skip)
    one, other = make(), make()
    other.reset(seed=seed + 1)
    chance, together = np.random.default_rng(seed + 1), []
    for _, env in _moments(one, seed, most_steps, skip):
        together.append(snapshot(env))
        _play(other, chance, 1)
        if not other.agents:
            other.reset()
    _claim(together == alone, 0, "another environment in the same process disturbs this one")


def check_secrecy(
    make: Make, *, seed: int = 0, most_steps: int = 200, skip: int = 0, worlds: int = 2
) -> None:
    """Two games that differ only in what an agent may not know give it the same bytes: vector, mask, text and
    info. Needs `imagined(agent, seed)`: the same moment, with everything hidden from the agent drawn anew."""
    differed = False
    for step, env in _moments(make(), seed, most_steps, skip):
        for agent in env.agents:
            sees = seen_by(env, agent)
            for world in range(worlds):
                other = env.imagined(agent, seed + world)
                differed = differed or _truth(other) != _truth(env)
                _claim(seen_by(other, agent) == sees, step, f"{agent} sees what it may not know")
    _claim(differed, 0, "no imagined game differed from the true one: nothing was tested")


CHECKS: dict[Callable[..., None], tuple[str, ...]] = {
    check_masks: (),
    check_illegal_actions: (),
    check_second_episode: (),
    check_independence: (),
    check_copies: ("clone", "serialize", "deserialize"),
    check_secrecy: ("imagined",),
}
"""Each check, and the methods it needs beyond those of PettingZoo."""


def seen_by(env: Any, agent: str) -> tuple[bytes, ...]:
    """Everything that reaches an agent, as bytes; including the text view, if there is one."""
    observed = env.observe(agent)
    parts = [np.ascontiguousarray(observed[name]).tobytes() for name in sorted(observed)]
    text = env.text(agent).encode() if hasattr(env, "text") else b""
    return (*parts, text, repr(env.infos.get(agent)).encode())


def snapshot(env: Any) -> tuple[Any, ...]:
    """Everything observable from outside."""
    agents = tuple(env.possible_agents)
    seen = tuple(seen_by(env, agent) for agent in agents)
    books = (env.rewards, getattr(env, "_cumulative_rewards", {}), env.terminations, env.truncations)
    kept = tuple(tuple(sorted(book.items())) for book in books)
    return (tuple(env.agents), env.agent_selection, seen, kept)


def _truth(env: Any) -> Any:
    """The complete state, as far as the environment shows it."""
    return env.serialize() if hasattr(env, "serialize") else snapshot(env)


def _moments(env: Any, seed: int, most_steps: int, skip: int) -> Iterator[tuple[int, Any]]:
    """Yields before each step of a random game; the first `skip` steps are only played."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for step in range(skip + most_steps):
        if not env.agents or _is_over(env):
            return
        if step >= skip:
            yield step, env
        _play(env, chance, 1)


def _story(env: Any, seed: int, most_steps: int, skip: int) -> list[tuple[Any, ...]]:
    return [snapshot(env) for _, env in _moments(env, seed, most_steps, skip)]


def _play(env: Any, chance: np.random.Generator, steps: int) -> None:
    for _ in range(steps):
        if not env.agents:
            return
        env.step(None if _is_over(env) else _any_legal(env.observe(env.agent_selection), chance))


def _any_legal(observed: dict[str, NDArray[Any]], chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(observed["action_mask"])))


def _is_over(env: Any) -> bool:
    agent = env.agent_selection
    return bool(env.terminations[agent] or env.truncations[agent])


def _why_refused(env: Any, action: Any) -> str:
    try:
        env.step(action)
    except ValueError as error:
        return str(error)
    return ""


def _claim(holds: bool, step: int, otherwise: str) -> None:
    if not holds:
        raise NotConformingError(f"step {step}: {otherwise}")
