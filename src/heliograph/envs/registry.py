"""All environments, by name."""

from __future__ import annotations

from importlib import import_module

from heliograph.envs.spec import EnvSpec

_SPECS = {
    "contact_v0": "heliograph.envs.contact.spec:ContactSpec",
    "critical_orbit_v0": "heliograph.envs.critical_orbit.spec:CriticalOrbitSpec",
    "interstellar_v0": "heliograph.envs.interstellar.spec:InterstellarSpec",
    "space_puzzle_v0": "heliograph.envs.space_puzzle.spec:SpacePuzzleSpec",
}
"""To add an environment, add it to this list."""


def spec_of(name: str) -> type[EnvSpec]:
    if name not in _SPECS:
        raise ValueError(f"no environment {name!r}; there are: {', '.join(_SPECS)}")
    module, _, kind = _SPECS[name].partition(":")
    found: type[EnvSpec] = getattr(import_module(module), kind)
    return found
