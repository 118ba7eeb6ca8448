"""Setting up a mission (CT-5 to CT-9, CT-34 to CT-36)."""

from __future__ import annotations

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.rules.layout import strew
from heliograph.games.contact.rules.mission import full_tank, is_professional
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import EARTH, HELPERS, State
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat


def set_up(pack: Pack, setup: Setup, seed: str) -> State:
    professional = is_professional(setup)
    layout, chance = strew(pack, professional, Chance.from_seed(seed), setup.table)
    planets, chance = chance.shuffled(pack.planets.value)
    signals, chance = chance.shuffled(pack.signal_cards.value)
    open_cards = 0 if professional else setup.level
    return State(
        setup=setup,
        chance=chance,
        layout=layout,
        phase="ready",
        source=Seat(setup.first_source),
        rocket=EARTH,
        barrels=full_tank(pack, setup),
        planet_stack=planets[open_cards:],
        target_deck=planets[:open_cards],
        signal_stack=tuple(sorted(signals)) if professional else signals,
        helpers=HELPERS if professional else (),
    )
