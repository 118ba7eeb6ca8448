"""A server message, encoded once and numbered for each connection it goes to."""

from __future__ import annotations

from heliograph.kernel.codec import encode
from heliograph.server.wire.answers import Reply


class Outgoing:
    __slots__ = ("_after", "_before", "length")

    def __init__(self, message: Reply) -> None:
        """`n` comes right after the tag, so the first one found is it."""
        data = encode(message)
        self._before, _, self._after = data.partition(b'"n":0')
        self.length = len(data)
        """About how many bytes it has."""

    def numbered(self, n: int) -> bytes:
        return b'%b"n":%d%b' % (self._before, n, self._after)

    def text(self, n: int) -> str:
        return self.numbered(n).decode()
