"""The scenario book, the ladder and the debrief (SP-57, SP-58, SP-60, SP-61)."""

from __future__ import annotations

import re
from collections import Counter
from math import log2, perm

import pytest
from msgspec import UNSET
from msgspec.structs import replace
from tests.games.space_puzzle.table import (
    AI,
    ANN,
    BEN,
    GAME,
    PACK,
    SOLVED,
    accepts,
    after,
    at,
    hears,
    lay,
    offered,
    seen,
    told,
    why_not,
)

from heliograph.games.space_puzzle.box.scenario import RULE_NAMES, TIERS, Scenario, special
from heliograph.games.space_puzzle.box.scenario_check import actions_needed, faults
from heliograph.games.space_puzzle.moves.actions import Declare, Finish, NextScenario, Reveal, TurnCard
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import Past
from heliograph.games.space_puzzle.telling.events import ScenarioBegan
from heliograph.games.space_puzzle.workshop.difficulty import measured
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat
from heliograph.language import Language

BOOK = PACK.scenarios.value


def test_sp_57_a_page_has_tokens_numbers_and_special_rules() -> None:
    page = seen(at("scenario S19"), ANN).scenario
    assert (page.tokens, page.per_round, page.actions, page.rounds) == (("C", "K", "R", "NO"), 3, 3, 4)
    assert (page.rules, page.special_rooms, page.dice) == (("SR-TRAP(lethal)",), 3, False)


def test_sp_58_the_book_has_dice_traps_and_every_special_rule() -> None:
    used = {code.partition("(")[0] for scenario in BOOK for code in scenario.rules}
    assert used == set(RULE_NAMES)
    assert any(scenario.dice for scenario in BOOK[4:])


def test_sp_h16_fifty_pages_in_five_tiers() -> None:
    """Pages are added at the end, so that a page's id means the same for ever."""
    assert [scenario.id for scenario in BOOK] == [f"S{number:02}" for number in range(1, 51)]
    tiers = Counter(scenario.tier for scenario in BOOK)
    assert tiers == {"lesson": 4, "easy": 14, "medium": 10, "hard": 13, "expert": 9}
    assert [scenario.tier for scenario in BOOK[:4]] == ["lesson"] * 4


def test_sp_h16_most_pages_twist_something_and_many_do_so_twice() -> None:
    assert sum(bool(scenario.rules) for scenario in BOOK) >= 30
    assert sum(len(scenario.rules) > 1 for scenario in BOOK) >= 12
    for code in ("QU", "EM"):
        assert sum(code in scenario.tokens for scenario in BOOK) > 1
    assert any(scenario.dice and "SR-ROLES" in scenario.rules for scenario in BOOK)
    assert min(scenario.rounds for scenario in BOOK) > 3, "hard is not the same as cut short"


def test_sp_h16_no_page_is_the_same_as_another() -> None:
    plain = {replace(scenario, id="own", name="", tier="own") for scenario in BOOK}
    assert len(plain) == len(BOOK)


@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_sp_h16_every_page_has_a_briefing_of_two_sentences(language: str) -> None:
    speak = Language(language)
    briefings = [speak.say(say(f"sp-scenario-{scenario.id}.briefing")) for scenario in BOOK]
    assert len(set(briefings)) == len(BOOK)
    assert {len(re.findall(r"[.?!](?= |$)", text)) for text in briefings} == {2}


def test_sp_59_the_walkthroughs_set_up_is_a_page() -> None:
    """SP-H16: colours, keys and rooms; 3 actions, 5 rounds; its third message has 5 tokens."""
    page = PACK.book["S29"]
    assert (page.tokens, page.per_round, page.actions, page.rounds) == (("C", "K", "R"), 5, 3, 5)
    assert (page.dice, page.rules) == (False, ())


@pytest.mark.parametrize("scenario", BOOK, ids=lambda scenario: scenario.id)
def test_sp_58_there_are_always_three_times_the_actions_needed(scenario: Scenario) -> None:
    """Four entries, and four settings of dice; with a lesson's pawns shown, none."""
    needed = 4 * (not special(scenario).posshown) + 4 * scenario.dice
    assert actions_needed(scenario, special(scenario)) == needed
    assert scenario.actions * scenario.rounds >= 3 * needed


BITS = {
    "S01": 0.77,
    "S02": 0.23,
    "S03": 0.80,
    "S04": 0.98,
    "S10": 0.80,
    "S11": 1.14,
    "S24": 2.39,
    "S28": 1.71,
}


@pytest.mark.parametrize(("id", "bits"), BITS.items())
def test_sp_58_how_much_a_token_must_say(id: str, bits: float) -> None:
    """The solution's entropy over all tokens of a scenario."""
    scenario = PACK.book[id]
    rules = special(scenario)
    solutions = 1 if rules.posshown else perm(16, 4)
    solutions *= 1 if rules.keyshown else perm(4, 4) if rules.posshown else perm(6, 4)
    entropy = log2(solutions) + (4 * log2(6) if scenario.dice else 0)
    assert entropy / (scenario.per_round * scenario.rounds) == pytest.approx(bits, abs=0.006)


