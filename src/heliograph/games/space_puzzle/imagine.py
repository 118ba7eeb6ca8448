"""Dealing anew what a viewer cannot see: draws to come, the card, the draft, the noise."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.space_puzzle import rules
from heliograph.games.space_puzzle.box.cards import QUARTER_TURNS, new_face, turned, turned_specials
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.laying import without_places
from heliograph.games.space_puzzle.state import (
    CELLS,
    COLOURS,
    CRISIS_TOKEN,
    Card,
    Cell,
    Colour,
    Sent,
    State,
    Target,
)
from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import sample
from heliograph.kernel.prompt import Placement
from heliograph.kernel.seats import Seat
from heliograph.kernel.surface import Laid

_TRIES = 200
"""When no other card fits what was seen, the true one is kept; it always does. Cards are built around
what was seen, so that hardly ever happens."""


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
    for _ in range(_TRIES):
        face, chance = new_face(state.card.crisis, chance)
        if state.turn is None:
            return replace(state, card=face), chance
        solution = _as_shown(state, face.targets)
        rooms, chance = _other_special_rooms(state, solution, chance)
        if rooms is not None:
            turn, chance = chance.below(QUARTER_TURNS)
            card = replace(face, targets=solution, specials=rooms[: len(state.card.specials)])
            traps = rooms if state.traps else ()
            card = _turned_back(card, turn)
            return replace(state, card=card, turn=turn, solution=solution, traps=traps), chance
    return state, chance


def _as_shown(state: State, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """The colours' keys (SR-KEYSHOWN) or rooms (SR-POSSHOWN) are no secret."""
    special = rules.special_of(state)
    if special.keyshown:
        targets = tuple(
            replace(new, colour=true.colour, key=true.key)
            for new, true in zip(targets, state.solution, strict=True)
        )
    if special.posshown:
        targets = tuple(
            replace(true, key=new.key, die=new.die) for new, true in zip(targets, state.solution, strict=True)
        )
    return targets


def _other_special_rooms(
    state: State, solution: tuple[Target, ...], chance: Chance
) -> tuple[tuple[Cell, ...] | None, Chance]:
    """Traps that were sprung are where they were; none is in a room that was entered without harm."""
    targets = {target.cell for target in solution}
    known = {*targets, *state.closed, *state.entered}
    unknown, chance = chance.shuffled([cell for cell in CELLS if cell not in known])
    wanted = max(len(state.card.specials), len(state.traps)) - len(state.closed)
    if targets & set(state.closed) or len(unknown) < wanted:
        return None, chance
    return (*state.closed, *unknown[:wanted]), chance


def _turned_back(card: Card, turn: int) -> Card:
    """As it was before it was turned like this."""
    back = QUARTER_TURNS - turn
    return replace(card, targets=turned(card, back), specials=turned_specials(card, back))


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
        draft = without_places(pack, state, [token.id for token in draft])
    return replace(state, draft=draft)


def _redeal_map(state: State, chance: Chance) -> State:
    """SR-BLIND: for the AI the pawns may be anywhere, and their dice show anything; but nobody has been
    on the map before the first message."""
    if not state.messages:
        return state
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
