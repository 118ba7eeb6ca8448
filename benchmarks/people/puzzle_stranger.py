"""Human-like partners for AI Space Puzzle that have nothing in common with the family the AI seats were tuned
on.

A crew takes each message by itself: tokens that touch a colour belong to it, icons name the room that bears
exactly these, and otherwise the place on a map counts, in one of eight frames and misjudged by 0.35 rooms.
One in four reads no map at all. As the AI a stranger shows what stands wrong, then what is new, on a map or
by icons.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from heliograph.games.space_puzzle.moves.actions import (
    Action,
    Enter,
    Lay,
    MovePawn,
    PutMarker,
    Ready,
    Reveal,
    SetDie,
    TurnCard,
)
from heliograph.games.space_puzzle.moves.card import SIDES
from heliograph.games.space_puzzle.state import CELLS
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import fits_offer
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.surface import Laid

ROOM = 450
MISJUDGES = 0.35
TOUCHES = 290


class Stranger:
    def __init__(self, seed: str, crew: str) -> None:
        """People of one crew mostly see the map the same way up."""
        own, shared = Random(f"stranger {seed}"), Random(f"strangers {crew}")
        lots = shared if own.random() < 0.7 else own
        self.seed = seed
        self.turns, self.mirrored = lots.randrange(4), lots.random() < 0.25
        self.reads_map = lots.random() < 0.75
        self.forgets = own.uniform(0.2, 0.6)
        self.by_icons = own.random() < 0.4
        self.hand = own.uniform(0.1, 0.35)
        self.notices = own.uniform(0.8, 1.0)

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        if not prompt.waits or view.phase == "debrief":
            return None
        if view.me == view.ai:
            return self._speak(view, prompt)
        for action in self._steps(view):
            plain = msgspec.to_builtins(action)
            if any(fits_offer(offer, plain) for offer in prompt.offers):
                return action
        return None if view.me in view.ready else Ready()

    # As an Astronaut

    def _steps(self, view: View) -> Iterator[Action]:
        """Among equals the first at the table acts; pawns that others have placed as shown are not
        touched."""
        if view.message is None:
            return
        laid = view.message.laid
        for token in laid:
            if not token.id.startswith("c-"):
                continue
            colour = token.id[2:]
            beside = _joined(token, laid)
            cell = self._room(view, token, beside)
            here = (view.pawns or {}).get(colour)  # type: ignore[call-overload]
            if cell is not None and here != cell and self._mine(view, colour):
                yield MovePawn(colour, cell) if here else Enter(colour, cell)  # type: ignore[arg-type]
            for key in [id[2:] for id in beside if id.startswith("k-")][:1]:
                yield PutMarker(colour, key)  # type: ignore[arg-type]
            for number in [int(id[2:]) for id in beside if id.startswith("n-")][:1]:
                yield SetDie(colour, number)  # type: ignore[arg-type]
        yield from self._lone_keys(view, laid)

    def _mine(self, view: View, colour: str) -> bool:
        """Two who disagree do not undo each other: each message's colours are shared out between them."""
        crew = [seat for seat in range(view.setup.seats) if seat != view.ai]
        return Random(f"{view.round} {colour} {view.setup.seats}").choice(crew) == view.me or len(crew) == 1

    def _lone_keys(self, view: View, laid: Sequence[Laid]) -> Iterator[Action]:
        colours = [token for token in laid if token.id.startswith("c-")]
        for token in laid:
            if token.id.startswith("k-") and self.reads_map and not _near(token, colours):
                cell = self._seen(view, token)
                for colour, here in (view.pawns or {}).items():
                    if here == cell and view.markers[colour].key is None:
                        yield PutMarker(colour, token.id[2:])  # type: ignore[arg-type]

    def _room(self, view: View, token: Laid, beside: Sequence[str]) -> str | None:
        icons = {id[2:] for id in beside if id.startswith("r-")}
        if icons:
            return next((CELLS[i] for i, room in enumerate(view.rooms) if set(room) == icons), None)
        return self._seen(view, token) if self.reads_map else None

    def _seen(self, view: View, token: Laid) -> str:
        dice = Random(f"{self.seed} {view.round} {token.id}")
        x, y = (token.x - 1500) / ROOM, (token.y - 1000) / ROOM
        for _ in range(self.turns):
            x, y = y, -x
        x = -x if self.mirrored else x
        column, row = (min(max(round(v + 1.5 + dice.gauss(0, MISJUDGES)), 0), 3) for v in (x, y))
        return CELLS[4 * row + column]

    # As the AI

    def _speak(self, view: View, prompt: Prompt) -> Action:
        dice = Random(f"{self.seed} {view.round}")
        if view.phase == "card":
            turn = dice.randrange(4)
            return TurnCard(turn) if view.back is None else TurnCard(turn, SIDES[0])
        if view.draft is not None and view.draft.laid and any(o.action == "reveal" for o in prompt.offers):
            return Reveal()
        laid: list[Laid] = []
        for target in sorted(view.solution, key=lambda t: self._order(view, t, dice)):
            taken = {token.id for token in laid}
            words = [word for word in self._words(view, target, dice) if word.id not in taken]
            if len(laid) + len(words) <= view.scenario.per_round:
                laid += words
        return Lay(tuple(laid) or (Laid(f"c-{view.solution[0].colour}", 1500, 1000),))

    def _order(self, view: View, target: Any, dice: Random) -> float:
        here = (view.pawns or {}).get(target.colour)
        if here is None:
            return 1 + dice.random()
        return dice.random() if here != target.cell else 3

    def _words(self, view: View, target: Any, dice: Random) -> list[Laid]:
        here, key = (view.pawns or {}).get(target.colour), view.markers[target.colour].key
        die = (view.dice or {}).get(target.colour)
        right = here == target.cell and key == target.key and (not view.scenario.dice or die == target.die)
        if right or (here not in (None, target.cell) and dice.random() > self.notices):
            return []
        ids = [f"c-{target.colour}", *([f"k-{target.key}"] if key != target.key else [])]
        if view.scenario.dice and die != target.die:
            ids.append(f"n-{target.die}")
        if self.by_icons and any(token.startswith("r-") for token in view.tokens):
            ids += [f"r-{icon}" for icon in view.rooms[CELLS.index(target.cell)]]
        if len(ids) > view.scenario.per_round:
            ids.remove(f"k-{target.key}")
        x, y = CELLS.index(target.cell) % 4 - 1.5, CELLS.index(target.cell) // 4 - 1.5
        x = -x if self.mirrored else x
        for _ in range(self.turns):
            x, y = -y, x
        x, y = (1500 + ROOM * (x + dice.gauss(0, self.hand)), 1000 + ROOM * (y + dice.gauss(0, self.hand)))
        return [
            Laid(id, _inside(x + 120 * (n % 2), 3000), _inside(y + 120 * (n // 2 + n % 2), 2000))
            for n, id in enumerate(ids)
            if id in view.tokens
        ]


def _inside(value: float, size: int) -> int:
    return round(min(max(value, 125), size - 125))


def _near(token: Laid, others: Sequence[Laid]) -> bool:
    return any((token.x - o.x) ** 2 + (token.y - o.y) ** 2 < TOUCHES**2 for o in others)


def _joined(head: Laid, laid: Sequence[Laid]) -> list[str]:
    """All tokens connected with this colour, and with no other."""
    found, grown = [head], True
    while grown:
        more = [t for t in laid if t not in found and not t.id.startswith("c-") and _near(t, found)]
        found += more
        grown = bool(more)
    return [token.id for token in found[1:]]
