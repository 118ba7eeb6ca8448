"""A page of the scenario book (SP-57), with its special rules parsed."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Literal, get_args

import msgspec

Tier = Literal["lesson", "easy", "medium", "hard", "expert", "own"]
TIERS: tuple[Tier, ...] = get_args(Tier)

_Short = Annotated[str, msgspec.Meta(max_length=40)]


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Annotated[str, msgspec.Meta(max_length=16)] = "own"
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """The name of a player's own scenario; the names of the house's scenarios are in the locales."""
    tokens: Annotated[tuple[_Short, ...], msgspec.Meta(max_length=32)]
    """Groups (C, K, R, N) and single tokens (OK, NO, AR, SW, DI, QU, EM)."""
    per_round: int
    actions: int
    rounds: int
    dice: bool = False
    special_rooms: int = 0
    rules: Annotated[tuple[_Short, ...], msgspec.Meta(max_length=19)] = ()
    """Codes of the catalogue: SR-LINE, SR-JAM(5), SR-TRAP(lethal)."""
    tier: Tier = "own"


class Special(msgspec.Struct, frozen=True, kw_only=True):
    """The special rules of a scenario, named as in the catalogue."""

    keyshown: bool = False
    posshown: bool = False
    trap: Literal["no", "yes", "lethal"] = "no"
    line: bool = False
    heap: bool = False
    cool: bool = False
    jam: int = 0
    step: bool = False
    flip: bool = False
    fade: int = 0
    """Seconds."""
    roles: bool = False
    noise: bool = False
    blind: bool = False
    drift: bool = False
    exact: bool = False
    crisiscard: bool = False
    crisistoken: bool = False
    lock: bool = False
    lift: bool = False

    @property
    def gates(self) -> bool:
        """Whether there are special rooms that everybody sees."""
        return self.lock or self.lift


RULE_NAMES: tuple[str, ...] = tuple(f"SR-{name.upper()}" for name in Special.__struct_fields__)
_CODE = re.compile(r"SR-([A-Z]+)(?:\(([a-z]+|[1-9][0-9]{0,2})\))?")


class BadRuleError(ValueError):
    """A code that is not in the catalogue, or whose value in brackets is wrong or missing."""


@lru_cache(1000)
def special_rules(codes: tuple[str, ...]) -> Special:
    found: dict[str, bool | int | str] = {}
    for code in codes:
        name, value = _read(code)
        if name in found:
            raise BadRuleError(code)
        found[name] = value
    return msgspec.convert(found, Special)


def _read(code: str) -> tuple[str, bool | int | str]:
    match = _CODE.fullmatch(code)
    if match is None or f"SR-{match[1]}" not in RULE_NAMES:
        raise BadRuleError(code)
    name, value = match[1].lower(), match[2]
    if name == "trap" and value in (None, "lethal"):
        return name, value or "yes"
    if name in ("jam", "fade") and value is not None and value.isdecimal():
        return name, int(value)
    if name in ("trap", "jam", "fade") or value is not None:
        raise BadRuleError(code)
    return name, True


def special(scenario: Scenario) -> Special:
    return special_rules(scenario.rules)
