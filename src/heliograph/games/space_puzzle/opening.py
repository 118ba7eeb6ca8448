"""Setting up a scenario (SP-12 to SP-20) and beginning its rounds."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from heliograph.games.space_puzzle import rules
from heliograph.games.space_puzzle.box.cards import new_face, turned, turned_specials
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.box.scenario import Scenario, special
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import (
    CELLS,
    COLOURS,
    CRISIS_TOKEN,
    ICONS,
    KEYS,
    ROLES,
    Board,
    Card,
    Marker,
    Marks,
    Past,
    Role,
    Room,
    State,
    TokenId,
)
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat, all_seats

ALL_ROOMS: tuple[Room, ...] = tuple(
    room for count in range(len(ICONS) + 1) for room in combinations(ICONS, count)
)
"""SP-9: every set of icons once."""


def open_table(pack: Pack, setup: Setup, seed: str) -> State:
    chance = Chance.from_seed(seed)
    rooms, chance = chance.shuffled(ALL_ROOMS)
    scenario = rules.scenario_of(pack, setup.scenario, setup.own)
    return lay_out(pack, setup, scenario, Seat(setup.first_ai), rooms, (), chance)


def lay_out(
    pack: Pack,
    setup: Setup,
    scenario: Scenario,
    ai: Seat,
    rooms: tuple[Room, ...],
    history: tuple[Past, ...],
    chance: Chance,
) -> State:
    """The scenario comes before the card, because its rules may change the deck (SP-17)."""
    card, chance = draw_card(pack, setup, scenario, history, chance)
    roles, chance = deal_roles(setup, scenario, ai, chance)
    return State(
        setup=setup,
        chance=chance,
        scenario=scenario,
        phase="card",
        ai=ai,
        roles=roles,
        rooms=rooms,
        card=card,
        counter=scenario.rounds,
        board=empty_board(),
        history=history,
    )


def empty_board() -> Board:
    """SP-19, SP-20."""
    return Board(0, {}, {}, dict.fromkeys(COLOURS, Marker()), dict.fromkeys(KEYS, Marks()))


def draw_card(
    pack: Pack, setup: Setup, scenario: Scenario, history: tuple[Past, ...], chance: Chance
) -> tuple[Card, Chance]:
    """SP-14; a face this table has not had yet, as long as there is one (SP-60)."""
    crisis = setup.crisis or special(scenario).crisiscard
    if setup.deck == "endless":
        return new_face(crisis, chance)
    deck = [card for card in pack.cards if card.crisis == crisis]
    played = {past.card for past in history}
    return chance.pick([card for card in deck if card.id not in played] or deck)


def deal_roles(
    setup: Setup, scenario: Scenario, ai: Seat, chance: Chance
) -> tuple[dict[str, tuple[Role, ...]], Chance]:
    """SR-ROLES: evenly, and all of them."""
    if not special(scenario).roles:
        return {}, chance
    cards, chance = chance.shuffled(ROLES)
    crew = [seat for seat in all_seats(setup.seats) if seat != ai]
    return {str(seat): cards[index :: len(crew)] for index, seat in enumerate(crew)}, chance


def set_card(pack: Pack, state: State, turn: int) -> State:
    """SP-15: for the whole scenario. What the scenario shows from the start is laid out now, and dice of
    pawns that stand on the map begin as they would have come (SP-35)."""
    solution = turned(state.card, turn)
    traps, chance = _set_traps(state, turn)
    shown = rules.special_of(state)
    board = state.board
    if shown.keyshown:
        right = {target.colour: Marker(target.key, sure=True) for target in solution}
        board = replace(board, markers={**board.markers, **right})
    if shown.posshown:
        board = replace(board, pawns={target.colour: target.cell for target in solution})
    if state.scenario.dice:
        board = replace(board, dice=dict.fromkeys(board.pawns, pack.die_start.value))
    return replace(state, chance=chance, turn=turn, solution=solution, traps=traps, board=board)


def _set_traps(state: State, turn: int) -> tuple[tuple[str, ...], Chance]:
    """The card's special rooms; where the scenario wants more, others that are no targets."""
    if rules.special_of(state).trap == "no":
        return (), state.chance
    marked = turned_specials(state.card, turn)
    targets = {target.cell for target in turned(state.card, turn)}
    others, chance = state.chance.shuffled([c for c in CELLS if c not in targets and c not in marked])
    return (*marked, *others[: max(0, state.scenario.special_rooms - len(marked))]), chance


def begin_round(pack: Pack, state: State) -> State:
    """SP-25: the AI's phase. Jammed tokens are drawn, and last round's may have to cool."""
    jammed, chance = _jam(pack, state)
    last = state.messages[-1].tokens if state.messages and rules.special_of(state).cool else ()
    return replace(
        state,
        chance=chance,
        phase="message",
        round=state.round + 1,
        jammed=jammed,
        cooling=tuple(token.id for token in last if token.id != CRISIS_TOKEN),
        draft=(),
        before=(),
        ready=(),
        declaring=(),
        fades_at=None,
        faded=False,
    )


def _jam(pack: Pack, state: State) -> tuple[tuple[TokenId, ...], Chance]:
    """SR-JAM: other tokens every round."""
    count = rules.special_of(state).jam
    if count == 0:
        return (), state.chance
    shuffled, chance = state.chance.shuffled(pack.tokens_of(state.scenario))
    return tuple(sorted(shuffled[:count], key=pack.all_tokens.index)), chance


def begin_crew_phase(state: State) -> State:
    """SP-33: a fresh set of actions."""
    return replace(state, phase="crew", board=replace(state.board, actions_left=state.scenario.actions))
