"""How an attentive crew reads a message."""

from __future__ import annotations

import numpy as np
import pytest

from heliograph.games.space_puzzle.state import Colour
from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.kernel.surface import Laid
from heliograph.players.space_puzzle.codebooks.codebook import FRAMES, USUAL, Codebook, Frame
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.reading.belief import Solved
from heliograph.players.space_puzzle.reading.messages import Ground, read
from heliograph.players.space_puzzle.speaking.layout import put
from heliograph.players.space_puzzle.table.memory import Exchange, Memory
from heliograph.players.space_puzzle.table.numbers import CELL, COLOUR_OF, KEY_OF, Floats
from heliograph.players.space_puzzle.table.scene import OFF, Scene
from heliograph.players.space_puzzle.table.surface import centres

ROOMS = tuple(range(16))
"""The room of cell n has the icons of n's bits: a1 none, b1 the antenna, d4 all four."""
NOTHING = (OFF,) * 6
SET_IN_ITS_WAYS = Habits(adapts=False)
RED, BLUE = COLOUR_OF["red"], COLOUR_OF["blue"]
EVERYTHING = frozenset({f"c-{colour}" for colour in COLOUR_OF})


def scene(**fields: object) -> Scene:
    base: dict[str, object] = {"rooms": ROOMS, "pawns": NOTHING, "markers": NOTHING, "dice": (1,) * 6}
    return Scene(**{**base, **fields})  # type: ignore[arg-type]


def pawns(**cells: str) -> tuple[int, ...]:
    return tuple(CELL[cells[colour]] if colour in cells else OFF for colour in COLOUR_OF)


def after(*exchanges: tuple[Scene, Shown], habits: Habits = SET_IN_ITS_WAYS) -> Solved:
    read_so_far = tuple(
        Exchange(number + 1, message, board, EVERYTHING, board)
        for number, (board, message) in enumerate(exchanges)
    )
    ground = Ground((), (), True, exchanges[0][0].uses_dice)
    return read(ground, habits, Memory(exchanges[-1][0], read_so_far, ()))


def on_map(id: str, cell: str, frame: Frame = "same", down: float = 0.0) -> Laid:
    x, y = centres(frame, "square")[CELL[cell]]
    return put(id, float(x), float(y) + down)


def places(solved: Solved) -> Floats:
    return solved.marginals[0]


def keys(solved: Solved) -> Floats:
    return solved.marginals[1]


def test_a_colour_on_the_map_means_its_cell() -> None:
    """SP-32."""
    solved = after((scene(), Shown(1, (on_map("c-red", "b3"),))))
    assert places(solved)[RED, CELL["b3"]] > 0.85
    assert places(solved)[BLUE].sum() < places(solved)[RED].sum()


def test_a_key_belongs_to_the_colour_it_lies_on() -> None:
    message = Shown(1, (on_map("c-red", "b3"), on_map("k-round", "b3", down=150), on_map("c-blue", "d1")))
    assert keys(after((scene(), message)))[KEY_OF["round"], RED] > 0.9


def test_a_key_alone_on_the_map_goes_with_the_colour_known_to_be_there() -> None:
    first = Shown(1, (on_map("c-red", "b3"), on_map("c-blue", "d1")))
    second = Shown(2, (on_map("k-round", "b3"),))
    assert keys(after((scene(), first), (scene(), second)))[KEY_OF["round"], RED] > 0.8


def test_icons_beside_a_colour_name_the_room_that_bears_just_these() -> None:
    """SP-62; c1 bears the engine alone, d1 the antenna as well."""
    message = Shown(1, (put("c-red", 500, 1000), put("r-engine", 800, 1000)))
    assert places(after((scene(), message)))[RED, CELL["c1"]] > 0.6
    open_minded = Habits(Codebook(icons="at-least"), adapts=False)
    assert places(after((scene(), message), habits=open_minded))[RED, CELL["d1"]] > 0.1


def test_a_colour_whose_room_icons_name_shows_how_the_map_lies() -> None:
    """People lay it on its room all the same."""
    x, y = centres("turned", "square")[CELL["c1"]]
    message = Shown(1, (put("c-red", float(x), float(y)), put("r-engine", float(x) + 250, float(y))))
    solved = after((scene(), message), habits=Habits())
    assert places(solved)[RED].argmax() == CELL["c1"]
    assert solved.weights @ np.array([book.frame == "turned" for book in solved.belief.books]) > 0.5


@pytest.mark.parametrize(("sign", "kept"), [("ok", True), ("no", False)])
def test_a_sign_judges_the_pawn_it_lies_with(sign: str, kept: bool) -> None:
    board = scene(pawns=pawns(red="b3"))
    solved = after((board, Shown(1, (put("c-red", 1500, 1000), put(sign, 1700, 1000)))))
    assert bool(places(solved)[RED, CELL["b3"]] > 0.5) == kept


