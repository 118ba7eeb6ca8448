"""Anonymous names: colours and keys are numbered by the cells they belong to, so that nothing an imagined
person does depends on which colour or key it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from heliograph.games.space_puzzle.state import COLOURS, KEYS
from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.kernel.surface import Laid
from heliograph.players.space_puzzle.table.memory import Exchange, Memory
from heliograph.players.space_puzzle.table.numbers import Goal
from heliograph.players.space_puzzle.table.scene import OFF, Scene


@dataclass(frozen=True)
class Naming:
    colours: tuple[int, ...]
    """[number]: the colour with this number; colours without a target come last."""
    keys: tuple[int, ...]

    @classmethod
    def of(cls, goals: Sequence[Goal], now: Scene) -> Naming:
        wanted = [colour for _, colour, _, _ in goals]
        others = [colour for colour in range(len(COLOURS)) if colour not in wanted]
        others.sort(key=lambda colour: (now.pawns[colour], now.markers[colour] != OFF))
        return cls((*wanted, *others), tuple(key for key, _, _, _ in goals))

    def goals(self, goals: Sequence[Goal]) -> tuple[Goal, ...]:
        return tuple((number, number, cell, die) for number, (_, _, cell, die) in enumerate(goals))

    def memory(self, memory: Memory) -> Memory:
        exchanges = tuple(self._exchange(exchange) for exchange in memory.exchanges)
        return Memory(self._scene(memory.now), exchanges, memory.closed)

    def tokens(self, ids: frozenset[str]) -> frozenset[str]:
        return frozenset(self._without_name(id) for id in ids)

    def named(self, laid: Sequence[Laid]) -> tuple[Laid, ...]:
        """The tokens with their real names, as they will lie on the table."""
        names = {
            **{f"c-{COLOURS[n]}": f"c-{COLOURS[colour]}" for n, colour in enumerate(self.colours)},
            **{f"k-{KEYS[n]}": f"k-{KEYS[key]}" for n, key in enumerate(self.keys)},
        }
        return tuple(msgspec.structs.replace(token, id=names.get(token.id, token.id)) for token in laid)

    def _without_name(self, id: str) -> str:
        if id.startswith("c-"):
            return f"c-{COLOURS[self.colours.index(COLOURS.index(id[2:]))]}"
        if id.startswith("k-"):
            return f"k-{KEYS[self.keys.index(KEYS.index(id[2:]))]}"
        return id

    def _scene(self, scene: Scene) -> Scene:
        markers = tuple(scene.markers[colour] for colour in self.colours)
        return replace(
            scene,
            pawns=tuple(scene.pawns[colour] for colour in self.colours),
            markers=tuple(OFF if key == OFF else self.keys.index(key) for key in markers),
            dice=tuple(scene.dice[colour] for colour in self.colours),
        )

    def _exchange(self, exchange: Exchange) -> Exchange:
        laid = tuple(
            msgspec.structs.replace(token, id=self._without_name(token.id)) for token in exchange.message.laid
        )
        return replace(
            exchange,
            message=Shown(exchange.round, laid),
            scene=self._scene(exchange.scene),
            after=self._scene(exchange.after),
            usable=self.tokens(exchange.usable),
            by=tuple((what, self.colours.index(colour), seat) for what, colour, seat in sorted(exchange.by)),
        )
