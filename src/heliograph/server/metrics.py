"""What the server counts, for `/metrics`."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics

disable_created_metrics()  # type: ignore[no-untyped-call]
registry = CollectorRegistry()

_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
_SLOW = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)

TABLES = Gauge("heliograph_tables", "Tables in memory", registry=registry)
CONNECTIONS = Gauge("heliograph_connections", "Live connections", registry=registry)
TABLES_CREATED = Counter("heliograph_tables_created", "Tables created", registry=registry)
ACTIONS = Counter("heliograph_actions", "Requests done and durable", registry=registry)
REFUSALS = Counter("heliograph_refusals", "Requests refused, by reason", ["reason"], registry=registry)
ACTION_SECONDS = Histogram(
    "heliograph_action_seconds",
    "From a request's arrival until it is durable and told",
    buckets=_FAST,
    registry=registry,
)
AI_SECONDS = Histogram(
    "heliograph_ai_seconds",
    "How long AI seats think, waiting for a worker included",
    buckets=_SLOW,
    registry=registry,
)
