"""What becomes of a message between the AI's hand and the Astronauts' eyes."""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.games.space_puzzle import rules
from heliograph.games.space_puzzle.box.pack import UNITS_PER_MM, Pack
from heliograph.games.space_puzzle.state import CRISIS_TOKEN, Sent, State, TokenId
from heliograph.games.space_puzzle.telling.events import Shown
from heliograph.kernel.chance import Chance
from heliograph.kernel.surface import FULL_TURN, Laid, reach, turned_half

_ROW_STEP = 30 * UNITS_PER_MM


def in_a_row(pack: Pack, tokens: Sequence[TokenId]) -> tuple[Laid, ...]:
    """SR-LINE: one row, upright, equally spaced; only the order counts."""
    room = pack.width - pack.token_size
    step = min(_ROW_STEP, room // max(1, len(tokens) - 1))
    first = (pack.width - step * (len(tokens) - 1)) // 2
    return tuple(Laid(token, first + step * index, pack.height // 2) for index, token in enumerate(tokens))


def without_places(pack: Pack, state: State, tokens: Sequence[TokenId]) -> tuple[Laid, ...]:
    """A row (SR-LINE), or a heap (SR-HEAP), whose order is nobody's message and is not kept."""
    if rules.special_of(state).heap:
        tokens = sorted(tokens, key=(*pack.all_tokens, CRISIS_TOKEN).index)
    return in_a_row(pack, tokens)


def with_noise(pack: Pack, state: State) -> tuple[Sent, Chance]:
    """The message as it is revealed; SR-NOISE slips a token in that the AI does not use."""
    if not rules.special_of(state).noise:
        return Sent(state.round, state.draft), state.chance
    used = {token.id for token in state.draft}
    noise, chance = state.chance.pick([t for t in rules.tokens_at_hand(pack, state) if t not in used])
    index, chance = chance.below(len(state.draft) + 1)
    if rules.has_no_places(state):
        ids = [token.id for token in state.draft]
        return Sent(
            state.round, without_places(pack, state, [*ids[:index], noise, *ids[index:]]), noise
        ), chance
    stray, chance = _anywhere(pack, noise, chance)
    return Sent(state.round, (*state.draft[:index], stray, *state.draft[index:]), noise), chance


def _anywhere(pack: Pack, token: TokenId, chance: Chance) -> tuple[Laid, Chance]:
    rotation, chance = chance.below(FULL_TURN)
    margin = reach(pack.token_size, rotation)
    x, chance = chance.below(pack.width - 2 * margin + 1)
    y, chance = chance.below(pack.height - 2 * margin + 1)
    return Laid(token, margin + x, margin + y, rotation), chance


def shown(pack: Pack, state: State, sent: Sent, *, to_ai: bool) -> Shown:
    """As one side of the table sees it: SR-HEAP has no places, SR-FLIP turns it for the Astronauts, and
    only the AI knows the noise before the end (SR-NOISE)."""
    special = rules.special_of(state)
    noise = sent.noise if to_ai or not rules.is_running(state) else None
    if special.heap:
        return Shown(sent.round, heap=tuple(token.id for token in sent.tokens), noise=noise)
    if special.flip and not to_ai:
        tokens = tuple(turned_half(token, pack.width, pack.height) for token in sent.tokens)
        return Shown(sent.round, tokens, noise=noise)
    return Shown(sent.round, sent.tokens, noise=noise)
