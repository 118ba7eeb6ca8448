"""A message as one side of the table sees it."""

from __future__ import annotations

import msgspec

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.rules.scenario import is_running, special_of
from heliograph.games.space_puzzle.state import Sent, State, TokenId
from heliograph.kernel.surface import Laid, turned_half


class Shown(msgspec.Struct, frozen=True):
    """A message as one side sees it: laid out, or with SR-HEAP only a set."""

    round: int
    laid: tuple[Laid, ...] = ()
    heap: tuple[TokenId, ...] = ()
    noise: TokenId | None = None
    """SR-NOISE: the token that is not the AI's; only the AI knows it until the scenario is over."""


def shown(pack: Pack, state: State, sent: Sent, *, to_ai: bool) -> Shown:
    """The message for one side: SR-HEAP has no places, SR-FLIP turns it for the Astronauts, and until the end
    only the AI knows the noise (SR-NOISE)."""
    special = special_of(state)
    noise = sent.noise if to_ai or not is_running(state) else None
    if special.heap:
        return Shown(sent.round, heap=tuple(token.id for token in sent.tokens), noise=noise)
    if special.flip and not to_ai:
        tokens = tuple(turned_half(token, pack.width, pack.height) for token in sent.tokens)
        return Shown(sent.round, tokens, noise=noise)
    return Shown(sent.round, sent.tokens, noise=noise)
