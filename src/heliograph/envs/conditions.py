"""An environment's parameters, and the saved form of one in mid-game."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from heliograph.kernel.chance import Chance

Reward = Literal["win", "score"]
OnIllegal = Literal["raise", "lose"]
RenderMode = Literal["ansi", "human", "rgb_array"]


class Conditions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: dict[str, Any]
    resolution: dict[str, Any]
    """How finely free-form actions are divided; each game has its own."""
    reward: Reward = "win"
    on_illegal: OnIllegal = "raise"
    max_cycles: int = 1000
    language: str = "en"
    render_mode: RenderMode | None = None
    render_agent: str | None = None
    """Whose view is rendered; None for the seat whose turn it is."""
    pad_to: tuple[int, int] | None = None
    """The sizes of observations and of the action table after padding, for learners that need the same spaces
    in several games."""


class Books(msgspec.Struct, frozen=True):
    """PettingZoo's bookkeeping."""

    agents: list[str]
    agent_selection: str
    next_selection: str | None
    rewards: dict[str, float]
    cumulative: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]


class SavedPosition(msgspec.Struct, frozen=True):
    state: msgspec.Raw
    to_act: int
    drafts: tuple[tuple[int, ...], ...]
    told: tuple[tuple[msgspec.Raw, ...], ...]
    now: int
    over: bool
    waited: tuple[int, ...] = ()


class Saved(msgspec.Struct, frozen=True):
    name: str
    needs: str
    """The rules and the content the game was played with."""
    conditions: Conditions
    seeds: Chance
    cycles: int
    position: SavedPosition | None = None
    books: Books | None = None
