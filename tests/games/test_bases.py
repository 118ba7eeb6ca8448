"""Whatever a base class leaves open is filled in by every subclass."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import get_args

import pytest

from heliograph.games import house_ids, load_game


def left_open(kind: type) -> Iterator[str]:
    """Methods that only raise NotImplementedError."""
    for name, method in inspect.getmembers(
        kind, lambda member: inspect.isfunction(member) or inspect.ismethod(member)
    ):
        if "NotImplementedError" in method.__code__.co_names and method.__module__.startswith("heliograph."):
            yield name


@pytest.mark.parametrize("id", house_ids())
def test_every_move_and_event_is_complete(id: str) -> None:
    game = load_game(id)
    kinds = [*get_args(game.action_type), *get_args(game.event_type)]
    assert len(kinds) > 10
    assert {kind.__name__: names for kind in kinds if (names := sorted(left_open(kind)))} == {}
