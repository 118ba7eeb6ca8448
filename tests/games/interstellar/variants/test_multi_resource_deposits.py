"""Multi-Resource Deposits (L469 to L501)."""

from __future__ import annotations

from tests.games.interstellar.table import DONE, PACK, PASS, after, at, cubes_of, options, play, run, site

from heliograph.games.interstellar.moves import actions


def test_two_set_ups() -> None:
    """SI-61 (L485, L487)."""
    mixed = at("variants multi-resource-deposits").sky.stacks
    for planet, stack in mixed.items():
        layered = [token for token in stack if ">" in token]
        assert (len(stack), sorted(layered)) == (4, sorted(PACK.multi_resource_tokens.value[planet]))
    seeds = [f"variants multi-resource-deposits, hints multi-resource-deposits, seed {n}" for n in range(8)]
    counts = {
        sum(">" in token for token in stack) for seed in seeds for stack in at(seed).sky.stacks.values()
    }
    assert counts == {0, 1, 2}


LAYERED = "variants multi-resource-deposits, p0 (explorer mercury, {})"


def test_only_the_surface_at_first() -> None:
    """SI-62 (L491, L501)."""
    state = at(
        "variants multi-resource-deposits, stack mercury P4>R2/1, quadrants earth=0 mercury=0, "
        "p0 (fuel 9, cubes none, cargo base)"
    )
    state = after(state, play("travel"), actions.Fly("mercury", 4), actions.KeepToken(True))
    assert (site(state, "mercury"), cubes_of(state)) == (("PPPP", ""), "P")


def test_the_booklets_example_of_digging_deeper() -> None:
    """SI-62 (L493, L501)."""
    state = at(LAYERED.format("site mercury P4>R2/1 deposit=PP drill=1, tech drill=1"))
    state = after(state, play("pp-mercury"), actions.Use("base", "P"), actions.Use("explorer", "P"))
    assert site(state, "mercury") == ("RR", "PP")
    state = after(state, actions.Use("drill", "R"))
    assert site(state, "mercury") == ("R", "RPP")


def test_a_strong_drill_goes_on_in_the_next_layer() -> None:
    """SI-62 (L493)."""
    state = at(LAYERED.format("site mercury P4>R2/1 deposit=P drill=1, tech drill=3"))
    state = after(state, play("pp-mercury"), actions.Use("drill", "P"))
    assert options(state, "use", "cubes", what="drill") == ["R", "RR"]


def test_refills_go_by_the_layer_that_is_mined() -> None:
    """SI-62 (L495)."""
    state = at(
        LAYERED.format("extras rich-refill, tokens pp-mercury rich-refill, site mercury P4>R2/1 deposit=P")
    )
    state = after(state, play("pp-mercury"), actions.Use("base", "P"), DONE, PASS, play("rich-refill"))
    assert options(state, "refill", "colour") == ["R", "Y", "G"]


def test_hall_digs_too() -> None:
    """SI-62, SI-73."""
    state = run(
        "hall (bag B1), variants multi-resource-deposits, turn 1, "
        "p1 (tokens pp-mercury, explorer mercury, site mercury P4>R2/1 deposit=PP)"
    )
    assert site(state, "mercury", 1) == ("", "GGPP")


def test_halls_own_set_comes_from_all_that_is_left_in_the_box() -> None:
    """SI-66 (L610), SI-61 (L487): in the other set-up that may be layered tokens, too."""
    layered = 0
    for seed in range(20):
        state = at(f"hall (), variants multi-resource-deposits, hints multi-resource-deposits, seed {seed}")
        assert state.hall is not None
        assert all(token not in state.sky.stacks[planet] for planet, token in state.hall.planets)
        layered += sum(">" in token for _, token in state.hall.planets)
    assert layered
