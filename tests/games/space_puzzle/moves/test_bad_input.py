"""Invalid input gets a clear answer and changes nothing. (The examination mutates every offer besides.)"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.space_puzzle.table import AI, ANN, BEN, GAME, PACK, at

from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import State
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.match import Match, begin
from heliograph.kernel.seats import Seat

BEGUN = begin(GAME, Setup(scenario="S03"), "input")
assert isinstance(BEGUN, Match)
MATCH: Match = BEGUN


def refused(state: State, seat: int, action: Any) -> str:
    """The id of the reason; the state is unchanged to the byte."""
    before = encode(state)
    match = Match(GAME, MATCH.header, state)
    result = match.play(Seat(seat), action if isinstance(action, bytes) else msgspec.json.encode(action), 0)
    assert isinstance(result, Refusal), f"accepted: {action}"
    assert encode(match.state) == before
    return result.reason.id


def token(**fields: Any) -> dict[str, Any]:
    return {"id": "c-red", "x": 1500, "y": 1000, "rotation": 0, **fields}


def laid(*tokens: dict[str, Any]) -> dict[str, Any]:
    return {"type": "lay", "tokens": list(tokens)}


@pytest.mark.parametrize(
    "action",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'{"type":"lay"}',
        b'{"type":"no-such-move"}',
        b'{"type":"lay","tokens":[],"extra":1}',
        {"type": "lay", "tokens": "c-red"},
        {"type": "lay", "tokens": [None]},
        {"type": "lay", "tokens": ["c-red"]},
        {"type": "lay", "tokens": [{"id": "c-red"}]},
        laid(token(x=1.5)),
        laid(token(x="1500")),
        laid(token(x=None)),
        laid(token(rotation=0.5)),
        laid(token(rotation=True)),
        laid(token(z=1)),
        laid(*[token()] * 33),
        {"type": "line-up", "tokens": ["c-red"] * 33},
        {"type": "line-up", "tokens": ["x" * 17]},
        {"type": "ask-rule", "topic": "x" * 17},
        {"type": "turn-card", "turn": "1"},
        {"type": "turn-card", "turn": 1.5},
    ],
)
def test_what_is_no_move_at_all(action: Any) -> None:
    assert refused(at(""), AI, action) == "refused-malformed"


@pytest.mark.parametrize(
    "action",
    [
        {"type": "move", "pawn": "pink", "cell": "a1"},
        {"type": "enter", "pawn": "red", "cell": 1},
        {"type": "enter", "pawn": "red", "cell": "a" * 17},
        {"type": "set-die", "pawn": "red", "value": "6"},
        {"type": "set-die", "pawn": "red", "value": True},
        {"type": "put-marker", "colour": "red", "section": "a1"},
        {"type": "put-marker", "colour": "red", "section": None},
        {"type": "flip-marker", "colour": "red", "sure": 1},
        {"type": "mark", "section": "square", "about": "colour", "sure": True},
        {"type": "next-scenario", "scenario": "S01", "ai": 0, "reshuffle": "no"},
    ],
)
def test_what_no_astronaut_can_do(action: dict[str, Any]) -> None:
    assert refused(at("phase crew"), ANN, action) == "refused-malformed"


@pytest.mark.parametrize(
    ("tokens", "reason"),
    [
        ([token(x=-1)], "sp-refused-outside"),
        ([token(y=-(2**70))], "sp-refused-outside"),
        ([token(x=10**9)], "sp-refused-outside"),
        ([token(rotation=-1)], "sp-refused-outside"),
        ([token(rotation=360)], "sp-refused-outside"),
        ([token(rotation=2**70)], "sp-refused-outside"),
        ([token(), token(id="c-blue", y=1900)], "sp-refused-outside"),
        ([token(), token()], "sp-refused-token-twice"),
        ([token(), token(x=200)], "sp-refused-token-twice"),
        ([token(id="ok")], "sp-refused-token-gone"),
        ([token(id="crisis")], "sp-refused-token-gone"),
        ([token(id="")], "sp-refused-token-gone"),
        ([token(id="C-RED")], "sp-refused-token-gone"),
        ([token(id="x" * 5000)], "sp-refused-token-gone"),
        ([token(id=id) for id in PACK.all_tokens[:6]], "sp-refused-too-many-tokens"),
    ],
)
def test_tokens_that_cannot_lie_so(tokens: list[dict[str, Any]], reason: str) -> None:
    assert refused(at("draft c-blue"), AI, laid(*tokens)) == reason


def test_jammed_and_cooling_tokens() -> None:
    """SR-JAM, SR-COOL."""
    assert refused(at("scenario S14, jammed c-red"), AI, laid(token())) == "sp-refused-token-gone"
    assert refused(at("scenario S13, cooling c-red"), AI, laid(token())) == "sp-refused-token-gone"


MOVES: tuple[dict[str, Any], ...] = (
    {"type": "turn-card", "turn": 0},
    laid(token()),
    {"type": "reveal"},
    {"type": "ask-rule", "topic": "SP-26"},
    {"type": "enter", "pawn": "red", "cell": "a1"},
    {"type": "put-marker", "colour": "red", "section": "square"},
    {"type": "mark", "section": "square", "about": "location", "sure": True},
    {"type": "take-back"},
    {"type": "ready"},
    {"type": "wait"},
    {"type": "finish"},
    {"type": "next-scenario", "scenario": "S01", "ai": 0, "reshuffle": True},
)


@pytest.mark.parametrize("seat", [-1, 3, 99])
@pytest.mark.parametrize("phase", ["card", "message", "crew", "debrief"])
def test_somebody_who_is_not_at_the_table(seat: int, phase: str) -> None:
    reasons = {refused(at(f"ladder, phase {phase}, draft none"), seat, move) for move in MOVES}
    assert reasons <= {"sp-refused-not-at-table", f"sp-refused-not-now-{phase}"}
    assert "sp-refused-not-at-table" in reasons


@pytest.mark.parametrize("seat", [AI, ANN, BEN])
def test_nothing_goes_after_the_end(seat: int) -> None:
    for text in ("phase over", "ladder, phase over"):
        assert {refused(at(text), seat, move) for move in MOVES} == {"sp-refused-over"}


@pytest.mark.parametrize(
    ("phase", "mine"),
    [("card", {"turn-card", "ask-rule"}), ("debrief", {"finish", "next-scenario", "ask-rule"})],
)
def test_moves_of_another_phase(phase: str, mine: set[str]) -> None:
    for move in MOVES:
        if move["type"] not in mine:
            for seat in (AI, ANN):
                assert refused(at(f"ladder, phase {phase}"), seat, move) == f"sp-refused-not-now-{phase}"


VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=8)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from(["id", "x", "y", "rotation", "type"]), inner),
    ),
    max_leaves=8,
)
KINDS = [str(kind.__struct_config__.tag) for kind in GAME.action_type.__args__]
NAMES = [
    "side",
    "tokens",
    "pawn",
    "cell",
    "turn",
    "value",
    "colour",
    "section",
    "sure",
    "about",
    "topic",
    "ai",
]


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(["", "draft c-red", "phase crew", "scenario S21", "phase card", "phase over"]),
    st.integers(-2, 5),
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(NAMES), VALUES, max_size=4),
)
def test_anything_at_all_is_answered(text: str, seat: int, kind: str, fields: dict[str, Any]) -> None:
    state = at(text)
    before = encode(state)
    Match(GAME, MATCH.header, state).play(Seat(seat), msgspec.json.encode({"type": kind, **fields}), 0)
    assert encode(state) == before


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup(seats=-1), "sp-setup-seats"),
        (Setup(seats=2**70), "sp-setup-seats"),
        (Setup(first_ai=3), "sp-setup-first-ai"),
        (Setup(scenario=""), "sp-setup-scenario"),
        (Setup(scenario="s01"), "sp-setup-scenario"),
        (Setup(scenario="S99"), "sp-setup-scenario"),
    ],
)
def test_a_setup_that_cannot_be(setup: Setup, reason: str) -> None:
    result = begin(GAME, setup, "bad")
    assert isinstance(result, Refusal)
    assert result.reason.id == reason
