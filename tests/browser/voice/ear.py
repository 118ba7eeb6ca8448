"""What reaches a page over its connection for voices, and how loud that is."""

import struct
from itertools import accumulate

from playwright.sync_api import Page, WebSocket

STEPS = tuple(accumulate(range(88), lambda step, _: round(step * 1.1), initial=7))
"""Near enough to tell a beep from silence; the client has the exact table."""
CHANGES = (-1, -1, -1, -1, 2, 4, 6, 8)
PIECE_BYTES = 324


class Ear:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.pieces: list[bytes] = []
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        if socket.url.endswith("/voice"):
            socket.on("framereceived", lambda frame: self._hear(frame))

    def _hear(self, frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            self.pieces.append(frame)

    def hear_more_than(self, pieces: int) -> list[bytes]:
        """Waits until so many more have come; those."""
        before = len(self.pieces)
        for _ in range(600):
            if len(self.pieces) > before + pieces:
                return self.pieces[before:]
            self._page.wait_for_timeout(50)
        raise AssertionError(f"only {len(self.pieces) - before} pieces of a voice have come")

    def hear_for(self, milliseconds: int) -> list[bytes]:
        before = len(self.pieces)
        self._page.wait_for_timeout(milliseconds)
        return self.pieces[before:]


def energy(piece: bytes) -> float:
    """The mean square of a piece as it came: the seat's number, then IMA ADPCM; 1 is as loud as can be."""
    assert len(piece) == PIECE_BYTES + 1
    sample, index = struct.unpack_from("<hB", piece, 1)
    total = 0.0
    for code in (code for byte in piece[5:] for code in (byte & 15, byte >> 4)):
        step = STEPS[index]
        far = step / 8 + sum(step / part for bit, part in ((4, 1), (2, 2), (1, 4)) if code & bit)
        sample = max(-32768, min(32767, sample + (-far if code & 8 else far)))
        index = max(0, min(88, index + CHANGES[code & 7]))
        total += (sample / 32768) ** 2
    return total / 640
