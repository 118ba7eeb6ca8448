"""One server for the models' tests, as for the server's own."""

from tests.server.conftest import server

__all__ = ["server"]
