"""What is in the box: pieces, rooms, tokens and cards (SP-5 to SP-10, SP-21 to SP-24, SP-51)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from pathlib import Path

import msgspec
import pytest
from tests.games.space_puzzle.table import GAME, PACK, SOLVED, after, at, seen

from heliograph.games.space_puzzle.box.cards import (
    keeps_its_limits,
    new_face,
    read_face,
    turned,
    turned_specials,
)
from heliograph.games.space_puzzle.box.cells import are_adjacent, place
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.moves.actions import TurnCard
from heliograph.games.space_puzzle.opening import ALL_ROOMS
from heliograph.games.space_puzzle.rules.end import compare
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import CELLS, COLOURS, ICONS, KEYS, ROLES, Card
from heliograph.kernel.chance import Chance
from heliograph.kernel.content import ContentError, load_pack

NORMAL = [card for card in PACK.cards if not card.crisis]
CRISIS = [card for card in PACK.cards if card.crisis]


def test_sp_5_what_is_in_the_box() -> None:
    assert len(at("").rooms) == 16
    assert (len(NORMAL), len(CRISIS)) == (2 * 10, 2 * 3)
    assert len(ROLES) == 4
    assert len(PACK.all_tokens) == len(set(PACK.all_tokens)) == 27
    assert "crisis" not in PACK.all_tokens


def test_sp_h14_the_27_tokens() -> None:
    assert {code: len(tokens) for code, tokens in PACK.groups.items()} == {
        "C": 6,
        "K": 4,
        "R": 4,
        "N": 6,
        **dict.fromkeys(("OK", "NO", "AR", "SW", "DI", "QU", "EM"), 1),
    }
    assert PACK.groups["C"] == tuple(f"c-{colour}" for colour in COLOURS)
    assert PACK.groups["K"] == tuple(f"k-{key}" for key in KEYS)
    assert PACK.groups["R"] == tuple(f"r-{icon}" for icon in ICONS)
    assert PACK.groups["N"] == tuple(f"n-{number}" for number in range(1, 7))


def test_sp_6_six_colours_each_with_a_pawn_a_marker_and_a_die() -> None:
    assert COLOURS == ("green", "blue", "black", "red", "yellow", "white")
    state = at("dice yes, phase crew, " + ", ".join(f"pawn {colour} a1" for colour in COLOURS))
    view = seen(state, 1)
    assert set(view.markers) == set(view.pawns or ()) == set(view.dice or ()) == set(COLOURS)


def test_sp_7_four_keys() -> None:
    assert KEYS == ("square", "triangle", "round", "hexagon")
    assert set(seen(at(""), None).marks) == set(KEYS)


def test_sp_8_four_icons() -> None:
    assert ICONS == ("antenna", "engine", "battery", "telescope")
    assert set(PACK.icon_places.value) == set(ICONS)


def test_sp_9_the_rooms_are_all_sets_of_icons() -> None:
    assert len({frozenset(room) for room in ALL_ROOMS}) == len(ALL_ROOMS) == 16
    assert Counter(map(len, ALL_ROOMS)) == {0: 1, 1: 4, 2: 6, 3: 4, 4: 1}


def test_sp_10_every_icon_has_its_own_place_in_a_room() -> None:
    assert len(set(PACK.icon_places.value.values())) == 4


# Faces


@pytest.mark.parametrize("card", PACK.cards, ids=lambda card: card.id)
def test_sp_21_four_cells_with_four_colours_and_all_four_keys(card: Card) -> None:
    assert len(card.targets) == 4
    assert len({target.colour for target in card.targets}) == 4
    assert {target.key for target in card.targets} == set(KEYS)
    assert {target.cell for target in card.targets} <= set(CELLS)


def test_sp_21_104_different_solutions() -> None:
    def known(card: Card, quarters: int) -> frozenset[object]:
        return frozenset((t.cell, t.colour, t.key) for t in turned(card, quarters))

    assert len({known(card, quarters) for card in PACK.cards for quarters in range(4)}) == 104


def test_sp_21_the_deck_is_even() -> None:
    """Of the normal faces, each colour is on 13 or 14; each has every key, and every cell is used."""
    use = Counter(target.colour for card in NORMAL for target in card.targets)
    assert set(use.values()) == {13, 14}
    assert set(use) == set(COLOURS)
    pairs = {(target.colour, target.key) for card in NORMAL for target in card.targets}
    assert pairs == set(product(COLOURS, KEYS))
    assert {target.cell for card in NORMAL for target in card.targets} == set(CELLS)


def test_sp_22_a_cell_tells_a_pawns_room_and_its_key() -> None:
    target = read_face("N", "a1:BS3 a3:YH6 b3:RC6 d2:GT5 | b4 d3", crisis=False).targets[0]
    assert (target.cell, target.colour, target.key, target.die) == ("a1", "blue", "square", 3)


def test_sp_23_dice_and_special_rooms_have_no_effect_where_they_are_not_used() -> None:
    state = after(at("phase card"), (0, TurnCard(0)))
    assert (state.traps, state.board.dice) == ((), {})
    assert compare(at(f"{SOLVED}, phase crew"), declared=False).won


@pytest.mark.parametrize("card", NORMAL, ids=lambda card: card.id)
def test_sp_24_normal_faces_are_not_crowded(card: Card) -> None:
    check_normal(card)


@pytest.mark.parametrize("card", CRISIS, ids=lambda card: card.id)
def test_sp_24_crisis_faces_are(card: Card) -> None:
    """SP-H15."""
    check_crisis(card)


def test_sp_24_faces_that_are_made_keep_the_same_limits() -> None:
    chance = Chance.from_seed("faces")
    seen_faces = set()
    for _ in range(300):
        normal, chance = new_face(False, chance)
        check_normal(normal)
        crisis, chance = new_face(True, chance)
        check_crisis(crisis)
        seen_faces |= {normal.targets, crisis.targets}
    assert len(seen_faces) == 600


def test_sp_24_made_faces_use_everything_alike() -> None:
    chance, faces = Chance.from_seed("alike"), []
    for _ in range(400):
        face, chance = new_face(False, chance)
        faces.append(face)
    colours = Counter(target.colour for face in faces for target in face.targets)
    cells = Counter(target.cell for face in faces for target in face.targets)
    dice = Counter(target.die for face in faces for target in face.targets)
    assert all(200 < count < 340 for count in colours.values())
    assert all(60 < count < 140 for count in cells.values())
    assert len(cells) == 16
    assert set(dice) == {1, 2, 3, 4, 5, 6}


def check_normal(card: Card) -> None:
    cells = [target.cell for target in card.targets]
    assert len(set(cells)) == 4
    assert most_in_line(cells) <= 2
    assert adjacent_pairs(cells) <= 1
    assert len({target.die for target in card.targets}) >= 3
    assert len(set(card.specials)) == len(card.specials) == 2
    assert not set(card.specials) & set(cells)
    assert keeps_its_limits(card)


def check_crisis(card: Card) -> None:
    cells = [target.cell for target in card.targets]
    assert len(set(cells)) < 4 or most_in_line(cells) >= 3 or adjacent_pairs(cells) >= 2
    assert len({target.die for target in card.targets}) <= 3
    assert len(set(card.specials)) == len(card.specials) == 3
    assert not set(card.specials) & set(cells)
    assert keeps_its_limits(card)


def most_in_line(cells: list[str]) -> int:
    return max(Counter(place(cell)[axis] for cell in cells).most_common(1)[0][1] for axis in (0, 1))


def adjacent_pairs(cells: list[str]) -> int:
    return sum(are_adjacent(one, other) for one, other in combinations(cells, 2))


def test_specials_turn_with_their_card() -> None:
    card = PACK.cards[0]
    assert turned_specials(card, 1) == ("a2", "b4")
    assert turned_specials(card, 4) == card.specials


# A box of one's own


def own_pack(tmp_path: Path, **values: object) -> Pack:
    file = tmp_path / "mine.json"
    file.write_bytes(msgspec.json.encode({k: {"value": v, "source": "rulebook"} for k, v in values.items()}))
    return load_pack("heliograph.games.space_puzzle", Pack, file)


def faces(*texts: str) -> list[dict[str, object]]:
    return [{"id": f"F{n}", "crisis": n % 2 == 1, "face": text} for n, text in enumerate(texts)]


def test_sp_21_cards_of_a_real_box_may_go_beyond_the_houses_limits(tmp_path: Path) -> None:
    """Three in a row, one die value and a single special room on a normal card."""
    pack = own_pack(tmp_path, faces=faces("a1:BS3 b1:YH3 c1:RC3 d2:GT3 | b4", "a1:BS3 a3:YH6 b3:RC6 d2:GT5"))
    state = SpacePuzzle(pack).start(Setup(scenario="S03"), "mine")
    assert state.card.id == "F0"
    assert not keeps_its_limits(state.card)


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        ({"faces": faces("a1:BS3 b1:BH3 c1:RC3 d2:GT3", "a1:BS3 a3:YH6 b3:RC6 d2:GT5")}, "F0 has not four"),
        ({"faces": faces("a1:BS3 b1:YS3 c1:RC3 d2:GT3", "a1:BS3 a3:YH6 b3:RC6 d2:GT5")}, "F0 has not four"),
        ({"faces": faces("a1:BS3 b1:YH3 c1:RC3", "a1:BS3 a3:YH6 b3:RC6 d2:GT5")}, "F0 has not four"),
        ({"faces": faces("e1:BS3 b1:YH3 c1:RC3 d2:GT3")}, "not like a1:BS3"),
        ({"faces": faces("a1:XS3 b1:YH3 c1:RC3 d2:GT3")}, "no such colour or key"),
        ({"faces": faces("a1:BS7 b1:YH3 c1:RC3 d2:GT3")}, "not like a1:BS3"),
        ({"faces": faces("a1:BS3 b1:YH3 c1:RC3 d2:GT3 | z9")}, "no such special room"),
        ({"faces": faces("a1:BS3 b1:YH3 c1:RC3 d2:GT3")}, "one normal and one crisis"),
        ({"most_seats": 6}, "from 2 to 5"),
        ({"die_start": 7}, "from 1 to 6"),
        ({"frame_mm": [40, 200]}, "two tokens wide"),
        ({"token_groups": [{"code": "C", "tokens": ["crisis"]}]}, "'crisis' is taken"),
        ({"scenarios": []}, "at least one"),
        ({"highest_counter": 3}, "S01: rounds"),
    ],
)
def test_a_box_that_cannot_be_played_with_is_refused(
    tmp_path: Path, values: dict[str, object], complaint: str
) -> None:
    with pytest.raises(ContentError, match=complaint):
        own_pack(tmp_path, **values)


def test_every_value_says_where_it_comes_from() -> None:
    sources = {name: getattr(PACK, name).source for name in PACK.__struct_fields__}
    assert sources["fewest_seats"] == sources["most_seats"] == "public"
    assert set(sources.values()) == {"public", "house"}


def test_sp_51_nine_neutral_markers_are_enough() -> None:
    """One on each location and die space, and one on the counter."""
    panel = GAME.start(Setup(scenario="S04"), "neutral").board.marks
    assert sum(len(marks.__struct_fields__) for marks in panel.values()) + 1 == 9
