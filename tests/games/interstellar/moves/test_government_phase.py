"""The Government Phase, the Sun, the end and the scores (HV-09, HV-15, HV-22 to HV-24)."""

from __future__ import annotations

import pytest
from tests.games.interstellar.table import GAME, PACK, PASS, after, asked, at, me, options

from heliograph.games.interstellar.changes.government_phase import slid
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.rules.resources import written
from heliograph.games.interstellar.rules.scoring import final_score, reputation_prestige, winners
from heliograph.games.interstellar.state import Starship, State

LAST = "phase salvation, turn 1, passed 0"


def governing(text: str = "", p0: str = "") -> State:
    """The round's last pass; then the Government Phase runs as far as it can."""
    return after(f"{LAST}, {text}, p0 (passed{', ' + p0 if p0 else ''})", PASS)


def test_the_government_builds_the_cheapest_current_project() -> None:
    """HV-15: the leftmost of equals; the Governor gains a Prestige Point."""
    state = governing("current YG RR Y G, long-term R - - -, mechanisms P, row 1 0 - -, people R2, pile none")
    assert state.starship.built == ("RR",)
    assert (asked(state), me(state).prestige, me(state).reputation) == ("government-probe", 1, 11)


def test_without_a_governor_nobody_gains() -> None:
    """HV-15: and its Probe flies straight ahead."""
    state = governing("current R - - -, pile galaxy, people R2")
    assert (state.saved, written(state.people)) == (1, "R")
    assert state.voyage.government == "1-3"
    assert [(player.prestige, player.reputation) for player in state.players] == [(0, 10), (0, 10)]


def test_the_governor_steers_the_probe_and_gets_what_it_finds() -> None:
    """HV-15 (L397, L544): a Wormhole costs the Governor one Fuel."""
    state = governing("row 1 - 0 -, current - - - -, people none, pile wormhole galaxy", "fuel 3")
    assert options(state, "advance", "space") == ["1-2", "1-3", "1-4"]
    state = after(state, actions.Advance("1-3"))
    assert (asked(state), me(state).prestige) == ("ride", 1)
    state = after(state, actions.Advance("2-3"))
    assert (me(state).fuel, me(state).prestige, me(state).reputation) == (2, 2, 12)
    assert (state.voyage.government, me(state).probe) == ("2-3", "0-3")


def test_a_point_of_interest_the_government_visited_is_no_longer_free() -> None:
    """HV-20: also where nobody governs."""
    state = governing("government-probe 4-3, current - - - -")
    assert state.voyage.interest_taken == ("5-3",)


def test_the_governor_of_the_moment_is_thanked() -> None:
    """HV-15 (L886): although the module that is completed ends the term."""
    state = governing("row 1 0 - -, row 2 0 - -, built 8, current R - - -, people none")
    assert (state.modules, me(state).prestige) == (1, 1)
    assert state.government[1] == (-1, -1, -1)


def test_the_sun_grows_and_the_planets_move() -> None:
    """HV-09, HV-04."""
    state = governing("spiral 3, quadrants mercury=0 earth=3 mars=0")
    assert state.sky.spiral == 5
    assert [state.sky.quadrants[planet] for planet in ("mercury", "earth", "mars")] == [3, 0, 0]


@pytest.mark.parametrize(("seats", "limits"), [(2, (16, 28, 37)), (3, (21, 36, 48)), (4, (24, 42, 54))])
def test_hv_09_when_planets_are_lost(seats: int, limits: tuple[int, int, int]) -> None:
    passed = " ".join(str(seat) for seat in range(seats - 1))
    players = ", ".join(f"p{seat} (passed)" for seat in range(seats - 1))
    for limit, lost in zip(limits, [("mercury",), ("mercury", "venus"), ("mercury", "venus")], strict=True):
        text = f"seats {seats}, phase salvation, turn {seats - 1}, passed {passed}, {players}"
        state = after(f"{text}, spiral {limit - 2}", PASS)
        assert state.sky.lost == lost
        assert (state.ended == "sun") == (limit == limits[2])
        assert len(after(f"{text}, spiral {limit - 3}", PASS).sky.lost) == min(limits.index(limit), 2)


