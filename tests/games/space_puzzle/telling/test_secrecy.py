"""What must stay hidden until it is shown, piece by piece. (The examination compares all bytes.)"""

from __future__ import annotations

import pytest
from tests.games.space_puzzle.table import AI, ANN, BEN, GAME, after, at, seen, step

from heliograph.games.space_puzzle.moves.actions import Enter, LineUp, Reveal, TurnCard
from heliograph.games.space_puzzle.state import State
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Step
from heliograph.kernel.seats import Seat

CREW: tuple[int | None, ...] = (ANN, BEN, None)


def bytes_for(state: State, viewer: int | None) -> bytes:
    seat = None if viewer is None else Seat(viewer)
    view = GAME.view(state, seat)
    return encode((view, GAME.prompt(state, seat), GAME.describe(view)))


def redealt(state: State, viewer: int | None, times: int = 40) -> list[State]:
    seat = None if viewer is None else Seat(viewer)
    return [GAME.resample(state, seat, Chance.from_seed(str(number))) for number in range(times)]


def same_for_the_crew(*states: State) -> None:
    for viewer in CREW:
        assert len({bytes_for(state, viewer) for state in states}) == 1
    assert len({bytes_for(state, AI) for state in states}) == len(states)


def test_the_card_and_its_orientation() -> None:
    """SP-14: whichever card it is and however it stands."""
    same_for_the_crew(at("card N01, phase card"), at("card N02, phase card"))
    same_for_the_crew(*(at(f"{text}, phase crew") for text in ("turn 0", "turn 1", "card N09")))
    turned = [step(at("phase card"), AI, TurnCard(turn)) for turn in range(4)]
    assert len({encode([told.event for told in one.events]) for one in turned}) == 1


def test_where_the_rooms_of_shown_keys_are() -> None:
    """SR-KEYSHOWN: nor does the order in which the shown colours are named tell it."""
    one = ("a1 blue square 3", "a3 yellow hexagon 6", "b3 red round 6", "d2 green triangle 5")
    other = ("a1 red round 6", "b4 green triangle 5", "c1 yellow hexagon 6", "d3 blue square 3")
    cards = (", ".join(f"target {target}" for target in card) for card in (one, other))
    same_for_the_crew(*(at(f"scenario S01, phase crew, {card}, specials b1 c2") for card in cards))


def test_the_draft_and_how_many_tokens_are_in_it() -> None:
    """SP-30."""
    same_for_the_crew(at(""), at("draft c-red"), at("draft c-red@100:50:10 c-blue@60:60:0"))
    same_for_the_crew(at("scenario S21"), at("scenario S21, draft c-red k-round"))


def test_traps_that_were_not_sprung() -> None:
    """SR-TRAP."""
    text = "scenario S09, phase crew, closed b4, entered a2"
    same_for_the_crew(at(f"{text}, traps b4 d3"), at(f"{text}, traps b4 c1"))


def test_a_trap_cannot_be_told_from_a_room_by_its_offer_or_refusal() -> None:
    """SR-TRAP: before it is entered."""
    trapped, safe = (at(f"scenario S09, phase crew, traps {cell} d3") for cell in ("b4", "c1"))
    for state in (trapped, safe):
        assert isinstance(GAME.apply(state, Seat(ANN), Enter("red", "b4"), 0), Step)


def test_the_noise_token() -> None:
    """SR-NOISE."""
    text = "scenario S23, sent c-red@100:50:0 ok@60:60:0"
    same_for_the_crew(at(f"{text} noise:ok"), at(f"{text} noise:c-red"))
    assert {state.messages[0].noise for state in redealt(at(f"{text} noise:ok"), ANN)} == {"ok", "c-red"}


def test_noise_is_told_to_the_ai_alone() -> None:
    """SR-NOISE: no event names it to anybody else."""
    events = step(at("scenario S23, draft c-red"), AI, Reveal()).events
    for viewer in CREW:
        reached = [told.event for told in events if told.reaches(None if viewer is None else Seat(viewer))]
        assert b'"noise":null' in encode(reached)
    assert b'"noise":null' not in encode([told.event for told in events if told.reaches(Seat(AI))])


