"""AI Space Puzzle for the adapter: tokens on a grid, everything else as it is offered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from heliograph.envs.actions import Action, ActionTable, Composer, Draft
from heliograph.envs.layout import Vector
from heliograph.envs.space_puzzle.sight import Sight
from heliograph.envs.space_puzzle.tokens import Cells, Row
from heliograph.envs.spec import EnvSpec
from heliograph.games import AnyGame
from heliograph.games.space_puzzle.box.cells import QUARTER_TURNS
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.moves.card import SIDES
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import CELLS, COLOURS, CRISIS_TOKEN, KEYS
from heliograph.games.space_puzzle.telling.view import Frame, View

if TYPE_CHECKING:
    from heliograph.envs.pictures.canvas import Canvas


class SpacePuzzleSpec(EnvSpec):
    name = "space_puzzle_v0"
    game_id = "space_puzzle"
    asks_only_some = True

    def __init__(self, game: AnyGame, setup: Setup, options: Mapping[str, Any]) -> None:
        if setup.session == "ladder":
            raise ValueError("an environment plays one scenario; use session='single'")
        pack = game.content
        assert isinstance(pack, Pack)
        tokens = (*pack.all_tokens, CRISIS_TOKEN)
        frame = Frame(pack.width, pack.height, pack.token_size)
        cells = Cells(tokens, frame, **{"grid": 5, **options})
        composers: dict[str, Composer] = {"lay": cells, "line-up": Row(tokens)}
        self._sight = Sight(tokens, setup.seats)
        self.layout = self._sight.layout
        self.actions = ActionTable(_plain_actions(), composers)

    def is_asked(self, view: View) -> bool:
        """Astronauts take turns; one who is ready is not asked again before somebody changes something."""
        return view.me not in view.ready

    def sight(self, view: View, draft: Draft, told: Sequence[Any]) -> Vector:
        return self._sight.vector(view)

    def paint(self, canvas: Canvas, view: View) -> None:
        from heliograph.envs.pictures.space_puzzle import paint

        paint(canvas, view)


def _plain_actions() -> Iterator[Action]:
    for kind in ("reveal", "ready", "declare", "take-back"):
        yield {"type": kind}
    for turn in range(QUARTER_TURNS):
        yield {"type": "turn-card", "turn": turn}
    for side in SIDES:
        for turn in range(QUARTER_TURNS):
            yield {"type": "turn-card", "side": side, "turn": turn}
    for kind in ("enter", "move"):
        for colour in COLOURS:
            for cell in CELLS:
                yield {"type": kind, "pawn": colour, "cell": cell}
    for colour in COLOURS:
        yield {"type": "remove", "pawn": colour}
        for value in range(1, 7):
            yield {"type": "set-die", "pawn": colour, "value": value}
        for section in (*KEYS, "off"):
            yield {"type": "put-marker", "colour": colour, "section": section}
        for sure in (False, True):
            yield {"type": "flip-marker", "colour": colour, "sure": sure}
    for section in KEYS:
        for about in ("location", "die"):
            for sure in (False, True):
                yield {"type": "mark", "section": section, "about": about, "sure": sure}
