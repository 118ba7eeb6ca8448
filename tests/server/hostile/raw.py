"""HTTP as bytes, for what no library would send."""

from __future__ import annotations

import json
import re
import socket
from contextlib import suppress
from typing import Any, NamedTuple

PATIENCE_S = 20
A_MOMENT_S = 0.1


class Answer(NamedTuple):
    status: int
    body: bytes

    @property
    def reason(self) -> str:
        found: dict[str, Any] = json.loads(self.body)
        return str(found["reason"]["id"])


def exchange(port: int, data: bytes, moment: float = PATIENCE_S) -> bytes:
    """All that comes back until the server closes. When it waits for more, it is told after a moment that
    there will be none; when it does not even close then, this is an error."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S) as line:
        received = bytearray()
        with suppress(ConnectionError):  # closed on us in the middle: an answer, too
            line.sendall(data)
            line.settimeout(moment)
            with suppress(TimeoutError):
                while part := line.recv(65_536):
                    received += part
                return bytes(received)
            line.settimeout(PATIENCE_S)
            line.shutdown(socket.SHUT_WR)
            while part := line.recv(65_536):
                received += part
        return bytes(received)


def statuses(received: bytes) -> list[int]:
    return [int(status) for status in re.findall(rb"^HTTP/1\.1 (\d{3})", received, re.MULTILINE)]


def request(port: int, path: bytes, *headers: bytes, method: bytes = b"GET", host: bytes = b"here") -> Answer:
    lines = [b"%s %s HTTP/1.1" % (method, path), b"Host: " + host, b"Connection: close", *headers]
    received = exchange(port, b"\r\n".join(lines) + b"\r\n\r\n")
    head, _, body = received.partition(b"\r\n\r\n")
    return Answer(int(head.split(b" ", 2)[1]), body)
