"""How a message is laid: in a row, as a heap, or with a token that is not the AI's."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import UNITS_PER_MM, Pack
from heliograph.games.space_puzzle.rules.scenario import is_newer, special_of
from heliograph.games.space_puzzle.rules.tokens import has_no_places, tokens_at_hand
from heliograph.games.space_puzzle.state import CRISIS_TOKEN, Sent, State, TokenId
from heliograph.kernel.chance import Chance
from heliograph.kernel.surface import FULL_TURN, Laid, reach

_ROW_STEP = 30 * UNITS_PER_MM


def in_a_row(pack: Pack, tokens: Sequence[TokenId]) -> tuple[Laid, ...]:
    """SR-LINE: one row, upright, equally spaced; only the order counts."""
    room = pack.width - pack.token_size
    step = min(_ROW_STEP, room // max(1, len(tokens) - 1))
    first = (pack.width - step * (len(tokens) - 1)) // 2
    return tuple(Laid(token, first + step * index, pack.height // 2) for index, token in enumerate(tokens))


def without_places(pack: Pack, state: State, tokens: Sequence[TokenId]) -> tuple[Laid, ...]:
    """A draft in a row (SR-LINE) or as a heap (SR-HEAP). A heap's order carries no message and is not
    kept."""
    if special_of(state).heap:
        tokens = sorted(tokens, key=(*pack.all_tokens, CRISIS_TOKEN).index)
    return in_a_row(pack, tokens)


def revealed(pack: Pack, state: State) -> tuple[Sent, Chance]:
    """The draft as it is revealed; SR-NOISE adds a token the AI does not use, and a heap is shuffled
    (SR-HEAP)."""
    sent, chance = _with_noise(pack, state)
    if special_of(state).heap and is_newer(state):
        ids, chance = chance.shuffled([token.id for token in sent.tokens])
        sent = replace(sent, tokens=in_a_row(pack, ids))
    return sent, chance


def _with_noise(pack: Pack, state: State) -> tuple[Sent, Chance]:
    if not special_of(state).noise:
        return Sent(state.round, state.draft), state.chance
    used = {token.id for token in state.draft}
    noise, chance = state.chance.pick([t for t in tokens_at_hand(pack, state) if t not in used])
    index, chance = chance.below(len(state.draft) + 1)
    if has_no_places(state):
        ids = [token.id for token in state.draft]
        tokens = without_places(pack, state, [*ids[:index], noise, *ids[index:]])
        return Sent(state.round, tokens, noise), chance
    stray, chance = anywhere(pack, noise, chance)
    return Sent(state.round, (*state.draft[:index], stray, *state.draft[index:]), noise), chance


def anywhere(pack: Pack, token: TokenId, chance: Chance) -> tuple[Laid, Chance]:
    rotation, chance = chance.below(FULL_TURN)
    margin = reach(pack.token_size, rotation)
    x, chance = chance.below(pack.width - 2 * margin + 1)
    y, chance = chance.below(pack.height - 2 * margin + 1)
    return Laid(token, margin + x, margin + y, rotation), chance
