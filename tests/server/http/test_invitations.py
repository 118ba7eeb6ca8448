"""Links for others: never one of this machine to itself, and a head that tells what is behind a link."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from tests.server.process import Server

from heliograph.server.net.reach import is_own_machine, network_origin, origin_for_others

HOSTILE = (
    '"><script>alert(1)</script>',
    "</head><body onload=x>",
    "' onmouseover='x",
    "&quot;&#x22;&gt;",
    "{ $names }<!--",
)


@pytest.mark.parametrize(
    "name", ["localhost", "LOCALHOST.", "me.localhost", "127.0.0.1", "127.8.9.1", "[::1]", "0.0.0.0", "[::]"]
)
def test_some_names_mean_every_machine_itself(name: str) -> None:
    assert is_own_machine(name)
    assert origin_for_others(f"http://{name}:8700", None) is None


@pytest.mark.parametrize("name", ["games.example", "192.168.1.20", "[fe80::1]", "localhost.example"])
def test_others_can_use_other_names(name: str) -> None:
    assert not is_own_machine(name)
    assert origin_for_others(f"http://{name}:8700", "http://10.0.0.1:8700") == f"http://{name}:8700"


def test_where_a_server_is_reached_depends_on_where_it_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliograph.server.net.reach.lan_address", lambda: "192.168.1.20")
    assert network_origin("127.0.0.1", 8700) is None
    assert network_origin("0.0.0.0", 8700) == "http://192.168.1.20:8700"
    assert network_origin("10.0.0.7", 8700) == "http://10.0.0.7:8700"
    assert network_origin("fd00::7", 8700) == "http://[fd00::7]:8700"
    monkeypatch.setattr("heliograph.server.net.reach.lan_address", lambda: None)
    assert network_origin("0.0.0.0", 8700) is None


async def test_a_closed_server_has_no_link_for_others(server: Server) -> None:
    async with server.http() as http:
        table = (await http.post("/api/tables", json=new_table("Ada"))).json()["table"]
        where = f"/api/tables/{table}"
        assert (await http.get(f"{where}/invite")).json() == {"link": None}
        refused = await http.get(f"{where}/qr.svg")
        assert (refused.status_code, refused.json()["reason"]["id"]) == (409, "refused-own-machine")
        named = await http.get(f"{where}/invite", headers={"host": "games.example"})
        assert named.json() == {"link": f"http://games.example/t/{table}"}


class Head(HTMLParser):
    """What is in a page's head, as a browser reads it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.told: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        found = dict(attrs)
        if tag == "meta" and found.get("property"):
            self.told[str(found["property"])] = str(found["content"])


async def test_a_link_tells_the_game_and_who_waits(server: Server) -> None:
    async with server.http() as http:
        seated = (await http.post("/api/tables", json=new_table("Ada"))).json()
        page = await http.get(f"/t/{seated['table']}", headers={"host": "games.example"})
        german = await http.get(f"/t/{seated['table']}", headers={"accept-language": "xx, de-DE;q=0.9"})
        told = Head(page.text).told
        assert told["og:title"] == "Contact: a seat is waiting for you"
        assert told["og:description"] == "At the table: Ada. One seat is open."
        assert told["og:url"] == f"http://games.example/t/{seated['table']}"
        assert (await http.get(told["og:image"].removeprefix("http://games.example"))).status_code == 200
        assert seated["token"] not in page.text
        assert Head(german.text).told["og:description"] == "Am Tisch: Ada. Ein Platz ist frei."
        assert "default-src 'self'" in page.headers["content-security-policy"]


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_name_stays_a_name(server: Server, name: str) -> None:
    async with server.http() as http:
        plain = Head((await http.get("/")).text)
        table = (await http.post("/api/tables", json=new_table(name))).json()["table"]
        page = Head((await http.get(f"/t/{table}")).text)
    assert page.told["og:description"] == f"At the table: {name}. One seat is open."
    assert [tag for tag in page.tags if tag != "meta"] == [tag for tag in plain.tags if tag != "meta"]


def new_table(name: str) -> dict[str, object]:
    return {
        "game": "contact",
        "setup": {"seats": 2},
        "name": name,
        "seats": [{"kind": "me"}, {"kind": "open"}],
    }