def test_projects_slide_and_the_stack_gets_shorter() -> None:
    """HV-15, HV-16."""
    before = Starship(("", "RR", "", "Y"), ("G", "", "B", "YG"), ("P", "PP", "", "GB"), ("BB", "GP", "YP"))
    after_it = slid(before)
    assert after_it.current == ("G", "RR", "B", "Y")
    assert after_it.long_term == ("P", "PP", "GB", "YG")
    assert after_it.future == ("BB", "GP", "YP", "")
    assert after_it.stack == ()


def test_market_bag_scientists_and_tokens() -> None:
    """HV-10, HV-09, HV-15."""
    state = governing("market RRRRRRYP, bag R")
    assert written(state.market) == "RRRRYP"
    assert sum(state.bag) == 45
    assert [player.scientists for player in state.players] == [4, 4]
    assert (state.round, state.phase, len(me(state).tokens)) == (2, "action", 5)


GOALS = {
    "modules": "modules 3, built 27",
    "probe": "arrived -1, government-probe 10-3",
    "people": "saved 28, people R8",
}


@pytest.mark.parametrize("missing", GOALS)
def test_two_of_three_goals_end_the_game(missing: str) -> None:
    """HV-23."""
    state = governing(", ".join(text for goal, text in GOALS.items() if goal != missing))
    assert (state.phase, state.ended) == ("over", "goals")


@pytest.mark.parametrize("only", GOALS)
def test_one_goal_does_not(only: str) -> None:
    """HV-23."""
    assert governing(GOALS[only]).phase == "action"


def test_people_saved_by_the_government_count() -> None:
    """HV-18."""
    state = governing(f"saved 27, people R9, {GOALS['probe']}")
    assert state.ended == "goals"


def test_the_sun_may_mean_that_all_lose() -> None:
    """HV-23."""
    burnt = governing("spiral 46", "vp 9")
    assert (burnt.ended, winners(PACK, burnt)) == ("sun", (0,))
    assert winners(PACK, governing("sun-loses, spiral 46", "vp 9")) == ()


@pytest.mark.parametrize(
    ("reputation", "worth"),
    [
        (0, -3),
        (4, -3),
        (5, 0),
        (9, 0),
        (10, 2),
        (14, 2),
        (15, 4),
        (19, 4),
        (20, 7),
        (24, 7),
        (25, 11),
        (30, 16),
        (35, 22),
        (44, 29),
        (45, 37),
        (49, 37),
    ],
)
def test_hv_22_what_reputation_is_worth(reputation: int, worth: int) -> None:
    assert reputation_prestige(PACK, reputation) == worth


def test_hv_24_final_scores() -> None:
    state = at(
        "row 1 0 - -, arrived 1, p0 (vp 7, rep 10, probe 5-1, cubes PYB), p1 (probe 10-3, cubes RRRR, rep 0)"
    )
    assert final_score(PACK, state, 0) == 7 + 2 + 2 + 2 + 3
    assert final_score(PACK, state, 1) == 0 - 3 + 5 + 0


@pytest.mark.parametrize(
    ("p0", "p1", "winner"),
    [
        ("vp 5", "vp 4", (0,)),
        ("vp 5, rep 11", "vp 5, rep 12", (1,)),
        ("vp 5, fuel 3", "vp 5, fuel 2", (0,)),
        ("vp 5, fuel 2", "vp 5, fuel 2", (0, 1)),
    ],
)
def test_hv_24_ties(p0: str, p1: str, winner: tuple[int, ...]) -> None:
    assert winners(PACK, at(f"p0 (cubes none, {p0}), p1 (cubes none, {p1})")) == winner


@pytest.mark.parametrize(("mine", "halls", "won"), [(6, 5, True), (5, 5, False), (4, 5, False)])
def test_alone_one_wins_with_more_prestige_than_hall(mine: int, halls: int, won: bool) -> None:
    """HV-26."""
    state = after(
        f"hall (), phase salvation, order 1 0, turn 0, passed 1, spiral 46, "
        f"p0 (vp {mine}, cubes none), p1 (passed, vp {halls}, cubes none)",
        PASS,
    )
    assert state.phase == "over"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert bool(outcome.winners) == won
    assert outcome.scores == (mine + 2,)