def test_a_judged_key_is_about_the_colour_it_holds() -> None:
    board = scene(markers=tuple(KEY_OF["round"] if colour == "red" else OFF for colour in COLOUR_OF))
    wrong = after((board, Shown(1, (put("k-round", 1500, 1000), put("no", 1700, 1000)))))
    assert keys(wrong)[KEY_OF["round"], RED] < 0.02


def test_what_is_not_corrected_counts_as_right_unless_the_ai_is_blind() -> None:
    """SP-32; SR-BLIND."""
    first = (scene(), Shown(1, (on_map("c-red", "b3"), on_map("c-blue", "d1"))))
    standing, other = pawns(red="b3", blue="d1"), Shown(2, (on_map("c-green", "a4"),))
    seen = after(first, (scene(pawns=standing), other))
    unseen = after(first, (scene(pawns=standing, ai_sees_pawns=False), other))
    assert places(seen)[RED, CELL["b3"]] > places(unseen)[RED, CELL["b3"]] + 0.01


def test_a_pawn_that_is_shown_anew_was_misread() -> None:
    first = (scene(), Shown(1, (on_map("c-red", "b3"),)))
    second = (scene(pawns=pawns(red="b3")), Shown(2, (on_map("c-red", "c2"),)))
    assert places(after(first, second))[RED].argmax() == CELL["c2"]


@pytest.mark.parametrize("frame", FRAMES)
def test_an_open_mind_finds_out_which_way_up_the_map_is(frame: Frame) -> None:
    """Three pawns corrected at once, all to the other side: the map was laid differently."""
    cells = {"red": "b1", "blue": "c1", "green": "a3"}
    misread = {colour: _as_laid(cell, frame) for colour, cell in cells.items()}
    first = (scene(), Shown(1, tuple(on_map(f"c-{c}", cell, frame) for c, cell in cells.items())))
    board = scene(pawns=pawns(**misread))
    second = (board, Shown(2, tuple(on_map(f"c-{c}", cell) for c, cell in cells.items())))
    solved = after(first, second, habits=Habits()) if frame != "same" else after(first, habits=Habits())
    assert places(solved)[RED].argmax() == CELL["b1"]
    assert solved.weights @ np.array([book.frame == "same" for book in solved.belief.books]) > 0.5


def _as_laid(cell: str, frame: Frame) -> str:
    """The cell in which a crew with the usual reading puts a pawn laid in that frame."""
    nearest = np.abs(centres("same", "square") - centres(frame, "square")[CELL[cell]]).sum(axis=1)
    return list(CELL)[int(nearest.argmin())]


def _shown_again(*, uses_dice: bool) -> tuple[dict[Colour, str], Solved]:
    """Three of four pawns shown again, on a board where every key has a pawn."""
    cells: dict[Colour, str] = {"red": "a1", "blue": "d2", "green": "b4", "black": "c3"}
    laid = {colour: on_map(f"c-{colour}", cell) for colour, cell in cells.items()}
    said = [
        Laid(f"k-{key}", token.x, token.y + 130) for key, token in zip(KEY_OF, laid.values(), strict=False)
    ]
    markers = dict(zip(cells, KEY_OF.values(), strict=False))
    held = tuple(markers.get(colour, OFF) for colour in COLOUR_OF)
    complete = scene(pawns=pawns(**cells), markers=held, uses_dice=uses_dice)
    again = Shown(2, (laid["red"], laid["blue"], laid["green"]))
    first = (scene(uses_dice=uses_dice), Shown(1, (*laid.values(), *said)))
    return cells, after(first, (complete, again), habits=Habits())


def test_a_nod_at_a_board_to_which_nothing_is_missing_does_not_turn_the_map() -> None:
    """SP-26: something has to be laid, and people show what stands right."""
    cells, solved = _shown_again(uses_dice=False)
    assert all(places(solved)[COLOUR_OF[colour], CELL[cell]] > 0.5 for colour, cell in cells.items())


def test_with_dice_nobody_nods_while_dice_may_be_missing() -> None:
    cells, solved = _shown_again(uses_dice=True)
    assert places(solved)[RED, CELL[cells["red"]]] < 0.5


def test_a_colour_that_gets_its_die_stays_where_it_is() -> None:
    """An AI with nothing to correct gives the missing dice; a full message may be cut short."""
    red = on_map("c-red", "b2")
    board = scene(uses_dice=True, pawns=pawns(red="b2"), per_round=5)
    rest = tuple(on_map(id, cell) for id, cell in (("c-blue", "d1"), ("c-green", "a4"), ("c-black", "d4")))
    stays = [
        places(after((board, Shown(1, laid))))[RED, CELL["b2"]]
        for laid in (
            (red, *rest),
            (red, *rest, on_map("c-white", "a1")),
            (red, Laid("n-6", red.x + 130, red.y)),
        )
    ]
    assert stays == sorted(stays)
    assert stays[0] < 0.5 < stays[2]


