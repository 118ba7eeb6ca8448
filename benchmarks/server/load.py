"""Closed-loop load: tables of two seats over real WebSockets, from a core of its own.

A move counts when the other seat has received it; the seat to move then moves at once. A finished game is
followed by a rematch. Prints one JSON line.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import perf_counter, process_time
from typing import Annotated, Any, NamedTuple

import httpx
import msgspec
import typer
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.server.processor import by_thread
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import say
from heliograph.kernel.offers import sample_offer
from heliograph.kernel.prompt import Prompt


class Secret(msgspec.Struct):
    """Secrets of Contact's Source; its partner here is told them, so that games are played to the end."""

    target: str | None = None


class Update(msgspec.Struct, tag_field="type", tag="update"):
    seq: int
    prompt: Prompt
    changes: Secret


class Position(msgspec.Struct):
    seq: int
    prompt: Prompt


class TableInfo(msgspec.Struct):
    id: str
    rematch: str | None


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    table: TableInfo
    position: Position | None


class Lobby(msgspec.Struct, tag_field="type", tag="lobby"):
    table: TableInfo


class Ack(msgspec.Struct, tag_field="type", tag="ack"):
    id: str


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    reason: msgspec.Raw


_decode = msgspec.json.Decoder(Update | Welcome | Lobby | Ack | Refused).decode


@dataclass
class Tally:
    counting: bool = False
    delays: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    games: int = 0


class Player(WSListener):
    """One seat's connection; it hands everything to its table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.seq, self.prompt = -1, Prompt(say("wait"))

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.send({"type": "hello", "token": self.table.tokens[self.seat]})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            return
        message = _decode(frame.get_payload_as_bytes())
        match message:
            case Update(seq, prompt, changes):
                self.table.target = changes.target or self.table.target
                self.table.heard(self, seq, prompt)
            case Welcome(_, position) if position is not None:
                self.seq, self.prompt = position.seq, position.prompt
                self.table.welcomed()
            case Lobby(TableInfo(_, rematch)) if rematch is not None:
                self.table.follow(rematch)
            case Refused(reason):
                self.table.tally.refused.append(bytes(reason).decode())

    def send(self, message: dict[str, Any]) -> None:
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))


class Table:
    """Two seats that answer each other as fast as they are told."""

    def __init__(self, base: str, id: str, tokens: tuple[str, str], tally: Tally) -> None:
        self.base, self.id, self.tokens, self.tally = base, id, tokens, tally
        self.players: list[Player] = []
        self.ready = asyncio.Event()
        self.chance = Chance.from_seed(id)
        self.mover = 0
        self.delivered = 0
        self.answered = -1
        self.sent_at = 0.0
        self.target: str | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def sit_down(self) -> None:
        self.ready.clear()
        url = f"{self.base.replace('http', 'ws')}/api/tables/{self.id}/live"
        self.players = [Player(self, 0), Player(self, 1)]
        for player in self.players:
            await ws_connect(lambda player=player: player, url, extra_headers={"Origin": self.base})

    def welcomed(self) -> None:
        if len(self.players) == 2 and all(player.seq >= 0 for player in self.players):
            self.delivered = self.players[0].seq
            self.ready.set()

    def heard(self, player: Player, seq: int, prompt: Prompt) -> None:
        player.seq, player.prompt = seq, prompt
        if not self.ready.is_set():
            self.welcomed()
            return
        if player.seat != self.mover:
            if self.tally.counting:
                self.tally.delays.append(perf_counter() - self.sent_at)
            self.delivered = seq
        if self.delivered == seq:
            self.advance()

    def advance(self) -> None:
        for player in self.players:
            if player.prompt.offers and player.seq == self.delivered > self.answered:
                self.answered = self.delivered
                self.move(player)
                return
        if all(player.seq == self.delivered and not player.prompt.offers for player in self.players):
            self.tally.games += 1
            self.players[0].send({"type": "rematch", "id": f"rematch-{self.id}"})

    def move(self, player: Player) -> None:
        action, self.chance = sample_offer(player.prompt.offers[0], self.chance)
        if action["type"] == "transmit":
            action |= {"holds": [900, 1400], "pauses": [300]}
        if action["type"] == "guess" and self.target is not None:
            action["chip"] = self.target
        self.mover, self.sent_at = player.seat, perf_counter()
        id = f"{player.seat}-{player.seq}"
        player.send({"type": "act", "id": id, "seq": player.seq, "action": action})

    def follow(self, rematch: str) -> None:
        if self.id != rematch:
            self.id, self.answered = rematch, -1
            task = asyncio.ensure_future(self._move_over(self.players))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _move_over(self, before: list[Player]) -> None:
        await self.sit_down()
        await self.ready.wait()
        for player in before:
            player.transport.disconnect()
        self.advance()


async def _open_table(client: httpx.AsyncClient, base: str, game: str, tally: Tally) -> Table:
    body = {
        "game": game,
        "setup": {"seats": 2},
        "name": "load",
        "seats": [{"kind": "me"}, {"kind": "open"}],
    }
    made = (await client.post("/api/tables", json=body)).raise_for_status().json()
    claim = {"seat": 1, "name": "guest"}
    taken = (await client.post(f"/api/tables/{made['table']}/claim", json=claim)).raise_for_status().json()
    return Table(base, made["table"], (made["token"], taken["token"]), tally)


async def _start(table: Table) -> None:
    await table.sit_down()
    table.players[0].send({"type": "start", "id": "start"})


class Worked(NamedTuple):
    """Seconds of processor time until now."""

    server: float
    loop: float
    """Processor time of the server's event loop: the rest is its other threads, above all the writer."""
    load: float


def _worked(server: int) -> Worked:
    threads = by_thread(server)
    return Worked(sum(threads.values()), threads.get(server, 0.0), process_time())


async def run(base: str, game: str, tables: int, seconds: float, server: int = 0) -> dict[str, Any]:
    tally = Tally()
    async with httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=30) as client:
        all_tables = [await _open_table(client, base, game, tally) for _ in range(tables)]
    for table in all_tables:
        await _start(table)
        await table.ready.wait()
    for table in all_tables:
        table.advance()
    await asyncio.sleep(min(1.0, seconds / 4))
    tally.counting, begun, before = True, perf_counter(), _worked(server)
    await asyncio.sleep(seconds)
    tally.counting, took, after = False, perf_counter() - begun, _worked(server)
    delays = sorted(tally.delays)
    if not delays:
        raise SystemExit(f"no move arrived; refused: {tally.refused[:3]}")
    return {
        "tables": tables,
        "moves_per_s": round(len(delays) / took, 1),
        "p50_ms": round(1000 * delays[len(delays) // 2], 2),
        "p99_ms": round(1000 * delays[int(len(delays) * 0.99)], 2),
        **{
            f"{who}_us": round(1_000_000 * (then - earlier) / len(delays), 1)
            for who, earlier, then in zip(Worked._fields, before, after, strict=True)
        },
        "refused": len(tally.refused),
        "games_finished": tally.games,
    }


def main(
    base: Annotated[str, typer.Argument()],
    game: Annotated[str, typer.Argument()] = "contact",
    tables: Annotated[int, typer.Argument()] = 100,
    seconds: Annotated[float, typer.Argument()] = 8.0,
    server: Annotated[int, typer.Argument(help="the server's process: what it works for each move")] = 0,
) -> None:
    typer.echo(msgspec.json.encode(uvloop.run(run(base, game, tables, seconds, server))))


if __name__ == "__main__":
    typer.run(main)
