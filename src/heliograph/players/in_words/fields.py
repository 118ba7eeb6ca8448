"""How to answer an offer's fields, in words for models: the same however a model is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from heliograph.kernel.prompt import Offer

FIELDS = """Fields by their "type":
- "choice": one of its options. "fixed": its value.
- "selection": a list of different options, from "fewest" to "most" of them; "free" ones do not count.
- "rhythm": a list of whole milliseconds, "fewest" to "most" of them, each from "shortest_ms" to "longest_ms".
  Where "between" names another field, there is exactly one fewer than that field has.
- "path": the list of stops of a walk along "links" from "start", which is not listed, to "end", which is; no
  stop twice.
- "placement": a list of different pieces [{"id", "x", "y", "rotation"}], "fewest" to "most" of them ("free"
  ones do not count): the centre of each, x from the left and y from the top, and 0 to 359 degrees clockwise.
  A piece is a square of "size" that stays inside "width" and "height" as it is turned; later ones lie on top.
- "tiling": {"x", "y", "rotation"}: "rotation" is the number of one of the "forms", counted from 0; its cells
  [column, row], moved by x to the right and y down, stay inside "width" and "height" and off those "taken".
"""


def alike(offers: Sequence[Offer], kind: object) -> Sequence[Offer]:
    """The offers of this kind; all of them if there is none."""
    return [offer for offer in offers if offer.action == kind] or offers


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()
