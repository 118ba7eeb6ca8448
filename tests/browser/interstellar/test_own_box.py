"""A table is drawn and scored with its own box, whatever lies in the house's own."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.devices import Devices
from tests.browser.interstellar.pages import Cockpit
from tests.browser.interstellar.prepared import alone, is_over
from tests.browser.people import People
from tests.browser.prepared import Prepared
from tests.browser.serving import Server

MY_SCALE = [[0, 501], [25, 612]]
"""No other box pays so much for Reputation."""
SHORT = {"mercury": 6, "venus": 7, "earth": 8}
MY_BOX = {
    "reputation": {"value": {"most": 49, "steps": MY_SCALE}, "source": "house", "rule": "HV-22"},
    "spiral": {
        "value": {"each_phase": 8, "lost_at": dict.fromkeys("1234", SHORT)},
        "source": "house",
        "rule": "HV-09",
    },
}


@pytest.fixture
def later(tmp_path: Path) -> Iterator[tuple[Server, Prepared]]:
    """A server with the house's own box, and a game that was played on it with another one."""
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(MY_BOX))
    server = Server(tmp_path, "--content", f"interstellar={file}")
    table = alone(server, is_over)
    server.stop()
    server.options = ()
    server.start()
    yield server, table
    server.stop()


def test_a_table_keeps_the_boards_and_totals_of_its_own_box(
    later: tuple[Server, Prepared], devices: Devices, request: pytest.FixtureRequest
) -> None:
    server, table = later
    company = People(devices, server.address)
    cockpit = Cockpit(company.arrive(table.seat_link))
    paid = cockpit.ending.get_by_role("row", name=re.compile("^Reputation")).get_by_role("cell")
    expect(paid).to_have_text([re.compile("^(501|612)$")] * 2)
    totals = cockpit.ending.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
    expect(totals).to_have_text([re.compile(r"^[56]\d\d$")] * 2)
    cockpit.page.get_by_role("link", name="Replay").click()
    expect(cockpit.board("Reputation").get_by_text("612", exact=True)).to_be_visible()
    company.leave(request.node)
