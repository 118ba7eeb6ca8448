"""What Mercury III does with deliveries and stars. Every answer must have been offered."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.critical_orbit.table import GAME, MERCURY, at, seen

from heliograph.games.critical_orbit.moves.actions import Action
from heliograph.games.critical_orbit.moves.choosing import ChooseHalf, ChooseTile
from heliograph.games.critical_orbit.moves.stars import (
    DropStar,
    JudgeHalf,
    OrderCards,
    StarCards,
    StarHalf,
    StarTile,
)
from heliograph.kernel.game import Refusal
from heliograph.kernel.offers import fits_offer
from heliograph.kernel.seats import Seat
from heliograph.players.critical_orbit.mercury.best_arrangement import Strength
from heliograph.players.critical_orbit.mercury.decisions import decide

STRENGTHS: tuple[Strength, ...] = ("strong", "quick")
HAND = "start 1, tiles L1 J1 S4 Z4 T4 L6"


def decided(text: str, strength: Strength = "strong") -> Action | None:
    state = at(text)
    prompt = GAME.prompt(state, Seat(MERCURY))
    move = decide(seen(state, MERCURY), prompt, strength)
    if move is not None:
        fields = msgspec.to_builtins(move)
        assert any(offer.action == fields["type"] and fits_offer(offer, fields) for offer in prompt.offers)
        assert not isinstance(GAME.apply(state, Seat(MERCURY), move, 0), Refusal)
    return move


@pytest.mark.parametrize("strength", STRENGTHS)
def test_nothing_to_decide(strength: Strength) -> None:
    assert decided(HAND, strength) is None


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_half_valve_that_is_needed_is_chosen(strength: Strength) -> None:
    """MC-50: white stems in hand."""
    assert decided(f"{HAND}, bag black red white, halves white=1, pending half", strength) == ChooseHalf(
        "white"
    )
    assert decided(f"{HAND}, bag red, pending half", strength) == ChooseHalf("red")


@pytest.mark.parametrize("strength", STRENGTHS)
def test_red_halves_go_and_good_ones_stay(strength: Strength) -> None:
    """MC-23a."""
    assert decided(f"{HAND}, bag white white, pending judge:red", strength) == JudgeHalf(remove=True)
    bag = "bag white white white black black black red"
    assert decided(f"{HAND}, {bag}, pending judge:white", strength) == JudgeHalf(remove=False)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_canister_goes_on_top_of_a_red_cross(strength: Strength) -> None:
    """MC-23b."""
    move = decided(f"{HAND}, unlocks cross yellow-round, pending cards:cross:blue-round", strength)
    assert move == OrderCards("blue-round")


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_useful_face_up_tile_is_taken_and_a_useless_one_left(strength: Strength) -> None:
    """MC-24: T6 needs valves of both colours."""
    hand = "start 1, tiles J1 J3 S1 Z1"
    useful = f"{hand}, face-up L3, stack L L4 L5, pending tile:L"
    assert decided(useful, strength) == ChooseTile("L", face_up=True)
    useless = f"{hand}, face-up T6, stack T T1 T2 T3, pending tile:T"
    assert decided(useless, strength) == ChooseTile("T", face_up=False)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_of_several_face_up_tiles_the_best_is_taken(strength: Strength) -> None:
    """MC-24."""
    several = "start 1, tiles J1 J3 S1 Z1, face-up L1 L3, stack L L4 L5, pending tile:L"
    assert decided(several, strength) == ChooseTile("L", face_up=True, tile="L3")


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_star_is_used_for_what_it_can_do(strength: Strength) -> None:
    """MC-23: whatever is left of the three actions, and dropped only when none is."""
    assert isinstance(decided(f"{HAND}, pending star", strength), StarHalf | StarCards | StarTile)
    gone = "stack L, stack J, stack S, stack Z, stack T"
    assert decided(f"{HAND}, {gone}, bag, unlocks cross, pending star", strength) == DropStar()


def test_deliveries_come_before_stars() -> None:
    """What has come decides what is still missing."""
    move = decided(f"{HAND}, pending star tile:S star, face-up S1, stack S S2 S3")
    assert isinstance(move, ChooseTile)
