"""The AI's phase: messages and silence (SP-25 to SP-32, SP-59, SP-62)."""

from __future__ import annotations

from math import ceil, cos, radians, sin

import pytest
from tests.games.space_puzzle.table import (
    AI,
    ANN,
    BEN,
    GAME,
    PACK,
    accepts,
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

from heliograph.games.space_puzzle.moves.actions import Enter, Lay, LineUp, Ready, Reveal
from heliograph.games.space_puzzle.telling.events import Revealed, RoundBegan
from heliograph.kernel.codec import encode
from heliograph.kernel.seats import Seat
from heliograph.kernel.surface import Laid


def test_sp_25_a_round_is_the_ais_phase_and_then_the_astronauts() -> None:
    state = after(at("draft c-red"), (AI, Reveal()))
    assert (state.phase, state.round, offered(state, AI)) == ("crew", 1, {"ask-rule"})
    ended = after(state, (ANN, Ready()), (BEN, Ready()))
    assert (ended.phase, ended.round, ended.counter) == ("message", 2, 5)
    assert "lay" in offered(ended, AI)


def test_sp_25_the_falling_counter_tells_the_ai_to_begin() -> None:
    news = told(at("phase crew, ready 1"), BEN, Ready(), AI)
    assert RoundBegan(2, 5, ()) in news


def test_sp_26_up_to_the_scenarios_number_of_tokens() -> None:
    state = at("scenario S16")
    assert len(after(state, (AI, lay("c-red c-blue k-round ok"))).draft) == 4
    assert why_not(state, AI, lay("c-red c-blue k-round ok no")) == "sp-refused-too-many-tokens"
    assert after(at("draft c-red"), (AI, Reveal())).phase == "crew"


def test_sp_26_only_the_ai_lays_and_reveals_and_only_in_its_phase() -> None:
    state = at("draft c-red")
    assert why_not(state, ANN, lay("c-blue")) == why_not(state, ANN, Reveal()) == "sp-refused-only-ai"
    assert why_not(at("phase crew"), AI, lay("c-blue")) == "sp-refused-not-now-crew"
    assert why_not(at("phase card"), AI, lay("c-blue")) == "sp-refused-not-now-card"
    assert why_not(state, AI, LineUp(("c-blue",))) == "sp-refused-needs-places"


def test_sp_27_tokens_may_touch_and_overlap_anywhere_and_in_any_rotation() -> None:
    heap = "c-red@150:100:0 c-blue@150:100:0 k-round@151:101:359 k-square@20:20:45 r-engine@45:20:45"
    state = after(at(""), (AI, lay(heap)), (AI, Reveal()))
    message = seen(state, ANN).message
    assert message is not None
    assert message.laid == lay(heap).tokens


@pytest.mark.parametrize("rotation", range(360))
def test_sp_28_a_token_must_fit_behind_the_screen_however_it_is_turned(rotation: int) -> None:
    """Upright 12.5 mm from the border will do; on its corner it takes 17.7."""
    state, needed = at(""), ceil(widest_corner(rotation) - 1e-6)
    assert 125 <= needed <= 177
    for x, y in ((needed, needed), (3000 - needed, 2000 - needed)):
        assert accepts(state, AI, Lay((Laid("c-red", x, y, rotation),)))
    for x, y in ((needed - 1, 500), (500, needed - 1), (3001 - needed, 500), (500, 2001 - needed)):
        assert not accepts(state, AI, Lay((Laid("c-red", x, y, rotation),)))


def widest_corner(rotation: int) -> float:
    """How far a corner of a 25 mm square extends to the side, in tenths of a millimetre."""
    angle = radians(rotation)
    return max(abs(125 * (x * cos(angle) - y * sin(angle))) for x in (-1, 1) for y in (-1, 1))


@pytest.mark.parametrize(
    "place", ["12.4:100", "150:12.4", "287.6:100", "150:187.6", "17:17:45", "-5:-5", "999:999"]
)
def test_sp_28_a_token_that_sticks_out_is_refused(place: str) -> None:
    state = at("draft c-blue")
    assert why_not(state, AI, lay(f"c-blue@150:100 c-red@{place}")) == "sp-refused-outside"
    assert [token.id for token in state.draft] == ["c-blue"]


def test_sp_29_the_screen_stands_beside_the_map_and_comes_back() -> None:
    """The frame is unrelated to the rooms, and the next draft is hidden again."""
    state = after(at("draft c-red"), (AI, Reveal()), (ANN, Ready()), (BEN, Ready()), (AI, lay("c-blue")))
    assert seen(state, ANN).frame == seen(at(""), ANN).frame
    assert (seen(state, ANN).draft, seen(state, ANN).message) == (None, None)
    assert seen(state, ANN).rooms == at("").rooms


def test_sp_30_what_is_revealed_cannot_be_changed() -> None:
    state = at("draft c-red@100:50:10")
    revealed = step(state, AI, Reveal())
    assert not revealed.takes_back
    assert why_not(revealed.state, AI, lay("c-blue")) == "sp-refused-not-now-crew"
    assert revealed.state.messages[0].tokens == (Laid("c-red", 1000, 500, 10),)


def test_sp_30_a_draft_is_the_ais_own_until_it_is_revealed() -> None:
    state = at("")
    laid = step(state, AI, lay("c-red k-round"))
    assert laid.takes_back
    assert not laid.events
    for viewer in (ANN, BEN, None):
        assert encode(seen(laid.state, viewer)) == encode(seen(state, viewer))
    draft = seen(laid.state, AI).draft
    assert draft is not None
    assert [token.id for token in draft.laid] == ["c-red", "k-round"]


def test_sp_30_everybody_sees_the_same_message() -> None:
    state = at("draft c-red@100:50:10")
    events = {told(state, AI, Reveal(), viewer) for viewer in (AI, ANN, BEN, None)}
    ((event,),) = events
    assert isinstance(event, Revealed)
    assert event.message.laid == state.draft


@pytest.mark.parametrize("text", ["phase card", "draft c-red", "phase crew"])
def test_sp_31_the_ai_is_silent_while_the_scenario_runs(text: str) -> None:
    hearing = GAME.hears(at(text), Seat(AI))
    assert not hearing.seats
    assert hearing.closed is not None
    assert hearing.closed.id == "sp-talk-ai-silent"


def test_sp_31_nor_does_it_touch_anything_else() -> None:
    state = at("phase crew")
    assert (
        why_not(state, AI, Enter("red", "a1")) == why_not(state, AI, Ready()) == "sp-refused-only-astronauts"
    )


def test_sp_32_place_rotation_order_and_absence_all_arrive() -> None:
    """Two messages that differ in only one of them are two messages."""
    messages = [
        "c-green@100:50 c-red@150:50",
        "c-green@100:50 c-red@160:50",
        "c-green@100:50 c-red@100:90",
        "c-green@100:50 c-red@150:50:90",
        "c-red@150:50 c-green@100:50",
        "c-green@100:50",
    ]
    arrived = [seen(after(at(""), (AI, lay(words)), (AI, Reveal())), ANN).message for words in messages]
    assert len(set(map(str, arrived))) == len(messages)


@pytest.mark.parametrize(
    ("scenario", "words"),
    [
        ("S03", "c-red r-antenna r-battery r-telescope"),
        ("S07", "k-triangle swap k-square"),
        ("S11", "no k-square k-round die"),
        ("S03", "k-triangle r-telescope r-battery"),
        ("S13", "c-green k-square n-3"),
    ],
)
def test_sp_62_the_rulebooks_sample_messages_can_be_laid(scenario: str, words: str) -> None:
    state = after(at(f"scenario {scenario}"), (AI, lay(words)), (AI, Reveal()))
    assert [token.id for token in state.messages[0].tokens] == words.split()


def test_sp_59_the_walkthroughs_third_message_can_be_laid() -> None:
    """Five tokens: three icons laid as they are in the room, a colour and a key."""
    state = at("scenario S05, round 3, counter 3")
    icons = "r-antenna@100:60 r-engine@130:60 r-telescope@130:90"
    sent = after(state, (AI, lay(f"{icons} c-white@180:75 k-hexagon@220:75")), (AI, Reveal()))
    assert (len(sent.messages[-1].tokens), sent.board.actions_left, PACK.book["S05"].rounds) == (5, 3, 5)


def test_the_ai_hears_the_astronauts() -> None:
    assert hears(at("phase crew"), ANN) == {AI, ANN, BEN}
