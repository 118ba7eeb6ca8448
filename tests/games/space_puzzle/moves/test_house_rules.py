"""House values where the rulebook is silent (SP-H1 to SP-H13)."""

from __future__ import annotations

import pytest
from scripts.rules_index import references
from tests.games.space_puzzle.table import (
    AI,
    ANN,
    BEN,
    GAME,
    PACK,
    SOLVED,
    after,
    at,
    hears,
    lay,
    offered,
    seen,
    step,
    told,
    why_not,
)

from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.box.scenario_check import faults
from heliograph.games.space_puzzle.moves.actions import (
    AskRule,
    Enter,
    FlipMarker,
    MovePawn,
    PutMarker,
    Ready,
    Remove,
    Reveal,
    SetDie,
    TakeBack,
)
from heliograph.games.space_puzzle.rules.end import compare
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.telling.events import RuleAsked, TakenBack
from heliograph.kernel.message import say, seat_name
from heliograph.kernel.prompt import Choice, Placement
from heliograph.kernel.seats import Seat


def test_sp_h1_at_least_one_token_and_at_most_the_number() -> None:
    assert why_not(at(""), AI, Reveal()) == "sp-refused-lay-first"
    assert "reveal" not in offered(at(""), AI)
    for count in (1, 2, 5):
        draft = " ".join(PACK.all_tokens[:count])
        assert after(at(f"draft {draft}"), (AI, Reveal())).phase == "crew"


def test_sp_h1_laying_nothing_clears_the_draft() -> None:
    assert after(at("draft c-red"), (AI, lay(""))).draft == ()


def test_sp_h2_dice_start_at_one_and_keep_their_value_off_the_map() -> None:
    state = at("scenario S04, phase crew")
    back = after(
        state,
        (ANN, Enter("red", "a1")),
        (ANN, SetDie("red", 5)),
        (ANN, Remove("red")),
        (ANN, Enter("red", "b1")),
    )
    assert (PACK.die_start.value, back.board.dice) == (1, {"red": 5})


def test_sp_h3_strict_map_counts_extra_pawns_as_errors() -> None:
    board = f"{SOLVED}, pawn white c4, phase crew"
    assert compare(at(board), declared=True).won
    assert not compare(at(f"strict-map, {board}"), declared=True).won
    assert compare(at(f"strict-map, {SOLVED}, phase crew"), declared=True).won


def test_sp_h4_only_dice_on_the_map_can_be_set() -> None:
    state = at("scenario S04, phase crew, die red 4")
    assert why_not(state, ANN, SetDie("red", 2)) == "sp-refused-die-off-map"
    assert "set-die" not in offered(state, ANN)


def test_sp_h5_the_sizes_of_frame_and_token() -> None:
    (field,) = [o.fields["tokens"] for o in GAME.prompt(at(""), Seat(AI)).offers if o.action == "lay"]
    assert isinstance(field, Placement)
    assert (field.width, field.height, field.size) == (3000, 2000, 250)
    assert PACK.frame_mm.source == PACK.token_mm.source == "house"


def test_sp_h5_nothing_snaps_and_later_tokens_lie_on_top() -> None:
    laid = after(at(""), (AI, lay("c-red@100.3:50.7:13 ok@100.4:50.7:14".replace("ok", "k-round")))).draft
    assert [(token.id, token.x, token.y, token.rotation) for token in laid] == [
        ("c-red", 1003, 507, 13),
        ("k-round", 1004, 507, 14),
    ]


def test_sp_h6_where_the_icons_are() -> None:
    assert PACK.icon_places.value == {
        "antenna": "top-left",
        "engine": "top-right",
        "battery": "bottom-left",
        "telescope": "bottom-right",
    }


def test_sp_h7_all_see_the_same_north() -> None:
    state = after(at("draft c-red@40:30:20"), (AI, Reveal()))
    views = [seen(state, viewer) for viewer in (AI, ANN, None)]
    assert len({view.message for view in views}) == len({view.rooms for view in views}) == 1


def test_sp_h8_a_message_stays_until_the_next_round_and_there_is_no_log() -> None:
    state = at("sent c-red")
    assert seen(state, ANN).message is not None
    ended = after(state, (ANN, Ready()), (BEN, Ready()))
    for viewer in (AI, ANN, None):
        assert (seen(ended, viewer).message, seen(ended, viewer).log) == (None, ())


def test_sp_h8_with_the_assist_all_messages_stay_readable() -> None:
    state = at("message-log, round 3, phase message, sent c-red, sent c-blue")
    assert [[token.id for token in shown.laid] for shown in seen(state, ANN).log] == [["c-red"], ["c-blue"]]


def test_sp_h9_the_ai_reads_along_unless_it_is_deaf() -> None:
    assert hears(at("phase crew"), ANN) == {AI, ANN, BEN}
    assert hears(at("deaf-ai, phase crew"), ANN) == {ANN, BEN}
    alone = GAME.hears(at("seats 2, deaf-ai, phase crew"), Seat(ANN))
    assert alone.closed is not None
    assert alone.closed.id == "sp-talk-nobody"


def test_sp_h9_a_lone_astronaut_thinks_aloud_and_the_ai_hears_it() -> None:
    """SP-45: as at a table."""
    assert hears(at("seats 2, phase crew"), ANN) == {AI, ANN}


RULES = [rule for section in references()["space_puzzle"].sections for rule in section.rules]


