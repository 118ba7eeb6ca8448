"""A server with two games from other packages: the example, and one that brings only its rules."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.browser.devices import Devices
from tests.browser.people import People
from tests.browser.serving import Server

RULES = """
from heliograph_beacon.game import Beacon


class PlainBeacon(Beacon):
    id = "plain_beacon"
"""
METADATA = "Metadata-Version: 2.1\nName: plain-beacon\nVersion: 1\n"
ANNOUNCED = """[heliograph.games]
plain_beacon = plain_beacon.game:PlainBeacon

[heliograph.players]
plain_beacon.steady = heliograph_beacon.player:Steady
"""


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("plugins")
    running = Server(tmp_path_factory.mktemp("server"), packages=_install_plain_game(folder))
    yield running
    running.stop()


@pytest.fixture
def people(devices: Devices, server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    company = People(devices, server.address)
    yield company
    company.leave(request.node)


def _install_plain_game(folder: Path) -> Path:
    """As pip would: a package, and what it announces."""
    for path, text in {
        "plain_beacon/__init__.py": "",
        "plain_beacon/game.py": RULES,
        "plain_beacon-1.dist-info/METADATA": METADATA,
        "plain_beacon-1.dist-info/entry_points.txt": ANNOUNCED,
    }.items():
        file = folder / path
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
    return folder
