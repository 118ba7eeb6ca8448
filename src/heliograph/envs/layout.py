"""The meaning of each number of an observation: named pieces, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Piece:
    name: str
    size: int
    meaning: str


class Layout:
    def __init__(self, pieces: Sequence[Piece]) -> None:
        self.pieces = tuple(pieces)
        self._begins: dict[str, int] = {}
        size = 0
        for piece in self.pieces:
            if piece.name in self._begins:
                raise ValueError(f"two pieces are called {piece.name}")
            self._begins[piece.name] = size
            size += piece.size
        self.size = size
        self.slices = {
            piece.name: slice(begins, begins + piece.size)
            for piece, begins in zip(self.pieces, self._begins.values(), strict=True)
        }

    def where(self, name: str) -> slice:
        return self.slices[name]

    def table(self) -> str:
        """As Markdown, for the documentation."""
        rows = ["| numbers | piece | meaning |", "|---|---|---|"]
        for piece in self.pieces:
            where = self.where(piece.name)
            span = str(where.start) if piece.size == 1 else f"{where.start}-{where.stop - 1}"
            rows.append(f"| {span} | `{piece.name}` | {piece.meaning} |")
        return "\n".join(rows)


class Page:
    """One viewer's vector, filled in again and again. Values that do not fit into a piece are left out, as
    the piece says."""

    __slots__ = ("_slices", "holds", "shows", "vector")

    def __init__(self, layout: Layout) -> None:
        self._slices = layout.slices
        self.vector: Vector = np.zeros(layout.size, np.float32)
        self.holds: dict[Block | str, tuple[object, ...]] = {}
        """What the numbers of one block, or of several, depend on."""
        self.shows: object = None
        """The view that was written last: if it is the very same object, its numbers are unchanged."""

    def write(self, name: str, values: Iterable[float]) -> None:
        where = self._slices[name]
        numbers = values if type(values) is list else list(values)
        begins, room = where.start, where.stop - where.start
        if len(numbers) == room:
            self.vector[where] = numbers
        else:
            self.vector[begins : begins + min(room, len(numbers))] = numbers[:room]

    def mark(self, name: str, places: Iterable[int], value: float = 1.0) -> None:
        begins, vector = self._slices[name].start, self.vector
        for place in places:
            vector[begins + place] = value

    def scatter(self, name: str, values: Iterable[tuple[int, float]]) -> None:
        """Different values at different places."""
        begins, vector = self._slices[name].start, self.vector
        for place, value in values:
            vector[begins + place] = value

    def is_new(self, part: str, things: tuple[object, ...]) -> bool:
        """Whether anything differs from the last call: unchanged blocks are skipped together."""
        if self.holds.get(part) == things:
            return False
        self.holds[part] = things
        return True


class Pages:
    """One page of numbers for each viewer."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._pages: dict[int | None, Page] = {}

    def of(self, viewer: int | None) -> Page:
        page = self._pages.get(viewer)
        if page is None:
            page = self._pages[viewer] = Page(self._layout)
        return page


class Block:
    """Neighbouring pieces that depend on the same things. While those are unchanged the numbers stay, and
    another viewer's are copied: most steps change little of a table."""

    def __init__(self, layout: Layout, first: str, last: str | None = None) -> None:
        self._where = slice(layout.where(first).start, layout.where(last or first).stop)
        self._things: tuple[object, ...] | None = None
        self._numbers: Vector | None = None

    def write(
        self, page: Page, things: tuple[object, ...], work: Callable[..., None], *given: object
    ) -> None:
        """`work` is called with the page, blank in this block, and the further arguments."""
        numbers = self._to_write(page, things)
        if numbers is not None:
            numbers.fill(0.0)
            work(page, *given)
            self._keep(page, things, numbers)

    def fill(
        self, page: Page, things: tuple[object, ...], work: Callable[..., list[float]], *given: object
    ) -> None:
        """The same if `work` returns all numbers of the block at once, in order."""
        numbers = self._to_write(page, things)
        if numbers is not None:
            numbers[:] = work(*given)
            self._keep(page, things, numbers)

    def _to_write(self, page: Page, things: tuple[object, ...]) -> Vector | None:
        """The block's place on the page; None where its numbers stand there already or could be copied."""
        if page.holds.get(self) == things:
            return None
        numbers = page.vector[self._where]
        if self._numbers is None or self._things != things:
            return numbers
        numbers[:] = self._numbers
        page.holds[self] = things
        return None

    def _keep(self, page: Page, things: tuple[object, ...], numbers: Vector) -> None:
        self._things, self._numbers = things, numbers.copy()
        page.holds[self] = things
