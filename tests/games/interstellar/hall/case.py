"""Scripted turns of H.A.L.L., one in a line of the tables in `cases`.

    lines | token and cube | what H.A.L.L. has | what lies on the table | what becomes of it | by which rules

Several tokens are its pile, the top one first; `-` is an empty bag. `end` instead of a token: H.A.L.L. has
passed, the player passes too, and the Government Phase runs until the bag is converted. `> 1-2`: the player
picks that space on its behalf. The rules are those it tells, in order. House values are those of
`figures.json`, so that tuning the game does not touch the tables; below a line `box older` how it was read
in older games, too, so that they go on as they began.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from msgspec import NODEFAULT
from msgspec.structs import fields, replace
from tests.games.interstellar.table import DONE, PASS, asked
from tests.games.interstellar.text import position

from heliograph.games.interstellar.agenda import SpoilBag
from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import run_on
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.rules.resources import written
from heliograph.games.interstellar.state import Player, State
from heliograph.games.interstellar.telling import events
from heliograph.games.interstellar.variants.choice import variants_of
from heliograph.kernel.game import Refusal
from heliograph.kernel.seats import Seat

FOLDER = Path(__file__).parent / "cases"
GAME = Interstellar.load(FOLDER / "figures.json")
BEFORE = {field.name: field.default for field in fields(Pack) if field.default is not NODEFAULT}
OLDER = Interstellar(replace(GAME.content, **BEFORE))
BOXES = {"today's": GAME, "older": OLDER}
NOTHING, NO_CUBE = "none", "-"
_OF_HALL = {"plays": "plays", "planets": "planets", "laid": "laid", "levels": "tech"}


class Case(NamedTuple):
    name: str
    phase: str
    box: str
    play: str
    has: str
    table: str
    becomes: str
    because: str


def cases() -> Iterator[Case]:
    for file in sorted(FOLDER.glob("*.cases")):
        phase, box = "action", "today's"
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if line.startswith("phase "):
                phase = line.removeprefix("phase ").strip()
            elif line.startswith("box "):
                box = line.removeprefix("box ").strip()
            elif line and not line.startswith("#"):
                lines, play, *rest = (part.strip() for part in line.split("|"))
                yield Case(f"{file.stem} {number}: {lines}, {play}", phase, box, play, *rest)


def played(case: Case) -> tuple[State, list[events.Event]]:
    turn, _, pick = (part.strip() for part in case.play.partition(">"))
    told: list[events.Event] = []
    game = BOXES[case.box]
    pack = game.content
    *tokens, cube = turn.split()
    bag = "R0" if cube == NO_CUBE else f"{cube}1"
    if tokens == ["end"]:
        state = position(pack, _text(case, "order 1 0, turn 0, passed 1", "passed, tokens none", bag))
        state = _go_on(game, state, PASS, told)
    else:
        state = position(pack, _text(case, "turn 1", f"tokens {' '.join(tokens)}", bag))
        doing = Doing(pack, variants_of(pack, state.setup), state)
        run_on(doing)
        state, told = doing.state, doing.told
    if pick:
        state = _go_on(game, state, actions.Advance(pick), told)
    if state.agenda[-1] == SpoilBag(0, "before"):
        state = _go_on(game, state, DONE, told)
    return state, told


def _go_on(game: Interstellar, state: State, move: actions.Action, told: list[events.Event]) -> State:
    result = game.apply(state, Seat(state.agenda[-1].seat), move, 0)
    assert not isinstance(result, Refusal), f"refused: {result.reason}"
    told += [one.event for one in result.events]
    return result.state


def _text(case: Case, turn: str, tokens: str, bag: str) -> str:
    clauses = [clause for part in case.has.split(",") if (clause := part.strip())]
    own = [clause for clause in clauses if clause.split()[0] not in _OF_HALL]
    hall = [
        f"{_OF_HALL[word]} {rest}"
        for clause in clauses
        for word, _, rest in [clause.partition(" ")]
        if word in _OF_HALL
    ]
    parts = [f"phase {case.phase}", turn, case.table, f"hall ({', '.join([f'bag {bag}', *hall])})"]
    return ", ".join([*filter(None, parts), f"p1 ({', '.join([tokens, *own])})"])


def rules(told: list[events.Event]) -> list[str]:
    return [event.rule for event in told if isinstance(event, events.HallChose | events.HallCannot)]


def became(state: State, what: str) -> str:
    """The present state of the thing named by a clause of the fifth column."""
    word, *details = what.split()
    if word in ("deposit", "storage"):
        site = state.players[1].sites[details[0]]
        return f"{word} {details[0]} {written(getattr(site, word)) or NOTHING}"
    player = state.players[1]
    if word in _NUMBERS:
        return f"{word} {getattr(player, _NUMBERS[word] or word)}"
    return f"{word} {_THINGS[word](state, player) or NOTHING}"


def _hall(state: State, part: str) -> str:
    return written(getattr(state.hall, part))


_NUMBERS = {
    "rep": "reputation",
    "vp": "prestige",
    **dict.fromkeys(("fuel", "scientists", "bases", "explorer", "probe", "rotations", "starship")),
    **dict.fromkeys(("humankind", "passed")),
}
"""Fields of the player, where they are called something else."""
_THINGS: dict[str, Callable[[State, Player], str]] = {
    "tokens": lambda state, player: " ".join(player.tokens),
    "played": lambda state, player: " ".join(player.played),
    "extras": lambda state, player: " ".join(player.extras),
    "cubes": lambda state, player: written(player.cubes),
    "cargo": lambda state, player: written(player.cargo.cubes),
    "bag": lambda state, player: _hall(state, "bag"),
    "laid": lambda state, player: _hall(state, "laid"),
    "levels": lambda state, player: " ".join(map(str, state.hall.technologies)) if state.hall else "",
    "solar": lambda state, player: written(state.bag),
    "market": lambda state, player: written(state.market),
    "spiral": lambda state, player: str(state.sky.spiral),
    "built": lambda state, player: " ".join(state.starship.built),
    "people": lambda state, player: written(state.people),
    "offered": lambda state, player: " ".join(state.offered),
    "asked": lambda state, player: asked(state),
    "government-probe": lambda state, player: state.voyage.government,
    "row1": lambda state, player: _row(state, 1),
    "row2": lambda state, player: _row(state, 2),
    "row3": lambda state, player: _row(state, 3),
    "row4": lambda state, player: _row(state, 4),
}


def _row(state: State, row: int) -> str:
    return " ".join("-" if who < 0 else str(who) for who in state.government[row - 1])
