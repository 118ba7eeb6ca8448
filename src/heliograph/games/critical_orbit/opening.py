"""Setting up a mission (MC-7 to MC-12)."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import STATIONS
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES, Shape
from heliograph.games.critical_orbit.box.tiles import VALVES
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.rules.spacecraft import start_places
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import (
    Bengaluru,
    Cologne,
    Desk,
    Houston,
    Mercury,
    State,
)
from heliograph.kernel.chance import Chance


def open_mission(pack: Pack, setup: Setup, seed: str) -> State:
    chance = Chance.from_seed(seed)
    dice, chance = chance.fork()
    bag, chance = chance.fork()
    mercury, chance = _spacecraft(pack, setup, chance)
    deck, chance = chance.shuffled([card.number for card in pack.ai_cards])
    squares: dict[Shape, int] = dict.fromkeys(SHAPES, 1) if is_deck(setup, "houston") else {}
    return State(
        setup=setup,
        dice_chance=dice,
        bag_chance=bag,
        deck=deck,
        mercury=mercury,
        houston=Houston(pack.houston_board.seeds, circles=dict.fromkeys(SHAPES, 0), squares=squares),
        bengaluru=Bengaluru(pack.bengaluru_board.seeds),
        cologne=Cologne(pack.cologne_board.seeds),
        desks=dict.fromkeys(STATIONS, Desk(locked=True)),
    )


def _spacecraft(pack: Pack, setup: Setup, chance: Chance) -> tuple[Mercury, Chance]:
    """MC-7 to MC-11."""
    stacks = {}
    for shape in SHAPES:
        stacks[shape], chance = chance.shuffled([t.id for t in pack.tiles.value if t.shape == shape])
    bag, chance = chance.shuffled(pack.all_halves)
    unlocks, chance = chance.shuffled(pack.all_unlocks)
    mercury = Mercury(
        canisters=start_places(pack, setup),
        stacks=stacks,
        bag=bag,
        unlocks=unlocks,
        tracks=dict.fromkeys(VALVES, 0),
    )
    return mercury, chance
