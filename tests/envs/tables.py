"""Reading an environment by the tables it generates of itself."""

from __future__ import annotations

from heliograph.envs.aec import GameEnv


def index_of(env: GameEnv, label: str) -> int:
    """By what the generated table says."""
    rows = [row.strip("| ").split(" | ") for row in env.action_table().splitlines()[2:]]
    return next(int(index) for index, meaning in rows if meaning == label)


def do(env: GameEnv, label: str) -> None:
    env.step(index_of(env, label))


def piece(env: GameEnv, agent: str, name: str) -> list[float]:
    """By what the generated layout says."""
    row = next(row for row in env.layout_table().splitlines() if f"`{name}`" in row)
    first, _, last = row.strip("| ").split(" | ")[0].partition("-")
    return [
        float(number) for number in env.observe(agent)["observation"][int(first) : int(last or first) + 1]
    ]
