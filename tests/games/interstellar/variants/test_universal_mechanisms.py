"""Universal Mechanisms (L552 to L581)."""

from __future__ import annotations

from tests.games.interstellar.table import PASS, after, at, cubes_of, me, options, play, run, saving

from heliograph.games.interstellar.moves import actions


def test_universal_mechanisms_are_shuffled_in() -> None:
    """SI-65 (L558, L559, L567, L569), HV-27: two starting ones, eight others."""
    ships = [at(f"variants universal-mechanisms, seed {seed}").starship for seed in range(30)]
    greys = {sum("?" in one for one in (*ship.current, *ship.long_term)) for ship in ships}
    assert greys == {0, 1, 2}
    assert all(len(ship.future) + len(ship.stack) == 44 for ship in ships)
    hinted = at("variants universal-mechanisms, hints universal-mechanisms").starship
    assert sum("?" in one for one in (*hinted.current, *hinted.long_term)) == 2
    assert len(hinted.future) + len(hinted.stack) == 36
    assert sorted(one for one in (*hinted.future, *hinted.stack) if "?" in one) == [
        *["?"] * 4,
        *["??"] * 3,
        "???",
    ]


GREY = "variants universal-mechanisms, long-term - - - -"


def test_any_resources_and_their_value() -> None:
    """SI-65 (L573, L581)."""
    state = saving("mechanism", f"{GREY}, current ?? - - -, p0 (cubes RGG)", token="travel")
    assert options(state, "build", "payment") == ["RG", "GG"]
    assert me(after(state, actions.Build("??", "current", "GG"))).prestige == 6


def test_with_build_extra_one_counts_higher() -> None:
    """SI-65 (L575)."""
    for payment, prestige in (("G", 4), ("P", 5)):
        text = f"{GREY}, current ? - - -, p0 (cubes GP, know build-extra)"
        state = saving("mechanism", text, actions.Build("?", "current", payment), token="travel")
        assert me(state).prestige == prestige


def test_they_count_as_one() -> None:
    """SI-65 (L577): the Government builds them first; free of charge they are worth that."""
    state = after(f"{GREY}, phase salvation, turn 1, passed 0, current RR ??? - -, p0 (passed)", PASS)
    assert state.starship.built == ("???",)
    free = after(
        "variants universal-mechanisms new-leader-tracks, board 2A, phase salvation, "
        "current RR ?? - -, long-term - - - -, p0 (cubes R, humankind 5)",
        *(play("travel"), actions.DoSalvation("population"), actions.Save("R", "R")),
    )
    assert (free.starship.built, me(free).prestige) == (("??",), 1)


def test_hall_builds_them_as_the_least_and_pays_the_cheapest() -> None:
    """SI-65, SI-77."""
    state = run(
        f"hall (bag R1), {GREY}, phase salvation, turn 1, current RR ?? - -, p1 (tokens market, cubes RYP)"
    )
    assert state.starship.built == ("??",)
    assert (cubes_of(state, 1), me(state, 1).prestige) == ("P", 3 + 1)