@pytest.mark.parametrize("viewer", [AI, *CREW])
def test_places_and_order_in_a_heap(viewer: int | None) -> None:
    """SR-HEAP: not even the log's state knows them."""
    one, other = (
        after(at("scenario S21"), (AI, LineUp(tokens)), (AI, Reveal()))
        for tokens in (("n-1", "c-red"), ("c-red", "n-1"))
    )
    assert one == other
    assert b'"laid":[]' in bytes_for(one, viewer)


def test_the_map_for_a_blind_ai() -> None:
    """SR-BLIND."""
    text = "scenario S25, dice yes, phase crew"
    boards = ("", "pawn red b2 1", "pawn red c3 6, pawn blue a1 2", "left 1", "ready 1", "before (left 3)")
    assert len({bytes_for(at(f"{text}, {board}"), AI) for board in boards}) == 1
    state = at(f"{text}, pawn red b2 4, left 1")
    others = redealt(state, AI)
    assert {frozenset(other.board.pawns.items()) for other in others} != {frozenset({("red", "b2")})}
    assert {other.board.actions_left for other in others} == {0, 1, 2, 3}
    assert {other.solution for other in others} == {state.solution}


def test_a_blind_ai_knows_that_the_map_was_empty_at_first() -> None:
    """SR-BLIND, SP-20."""
    for text in ("scenario S25, phase card", "scenario S25"):
        assert {len(other.board.pawns) for other in redealt(at(text), AI)} == {0}


def test_a_faded_message_for_whoever_comes_late() -> None:
    """SR-FADE: two messages that are gone look alike, and their tokens are in no byte."""
    faded = [
        at(f"scenario S20, sent {words}, faded") for words in ("c-red@100:50:0", "k-round@60:60:0 ok@70:70:5")
    ]
    same_for_the_crew(*faded)
    for viewer in CREW:
        assert seen(faded[0], viewer).message is None
        assert seen(faded[0], viewer).log == ()


def test_earlier_messages_without_the_assist() -> None:
    """SP-H8: no log, so two pasts look alike."""
    one, other = (at(f"round 2, sent {words}, sent c-blue") for words in ("c-red", "k-round c-black"))
    for viewer in (AI, *CREW):
        assert bytes_for(one, viewer) == bytes_for(other, viewer)


@pytest.mark.parametrize("scenario", ["S01", "S02", "S03", "S09", "S19", "S28"])
def test_what_was_shown_stays_so_when_the_rest_is_dealt_anew(scenario: str) -> None:
    state = at(f"scenario {scenario}, phase crew, turn 1")
    others = redealt(state, ANN)
    assert {bytes_for(other, ANN) for other in others} == {bytes_for(state, ANN)}
    assert len({other.solution for other in others}) > 10
    assert len({other.turn for other in others}) == 4


def test_sprung_traps_and_safe_rooms_stay_so_and_the_truth_is_not_kept() -> None:
    """SR-TRAP: even when almost everything has been stepped on, a planner is not handed the true card."""
    safe = "a1 b1 c1 d1 a2 b2 d2 a3 b3"
    state = at(f"scenario S19, card N01, phase crew, traps b4 d3 c4, closed b4, entered {safe}")
    others = redealt(state, ANN, times=100)
    assert sum(other.solution == state.solution for other in others) < 5
    for other in others:
        assert "b4" in other.traps
        assert not set(other.traps) & set(safe.split())
        assert not set(other.traps) & {target.cell for target in other.solution}


def test_draws_to_come_are_dealt_anew_for_everybody() -> None:
    for viewer in (AI, *CREW):
        state = at("scenario S14, phase crew")
        assert state.chance not in {other.chance for other in redealt(state, viewer)}
