"""The AI's messages: on view, forgotten, or still behind the screen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.changes.laying import anywhere, in_a_row, without_places
from heliograph.games.space_puzzle.moves.message import surface
from heliograph.games.space_puzzle.rules.scenario import is_newer, special_of
from heliograph.games.space_puzzle.rules.tokens import fewest_tokens, has_no_places, tokens_at_hand
from heliograph.games.space_puzzle.state import CRISIS_TOKEN, Sent, State, TokenId
from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import sample
from heliograph.kernel.surface import Laid, turned_half


def draw_messages(pack: Pack, view: View, state: State, chance: Chance) -> tuple[State, Chance]:
    """From the last to the first, because where tokens cool (SR-COOL) each differs from the next one's."""
    rounds = view.round - 1 if view.phase == "message" else view.round
    seen = {shown.round: shown for shown in (*view.log, view.message) if shown is not None}
    forgotten = [number for number in range(1, rounds + 1) if number not in seen]
    with_crisis, chance = _round_of_crisis_token(state, seen, forgotten, chance)
    messages: list[Sent] = []
    for number in range(rounds, 0, -1):
        if number in seen:
            sent, chance = _as_sent(pack, view, state, seen[number], chance)
        else:
            ids, chance = _draw_tokens(pack, state, number, messages, chance)
            crisis = (CRISIS_TOKEN,) if number == with_crisis else ()
            sent, chance = _draw_places(pack, state, number, (*ids, *crisis), chance)
        messages.append(sent)
    return replace(state, messages=tuple(reversed(messages))), chance


def _round_of_crisis_token(
    state: State, seen: dict[int, Shown], forgotten: Sequence[int], chance: Chance
) -> tuple[int | None, Chance]:
    """SP-H13: everybody knows whether it was used, but may have forgotten when."""
    on_view = {id for shown in seen.values() for id in (*shown.heap, *(token.id for token in shown.laid))}
    if not state.crisis_token_used or CRISIS_TOKEN in on_view:
        return None, chance
    return chance.pick(forgotten)


def _as_sent(pack: Pack, view: View, state: State, shown: Shown, chance: Chance) -> tuple[Sent, Chance]:
    """The message as the AI laid it. A viewer may not know which token is noise (SR-NOISE)."""
    tokens, noise = _as_laid(pack, view, state, shown), shown.noise
    if special_of(state).noise and noise is None:
        noise, chance = chance.pick([token.id for token in tokens if token.id != CRISIS_TOKEN])
    return Sent(shown.round, tokens, noise), chance


def _as_laid(pack: Pack, view: View, state: State, shown: Shown) -> tuple[Laid, ...]:
    special = special_of(state)
    if special.heap:
        return in_a_row(pack, shown.heap)
    if special.flip and view.me != view.ai:
        return tuple(turned_half(token, pack.width, pack.height) for token in shown.laid)
    return shown.laid


def _draw_tokens(
    pack: Pack, state: State, number: int, later: Sequence[Sent], chance: Chance
) -> tuple[tuple[TokenId, ...], Chance]:
    """Last round's tokens may still be cooling, which everybody sees."""
    special = special_of(state)
    if special.cool and number == state.round - 1:
        return state.cooling, chance
    usable = tokens_at_hand(pack, state) if number == state.round else pack.tokens_of(state.scenario)
    cooled_next = {token.id for token in later[-1].tokens} if special.cool and later else set()
    shuffled, chance = chance.shuffled([token for token in usable if token not in cooled_next])
    fewest = fewest_tokens(state)
    more, chance = chance.below(state.scenario.per_round - fewest + 1)
    return shuffled[: fewest + more + special.noise], chance


def _draw_places(
    pack: Pack, state: State, number: int, ids: Sequence[TokenId], chance: Chance
) -> tuple[Sent, Chance]:
    noise: TokenId | None = None
    if special_of(state).noise:
        noise, chance = chance.pick([id for id in ids if id != CRISIS_TOKEN])
    if has_no_places(state):
        laid = in_a_row(pack, ids) if is_newer(state) else without_places(pack, state, ids)
        return Sent(number, laid, noise), chance
    tokens: list[Laid] = []
    for id in ids:
        stray, chance = anywhere(pack, id, chance)
        tokens.append(stray)
    return Sent(number, tuple(tokens), noise), chance


def draw_draft(pack: Pack, view: View, state: State, chance: Chance) -> State:
    """Only the AI can tell whether anything lies behind the screen yet."""
    if view.phase != "message":
        return state
    if view.draft is not None:
        return replace(state, draft=_as_laid(pack, view, state, view.draft))
    laid, _ = sample(surface(pack, state), chance, {})
    assert isinstance(laid, list)
    draft = tuple(Laid(**piece) for piece in laid if isinstance(piece, dict))  # type: ignore[arg-type]
    if has_no_places(state):
        draft = without_places(pack, state, [token.id for token in draft])
    return replace(state, draft=draft)
