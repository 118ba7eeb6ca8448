"""Running the server, from binding the address to a clean shutdown."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import uvicorn

from heliograph.games import AnyGame, house_ids, load_game, plugin_ids
from heliograph.kernel.message import say
from heliograph.server.ai.estimates import Estimates
from heliograph.server.ai.models import Models
from heliograph.server.ai.seats import AiSeats
from heliograph.server.app import build_app
from heliograph.server.close_codes import RESTARTING
from heliograph.server.garbage import collect_rarely
from heliograph.server.limits import Limits
from heliograph.server.logs import Format, Log, log_to_stderr
from heliograph.server.metrics import serve_figures
from heliograph.server.net.http import BoundedHttp
from heliograph.server.net.reach import network_origin
from heliograph.server.net.settings import NetConfig
from heliograph.server.net.websocket import BoundedWebSocket
from heliograph.server.push.turns import Push
from heliograph.server.store.engine import open_engine
from heliograph.server.store.migrate import prepare
from heliograph.server.store.store import Store
from heliograph.server.tables.hub import Hub
from heliograph.server.work.looking_back import LookingBack
from heliograph.server.work.pool import Pool

_TURN_SECONDS = 0.0005
"""How long the event loop may delay the thread that has just written something to the disk."""

log = Log("heliograph")


@dataclass(frozen=True, kw_only=True)
class Options:
    database: str
    host: str = "127.0.0.1"
    port: int = 8700
    trusted_proxies: str = ""
    log_level: str = "info"
    log_format: Format = "text"
    metrics: tuple[str, int] | None = None
    """Where to serve figures for Prometheus."""
    limits: Limits = field(default_factory=Limits)
    content: Mapping[str, Path] = field(default_factory=dict)
    ai_workers: int = 1
    ai_pause: float = 1.2
    """Seconds an AI seat takes at least, so that people can follow."""
    warm_up: bool = True
    """Start AI workers at once, not when they are first needed."""
    open_tables: bool = False
    """Strangers may find tables whose hosts want that, and look for partners."""
    daily: bool = True
    """Whether this server has a daily puzzle."""
    push: bool = False
    """Whether people can be told of their turn while their page is closed."""
    on_ready: Callable[[str], None] | None = None


class _Server(uvicorn.Server):
    """Tells clients about the shutdown before it closes their connections."""

    def __init__(
        self,
        config: uvicorn.Config,
        hub: Hub,
        ready: Callable[[], None] | None,
        door: socket.socket | None = None,
    ) -> None:
        super().__init__(config)
        self._hub, self._ready, self._door = hub, ready, door
        self._arriving: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._door is not None:
            asyncio.get_running_loop().add_reader(self._door, self._take_in)
            self._door.send(b"r")
        collect_rarely()
        if self._ready is not None and not self.should_exit:
            self._ready()

    def _take_in(self) -> None:
        """Accept the connections that the door process hands over; stop when the door has ended."""
        assert self._door is not None
        loop = asyncio.get_running_loop()
        _, handed, _, _ = socket.recv_fds(self._door, 1, 1)
        if not handed:
            loop.remove_reader(self._door)
            self.should_exit = True
        for number in handed:
            visitor = socket.socket(fileno=number)
            visitor.setblocking(False)
            task = loop.create_task(loop.connect_accepted_socket(self._protocol, visitor))
            self._arriving.add(task)
            task.add_done_callback(self._arriving.discard)

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._hub.say_goodbye(say("bye-restart"), RESTARTING)
        await super().shutdown(sockets)


def run(options: Options, door: socket.socket | None = None) -> int:
    """Serve until told to stop; the number is the exit status. With a door, connections come from there."""
    log_to_stderr(options.log_level, options.log_format)
    sys.setswitchinterval(_TURN_SECONDS)
    listening = bind(options.host, options.port) if door is None else None
    games = load_games(options.content)
    engine = open_engine(options.database, options.limits.store_seconds)
    prepare(engine)
    limits = options.limits
    pool = Pool(options.ai_workers, limits)
    hub = Hub(Store(engine), games, limits, pool, open_tables=options.open_tables)
    patience = limits.silence_seconds, limits.deserted_seconds
    ai = AiSeats(pool, options.ai_pause, *patience, hub.leases, Models(limits))
    hub.on_turn, hub.on_hurry = ai.wake, ai.hurry
    if options.metrics is not None:
        serve_figures(*options.metrics, tables=lambda: len(hub.tables))
    looking_back = LookingBack(pool, limits.look_backs_remembered_bytes, limits.look_backs_remembered)
    port = options.port if listening is None else listening.getsockname()[1]
    network = partial(network_origin, options.host, port)
    push = Push(hub.store, limits) if options.push else None
    estimates = Estimates(pool, limits)
    app = build_app(hub, ai, looking_back, estimates, options.warm_up, network, options.daily, push)
    config = NetConfig(
        app,
        limits,
        options.trusted_proxies,
        http=BoundedHttp,
        ws=BoundedWebSocket,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    address, ready = f"http://{options.host}:{port}", options.on_ready
    server = _Server(config, hub, None if ready is None else lambda: ready(address), door)
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, _already_done)
    server.run([] if listening is None else [listening])
    return 0 if server.started else 1


def load_games(content: Mapping[str, Path]) -> dict[str, AnyGame]:
    """All installed games. A plug-in that cannot be loaded is skipped."""
    games = {id: load_game(id, content.get(id)) for id in house_ids()}
    for id in plugin_ids():
        try:
            games[id] = load_game(id, content.get(id))
        except Exception:
            log.exception("a game cannot be loaded and is left out", game=id)
    return games


def _already_done(*_: object) -> None:
    """Uvicorn raises the signal again after it has ended; nothing else handles it."""


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from error
    return listening
