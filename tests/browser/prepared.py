"""Tables made ready without a browser, for tests that only look at them."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import httpx
from tests.browser.serving import Server
from websockets.sync.client import ClientConnection, connect

PATIENCE_S = 60
ME = {"kind": "me"}
AI = {"kind": "ai", "strength": "quick"}
OPEN = {"kind": "open"}


@dataclass(frozen=True)
class Prepared:
    id: str
    token: str

    @property
    def seat_link(self) -> str:
        return f"/t/{self.id}#seat={self.token}"


def open_table(server: Server, *seats: dict[str, str], game: str = "contact", **setup: object) -> Prepared:
    """It begins when no seat is open."""
    new = {
        "game": game,
        "setup": {"seats": len(seats), **setup},
        "name": "Ada",
        "seats": seats,
        "start": OPEN not in seats,
    }
    seated = httpx.post(f"{server.address}/api/tables", json=new).raise_for_status().json()
    return Prepared(seated["table"], seated["token"])


def seat_together(
    server: Server, names: Sequence[str], *rivals: dict[str, str], game: str = "contact", **setup: object
) -> list[Prepared]:
    """A seat for each name, then the rivals', and the game has begun."""
    host = open_table(server, ME, *[OPEN] * (len(names) - 1), *rivals, game=game, **setup)
    address = f"{server.address}/api/tables/{host.id}/claim"
    claims = [{"seat": seat, "name": name} for seat, name in enumerate(names) if seat > 0]
    guests = [httpx.post(address, json=claim).raise_for_status().json()["token"] for claim in claims]
    with line_to(server, host.id) as line:
        say(line, type="hello", token=host.token)
        say(line, type="start", id="start")
        hear_until(line, lambda message: message["type"] == "ack")
    return [host, *(Prepared(host.id, token) for token in guests)]


def as_source(server: Server) -> Prepared:
    """A round has begun, and it is the player's to send a signal."""
    table = open_table(server, ME, AI)
    with line_to(server, table.id) as line:
        say(line, type="hello", token=table.token)
        say(line, type="act", id="begin", seq=0, action={"type": "begin-round"})
        hear_until(line, lambda message: message["type"] == "ack")
    return table


def finished(server: Server, game: str = "contact", **setup: object) -> Prepared:
    """Two AI seats have played to the end, watched by somebody."""
    table = open_table(server, AI, AI, game=game, **setup)
    with line_to(server, table.id) as line:
        say(line, type="hello")
        hear_until(line, lambda message: message.get("table", {}).get("phase") == "over")
    return table


def act(server: Server, seat: Prepared, **action: object) -> None:
    """One move of whoever holds this seat."""
    with line_to(server, seat.id) as line:
        say(line, type="hello", token=seat.token)
        position = hear_until(line, lambda message: message["type"] == "welcome")["position"]
        seq = position["seq"]
        say(line, type="act", id=f"{action['type']}-{seq}", seq=seq, action=action)
        done = hear_until(line, lambda message: message["type"] in ("ack", "refused"))
        assert done["type"] == "ack", (action, done)


def line_to(server: Server, table: str) -> ClientConnection:
    return connect(f"{server.address.replace('http', 'ws')}/api/tables/{table}/live")


def say(line: ClientConnection, **message: object) -> None:
    line.send(json.dumps(message))


def hear_until(line: ClientConnection, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(PATIENCE_S))
        if found(message):
            return message
