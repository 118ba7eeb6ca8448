"""One move being carried out: what it has changed so far, what is still to do, and the events to tell."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import AgendaItem
from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.rules.resources import Cubes, minus, plus
from heliograph.games.interstellar.state import Player, State
from heliograph.games.interstellar.telling.events import HALL, Event
from heliograph.games.interstellar.variants.variant import Variants


@dataclass(slots=True)
class Doing:
    pack: Pack
    variants: Variants
    state: State
    told: list[Event] = field(default_factory=list)
    revealed: bool = False
    """Something hidden was turned up, so the move cannot be undone."""

    # What changes

    def change(self, **parts: Any) -> None:
        self.state = replace(self.state, **parts)

    def player(self, index: int) -> Player:
        return self.state.players[index]

    def change_player(self, index: int, **parts: Any) -> None:
        self.state = replace(self.state, players=self._players(index, parts))

    def _players(self, index: int, parts: dict[str, Any]) -> tuple[Player, ...]:
        players = list(self.state.players)
        players[index] = replace(players[index], **parts)
        return tuple(players)

    def gain_cubes(self, index: int, some: Cubes) -> None:
        self.change_player(index, cubes=plus(self.player(index).cubes, some))

    def pay_cubes(self, index: int, some: Cubes) -> None:
        """Cubes are paid into the Market (HV-01)."""
        players = self._players(index, {"cubes": minus(self.player(index).cubes, some)})
        self.change(players=players, market=plus(self.state.market, some))

    def gain_fuel(self, index: int, amount: int) -> None:
        self.change_player(index, fuel=self.player(index).fuel + amount)

    def gain_prestige(self, index: int, amount: int) -> None:
        self.change_player(index, prestige=self.player(index).prestige + amount)

    def gain_reputation(self, index: int, amount: int) -> None:
        """HV-22: the scale has limits."""
        most = self.pack.reputation.value.most
        self.change_player(index, reputation=min(max(self.player(index).reputation + amount, 0), most))

    # What is still to do

    def push(self, *steps: AgendaItem) -> None:
        """The first of these steps is done first."""
        self.change(agenda=(*self.state.agenda, *reversed(steps)))

    def pop(self) -> AgendaItem:
        *rest, last = self.state.agenda
        self.change(agenda=tuple(rest))
        return last

    def instead(self, step: AgendaItem) -> None:
        """Replaces the current step."""
        self.change(agenda=(*self.state.agenda[:-1], step))

    # What is told

    def tell(self, event: Event) -> None:
        """H.A.L.L. plays beside the only seat and has no seat number."""
        if getattr(event, "player", 0) > 0 and self.state.hall is not None:
            event = replace(event, player=HALL)
        self.told.append(event)
