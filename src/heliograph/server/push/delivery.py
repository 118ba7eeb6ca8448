"""One push on its way to a push service, in a thread of its own."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

from heliograph.server.push.endpoints import host_and_port, look_up

_LINE_BYTES = 1024


def deliver(
    endpoint: str,
    headers: Mapping[str, str],
    body: bytes,
    *,
    tls: ssl.SSLContext,
    seconds: float,
    may_be_private: bool,
) -> int:
    """The status of the answer; raises OSError if there is none. Redirects are not followed."""
    host, port = host_and_port(endpoint, may_be_private=may_be_private)
    address = look_up(host, port, may_be_private=may_be_private)
    parts = urlsplit(endpoint)
    path = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
    lines = [f"POST {path} HTTP/1.1", f"host: {parts.netloc}", "connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    head = "\r\n".join([*lines, f"content-length: {len(body)}", "", ""]).encode("ascii")
    return asyncio.run(_ask(address, port, host, head + body, tls, seconds))


async def _ask(
    address: str, port: int, host: str, request: bytes, tls: ssl.SSLContext, seconds: float
) -> int:
    """A deadline of our own: an answer that trickles in byte by byte ends in time, too."""
    async with asyncio.timeout(seconds):
        reader, writer = await asyncio.open_connection(
            address, port, ssl=tls, server_hostname=host, limit=_LINE_BYTES
        )
        try:
            writer.write(request)
            await writer.drain()
            answer = (await reader.readline()).split()
        except ValueError as error:
            raise OSError("too long an answer") from error
        finally:
            writer.transport.abort()
    if len(answer) < 2 or not answer[1].isdigit():
        raise OSError("no HTTP answer")
    return int(answer[1])
