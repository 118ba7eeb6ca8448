"""A server message, encoded once and numbered for each connection it goes to."""

from __future__ import annotations

from heliograph.kernel.codec import encode
from heliograph.server.wire.answers import Reply


class Outgoing:
    __slots__ = ("_after", "_before", "_length")

    def __init__(self, message: Reply) -> None:
        """`n` comes right after the tag, so the first one found is it."""
        data = encode(message)
        self._before, _, self._after = data.partition(b'"n":0')
        self._length = len(data)

    def __len__(self) -> int:
        """About how many bytes it has."""
        return self._length

    def numbered(self, n: int) -> bytes:
        return b'%b"n":%d%b' % (self._before, n, self._after)

    def text(self, n: int) -> str:
        return self.numbered(n).decode()
