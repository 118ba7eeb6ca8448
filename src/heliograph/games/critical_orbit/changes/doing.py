"""One action being carried out: what it has changed so far, and the events to tell."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from heliograph.games.critical_orbit.box.boards import Station
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.state import Desk, Mercury, State
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.kernel.game import Step, Told
from heliograph.kernel.seats import Seat


@dataclass
class Doing:
    pack: Pack
    state: State
    told: list[Told[Happening]] = field(default_factory=list)
    takes_back: bool = False
    """Whether the player may undo it."""

    def step(self) -> Step[State, Happening]:
        return Step(self.state, tuple(self.told), self.takes_back)

    def tell(self, event: Happening) -> None:
        self.told.append(Told(event))

    def tell_mercury(self, event: Happening) -> None:
        self.told.append(Told(event, to=frozenset({Seat(self.state.setup.mercury)})))

    def change(self, **parts: Any) -> None:
        self.state = replace(self.state, **parts)

    @property
    def mercury(self) -> Mercury:
        return self.state.mercury

    def change_mercury(self, **parts: Any) -> None:
        self.change(mercury=replace(self.state.mercury, **parts))

    def desk(self, station: Station) -> Desk:
        return self.state.desks[station]

    def change_desk(self, station: Station, **parts: Any) -> None:
        self.change(desks={**self.state.desks, station: replace(self.desk(station), **parts)})
