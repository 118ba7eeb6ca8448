"""The commands people are told to type when packages are missing work as they are, for every installation."""

from __future__ import annotations

import sys
from importlib import import_module, reload
from pathlib import Path
from typing import Any

import pytest

from heliograph import extras
from heliograph.arena.results import arrow_and_parquet
from heliograph.arena.running.on_ray import on_ray
from heliograph.server.store.engine import open_engine

FROM = {
    '{"dir_info": {"editable": true}, "url": "file:///home/ann/my%20games"}': (
        "--editable '/home/ann/my games[envs]'"
    ),
    '{"dir_info": {}, "url": "file:///home/ann/heliograph"}': "'/home/ann/heliograph[envs]'",
    '{"archive_info": {}, "url": "file:///tmp/heliograph-0.1.0-py3-none-any.whl"}': (
        "'/tmp/heliograph-0.1.0-py3-none-any.whl[envs]'"
    ),
    None: "'heliograph[envs]'",
}


class Installed:
    def __init__(self, origin: str | None) -> None:
        self._origin = origin

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return self._origin


@pytest.mark.parametrize("origin", FROM)
def test_an_extra_comes_from_where_the_rest_came_from(
    origin: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "distribution", lambda _: Installed(origin))
    assert extras.how_to_get("envs") == f"{sys.executable} -m pip install {FROM[origin]}"
    assert extras.how_to_renew() == extras.how_to_get("envs").replace("[envs]", "")


def test_this_is_a_checkout() -> None:
    assert extras.checkout() == Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("package", "extra", "ask"),
    [
        ("pyarrow", "arena", arrow_and_parquet),
        ("ray", "arena", lambda: on_ray("local")),
        ("psycopg", "postgres", lambda: open_engine("postgresql://ann@nowhere/tables")),
        ("pettingzoo", "envs", lambda: reload(import_module("heliograph.envs"))),
        ("heliograph.mcp.tools", "mcp", lambda: import_module("heliograph.mcp.command").mcp()),
    ],
)
def test_what_is_missing_is_said_with_what_brings_it(
    package: str, extra: str, ask: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(extras.MissingExtraError) as found:
        ask()
    assert str(found.value).endswith(f"which this installs: {extras.how_to_get(extra)}")
