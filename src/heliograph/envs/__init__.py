"""The games as learning environments: PettingZoo for all seats, Gymnasium for one of them."""

from heliograph.extras import MissingExtraError

try:
    import gymnasium
    import pettingzoo
except ModuleNotFoundError as missing:
    raise MissingExtraError("the environments need Gymnasium and PettingZoo", "envs") from missing

_GAMES = {
    "contact": "Contact",
    "critical_orbit": "CriticalOrbit",
    "interstellar": "Interstellar",
    "space_puzzle": "SpacePuzzle",
}

pettingzoo.register(
    "parallel", "heliograph/critical_orbit-v0", "heliograph.envs.critical_orbit_v0:parallel_env"
)
for _name, _game in _GAMES.items():
    pettingzoo.register("aec", f"heliograph/{_name}-v0", f"heliograph.envs.{_name}_v0:env")
    gymnasium.register(
        f"heliograph/{_game}-v0",
        entry_point="heliograph.envs.solo:SoloEnv",
        kwargs={"name": f"{_name}_v0"},
    )
