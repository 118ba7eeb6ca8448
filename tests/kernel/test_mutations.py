"""Actions a dishonest client might send, made from honest ones."""

from __future__ import annotations

from typing import Any

import msgspec

from heliograph.kernel.offers import fits_offer
from heliograph.kernel.prompt import Offer, Placement
from heliograph.kernel.testkit.mutations import mutations

LAY = Offer("lay", {"pieces": Placement(("a", "b"), 1, 2, 1000, 600, 200)})
ACTION = {
    "type": "lay",
    "pieces": [
        {"id": "b", "x": 100, "y": 300, "rotation": 0},
        {"id": "a", "x": 500, "y": 300, "rotation": 359},
    ],
}


def readable() -> list[Any]:
    found = []
    for data in mutations(ACTION, ("lay",)):
        try:
            found.append(msgspec.json.decode(data))
        except msgspec.DecodeError:
            continue
    return found


def last_pieces() -> list[dict[str, Any]]:
    return [
        one["pieces"][-1]
        for one in readable()
        if isinstance(one, dict)
        and isinstance(one.get("pieces"), list)
        and len(one["pieces"]) == 2
        and isinstance(one["pieces"][-1], dict)
    ]


def test_each_part_of_a_piece_is_left_out_and_changed() -> None:
    honest = ACTION["pieces"][-1]
    assert isinstance(honest, dict)
    pieces = last_pieces()
    for name, value in honest.items():
        assert {key: other for key, other in honest.items() if key != name} in pieces, f"without {name}"
        for strange in (None, -1, 10**9):
            assert {**honest, name: strange} in pieces
        assert any(piece.get(name, value) != value and type(piece[name]) is type(value) for piece in pieces)
    assert {**honest, "extra": 1} in pieces
    assert {**honest, "rotation": 360} in pieces, "one degree too far"
    assert {**honest, "x": "500"} in pieces


def test_floats_that_mean_the_same_are_tried() -> None:
    assert any(type(piece.get("x")) is float for piece in last_pieces())


def test_a_piece_is_laid_twice_and_a_hundred_times() -> None:
    lists = [
        one["pieces"] for one in readable() if isinstance(one, dict) and isinstance(one.get("pieces"), list)
    ]
    assert any(len(pieces) == 3 and pieces[1] == pieces[2] for pieces in lists)
    assert any(len(pieces) == 200 for pieces in lists)


def test_most_of_it_does_not_fit_and_some_of_it_does() -> None:
    fitting = [one for one in readable() if isinstance(one, dict) and fits_offer(LAY, one)]
    assert 0 < len(fitting) < len(readable()) / 4
    assert {**ACTION, "pieces": ACTION["pieces"][::-1]} in fitting, "the order is the player's own"


def test_the_honest_action_is_left_as_it_was() -> None:
    before = msgspec.json.encode(ACTION)
    list(mutations(ACTION, ("lay",)))
    assert msgspec.json.encode(ACTION) == before
