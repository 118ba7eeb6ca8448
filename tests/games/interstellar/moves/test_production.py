"""Planetary Production (L497, L501, HV-07, HV-08)."""

from __future__ import annotations

from tests.games.interstellar.table import DONE, PACK, after, at, is_legal, me, options, play, site

from heliograph.games.interstellar.moves import actions


def test_base_and_explorer_move_a_cube_each_in_any_order() -> None:
    """SI-15 (L497)."""
    state = after("p0 (explorer mars, site mars G3/1)", play("pp-mars"))
    assert options(state, "use", "what") == ["base", "explorer"]
    state = after(state, actions.Use("explorer", "G"), actions.Use("base", "G"))
    assert site(state, "mars") == ("G", "GG")
    assert options(state, "use", "what") == []


def test_without_the_explorer_it_is_the_base_alone() -> None:
    """SI-15."""
    state = after("p0 (site mars G3/1)", play("pp-mars"), actions.Use("base", "G"), DONE)
    assert (site(state, "mars"), state.agenda[-1].seat) == (("GG", "G"), 1)


def test_a_full_storage_loses_what_comes() -> None:
    """SI-15, HV-06 (L217)."""
    state = after("p0 (site mars G3/1 storage=RRRRRR)", play("pp-mars"), actions.Use("base", "G"))
    assert site(state, "mars") == ("GG", "RRRRRR")


def test_an_empty_deposit_is_no_hindrance_for_buildings() -> None:
    """HV-08."""
    empty = "site mars G3/1 deposit=none"
    assert not is_legal(at(f"p0 ({empty})"), play("pp-mars"))
    assert is_legal(at(f"p0 ({empty} outpost=1, tech outpost=1)"), play("pp-mars"))
    assert is_legal(at(f"p0 ({empty} storage=R ars=1, tech ars=1)"), play("pp-mars"))
    assert is_legal(at(f"p0 ({empty} storage=R converter=1, tech converter=1)"), play("pp-mars"))
    assert not is_legal(at(f"p0 ({empty} drill=1, tech drill=1)"), play("pp-mars"))


def test_a_drills_cubes_come_one_at_a_time_too() -> None:
    """HV-08: with other Buildings in between."""
    own = "site mars G3/1 drill=1 converter=1, tech drill=2 converter=1"
    state = after(f"p0 ({own})", play("pp-mars"), actions.Use("drill", "G"))
    state = after(state, actions.Use("converter-1", "G>P"), actions.Use("drill", "G"))
    assert site(state, "mars") == ("G", "GP")
    assert options(state, "use", "what") == ["base"]


def test_production_does_not_repeat() -> None:
    """HV-03."""
    state = after("p0 (site mars G3/1), p1 (passed), passed 1", play("pp-mars"), DONE)
    assert me(state).played == ("pp-mars",)
    assert not is_legal(state, actions.Repeat())


def test_refills() -> None:
    """SI-16 (L541, L548), HV-14: of the colour mined there; improved ones a level higher; eight cubes fit."""
    state = at("phase salvation, row 1 0 - -, row 2 - - -, p0 (site mars G3/1)")
    state = after(state, play("travel"), actions.DoSalvation("government"), actions.Send(1, 2))
    assert options(state, "refill", "colour") == ["G"]
    assert site(after(state, actions.Refill("mars", "G")), "mars") == ("GGGGG", "")
    full = at(
        "phase salvation, row 1 0 - -, p0 (site jupiter R8/3 deposit=RRRRRRR, site mars R6/2 deposit=R)"
    )
    full = after(full, play("travel"), actions.DoSalvation("government"), actions.Send(1, 2))
    assert site(after(full, actions.Refill("jupiter", "R")), "jupiter") == ("RRRRRRRR", "")


def test_improved_refills() -> None:
    """SI-16 (L548): purple stays purple."""
    for token, colour in (("G3/1", "B"), ("P3/1", "P")):
        state = at(
            f"seats 3, phase salvation, row 1 0 - - -, row 2 0 - - -, p0 (site mars {token} deposit=none)"
        )
        state = after(state, play("travel"), actions.DoSalvation("government"), actions.Send(2, 3))
        assert options(state, "refill", "colour") == [colour]
        assert site(after(state, actions.Refill("mars", colour)), "mars")[0] == colour * 2  # type: ignore[arg-type]


def test_a_refill_without_a_deposit_is_lost() -> None:
    """HV-14."""
    state = at("phase salvation, row 1 0 - -, p0 (fuel 0)")
    state = after(state, play("travel"), actions.DoSalvation("government"), actions.Send(1, 2))
    assert state.agenda[-1].seat == 1


def test_hv_07_ten_tokens_for_each_planet_four_in_the_game() -> None:
    """HV-07 (L485)."""
    assert {len(tokens) for tokens in PACK.production_tokens.value.values()} == {10}
    state = at("")
    for planet, stack in state.sky.stacks.items():
        assert len(stack) == 4
        assert set(stack) <= set(PACK.production_tokens.value[planet])
    worth = {
        planet: sum(_worth(token) for token in tokens) / 10
        for planet, tokens in PACK.production_tokens.value.items()
    }
    assert worth == {
        "mercury": 16.9,
        "venus": 14.7,
        "mars": 10.7,
        "jupiter": 17.2,
        "saturn": 19.7,
        "uranus": 22.2,
        "neptune": 24.2,
    }


def _worth(token: str) -> int:
    layer, _, home = token.partition("/")
    return ("RYGBP".index(layer[0]) + 1) * (int(layer[1:]) + int(home))
