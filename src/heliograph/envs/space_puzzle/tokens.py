"""A message, one token for each step: on a cell of a grid, or next in the row where places do not matter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import to_builtins

from heliograph.envs.actions import Action, Draft, LeadsTo, Whole
from heliograph.games.space_puzzle.state import TokenId
from heliograph.games.space_puzzle.telling.view import Frame, View
from heliograph.kernel.offers import fits_offer
from heliograph.kernel.prompt import Offer, Placement, Selection
from heliograph.kernel.surface import Laid, reach


class Cells:
    """The surface in `grid` columns and as many rows, tokens upright. The draft itself lies on the table:
    nothing has to be remembered between two steps."""

    looks_at_view = True

    def __init__(self, tokens: Sequence[TokenId], frame: Frame, grid: int) -> None:
        if grid < 2:
            raise ValueError("a surface needs at least 2 columns and rows (grid)")
        margin = reach(frame.token, 0)
        across = _spread(margin, frame.width - margin, grid)
        down = _spread(margin, frame.height - margin, grid)
        self._across, self._down = across, down
        self._laid = [Laid(token, x, y) for token in tokens for y in down for x in across]
        self._cells, self._plain = grid * grid, [to_builtins(piece) for piece in self._laid]
        self.labels = tuple(
            f"lay {token} in column {column}, row {row}"
            for token in tokens
            for row in range(1, grid + 1)
            for column in range(1, grid + 1)
        )

    def nearest(self, piece: Laid) -> Laid:
        """The same token upright on the nearest cell."""
        x = min(self._across, key=lambda one: abs(one - piece.x))
        y = min(self._down, key=lambda one: abs(one - piece.y))
        return Laid(piece.id, x, y)

    def options(self, offer: Offer, view: View, draft: Draft) -> Mapping[int, LeadsTo]:
        field = offer.fields["tokens"]
        assert isinstance(field, Placement)
        lying, before = _lying(view), _laid(view)
        found: dict[int, LeadsTo] = {}
        for first in range(0, len(self._laid), self._cells):
            if self._laid[first].id in lying or not fits_offer(offer, self.example(first, view, draft)):
                continue
            for entry in range(first, first + self._cells):
                found[entry] = Whole("lay", ("tokens",), ([*before, self._plain[entry]],))
        return found

    def example(self, entry: int, view: View, draft: Draft) -> Action:
        return {"type": "lay", "tokens": [*_laid(view), self._plain[entry]]}


class Row:
    """For pages where only the order counts, or not even that."""

    looks_at_view = True

    def __init__(self, tokens: Sequence[TokenId]) -> None:
        self._tokens = tuple(tokens)
        self.labels = tuple(f"line up {token}" for token in tokens)

    def options(self, offer: Offer, view: View, draft: Draft) -> Mapping[int, LeadsTo]:
        assert isinstance(offer.fields["tokens"], Selection)
        return dict(self._fitting(offer, view, draft))

    def example(self, entry: int, view: View, draft: Draft) -> Action:
        return {"type": "line-up", "tokens": [*_lying(view), self._tokens[entry]]}

    def _fitting(self, offer: Offer, view: View, draft: Draft) -> Iterator[tuple[int, Action]]:
        lying = _lying(view)
        for entry, token in enumerate(self._tokens):
            action = self.example(entry, view, draft)
            if token not in lying and fits_offer(offer, action):
                yield entry, action


def _lying(view: View) -> list[TokenId]:
    if view.draft is None:
        return []
    return [*(piece.id for piece in view.draft.laid), *view.draft.heap]


def _laid(view: View) -> list[Action]:
    return [] if view.draft is None else [to_builtins(piece) for piece in view.draft.laid]


def _spread(first: int, last: int, count: int) -> list[int]:
    return [first + (last - first) * place // (count - 1) for place in range(count)]
