"""What the server counts, for Prometheus, at an address of its own (`serve --metrics`).

On a small server the operator who reads these may sit at the only table. So nothing is counted that only one
seat may know: not the steps that others cannot notice, not how long they took, not why a move was refused.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from itertools import accumulate
from math import inf

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    start_http_server,
)
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from heliograph.kernel.message import Message
from heliograph.server.logs import Log

disable_created_metrics()  # type: ignore[no-untyped-call]
registry = CollectorRegistry()

_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
_SLOW = (0.1, 0.5, 1, 1.5, 2, 3, 5, 10, 30, 60)

TABLES = Gauge("heliograph_tables", "Tables in memory", registry=registry)
CONNECTIONS = Gauge("heliograph_connections", "Live connections", registry=registry)
TABLES_CREATED = Counter("heliograph_tables_created", "Tables created", registry=registry)


class Durations(Collector):
    """A histogram that only the event loop updates, and so needs no lock: every move is counted here."""

    def __init__(self, name: str, what: str, bounds: tuple[float, ...]) -> None:
        self._name, self._what = name, what
        self._bounds = (*bounds, inf)
        self._counts = [0] * len(self._bounds)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        names = [floatToGoString(bound) for bound in self._bounds]  # type: ignore[no-untyped-call]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._what, buckets, self._sum)


MOVE_SECONDS = Durations(
    "heliograph_move_seconds",
    "Moves that everyone at their table could notice, from being asked until durable",
    _FAST,
)
AI_SECONDS = Histogram(
    "heliograph_ai_seconds",
    "From an AI seat's turn until its move that everyone could notice, its pause included",
    buckets=_SLOW,
    registry=registry,
)
REFUSALS = Counter(
    "heliograph_refusals", "Refused for the server's own reasons", ["reason"], registry=registry
)

_THE_SERVERS_OWN = (
    "refused-busy",
    "refused-estimates-busy",
    "refused-failed",
    "refused-store",
    "refused-store-full",
    "refused-too-many",
)

log = Log("heliograph")


def count_refusal(reason: Message) -> None:
    """A refusal by a rule would reveal what that seat tried."""
    if reason.id in _THE_SERVERS_OWN:
        REFUSALS.labels(reason.id).inc()


def serve_figures(host: str, port: int, tables: Callable[[], int]) -> int:
    """Runs as long as the process; returns the port it listens on."""
    TABLES.set_function(tables)
    if not is_private(host):
        log.warning("the figures are served at an address that the world may reach", what=host)
    listening, _ = start_http_server(port, host, registry)
    return int(listening.server_port)


def is_private(host: str) -> bool:
    """The address is not public."""
    try:
        address = ip_address(host)
    except ValueError:
        return host == "localhost"
    return address.is_private and not address.is_unspecified
