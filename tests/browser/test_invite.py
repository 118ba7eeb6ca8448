"""What others get to open a table is never the address of this machine to itself."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.axe import grave_findings
from tests.browser.people import People
from tests.browser.prepared import ME, OPEN, open_table
from tests.browser.serving import Server

from heliograph.server.net.reach import lan_address


def test_on_an_open_server_the_link_holds_its_network_address(people: People, tmp_path: Path) -> None:
    address = lan_address()
    if address is None:
        pytest.skip("this machine is on no network")
    server = Server(tmp_path, "--lan")
    try:
        seat = open_table(server, ME, OPEN)
        page = people.arrive(f"{server.address}/t/{seat.id}")
        field = page.get_by_role("textbox", name="Link to this table")
        expect(field).to_have_value(f"http://{address}:{server.port}/t/{seat.id}")
        code = page.get_by_role("img", name="QR code with the link to this table")
        expect(code).to_have_js_property("complete", True)
        assert code.evaluate("picture => picture.naturalWidth") > 0
        assert grave_findings(page) == []
        guest = people.arrive(field.input_value())
        expect(guest.get_by_role("button", name="Sit here")).to_be_visible()
    finally:
        server.stop()
