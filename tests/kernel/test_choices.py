"""The values that a struct's fields allow, in words that need no source."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from heliograph.games import house_ids, load_game
from heliograph.kernel.choices import choices_of, misfits


class _Inner(msgspec.Struct):
    name: str


class _Setup(msgspec.Struct):
    mode: Literal["base", "professional"] = "base"
    level: int = 2
    loud: bool | msgspec.UnsetType = msgspec.UNSET
    deck: int | None = None
    wait: Literal[10, 20] | msgspec.UnsetType = msgspec.UNSET
    extras: Annotated[tuple[Literal["a", "b"], ...], msgspec.Meta(max_length=1)] = ()
    own: _Inner | None = None


def test_every_field_tells_its_values_in_the_order_they_were_written() -> None:
    assert choices_of(_Setup) == {
        "mode": '"base" | "professional"',
        "level": "integer",
        "loud": "boolean",
        "deck": "integer | null",
        "wait": "10 | 20",
        "extras": 'array of at most 1: "a" | "b"',
        "own": "object | null",
    }


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"mode": "base", "level": 9, "unknown": 1}, {}),
        ({"mode": "pro", "level": 1}, {"mode": '"base" | "professional"'}),
        ({"deck": "none", "wait": 30}, {"deck": "integer | null", "wait": "10 | 20"}),
        ({"extras": ["c"]}, {"extras": 'array of at most 1: "a" | "b"'}),
        ({"extras": ["a", "b"]}, {"extras": 'array of at most 1: "a" | "b"'}),
        ({"own": {}}, {"own": "object | null"}),
    ],
)
def test_what_does_not_fit_is_told_with_what_would(given: dict[str, object], wrong: dict[str, str]) -> None:
    assert misfits(_Setup, given) == wrong


def test_text_is_read_where_a_command_line_gave_it() -> None:
    assert misfits(_Setup, {"level": "3", "loud": "true"}, strict=False) == {}
    assert misfits(_Setup, {"level": "three"}, strict=False) == {"level": "integer"}


@pytest.mark.parametrize("game", house_ids())
def test_defaults_of_every_game_fit(game: str) -> None:
    setup = load_game(game).setup_type
    defaults = msgspec.to_builtins(setup())
    assert misfits(setup, defaults) == {}
    assert set(defaults) <= set(choices_of(setup))
