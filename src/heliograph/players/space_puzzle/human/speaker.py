"""A person as the mute AI: a few targets at a time, by this person's frame and habits, laid by hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import numpy as np

from heliograph.games.space_puzzle.state import COLOURS, ICONS, KEYS
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.surface import Laid, turned_half
from heliograph.players.space_puzzle.codebooks.codebook import AXES, FRAMES, Frame
from heliograph.players.space_puzzle.human.lots import Lots
from heliograph.players.space_puzzle.human.person import FOREIGN, Person
from heliograph.players.space_puzzle.human.reading import on_map
from heliograph.players.space_puzzle.speaking.layout import lay_aside, put
from heliograph.players.space_puzzle.table.memory import Memory
from heliograph.players.space_puzzle.table.numbers import COLOUR, Goal, goals_of
from heliograph.players.space_puzzle.table.scene import OFF
from heliograph.players.space_puzzle.table.surface import HEIGHT, WIDTH, Point

_TILE = ((250, -130), (500, -130), (250, 130), (500, 130))


class Speaker:
    def __init__(self, person: Person, view: View, memory: Memory) -> None:
        self.person, self.view, self.memory = person, view, memory
        self.lots = Lots(f"{person.seed}/says/{view.round}")
        self.goals = goals_of(view.solution)
        self.usable = frozenset(view.tokens) - set(view.jammed) - set(view.cooling)
        self.frame = self._frame()
        self.said = {token for exchange in memory.exchanges for token in _tokens(exchange.message)}

    def message(self) -> tuple[Laid, ...]:
        laid: list[Laid] = []
        spoken = 0
        most = max(self.person.careful, ceil(2 * len(self._topics()) / self.view.counter))
        for goal in self._topics():
            words = self._words(goal, len(laid))
            fits = len(laid) + len(words) <= self.view.scenario.per_round and spoken < most
            if words and fits and not {word.id for word in words} & {token.id for token in laid}:
                laid += words
                spoken += 1
        rest = sorted(self.usable - {token.id for token in laid})
        fewest = self.view.scenario.per_round if self.view.special.exact else 1
        tokens = tuple(laid) if len(laid) >= fewest else lay_aside(laid, rest, fewest)
        if self.view.special.flip and not self.view.special.line and self.lots.chance("minds the turn", 0.8):
            tokens = tuple(turned_half(token, WIDTH, HEIGHT) for token in tokens)
        return tokens

    def _frame(self) -> Frame:
        """Adopts the frame by which the crew placed its pawns, if this person watches for that."""
        person, lots = self.person, Lots(self.person.seed)
        seen = [
            ((float(token.x), float(token.y)), exchange.after.pawns[COLOUR[token.id]])
            for exchange in self.memory.exchanges
            for token in exchange.message.laid
            if token.id in COLOUR and exchange.after.pawns[COLOUR[token.id]] != OFF
        ]

        def doubt(frame: Frame) -> float:
            foreign = 0.0 if frame == person.frame else lots.between(f"foreign {frame}", *FOREIGN)
            return foreign + person.learns * sum(on_map(person, frame, at) != cell for at, cell in seen)

        return min(FRAMES, key=doubt)

    def _topics(self) -> list[Goal]:
        """In order of urgency: wrong pawns and new targets, then targets that only need a key, then, if this
        person confirms, targets that stand right."""

        def rank(goal: Goal) -> tuple[float, float]:
            key, colour, cell, die = goal
            now, name = self.memory.now, COLOURS[colour]
            lot = self.lots.share(f"order {colour}")
            if now.pawns[colour] == OFF or not now.ai_sees_pawns:
                new = f"c-{name}" not in self.said
                return (1.0 if new or now.ai_sees_pawns else 1.5, lot)
            if now.pawns[colour] != cell:
                noticed = self.lots.chance(f"notices {colour}", self.person.notices)
                return ((0.5 if self.person.mends == "first" else 1.2) if noticed else 9.0, lot)
            if now.markers[colour] != key or (now.uses_dice and now.dice[colour] != die):
                return (2.0, lot)
            return (3.0 if self.lots.chance(f"nods {colour}", self.person.confirms) else 9.0, lot)

        ranked = sorted(self.goals, key=rank)
        wanted = [goal for goal in ranked if rank(goal)[0] < 9]
        return wanted or ranked[:1]

    def _words(self, goal: Goal, used: int) -> list[Laid]:
        """Everything this person would lay about one target, as far as the tokens go."""
        key, colour, cell, die = goal
        now, view = self.memory.now, self.view
        left = view.scenario.per_round - used
        colour_id, key_id = f"c-{COLOURS[colour]}", f"k-{KEYS[key]}"
        head = colour_id if colour_id in self.usable else key_id
        if head not in self.usable:
            return []
        ids = [head]
        placed, late = now.pawns[colour] == cell, 2 * view.counter <= view.scenario.rounds
        wants_key = now.markers[colour] != key and (self.person.keys != "later" or placed or late)
        if wants_key and key_id in self.usable and head != key_id and left > len(ids):
            ids.append(key_id)
        wants_die = now.uses_dice and now.dice[colour] != die and f"n-{die}" in self.usable
        if wants_die and left > len(ids) and (placed or self.lots.chance(f"die {colour}", 0.5)):
            ids.append(f"n-{die}")
        icons = [f"r-{ICONS[i]}" for i in range(4) if now.rooms[cell] >> i & 1]
        if self.person.icons != "exact":
            icons = icons[:2]
        by_icons = self._speaks_in_icons(now.pawns[colour] not in (OFF, cell))
        if by_icons and icons and set(icons) <= self.usable and len(ids) + len(icons) <= left:
            return self._beside(ids, icons, cell)
        return self._pile(ids, cell)

    def _speaks_in_icons(self, stands_wrong: bool) -> bool:
        if self.view.special.line or self.view.special.heap:
            return True
        style = self.person.style
        return style == "icons" or (style == "map-then-icons" and stands_wrong)

    def _place(self, cell: int) -> Point:
        x, y = np.array(AXES[self.frame]) @ (cell % 4 - 1.5, cell // 4 - 1.5)
        return WIDTH / 2 + float(x) * self.person.width, HEIGHT / 2 + float(y) * self.person.height

    def _pile(self, ids: Sequence[str], cell: int) -> list[Laid]:
        x, y = self._place(cell)
        step = (0.0, 130.0) if self.person.keys == "stacked" else (255.0, 0.0)
        return self._laid([(id, (x + step[0] * n, y + step[1] * n)) for n, id in enumerate(ids)])

    def _beside(self, ids: Sequence[str], icons: Sequence[str], cell: int) -> list[Laid]:
        x, y = self._place(cell)
        x, y = min(max(x, 300.0), WIDTH - 700.0), min(max(y, 350.0), HEIGHT - 350.0)
        heads = [(id, (x, y + 200.0 * n)) for n, id in enumerate(ids)]
        return self._laid(
            [*heads, *((id, (x + dx, y + dy)) for id, (dx, dy) in zip(icons, _TILE, strict=False))]
        )

    def _laid(self, tokens: Sequence[tuple[str, Point]]) -> list[Laid]:
        """One error of the hand for tokens laid together, and a small one for each token."""
        spread = self.person.hand * 450.0
        dx, dy = (spread * self.lots.error(f"{axis} {tokens[0][0]}") for axis in "xy")
        slips = self.lots.chance(f"slip {tokens[0][0]}", self.person.lapses)
        found = []
        for id, (x, y) in tokens:
            small = [25.0 * self.lots.error(f"{axis} {id} itself") for axis in "xy"]
            where = (self.lots.between("slip x", 0, WIDTH), self.lots.between("slip y", 0, HEIGHT))
            at = where if slips and id == tokens[0][0] else (x + dx + small[0], y + dy + small[1])
            found.append(put(id, *at))
        return found


def _tokens(message: object) -> set[str]:
    laid = getattr(message, "laid", ())
    return {token.id for token in laid} | set(getattr(message, "heap", ()))
