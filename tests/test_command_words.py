"""Actions in words: every field of every move, in the order in which the rules name them."""

import pytest
from tests.command_words import CLIENTS, moves_of
from tests.message_use import typescript_values


@pytest.mark.parametrize("game", CLIENTS)
def test_fields_are_chosen_in_the_order_of_the_rules(game: str) -> None:
    order = typescript_values(f"web/src/games/{game}/commands.ts", "FIELDS")
    moves = moves_of(game)
    assert sorted(order) == sorted({field for move in moves for field in move.__struct_fields__})
    for move in moves:
        assert [field for field in order if field in move.__struct_fields__] == list(move.__struct_fields__)
