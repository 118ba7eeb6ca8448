"""Setting up a scenario (SP-12 to SP-20)."""

from __future__ import annotations

from itertools import combinations

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from heliograph.games.space_puzzle.box.cards import new_face
from heliograph.games.space_puzzle.box.edition import FIRST
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.box.scenario import Scenario, special
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import (
    CELLS,
    COLOURS,
    ICONS,
    KEYS,
    ROLES,
    Board,
    Card,
    Cell,
    Marker,
    Marks,
    Past,
    Role,
    Room,
    State,
)
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat, all_seats

ALL_ROOMS: tuple[Room, ...] = tuple(
    room for count in range(len(ICONS) + 1) for room in combinations(ICONS, count)
)
"""SP-9: every set of icons occurs once."""


def open_table(pack: Pack, setup: Setup, seed: str) -> State:
    chance = Chance.from_seed(seed)
    rooms, chance = chance.shuffled(ALL_ROOMS)
    scenario = setup.own or pack.book[setup.scenario]
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
    """The scenario is chosen before the card, because its rules may change the deck (SP-17)."""
    card, back, chance = draw_card(pack, setup, scenario, history, chance)
    roles, chance = deal_roles(setup, scenario, ai, chance)
    gates, chance = draw_gates(scenario, chance)
    return State(
        setup=setup,
        chance=chance,
        scenario=scenario,
        phase="card",
        ai=ai,
        roles=roles,
        rooms=rooms,
        card=card,
        back=back,
        gates=gates,
        edition=UNSET if pack.reading == FIRST else pack.reading,
        counter=scenario.rounds,
        board=empty_board(),
        history=history,
    )


def empty_board() -> Board:
    """SP-19, SP-20."""
    return Board(0, {}, {}, dict.fromkeys(COLOURS, Marker()), dict.fromkeys(KEYS, Marks()))


def draw_card(
    pack: Pack, setup: Setup, scenario: Scenario, history: tuple[Past, ...], chance: Chance
) -> tuple[Card, Card | UnsetType, Chance]:
    """SP-14: a face this table has not had yet, while there is one, and its back if that is new too
    (SP-60)."""
    crisis = setup.crisis or special(scenario).crisiscard
    back: Card | UnsetType = UNSET
    if setup.deck == "endless":
        card, chance = new_face(crisis, chance)
        if pack.reading > FIRST:
            back, chance = new_face(crisis, chance)
    else:
        deck = [card for card in pack.cards if card.crisis == crisis]
        played = {past.card for past in history}
        card, chance = chance.pick([card for card in deck if card.id not in played] or deck)
        other = pack.other_sides.get(card.id)
        back = UNSET if other is None or other.id in played else other
    if pack.reading > FIRST and special(scenario).trap != "no":
        card, chance = with_special_rooms(card, scenario.special_rooms, chance)
        if back is not UNSET:
            back, chance = with_special_rooms(back, scenario.special_rooms, chance)
    return card, back, chance


def draw_gates(scenario: Scenario, chance: Chance) -> tuple[tuple[Cell, ...] | UnsetType, Chance]:
    """SR-LOCK, SR-LIFT: drawn from all rooms, targets or not, so that they give nothing away."""
    if not special(scenario).gates:
        return UNSET, chance
    cells, chance = chance.shuffled(CELLS)
    return tuple(sorted(cells[: scenario.special_rooms])), chance


def with_special_rooms(card: Card, count: int, chance: Chance) -> tuple[Card, Chance]:
    """The card with exactly `count` special rooms: its own first, then others that are not targets."""
    free = [cell for cell in CELLS if all(target.cell != cell for target in card.targets)]
    marked, chance = chance.shuffled([cell for cell in free if cell in card.specials])
    others, chance = chance.shuffled([cell for cell in free if cell not in card.specials])
    return replace(card, specials=tuple(sorted((*marked, *others)[:count]))), chance


def deal_roles(
    setup: Setup, scenario: Scenario, ai: Seat, chance: Chance
) -> tuple[dict[str, tuple[Role, ...]], Chance]:
    """SR-ROLES: all roles, dealt evenly."""
    if not special(scenario).roles:
        return {}, chance
    cards, chance = chance.shuffled(ROLES)
    crew = [seat for seat in all_seats(setup.seats) if seat != ai]
    return {str(seat): cards[index :: len(crew)] for index, seat in enumerate(crew)}, chance
