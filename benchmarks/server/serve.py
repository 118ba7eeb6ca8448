"""The server under load: the ordinary one, with the peer's game and room for one address."""

from __future__ import annotations

import sys

from heliograph.plugins import announce
from heliograph.server.limits import Limits
from heliograph.server.run import Options, run

ROOM = Limits(
    tables_per_address_per_hour=1_000_000,
    claims_per_address_per_minute=1_000_000,
    connections_per_address=1_000_000,
    sockets_per_address=1_000_000,
    messages_per_second=1_000_000,
    bytes_per_second=100_000_000,
    messages_per_address_per_second=1_000_000,
    requests_per_address_per_second=1_000_000,
)


def main(port: int, database: str) -> int:
    announce("heliograph.games", "relay", "benchmarks.server.relay:Relay")
    return run(Options(database=database, port=port, limits=ROOM, log_level="warning"))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2]))
