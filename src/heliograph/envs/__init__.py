"""The games as environments to learn in: PettingZoo for all seats, Gymnasium for one of them."""

import gymnasium
import pettingzoo

for _name, _game in {"contact": "Contact", "space_puzzle": "SpacePuzzle"}.items():
    pettingzoo.register("aec", f"heliograph/{_name}-v0", f"heliograph.envs.{_name}_v0:env")
    gymnasium.register(
        f"heliograph/{_game}-v0",
        entry_point="heliograph.envs.solo:SoloEnv",
        kwargs={"name": f"{_name}_v0"},
    )