MOST_APART = 0.12
"""How far a page may stand out of its tier, as a share of games won."""
BEYOND_OUR_SEATS = "S17"
"""AI seats hardly find a language without colours, whatever the page allows; people may."""


def test_sp_58_the_house_values_make_a_ladder() -> None:
    """As mixed tables have played it: `make bench ARGS=difficulty`. Lessons come first, but not as the
    easiest."""
    played = measured()
    assert played is not None
    assert set(played.scenarios) == set(PACK.book)
    won: dict[str, dict[str, float]] = {}
    for scenario in sorted(BOOK[4:], key=lambda page: TIERS.index(page.tier)):
        trials = played.scenarios[scenario.id]
        won.setdefault(scenario.tier, {})[scenario.id] = trials.wins / trials.games
    means = {tier: sum(shares.values()) / len(shares) for tier, shares in won.items()}
    assert list(means.values()) == sorted(means.values(), reverse=True)
    assert means["easy"] - means["expert"] > 0.25
    apart = {id: share - means[tier] for tier, shares in won.items() for id, share in shares.items()}
    assert [id for id, by in apart.items() if abs(by) > MOST_APART] == [BEYOND_OUR_SEATS]


# The ladder


def next_up(scenario: str, ai: int = AI, reshuffle: bool = False) -> NextScenario:
    return NextScenario(scenario, ai, reshuffle)


def test_sp_60_after_a_scenario_comes_the_next_with_a_new_card() -> None:
    state = after(at(f"ladder, {SOLVED}, phase crew, ready 1, declaring 1"), (BEN, Declare()))
    assert (state.phase, GAME.outcome(state)) == ("debrief", None)
    again = after(state, (ANN, next_up("S04", ai=2)))
    assert (again.phase, again.scenario.id, again.ai, again.round) == ("card", "S04", 2, 0)
    assert (again.counter, again.board.pawns, again.messages, again.result) == (7, {}, (), None)
    assert again.history == (Past("S03", Seat(AI), True, 1, "N01"),)
    assert told(state, ANN, next_up("S04", ai=2)) == (ScenarioBegan("S04", Seat(2)),)
    assert offered(again, 2) == {"turn-card", "ask-rule"}


def test_sp_60_no_card_comes_twice_while_there_are_others() -> None:
    """SP-H16: nor a side of one; N19 is what N20's other side bears."""
    played = ", ".join(f"past S03 0 lost 6 N{number:02}" for number in range(2, 20))
    for seed in range(5):
        state = after(at(f"ladder, seed {seed}, {played}, card N01, phase debrief"), (ANN, next_up("S03")))
        assert (state.card.id, state.back) == ("N20", UNSET)
    all_played = f"{played}, past S03 0 lost 6 N20"
    state = at(f"ladder, {all_played}, card N01, phase debrief")
    assert after(state, (ANN, next_up("S03"))).card.id.startswith("N")


def test_sp_60_shuffling_the_rooms_is_optional() -> None:
    state = at("ladder, phase debrief")
    assert after(state, (ANN, next_up("S03"))).rooms == state.rooms
    shuffled = after(state, (ANN, next_up("S03", reshuffle=True))).rooms
    assert shuffled != state.rooms
    assert sorted(shuffled) == sorted(state.rooms)


def test_sp_60_the_ai_seat_may_be_passed_to_anyone_at_the_table() -> None:
    state = at("ladder, phase debrief")
    assert [after(state, (ANN, next_up("S03", ai=ai))).ai for ai in range(3)] == [0, 1, 2]
    for ai in (-1, 3):
        assert why_not(state, ANN, next_up("S03", ai=ai)) == "sp-refused-no-such-seat"


@pytest.mark.parametrize(
    ("text", "highest"),
    [
        ("scenario S01", "S05"),
        ("scenario S12", "S12"),
        ("scenario S05, past S05 0 won 3 N02", "S06"),
        ("scenario S05, past S05 0 lost 3 N02", "S05"),
        ("scenario S05, past S05 0 won 3 N02, past S06 1 won 3 N03", "S07"),
        ("scenario S14, past S14 0 won 3 N02", "S23"),
        ("scenario S43, past S43 0 won 3 N02", "S11"),
        ("scenario S50, past S50 0 won 3 X02", "S50"),
    ],
)
def test_sp_60_a_win_unlocks_the_next_rung_and_lessons_may_be_skipped(text: str, highest: str) -> None:
    """SP-H16: tier by tier."""
    state = at(f"ladder, {text}, playing S01, phase debrief")
    ladder = [scenario.id for scenario in sorted(BOOK, key=lambda page: TIERS.index(page.tier))]
    reached = ladder.index(highest) + 1
    assert seen(state, ANN).unlocked == tuple(ladder[:reached])
    assert accepts(state, ANN, next_up(highest))
    beyond = ladder[reached : reached + 1]
    for scenario in (*beyond, "S99", "own", ""):
        assert why_not(state, ANN, next_up(scenario)) == "sp-refused-locked-scenario"


