"""A server message, encoded once and numbered for each connection it goes to."""

from __future__ import annotations

from heliograph.kernel.codec import encode
from heliograph.server.wire.answers import Reply


class Outgoing:
    __slots__ = ("_after", "_before")

    def __init__(self, message: Reply) -> None:
        """`n` comes right after the tag, so the first one found is it."""
        self._before, _, self._after = encode(message).decode().partition('"n":0')

    def __len__(self) -> int:
        """About how many bytes it has."""
        return len(self._before) + len(self._after)

    def text(self, n: int) -> str:
        return f'{self._before}"n":{n}{self._after}'
