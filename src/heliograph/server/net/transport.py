"""A transport that gives up on a client that does not read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from heliograph.server.net.doors import Ticket


class ImpatientTransport(asyncio.Transport):
    """Wraps the transport of the event loop."""

    def __init__(self, inner: asyncio.Transport, loop: asyncio.AbstractEventLoop, patience: float) -> None:
        super().__init__()
        self.ticket: Ticket | None = None
        self.grace = patience
        """Seconds after closing; while the client reads, they do not count."""
        self._inner = inner
        self._loop = loop
        self._patience = patience
        self._lost = False
        self.write = inner.write  # type: ignore[method-assign]  # the very same, at every move
        self.is_closing = inner.is_closing  # type: ignore[method-assign]
        self._watching: asyncio.TimerHandle | None = None

    # Changed behaviour

    def close(self) -> None:
        """Close with a time limit: a plain close waits until everything is read."""
        if not self._lost and not self._inner.is_closing():
            self._patience = self.grace
            self._watch()
        self._inner.close()

    def paused(self) -> None:
        """Too much waits to be read; from now on the client has to read some of it in time."""
        if not self._lost and self._watching is None:
            self._watch()

    def resumed(self) -> None:
        if not self._inner.is_closing():
            self._stop_watching()

    def lost(self) -> None:
        """The connection has ended."""
        self._lost = True
        self._stop_watching()
        if self.ticket is not None:
            self.ticket.leave()

    def _watch(self) -> None:
        self._stop_watching()
        self._watching = self._loop.call_later(self._patience, self._look, self.get_write_buffer_size())

    def _stop_watching(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None

    def _look(self, before: int) -> None:
        if self.get_write_buffer_size() < before:
            self._watch()
        else:
            self._inner.abort()

    # Unchanged behaviour

    def abort(self) -> None:
        self._inner.abort()

    def pause_reading(self) -> None:
        self._inner.pause_reading()

    def resume_reading(self) -> None:
        self._inner.resume_reading()

    def get_write_buffer_size(self) -> int:
        return self._inner.get_write_buffer_size()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._inner.get_extra_info(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._inner.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._inner.get_protocol()


class Deadline:
    """A deadline that is set, met or missed. It refers to a callback only while it is set."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop, self._seconds = loop, seconds
        self._timer: asyncio.TimerHandle | None = None

    def set(self, missed: Callable[[], None]) -> None:
        """Sets the deadline, unless one is set already."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, missed)

    def met(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
