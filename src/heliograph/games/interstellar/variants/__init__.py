"""The variants, in the booklet's order: one package each. No other list names them.

A package holds `variant.py`, which declares the variant (`VARIANT`), and `types.py` if it has steps, moves or
events of its own. How AI seats play it is a module of the same name in the players' `variants/`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

NAMES = (
    "black_holes",
    "families",
    "lost_mining_planets",
    "multi_resource_deposits",
    "unique_pass_tokens",
    "new_leader_tracks",
    "universal_mechanisms",
)
IDS = tuple(name.replace("_", "-") for name in NAMES)


def modules(package: str, part: str = "") -> list[ModuleType]:
    """For each variant, its module in this package, or that part of its package; not all have one."""
    paths = (f"{package}.{name}{part and f'.{part}'}" for name in NAMES)
    return [import_module(path) for path in paths if find_spec(path) is not None]
