"""Dealing anew what a viewer cannot see: draws to come, the card, the draft, the noise."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.space_puzzle import rules
from heliograph.games.space_puzzle.cards import QUARTER_TURNS, new_face, turn_cell
from heliograph.games.space_puzzle.content import Pack
from heliograph.games.space_puzzle.laying import in_a_row
from heliograph.games.space_puzzle.opening import set_card
from heliograph.games.space_puzzle.state import CELLS, COLOURS, CRISIS_TOKEN, Card, Colour, Sent, State
from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import sample
from heliograph.kernel.prompt import Placement
from heliograph.kernel.seats import Seat
from heliograph.kernel.surface import Laid

_TRIES = 200
"""When no other card fits what was seen, the true one is kept; it always does."""


def redeal(pack: Pack, state: State, viewer: Seat | None, chance: Chance) -> State:
    future, chance = chance.fork()
    state = replace(state, chance=future)
    if not rules.is_running(state):
        return state
    if viewer == state.ai:
        return _redeal_map(state, chance) if rules.special_of(state).blind else state
    state, chance = _redeal_card(state, chance)
    state, chance = _redeal_noise(state, chance)
    return _redeal_draft(pack, state, chance)


def _redeal_card(state: State, chance: Chance) -> tuple[State, Chance]:
    """Another solution that fits what the Astronauts have been shown and have stepped on."""
    future = state.chance
    for _ in range(_TRIES):
        card, chance = new_face(state.card.crisis, chance)
        card = _as_shown(state, card)
        if state.turn is None:
            return replace(state, card=card), chance
        turn, chance = chance.below(QUARTER_TURNS)
        fresh, chance = chance.fork()
        board, closed = state.board, state.closed
        other = set_card(replace(state, card=_unturned(state, card, turn), chance=fresh), turn)
        if set(closed) <= set(other.traps) and not set(other.traps) & set(state.entered):
            return replace(other, board=board, chance=future), chance
    return state, chance


def _as_shown(state: State, card: Card) -> Card:
    """The colours' keys (SR-KEYSHOWN) or rooms (SR-POSSHOWN) are no secret."""
    if state.turn is None:
        return card
    special = rules.special_of(state)
    targets = card.targets
    if special.keyshown:
        targets = tuple(
            replace(new, colour=true.colour, key=true.key)
            for new, true in zip(targets, state.solution, strict=True)
        )
    if special.posshown:
        keys = [target.key for target in targets]
        targets = tuple(
            replace(true, key=true.key if special.keyshown else key, die=new.die)
            for true, key, new in zip(state.solution, keys, card.targets, strict=True)
        )
        free = [cell for cell in CELLS if cell not in {target.cell for target in targets}]
        return replace(card, targets=targets, specials=tuple(free[: len(card.specials)]))
    return replace(card, targets=targets)


def _unturned(state: State, card: Card, turn: int) -> Card:
    """The rooms that are shown must be where they are once the card is turned."""
    if not rules.special_of(state).posshown:
        return card
    back = QUARTER_TURNS - turn
    return replace(
        card,
        targets=tuple(replace(target, cell=turn_cell(target.cell, back)) for target in card.targets),
        specials=tuple(turn_cell(cell, back) for cell in card.specials),
    )


def _redeal_noise(state: State, chance: Chance) -> tuple[State, Chance]:
    """SR-NOISE: it might have been any other token of the message."""
    messages: list[Sent] = []
    for sent in state.messages:
        if sent.noise is None:
            messages.append(sent)
            continue
        ids = [token.id for token in sent.tokens if token.id != CRISIS_TOKEN]
        noise, chance = chance.pick(ids)
        messages.append(replace(sent, noise=noise))
    return replace(state, messages=tuple(messages)), chance


def _redeal_draft(pack: Pack, state: State, chance: Chance) -> State:
    """Nobody can tell whether anything lies behind the screen yet."""
    if state.phase != "message":
        return state
    tokens, free = rules.tokens_at_hand(pack, state), rules.free_tokens(state)
    surface = Placement(tokens, 0, state.scenario.per_round, pack.width, pack.height, pack.token_size, free)
    laid, _ = sample(surface, chance, {})
    assert isinstance(laid, list)
    draft = tuple(Laid(**piece) for piece in laid if isinstance(piece, dict))  # type: ignore[arg-type]
    if rules.has_no_places(state):
        draft = in_a_row(pack, [token.id for token in draft])
    return replace(state, draft=draft)


def _redeal_map(state: State, chance: Chance) -> State:
    """SR-BLIND: for the AI the pawns may be anywhere, and their dice show anything."""
    pawns: dict[Colour, str] = {}
    dice: dict[Colour, int] = {}
    board = state.board
    for pawn in COLOURS:
        on_map, chance = chance.below(2)
        cell, chance = chance.pick(CELLS)
        die, chance = chance.below(6)
        if rules.is_pawn_locked(state, pawn):
            pawns[pawn] = board.pawns[pawn]
        elif on_map:
            pawns[pawn] = cell
        if state.scenario.dice and pawn in pawns:
            dice[pawn] = die + 1
    left, chance = chance.below(state.scenario.actions + 1)
    if state.phase != "crew":
        left = board.actions_left
    other = replace(board, pawns=pawns, dice=dice, actions_left=left)
    return replace(state, board=other, before=(), ready=(), declaring=())