def test_sp_60_a_ladder_ends_when_they_have_had_enough() -> None:
    state = at(f"ladder, past S03 0 won 4 N07, past S04 1 lost 7 N08, {SOLVED}, phase debrief")
    over = after(state, (BEN, Finish()))
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0, 1, 2), (2, 2, 2))
    assert why_not(over, ANN, next_up("S03")) == "sp-refused-over"
    assert why_not(at("phase crew"), ANN, Finish()) == "sp-refused-not-now-crew"


def test_sp_60_a_single_scenario_has_no_next() -> None:
    over = at("phase over")
    assert why_not(over, ANN, next_up("S03")) == "sp-refused-over"
    assert seen(over, ANN).unlocked == ()


def test_sp_61_between_scenarios_everybody_talks_and_sees_everything() -> None:
    state = at("ladder, phase debrief, deaf-ai, round 2, sent c-red, sent c-blue ok")
    assert [hears(state, seat) for seat in range(3)] == [{0, 1, 2}] * 3
    for viewer in (AI, ANN, None):
        view = seen(state, viewer)
        assert [shown.round for shown in view.log] == [1, 2]
        assert view.solution == state.solution
    silent = after(state, (ANN, next_up("S03")))
    assert (hears(silent, AI), hears(silent, ANN)) == (set(), {ANN, BEN})
    assert seen(silent, ANN).solution == ()


# A scenario of one's own


OWN = Scenario(name="Ours", tokens=("C", "K"), per_round=3, actions=2, rounds=4)


def test_an_own_scenario_is_played_instead_of_the_books() -> None:
    setup = Setup(own=OWN)
    assert GAME.check_setup(setup) is None
    state = after(GAME.start(setup, "own"), (AI, TurnCard(0, "front")), (AI, lay("c-red")), (AI, Reveal()))
    assert (state.scenario, state.counter, state.board.actions_left) == (OWN, 4, 2)


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup(own=OWN, session="ladder"), "sp-setup-own-ladder"),
        (Setup(own=PACK.book["S03"]), "sp-setup-own-name"),
        (Setup(own=Scenario(tokens=("C",), per_round=7, actions=2, rounds=4)), "sp-setup-own"),
        (Setup(own=Scenario(tokens=("Z",), per_round=1, actions=2, rounds=4)), "sp-setup-own"),
    ],
)
def test_an_own_scenario_that_cannot_be_played_is_refused(setup: Setup, reason: str) -> None:
    problem = GAME.check_setup(setup)
    assert problem is not None
    assert problem.id == reason


@pytest.mark.parametrize(
    ("page", "reason"),
    [
        (replace(OWN, actions=1, rounds=3), "sp-scenario-too-few-actions"),
        (replace(OWN, actions=2, rounds=3, dice=True), "sp-scenario-too-few-actions"),
        (replace(OWN, actions=1, rounds=3, dice=True, rules=("SR-POSSHOWN",)), "sp-scenario-too-few-actions"),
        (replace(OWN, tokens=("OK",), per_round=1, rules=("SR-LINE",)), "sp-scenario-one-message"),
        (replace(OWN, per_round=10, rules=("SR-HEAP", "SR-EXACT")), "sp-scenario-one-message"),
        (replace(OWN, per_round=9, rules=("SR-HEAP", "SR-EXACT")), None),
        (replace(OWN, tokens=("OK",), per_round=1), None),
        (replace(OWN, actions=1, rounds=1, rules=("SR-POSSHOWN",)), None),
        (replace(OWN, actions=2, rounds=4, dice=True), None),
    ],
)
def test_sp_57_a_page_that_nobody_could_solve_is_refused(page: Scenario, reason: str | None) -> None:
    """SP-35, SP-37: the pawns have to come in, and their dice be set. Tables of the second reading go on."""
    found = [fault.reason.id for fault in faults(page, PACK.groups, PACK.highest_counter.value)]
    assert found == ([] if reason is None else [reason])
    assert not list(faults(page, PACK.groups, PACK.highest_counter.value, edition=2))


def test_an_own_scenario_says_which_field_is_wrong() -> None:
    problem = GAME.check_setup(Setup(own=Scenario(tokens=("C",), per_round=7, actions=2, rounds=4)))
    reason = say("sp-scenario-number", value=7, lowest=1, highest=6)
    assert problem == say("sp-setup-own", field="per_round", reason=reason)


def test_sp_h16_no_page_stands_out_of_its_tier_as_far_as_was_measured() -> None:
    """By more than 12 points, beyond what chance explains in so few games; lessons are there to teach."""
    difficulty = measured()
    assert difficulty is not None
    for tier in ("easy", "medium", "hard", "expert"):
        games = {s.id: difficulty.scenarios[s.id] for s in BOOK if s.tier == tier}
        middle = sum(one.wins / one.games for one in games.values()) / len(games)
        for id, one in games.items():
            by_chance = 1.96 * (middle * (1 - middle) / one.games) ** 0.5
            assert abs(one.wins / one.games - middle) <= 0.12 + by_chance, id
