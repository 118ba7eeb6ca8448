"""The seven variants, each alone and together (L373 to L581, HV-27)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.interstellar.accounts import all_is_there
from tests.games.interstellar.driver import gets_on_with_it
from tests.games.interstellar.table import (
    DONE,
    GAME,
    PACK,
    PASS,
    after,
    asked,
    at,
    cubes_of,
    me,
    offered,
    options,
    play,
    run,
    site,
    why_not,
)

import heliograph.games.interstellar
from heliograph.games.interstellar.box.pack import SalvationKind
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.view import view_for
from heliograph.games.interstellar.variants.choice import ALL, WITH_HINTS
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import play_out


def saving(action: SalvationKind, text: str, *more: actions.Action, token: str = "market") -> State:
    return after(f"phase salvation, {text}", play(token), actions.DoSalvation(action), *more)


# Black Holes


def test_eight_black_holes_join_the_pile() -> None:
    """SI-57 (L387, L389): with the hint they replace eight others."""
    pile = at("variants black-holes").voyage.pile
    assert (len(pile), pile.count("black-hole")) == (48, 8)
    harder = at("variants black-holes, hints black-holes").voyage.pile
    assert (len(harder), harder.count("black-hole")) == (40, 8)


@pytest.mark.parametrize(("fuel", "spent"), [(9, [0, 1, 2, 3]), (4, [0, 1, 2])])
def test_fuel_for_prestige(fuel: int, spent: list[int]) -> None:
    """SI-57 (L393, L401)."""
    state = saving(
        "probe", f"variants black-holes, pile black-hole, p0 (fuel {fuel})", actions.Advance("1-3")
    )
    assert (asked(state), me(state).prestige) == ("black-hole", 1)
    assert options(state, "feed", "fuel") == spent
    state = after(state, actions.Feed(2))
    assert (me(state).prestige, me(state).fuel) == (3, fuel - 4)


def test_every_visitor_may_feed_it() -> None:
    """SI-57 (L395, L403)."""
    text = "variants black-holes, found 1-3=black-hole, p0 (fuel 5)"
    state = saving("probe", text, actions.Advance("1-3"), actions.Feed(3))
    assert (me(state).prestige, me(state).fuel) == (3, 0)


def test_the_governor_may_feed_it() -> None:
    """SI-57 (L397)."""
    state = after(
        "variants black-holes, phase salvation, turn 1, passed 0, row 1 0 - -, pile black-hole, "
        "current - - - -, p0 (passed, fuel 5)",
        *(PASS, actions.Advance("1-3"), actions.Feed(1)),
    )
    assert (me(state).prestige, me(state).fuel) == (2, 4)


# Families


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
    state = after(state, actions.SaveFamily("RRY", "RRY"))
    assert (me(state).reputation, me(state).humankind, state.saved) == (14, 1, 3)
    assert cubes_of(state) == ""
    again = at("variants families, families RRY RG, phase salvation, people R2, p0 (cubes RRY)")
    again = after(again, play("travel"), actions.DoSalvation("population"))
    assert offered(again) == {"save"}
    assert why_not(again, actions.SaveFamily("RRY", "RRY")) == "si-refused-not-asked"


def test_a_family_that_is_not_complete_on_earth_cannot_be_saved() -> None:
    """SI-58 (L429)."""
    text = "variants families, families RRY GG, people R1 Y1 G1, p0 (cubes RRYGG)"
    assert options(saving("population", text), "save-family", "family") == []


def test_families_and_cryogenics() -> None:
    """SI-59 (L431): another person after the Family."""
    text = "variants families, families RY GG, people R4 Y2 G1, p0 (cubes RYG, know cryogenics)"
    state = saving("population", text, actions.SaveFamily("RY", "RY"))
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


# Lost Mining Planets


def test_ten_mining_planets_join_the_pile() -> None:
    """SI-60 (L455, L457), HV-27."""
    pile = at("variants lost-mining-planets").voyage.pile
    mines = [token for token in pile if token.startswith("mine-")]
    assert (len(pile), len(mines)) == (50, 10)
    deeper = at("variants lost-mining-planets, hints lost-mining-planets").voyage.pile
    assert len(deeper) == 40


def test_every_visitor_gets_the_resources() -> None:
    """SI-60 (L461, L465)."""
    text = "variants lost-mining-planets, {}, p0 (fuel 5, cubes none)"
    found = saving("probe", text.format("pile mine-Y"), actions.Advance("1-3"))
    assert (me(found).prestige, cubes_of(found)) == (1, "Y")
    later = saving("probe", text.format("found 1-3=mine-RR"), actions.Advance("1-3"))
    assert (me(later).prestige, cubes_of(later)) == (0, "RR")


def test_both_hints_leave_variants_tokens_in_the_pile() -> None:
    """SI-57, SI-60."""
    pile = at("variants black-holes lost-mining-planets, hints black-holes lost-mining-planets").voyage.pile
    assert (len(pile), pile.count("black-hole")) == (40, 8)
    assert sum(token.startswith("mine-") for token in pile) == 10


# Multi-Resource Deposits


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


# Unique Pass Tokens


def test_halls_own_set_comes_from_all_that_is_left_in_the_box() -> None:
    """SI-66 (L610), SI-61 (L487): in the other set-up that may be layered tokens, too."""
    layered = 0
    for seed in range(20):
        state = at(f"hall (), variants multi-resource-deposits, hints multi-resource-deposits, seed {seed}")
        assert state.hall is not None
        assert all(token not in state.sky.stacks[planet] for planet, token in state.hall.planets)
        layered += sum(">" in token for _, token in state.hall.planets)
    assert layered


def test_pass_tokens_are_drafted_from_the_last_player_on() -> None:
    """SI-63 (L515, L517)."""
    state = GAME.start(Setup(seats=3, first=1, variants=("unique-pass-tokens",)), "draft")
    assert [step.seat for step in reversed(state.agenda)] == [0, 2, 1, 0, 2, 1]
    state = after(state, actions.TakePassToken("press"))
    assert options(state, "take-pass-token", "token") == ["academy", "quarry", "tanker"]
    assert why_not(state, actions.TakePassToken("press")) == "si-refused-take-pass-token"
    assert (view_for(state, Seat(0)).drafted, view_for(state, Seat(2)).drafted) == ("press", "")
    state = after(state, actions.TakePassToken("tanker"), actions.TakePassToken("quarry"))
    state = after(state, actions.UsePassToken(True), actions.UsePassToken(False))
    assert [player.pass_token for player in state.players] == ["", "", ""]
    state = after(state, actions.UsePassToken(True))
    assert [player.pass_token for player in state.players] == ["press", "quarry", ""]
    assert (asked(state), state.agenda[-1].seat, state.draft) == ("turn", 1, None)


@pytest.mark.parametrize(
    ("token", "phase", "position", "check"),
    [
        ("tanker", "action", 5, {"fuel": 6}),
        ("tanker", "salvation", 5, {"fuel": 5}),
        ("academy", "action", 5, {"scientists": 4, "fuel": 1}),
        ("academy", "salvation", 5, {"prestige": 1}),
        ("press", "action", 4, {"prestige": 1}),
        ("press", "salvation", 5, {"prestige": 3}),
    ],
)
def test_hv_27_what_unique_pass_tokens_give(
    token: str, phase: str, position: int, check: dict[str, int]
) -> None:
    """SI-63."""
    text = f"variants unique-pass-tokens, phase {phase}, turn 1, passed 0, current - - - -"
    state = after(f"{text}, p0 (passed, rotations {position}, pass {token}, fuel 0)", PASS)
    state = after(state, actions.TakeReward(position))
    assert {name: getattr(me(state), name) for name in check} == check


def test_hall_keeps_the_ordinary_pass_token() -> None:
    """HV-27."""
    state = GAME.start(Setup(seats=1, first=0, variants=("unique-pass-tokens",)), "alone")
    state = after(state, actions.TakePassToken("tanker"), actions.UsePassToken(True))
    assert [player.pass_token for player in state.players] == ["tanker", ""]


# New Leader Tracks


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
    """SI-64 (L545, L546): without a step; Reputation and Prestige as usual."""
    state = step_on("2A", "starship", 6, "people Y2")
    assert (state.saved, me(state).reputation, me(state).humankind) == (1, 12, 0)
    state = step_on("2A", "humankind", 6)
    assert (state.starship.built, me(state).prestige, me(state).starship) == (("R",), 1, 0)
    complete = step_on("2A", "humankind", 6, "modules 3, built 27")
    assert len(complete.starship.built) == 27


# Universal Mechanisms


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


# Together


def test_every_variant_goes_with_every_other() -> None:
    """SI-57 to SI-65: whole games of many mixes, with H.A.L.L. and without."""
    names = tuple(ALL)
    for number in range(0, 128, 5):
        mix = tuple(name for bit, name in enumerate(names) if number >> bit & 1)
        hints = tuple(name for name in mix if name in WITH_HINTS and number % 2)
        setup = Setup(seats=1 + number % 4, variants=mix, hints=hints)
        finished = play_out(GAME, setup, f"mix {number}", gets_on_with_it)
        all_is_there(finished.last.state)


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        (Setup(seats=5), "si-setup-seats"),
        (Setup(seats=0), "si-setup-seats"),
        (Setup(first=2), "si-setup-first"),
        (Setup(variants=("families", "families")), "si-setup-twice"),
        (Setup(hints=("black-holes",)), "si-setup-hints"),
        (Setup(variants=("families",), hints=("families",)), "si-setup-hints"),
        (Setup(leader_board="1A"), "si-setup-leader-board"),
        (Setup(variants=("new-leader-tracks",), leader_board="9Z"), "si-setup-leader-board"),
    ],
)
def test_set_ups_that_do_not_go_together(setup: Setup, problem: str) -> None:
    """SI-1, SI-64."""
    reason = GAME.check_setup(setup)
    assert reason is not None
    assert reason.id == problem


def test_no_rule_outside_their_package_asks_which_variant_is_played() -> None:
    """HV-27: a variant overrides what differs; nobody else looks at the set-up's list."""
    root = Path(heliograph.games.interstellar.__file__ or "").parent
    names = re.compile("|".join([r"setup\.(variants|hints)", *(f'"{name}"' for name in ALL)]))
    own = {root / "setup.py", root / "game.py"}
    guilty = [
        path.name
        for path in root.rglob("*.py")
        if not {"variants", "text"} & set(path.parts)
        and path not in own
        and names.search(path.read_text("utf-8"))
    ]
    assert guilty == []
