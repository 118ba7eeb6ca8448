"""HTTP as bytes, for what no library would send."""

from __future__ import annotations

import json
import socket
from typing import Any, NamedTuple

PATIENCE_S = 20


class Answer(NamedTuple):
    status: int
    body: bytes

    @property
    def reason(self) -> str:
        found: dict[str, Any] = json.loads(self.body)
        return str(found["reason"]["id"])


def exchange(port: int, data: bytes) -> bytes:
    """All that comes back until the server closes; an error when it neither answers nor closes."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S) as line:
        received = bytearray()
        try:
            line.sendall(data)
            while part := line.recv(65_536):
                received += part
        except ConnectionError:
            pass  # closed on us in the middle: an answer, too
        return bytes(received)


def request(port: int, path: bytes, *headers: bytes, method: bytes = b"GET", host: bytes = b"here") -> Answer:
    lines = [b"%s %s HTTP/1.1" % (method, path), b"Host: " + host, b"Connection: close", *headers]
    received = exchange(port, b"\r\n".join(lines) + b"\r\n\r\n")
    head, _, body = received.partition(b"\r\n\r\n")
    return Answer(int(head.split(b" ", 2)[1]), body)