@pytest.mark.parametrize("phase", ["card", "message", "crew"])
def test_sp_h9_the_ai_points_at_any_rule_whenever_it_likes(phase: str) -> None:
    """SP-31: at every rule of the reference and every part of the page, again and again, and nothing more."""
    state = at(f"phase {phase}")
    (offer,) = [one for one in GAME.prompt(state, Seat(AI)).offers if one.action == "ask-rule"]
    topic = offer.fields["topic"]
    assert isinstance(topic, Choice)
    assert [one for one in topic.options if not str(one).startswith("page-")] == [rule.id for rule in RULES]
    page = ("tokens", "per-round", "actions", "rounds", "dice", "rooms", "rules")
    assert [one for one in topic.options if str(one).startswith("page-")] == [f"page-{part}" for part in page]
    assert offer.aside, "nobody waits for it"
    for viewer in (AI, ANN, None):
        assert told(state, AI, AskRule("SP-27"), viewer) == (RuleAsked(Seat(AI), "SP-27"),)
    assert after(state, (AI, AskRule("SP-27")), (AI, AskRule("SP-27")), (AI, AskRule("page-rules"))) == state
    assert why_not(state, AI, AskRule("red is in a1")) == "sp-refused-no-such-rule"
    assert why_not(state, ANN, AskRule("SP-27")) == "sp-refused-only-ai"


def test_sp_h9_what_it_points_at_is_read_out() -> None:
    rule = say("sp-event-rule-pointed", player=seat_name(Seat(AI)), rule="SP-27", text=say("rule-SP-27"))
    assert GAME.tell(RuleAsked(Seat(AI), "SP-27")) == rule
    assert GAME.tell(RuleAsked(Seat(AI), "page-dice")).id == "sp-event-page-pointed"
    assert GAME.tell(RuleAsked(Seat(AI), "overlap")).id == "sp-event-rule-asked", "in games of 2026"


def test_sp_h10_steps_can_be_taken_back_by_any_astronaut_until_the_phase_ends() -> None:
    start = at("phase crew, pawn red b2")
    state = after(
        start, (ANN, MovePawn("red", "c3")), (BEN, PutMarker("red", "round")), (ANN, FlipMarker("red", True))
    )
    for _ in range(3):
        state = after(state, (BEN, TakeBack()))
    assert state.board == start.board
    assert why_not(state, BEN, TakeBack()) == "sp-refused-nothing-to-take-back"
    assert told(after(start, (ANN, Remove("red"))), BEN, TakeBack()) == (TakenBack(Seat(BEN)),)


def test_sp_h10_taking_back_gives_the_action_back_and_withdraws_words() -> None:
    state = after(at("phase crew, left 1"), (ANN, Enter("red", "a1")), (ANN, Ready()))
    assert (state.board.actions_left, state.ready) == (0, (ANN,))
    back = after(state, (BEN, TakeBack()))
    assert (back.board.actions_left, back.board.pawns, back.ready) == (1, {}, ())


def test_sp_h10_nothing_of_an_earlier_phase_is_taken_back() -> None:
    state = after(at("phase crew"), (ANN, Enter("red", "a1")), (ANN, Ready()), (BEN, Ready()))
    assert state.before == ()
    assert not step(at("phase crew"), ANN, Enter("red", "a1")).takes_back


def test_sp_h10_the_last_forty_steps_at_most() -> None:
    state = at("phase crew, marker red square")
    state = after(state, *((ANN, FlipMarker("red", sure=not n % 2)) for n in range(41)))
    for _ in range(40):
        state = after(state, (ANN, TakeBack()))
    assert state.board.markers["red"].sure
    assert why_not(state, ANN, TakeBack()) == "sp-refused-nothing-to-take-back"


def test_sp_h10_what_a_trap_or_its_absence_has_told_stays_done() -> None:
    """Stepping into a room to see whether there is a trap cannot be undone."""
    state = at("scenario S09, card N01, phase crew")
    sprung = after(state, (ANN, PutMarker("red", "round")), (ANN, Enter("red", "b4")))
    safe = after(state, (ANN, PutMarker("red", "round")), (ANN, Enter("red", "a4")))
    for told_something in (sprung, safe):
        assert why_not(told_something, ANN, TakeBack()) == "sp-refused-nothing-to-take-back"
    known = at("scenario S09, card N01, phase crew, entered a4, closed b4")
    for cell in ("a4", "b4"):
        assert after(known, (ANN, Enter("red", cell)), (ANN, TakeBack())).board == known.board


@pytest.mark.parametrize(("rounds", "fits"), [(0, False), (1, True), (9, True), (10, False)])
def test_sp_h11_the_counter_goes_from_1_to_9(rounds: int, fits: bool) -> None:
    scenario = Scenario(tokens=("C",), per_round=1, actions=4, rounds=rounds)
    found = list(faults(scenario, PACK.groups, PACK.highest_counter.value))
    assert (not found) == fits


def test_sp_h12_role_cards_lie_in_the_box_unless_sr_roles_deals_them() -> None:
    for scenario in PACK.scenarios.value:
        state = GAME.start(Setup(scenario=scenario.id), "roles")
        assert bool(state.roles) == ("SR-ROLES" in scenario.rules)


def test_sp_h13_everybody_sees_that_a_crisis_card_is_used() -> None:
    for viewer in (AI, ANN, None):
        assert seen(at("scenario S27, phase crew"), viewer).crisis
        assert seen(at("crisis, phase crew"), viewer).crisis
        assert not seen(at("phase crew"), viewer).crisis
    assert GAME.start(Setup(crisis=True), "crisis").card.crisis
    assert why_not(at("crisis"), AI, lay("crisis")) == "sp-refused-token-gone"
