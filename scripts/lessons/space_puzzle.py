"""AI Space Puzzle's lessons: the learner misreads a message as an Astronaut, then sees a crew misread one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from msgspec.structs import replace as changed
from scripts.lessons.recorder import Action, Lesson, Move, Need, Recorder
from tests.games.space_puzzle.text import position

from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.state import State
from heliograph.kernel.match import Match, begin
from heliograph.kernel.prompt import Choice, Fixed, Offer
from heliograph.kernel.seats import Seat

FOLDER = Path("web/src/games/space-puzzle/tutorial")
ME, PARTNER = Seat(0), Seat(1)
GAME = SpacePuzzle.load()
SCENARIO = "seats 2, tokens C K R OK, per-round 8, actions 4, rounds 5"
ROOMS = "rooms E AB T AEB BT EB AT - AET A AEBT ET B EBT AE ABT"


def recorded() -> dict[Path, str]:
    return {FOLDER / "astronaut.json": _astronaut(), FOLDER / "speaker.json": _speaker()}


def _record(first: Lesson, text: str) -> str:
    state = position(GAME.content, f"{SCENARIO}, {ROOMS}, {text}")
    started = begin(GAME, state.setup, "lesson")
    assert isinstance(started, Match), started
    recorder = Recorder(ME)
    recorder.record(first, started.in_state(state))
    return recorder.written()


def _offers(match: Match, *kinds: str) -> list[Offer]:
    return [one for one in match.game.prompt(match.state, ME).offers if one.action in kinds]


def _about(offers: Iterable[Offer], field: str, *values: str) -> list[Offer]:
    return [offer for offer in offers if offer.fields[field] in [Fixed(value) for value in values]]


def _always(lesson: Lesson) -> Callable[[Match], Lesson]:
    return lambda match: lesson


# The learner is an Astronaut

FOUND = {
    "yellow": ("a1", "square"),
    "black": ("c2", "hexagon"),
    "blue": ("d4", "round"),
    "red": ("a4", "triangle"),
}
"""The solution: a room and a key for each colour."""
FIRST = ("yellow", "blue", "black")
MIDDLE = ("b2", "c2", "b3", "c3")
MESSAGES = (
    # Black lies nearer to yellow than its room does.
    "c-yellow@30:26 c-black@108:72 c-blue@270:174",
    # What is right; black's room by its icons, and its key; red by a corner.
    "c-yellow@245:25 c-blue@270:25 ok@257.5:50 k-hexagon@162:101 c-black@176:84:8 r-antenna@150:62 "
    "r-telescope@204:110 c-red@30:174",
    # Colours on keys.
    "k-square@56:104 c-yellow@72:89:10 k-round@144:104 c-blue@160:89:350 k-triangle@232:104 c-red@248:89:6",
)


def _astronaut() -> str:
    solved = Lesson("solved")
    keys = Lesson(
        lambda match: "keys" if _markers_missing(match) else "declare",
        _keys,
        _wrong,
        then=lambda match: solved if match.state.phase == "over" else keys,
    )
    third = Lesson("go-on", others=_lay, turns=_reveal, then=_always(keys))
    second = Lesson(
        _second_step, _second, _wrong, then=lambda match: second if match.state.phase == "crew" else third
    )
    corrected = Lesson(
        lambda match: "lucky" if _pawn(match, "black") == "c2" else "corrected",
        read=True,
        then=_always(second),
    )
    waiting = Lesson("end", others=_lay, turns=_reveal, then=_always(corrected))
    place = Lesson(
        lambda match: "end" if _all_placed(match) else "place",
        _first,
        _wrong,
        then=lambda match: place if match.state.phase == "crew" else waiting,
    )
    look = Lesson("look", read=True, then=_always(place))
    welcome = Lesson("welcome", others=_lay, turns=_reveal, then=_always(look))
    targets = ", ".join(f"target {cell} {colour} {key} 1" for colour, (cell, key) in FOUND.items())
    return _record(welcome, f"first-ai {PARTNER}, {targets}")


def _lay(match: Match) -> Move | None:
    """The AI lays its next message behind its screen."""
    state: State = match.state
    if state.phase != "message" or state.draft:
        return None
    return PARTNER, {"type": "lay", "tokens": _tokens(MESSAGES[state.round - 1])}


def _reveal(match: Match) -> Move | None:
    return (PARTNER, {"type": "reveal"}) if match.state.phase == "message" else None


def _tokens(text: str) -> list[dict[str, str | int]]:
    """`c-red@100:40:15`: millimetres and degrees."""
    laid: list[dict[str, str | int]] = []
    for word in text.split():
        id, _, place = word.partition("@")
        x, y, *rotation = place.split(":")
        turned = int(rotation[0]) if rotation else 0
        laid.append({"id": id, "x": round(float(x) * 10), "y": round(float(y) * 10), "rotation": turned})
    return laid


def _pawn(match: Match, colour: str) -> str | None:
    cell: str | None = match.state.board.pawns.get(colour)
    return cell


def _all_placed(match: Match) -> bool:
    return all(_pawn(match, colour) for colour in FIRST)


def _marked(match: Match, colour: str) -> bool:
    return bool(match.state.board.markers[colour].key == FOUND[colour][1])


def _markers_missing(match: Match) -> list[str]:
    return [colour for colour in FOUND if not _marked(match, colour)]


def _first(match: Match) -> Sequence[Offer]:
    if _all_placed(match):
        return _offers(match, "ready")
    missing = [colour for colour in FIRST if _pawn(match, colour) is None]
    return _about(_offers(match, "enter"), "pawn", *missing)


def _second_step(match: Match) -> str:
    if _pawn(match, "black") != FOUND["black"][0]:
        return "icons"
    if _pawn(match, "red") is None:
        return "corner"
    if not _marked(match, "black"):
        return "key"
    return "go-on" if match.state.board.marks["hexagon"].location else "sure"


def _second(match: Match) -> Sequence[Offer]:
    match _second_step(match):
        case "icons":
            return _about(_offers(match, "move"), "pawn", "black")
        case "corner":
            return _about(_offers(match, "enter"), "pawn", "red")
        case "key":
            return _about(_offers(match, "put-marker"), "colour", "black")
        case "sure":
            marks = _about(_offers(match, "mark"), "section", "hexagon")
            return [_sure(offer) for offer in _about(marks, "about", "location")]
        case _:
            return _offers(match, "ready")


def _sure(offer: Offer) -> Offer:
    assert offer.fields["sure"] in (Fixed(True), Choice((True, False)), Choice((False, True))), offer
    return changed(offer, fields={**offer.fields, "sure": Fixed(True)})


def _keys(match: Match) -> Sequence[Offer]:
    missing = _markers_missing(match)
    if not missing:
        return _offers(match, "declare")
    return _about(_offers(match, "put-marker"), "colour", *missing)


def _wrong(match: Match, action: Action) -> str:
    """Black may go wrong in the first round; the second round is about that."""
    if action["type"] == "put-marker":
        return "" if FOUND[action["colour"]][1] == action["section"] else "sp-lesson-no-key"
    if action["type"] not in ("enter", "move") or FOUND[action["pawn"]][0] == action["cell"]:
        return ""
    if action["pawn"] != "black":
        return "sp-lesson-no-corner"
    if match.state.round > 1:
        return "sp-lesson-no-icons"
    return "" if action["cell"] in MIDDLE else "sp-lesson-no-middle"


# The learner is the AI

GIVEN = {
    "white": ("b1", "triangle"),
    "blue": ("d2", "square"),
    "green": ("a3", "hexagon"),
    "red": ("c4", "round"),
}
"""What the learner has to say, before the card is turned."""
COLUMNS, ROWS = "abcd", "1234"
WIDTH, HEIGHT = 3000, 2000
ALLOWANCE = 0.35
"""How far from its room, in rooms, a token may lie and still be understood."""


def _speaker() -> str:
    over = Lesson("done")
    bind = Lesson(
        "watch", turns=_crew_binds, then=lambda match: over if match.state.phase == "over" else bind
    )
    stack = Lesson(
        "stack", _speaking, known=_pairs, needs=_is_bound, then=lambda match: _heard(match, stack, bind)
    )
    right = Lesson(
        lambda match: "watch" if _misplaced(match, _right) else "rooms-right",
        turns=lambda match: _crew_places(match, _right),
        then=lambda match: stack if match.state.phase == "message" else right,
    )
    repair = Lesson(
        "repair", _speaking, known=_as_a_map, needs=_is_map, then=lambda match: _heard(match, repair, right)
    )
    mirrored = Lesson(
        lambda match: "watch" if _misplaced(match, _mirror) else "mirrored",
        turns=lambda match: _crew_places(match, _mirror),
        then=lambda match: repair if match.state.phase == "message" else mirrored,
    )
    lay = Lesson(
        lambda match: "show" if match.state.draft else "lay",
        _speaking,
        known=_as_a_map,
        needs=_is_map,
        then=lambda match: _heard(match, lay, mirrored),
    )
    card = Lesson("card", lambda match: _offers(match, "turn-card"), then=_always(lay))
    targets = ", ".join(f"target {cell} {colour} {key} 1" for colour, (cell, key) in GIVEN.items())
    return _record(card, f"first-ai {ME}, phase card, {targets}")


def _heard(match: Match, speaking: Lesson, crew: Lesson) -> Lesson:
    return crew if match.state.phase == "crew" else speaking


def _speaking(match: Match) -> Sequence[Offer]:
    return _offers(match, "lay", "reveal")


def _as_a_map(match: Match) -> Iterable[Action]:
    """Each colour in the middle of its room, as the surface shows the ship."""
    wanted = {target.colour: _middle(target.cell) for target in match.state.solution}
    yield _laying([(f"c-{colour}", x, y) for colour, (x, y) in wanted.items()])


def _pairs(match: Match) -> Iterable[Action]:
    """Each colour on its key."""
    tokens = []
    for place, target in enumerate(match.state.solution):
        tokens += [
            (f"k-{target.key}", 400 + 700 * place, 900),
            (f"c-{target.colour}", 500 + 700 * place, 800),
        ]
    yield _laying(tokens)


def _laying(tokens: Iterable[tuple[str, int, int]]) -> Action:
    return {"type": "lay", "tokens": [{"id": id, "x": x, "y": y, "rotation": 0} for id, x, y in tokens]}


def _is_map(match: Match, action: Action) -> tuple[Need, ...]:
    if action["type"] != "lay":
        return ()
    return tuple(Need(f"c-{target.colour}", within=_around(target.cell)) for target in match.state.solution)


def _is_bound(match: Match, action: Action) -> tuple[Need, ...]:
    if action["type"] != "lay":
        return ()
    return tuple(Need(f"c-{target.colour}", on=f"k-{target.key}") for target in match.state.solution)


def _middle(cell: str) -> tuple[int, int]:
    column, row = COLUMNS.index(cell[0]), ROWS.index(cell[1])
    return round((column + 0.5) * WIDTH / 4), round((row + 0.5) * HEIGHT / 4)


def _around(cell: str) -> tuple[int, int, int, int]:
    x, y = _middle(cell)
    across, down = round((0.5 + ALLOWANCE) * WIDTH / 4), round((0.5 + ALLOWANCE) * HEIGHT / 4)
    return x - across, y - down, x + across, y + down


def _right(cell: str) -> str:
    return cell


def _mirror(cell: str) -> str:
    """Left for right, a common mistake."""
    return COLUMNS[3 - COLUMNS.index(cell[0])] + cell[1]


def _misplaced(match: Match, reading: Callable[[str], str]) -> list[tuple[str, str]]:
    wanted = [(target.colour, reading(target.cell)) for target in match.state.solution]
    return [(colour, cell) for colour, cell in wanted if _pawn(match, colour) != cell]


def _crew_places(match: Match, reading: Callable[[str], str]) -> Move | None:
    """One pawn after the other; when all are placed, the crew has nothing more to do."""
    missing = _misplaced(match, reading)
    if not missing:
        return PARTNER, {"type": "ready"}
    colour, cell = missing[0]
    return PARTNER, {"type": "move" if _pawn(match, colour) else "enter", "pawn": colour, "cell": cell}


def _crew_binds(match: Match) -> Move | None:
    if match.state.phase == "over":
        return None
    for target in match.state.solution:
        if match.state.board.markers[target.colour].key != target.key:
            return PARTNER, {"type": "put-marker", "colour": target.colour, "section": target.key}
    return PARTNER, {"type": "declare"}