def test_a_number_beside_a_colour_speaks_against_its_die() -> None:
    """Also if it lies nearer to another target's room than to the colour."""
    red = on_map("c-red", "b2")
    board = scene(uses_dice=True, pawns=pawns(red="b2"), dice=(5,) * 6)
    solved = after((board, Shown(1, (red, Laid("n-6", red.x + 290, red.y)))))
    dice = solved.belief.by_colour[0, RED]
    assert dice[5] > 20 * dice[4]


def test_a_key_that_slipped_is_forgiven_when_it_lies_beside_its_colour_later() -> None:
    red = on_map("c-red", "c3")
    slipped = (scene(), Shown(1, (red, on_map("k-square", "b1"))))
    beside = (red, Laid("k-square", red.x + 290, red.y), on_map("c-blue", "a4"))
    solved = after(slipped, (scene(), Shown(2, beside)), (scene(), Shown(3, beside)))
    assert keys(solved)[KEY_OF["square"], RED] > 0.8


def test_in_a_row_everything_belongs_to_the_colour_before_it() -> None:
    """SR-LINE."""
    row = [Laid(id, 300 * n, 1000) for n, id in enumerate(("c-red", "k-round", "r-engine", "c-blue"), 1)]
    solved = after((scene(places="line"), Shown(1, tuple(row))))
    assert places(solved)[RED, CELL["c1"]] > 0.6
    assert keys(solved)[KEY_OF["round"], RED] > 0.8


def test_in_a_heap_with_one_colour_everything_is_about_it() -> None:
    """SR-HEAP; a number counts the room's icons: d4 is the only one with four."""
    solved = after((scene(places="heap"), Shown(1, heap=("c-red", "k-round", "n-4"))))
    assert places(solved)[RED, CELL["d4"]] > 0.6
    assert keys(solved)[KEY_OF["round"], RED] > 0.8


def test_the_token_that_lies_askew_is_the_noise() -> None:
    """SR-NOISE."""
    stray = put("c-blue", 900, 400, rotation=37)
    solved = after((scene(noise=True), Shown(1, (on_map("c-red", "b3"), stray, on_map("c-green", "d4")))))
    assert places(solved)[RED, CELL["b3"]] > 0.8
    assert places(solved)[BLUE].sum() < 0.75


def test_a_number_on_a_pawn_s_room_is_its_die() -> None:
    message = Shown(1, (on_map("c-red", "b3"), on_map("n-5", "b3", down=150)))
    solved = after((scene(uses_dice=True), message))
    goals = ((0, RED, CELL["b3"], 5), (1, BLUE, CELL["a1"], 1), (2, 0, CELL["a2"], 1), (3, 2, CELL["a4"], 1))
    assert solved.dice_of(goals)[0].argmax() == 4
    assert solved.dice_of(goals)[0, 4] > 0.9


def test_without_numbers_a_colour_lies_as_far_from_the_die_as_it_has_pips() -> None:
    message = Shown(1, (put("die", 200, 1000), put("c-red", 200 + 3 * 420, 400)))
    solved = after((scene(uses_dice=True), message))
    goals = ((0, RED, CELL["b3"], 3), (1, BLUE, CELL["a1"], 1), (2, 0, CELL["a2"], 1), (3, 2, CELL["a4"], 1))
    assert solved.dice_of(goals)[0].argmax() == 2


def test_an_arrow_beside_a_colour_leads_its_pawn_away() -> None:
    """Unturned it points up, turned by a quarter to the right."""
    board = scene(pawns=pawns(red="b3"))
    solved = after((board, Shown(1, (put("c-red", 1500, 1000), put("arrow", 1750, 1000, rotation=90)))))
    assert set(np.argsort(-places(solved)[RED])[:2]) == {CELL["c3"], CELL["d3"]}


def test_two_way_arrow_exchanges_pawns() -> None:
    board = scene(pawns=pawns(red="b3", blue="d1"))
    message = Shown(1, (put("c-red", 1200, 1000), put("swap", 1500, 1000), put("c-blue", 1800, 1000)))
    found = places(after((board, message)))
    assert (found[RED].argmax(), found[BLUE].argmax()) == (CELL["d1"], CELL["b3"])


def test_the_usual_codebook_is_what_most_people_would_do() -> None:
    assert Habits().codebook == USUAL == Codebook("same", "square", "exact", "binds")
