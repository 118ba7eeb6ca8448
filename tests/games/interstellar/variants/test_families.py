"""Families (L407 to L437)."""

from __future__ import annotations

from tests.games.interstellar.table import (
    PACK,
    PASS,
    after,
    at,
    cubes_of,
    me,
    offered,
    options,
    play,
    run,
    saving,
    why_not,
)

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.variants.families.types import SaveFamily


def test_families_lie_in_two_piles() -> None:
    """SI-58 (L421), HV-27."""
    state = at("variants families")
    assert [len(pile) for pile in state.families] == [5, 5]
    assert sorted(token for pile in state.families for token in pile) == sorted(PACK.families.value)


def test_a_whole_family_with_one_action() -> None:
    """SI-58 (L425, L437): the booklet's example."""
    text = "variants families, families RRY RG, people R4 Y1, p0 (cubes RRY)"
    state = saving("population", text)
    assert options(state, "save-family", "family") == ["RRY"]
    state = after(state, SaveFamily("RRY", "RRY"))
    assert (me(state).reputation, me(state).humankind, state.saved) == (14, 1, 3)
    assert cubes_of(state) == ""
    again = at("variants families, families RRY RG, phase salvation, people R2, p0 (cubes RRY)")
    again = after(again, play("travel"), actions.DoSalvation("population"))
    assert offered(again) == {"save"}
    assert why_not(again, SaveFamily("RRY", "RRY")) == "si-refused-not-asked"


def test_a_family_that_is_not_complete_on_earth_cannot_be_saved() -> None:
    """SI-58 (L429)."""
    text = "variants families, families RRY GG, people R1 Y1 G1, p0 (cubes RRYGG)"
    assert options(saving("population", text), "save-family", "family") == []


def test_families_and_cryogenics() -> None:
    """SI-59 (L431): another person after the Family."""
    text = "variants families, families RY GG, people R4 Y2 G1, p0 (cubes RYG, know cryogenics)"
    state = saving("population", text, SaveFamily("RY", "RY"))
    assert offered(state) == {"save", "done"}
    state = after(state, actions.Save("G", "G"))
    assert (state.saved, me(state).reputation, me(state).humankind) == (3, 16, 1)


def test_families_and_the_cheaper_person() -> None:
    """SI-59 (L433): for any single member."""
    text = "variants families, families YG RR, people R4 Y2 G1, p0 (extras wide-draw, cubes {})"
    ways = {"YY": ["YY"], "RG": ["RG"], "RY": []}
    for have, expected in ways.items():
        state = saving("population", text.format(have), token="wide-draw")
        assert options(state, "save-family", "payment", family="YG") == expected


def test_after_a_family_nobody_is_cheaper() -> None:
    """HV-27: the Resource a level lower helps with the Family alone."""
    own = "extras wide-draw, cubes RRG, know cryogenics"
    text = f"variants families, families YG RR, people R4 Y2 G1, p0 ({own})"
    state = saving("population", text, SaveFamily("YG", "RG"), token="wide-draw")
    assert options(state, "save", "payment", colour="R") == ["R"]
    assert options(state, "save", "payment", colour="Y") == []


def test_families_change_every_round() -> None:
    """SI-58 (L425, L427)."""
    text = "variants families, phase salvation, turn 1, passed 0, p0 (passed)"
    before = at(text)
    turned = after(before, PASS)
    assert turned.families == tuple(pile[1:] for pile in before.families)
    last = after(f"{text}, families RRY RG", PASS)
    assert [len(pile) for pile in last.families] == [5, 5]


def test_hall_saves_single_people() -> None:
    """HV-27."""
    state = run(
        "hall (bag Y1), variants families, families RR RR, phase salvation, turn 1, people R4, "
        "p1 (tokens solar, cubes RR)"
    )
    assert state.saved == 1
