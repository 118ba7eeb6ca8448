"""New Leader Tracks (L521 to L548, HV-27)."""

from __future__ import annotations

from tests.games.interstellar.table import PACK, after, asked, at, cubes_of, me, options, saving, site

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.state import State


def test_a_board_is_chosen_or_drawn() -> None:
    """SI-64 (L535), HV-27."""
    assert at("variants new-leader-tracks, board 3B").leader_board == "3B"
    drawn = {at(f"variants new-leader-tracks, seed {seed}").leader_board for seed in range(40)}
    assert drawn == set(PACK.leader_boards.value)
    assert len(drawn) == 8
    for board in PACK.leader_boards.value.values():
        assert all(len(track) == 12 and track[4] == "X" for track in board.values())


def step_on(board: str, track: str, space: int, more: str = "", player: str = "") -> State:
    """A step onto this space of this board."""
    own = f"fuel 0, cubes R, {track} {space - 1}{', ' + player if player else ''}"
    text = (
        f"variants new-leader-tracks, board {board}, current R - - -, long-term RR - - -, {more}, p0 ({own})"
    )
    if track == "starship":
        return saving("mechanism", text, actions.Build("R", "current", "R"), token="travel")
    return saving("population", text, actions.Save("R", "R"))


def test_simple_rewards_of_new_tracks() -> None:
    """SI-64 (L541 to L546)."""
    assert me(step_on("2A", "starship", 1)).fuel == 3
    assert me(step_on("2A", "starship", 3)).reputation == 11
    assert me(step_on("3A", "starship", 1)).scientists == 4
    assert cubes_of(step_on("1B", "starship", 1)) == "R"
    assert me(step_on("1A", "starship", 4)).prestige == 3
    assert asked(step_on("1A", "humankind", 5)) == "extra"


def test_a_step_on_the_other_track() -> None:
    """SI-64 (L547): with all its bonuses."""
    state = step_on("1A", "starship", 9)
    assert (me(state).starship, me(state).humankind, me(state).fuel) == (9, 1, 2)


def test_improved_deposits_drills_and_ars() -> None:
    """SI-64 (L541 to L548)."""
    state = step_on("3B", "starship", 2, player="site mars Y4/1")
    assert options(state, "refill", "colour") == ["G"]
    state = step_on("1A", "starship", 2, player="site mars Y4/1")
    state = after(state, actions.FromStorage("mars", "Y"))
    assert site(state, "mars") == ("YYY", "Y")
    state = step_on("1B", "starship", 3, player="site mars Y4/1 storage=RYG")
    assert options(state, "from-storage", "cubes") == ["YG", "RG", "RY"]
    state = after(state, actions.FromStorage("mars", "YG"))
    assert (cubes_of(state), site(state, "mars")) == ("YG", ("YYYY", "R"))


def test_the_government_probe_as_a_reward() -> None:
    """SI-64 (L544)."""
    state = step_on("1A", "humankind", 9, "pile galaxy")
    assert asked(state) == "government-probe"
    state = after(state, actions.Advance("1-3"))
    assert (state.voyage.government, me(state).prestige, me(state).reputation) == ("1-3", 1, 13)


def test_people_and_mechanisms_for_nothing() -> None:
    """SI-64 (L545, L546): without a step; HV-27: Reputation as usual, as Prestige is."""
    state = step_on("2A", "starship", 6, "people Y2")
    assert (state.saved, me(state).reputation, me(state).humankind) == (1, 12, 0)
    state = step_on("2A", "humankind", 6)
    assert (state.starship.built, me(state).prestige, me(state).starship) == (("R",), 1, 0)
    complete = step_on("2A", "humankind", 6, "modules 3, built 27")
    assert len(complete.starship.built) == 27
