"""Unique Pass Tokens (L505 to L517, HV-27)."""

from __future__ import annotations

import pytest
from tests.games.interstellar.table import GAME, PASS, after, asked, me, options, why_not

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.variants.unique_pass_tokens.types import TakePassToken, UsePassToken
from heliograph.kernel.seats import Seat


def test_pass_tokens_are_drafted_from_the_last_player_on() -> None:
    """SI-63 (L515, L517)."""
    state = GAME.start(Setup(seats=3, first=1, variants=("unique-pass-tokens",)), "draft")
    assert [step.seat for step in reversed(state.agenda)] == [0, 2, 1, 0, 2, 1]
    state = after(state, TakePassToken("press"))
    assert options(state, "take-pass-token", "token") == ["academy", "quarry", "tanker"]
    assert why_not(state, TakePassToken("press")) == "si-refused-take-pass-token"
    assert (GAME.view(state, Seat(0)).drafted, GAME.view(state, Seat(2)).drafted) == ("press", "")
    state = after(state, TakePassToken("tanker"), TakePassToken("quarry"))
    state = after(state, UsePassToken(True), UsePassToken(False))
    assert [player.pass_token for player in state.players] == ["", "", ""]
    state = after(state, UsePassToken(True))
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
    state = after(state, TakePassToken("tanker"), UsePassToken(True))
    assert [player.pass_token for player in state.players] == ["tanker", ""]
