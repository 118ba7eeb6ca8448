"""Printed facts about boards and AI cards, worked out once for all rollouts."""

from __future__ import annotations

import numpy as np

from heliograph.games.critical_orbit.box.boards import JOBS, STATIONS
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.state import State
from heliograph.players.critical_orbit.boards.bengaluru import BengaluruLines
from heliograph.players.critical_orbit.boards.cologne import CologneColumns
from heliograph.players.critical_orbit.boards.houston import HoustonPlaces
from heliograph.review.critical_orbit.rollouts.bengaluru import ManyBengaluru
from heliograph.review.critical_orbit.rollouts.cologne import ManyCologne, patient_prospects
from heliograph.review.critical_orbit.rollouts.houston import ManyHouston
from heliograph.review.critical_orbit.rollouts.many import Many


class Printed:
    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._houston, self.bengaluru = HoustonPlaces(pack), BengaluruLines(pack)
        self._cologne = CologneColumns(pack)
        self._prospects = patient_prospects(self._cologne)
        cards = pack.ai_cards
        self.card_shapes = np.array([[SHAPES.index(shape) for shape in card.shapes] for card in cards])
        self.card_star = np.array([-1 if card.star is None else JOBS.index(card.star) for card in cards])
        self.card_forces = np.array([[card.forces[station] for station in STATIONS] for card in cards])

    def boards(self, state: State, rows: int) -> tuple[Many, ...]:
        """In the order of STATIONS, each with `rows` copies of what is written."""
        ticks = {station: is_deck(state.setup, station) for station in STATIONS}
        return (
            ManyHouston(self._houston, state.houston, rows),
            ManyBengaluru(self.bengaluru, state.bengaluru, rows, always=ticks["bengaluru"]),
            ManyCologne(self._cologne, self._prospects, state.cologne, rows, always=ticks["cologne"]),
        )
