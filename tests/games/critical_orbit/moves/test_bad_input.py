"""Invalid input gets a clear answer and changes nothing. (The examination mutates every offer besides.)"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.critical_orbit.table import BENGALURU, COLOGNE, GAME, HOUSTON, MERCURY, at
from tests.games.sentences import language

from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.match import Match, begin
from heliograph.kernel.seats import Seat
from heliograph.language import languages

BEGUN = begin(GAME, Setup(), "input")
assert isinstance(BEGUN, Match)
MATCH: Match = BEGUN
SEATS = (MERCURY, HOUSTON, BENGALURU, COLOGNE)
HUGE = 2**70


def refused(state: State, seat: int, action: Any) -> str:
    """The id of the reason; the state is unchanged to the byte, and every language has words for the
    reason."""
    before = encode(state)
    match = Match(GAME, MATCH.header, state)
    result = match.play(Seat(seat), action if isinstance(action, bytes) else msgspec.json.encode(action), 0)
    assert isinstance(result, Refusal), f"accepted: {action}"
    assert encode(match.state) == before
    for code in languages():
        assert language(code).say(result.reason) != result.reason.id
    return result.reason.id


def enter(**fields: Any) -> dict[str, Any]:
    return {"type": "enter", "station": "houston", "space": "d4", "value": 3, "star": False, **fields}


def place(**spot: Any) -> dict[str, Any]:
    return {"type": "place", "tile": "L1", "spot": {"x": 0, "y": 0, "rotation": 0, **spot}}


ONE_OF_EACH: tuple[dict[str, Any], ...] = (
    {"type": "ready"},
    {"type": "pause"},
    {"type": "roll"},
    {"type": "call", "needs": ["L"]},
    {"type": "want", "station": "houston", "leave": 1, "why": "", "firm": False},
    {"type": "keep", "leave": 1, "why": ""},
    enter(),
    {"type": "claim", "shape": 0},
    {"type": "skip-star", "station": "houston"},
    {"type": "lock", "station": "houston"},
    {"type": "take-back", "station": "houston"},
    {"type": "tick-square", "shape": "L"},
    {"type": "tick-space", "station": "cologne", "space": "5-1"},
    place(),
    {"type": "lift", "tile": "L1"},
    {"type": "cover", "stem": "L4-white"},
    {"type": "uncover", "stem": "L4-white"},
    {"type": "shift", "canister": "yellow-round", "place": "L3"},
    {"type": "choose-tile", "shape": "L", "face_up": True},
    {"type": "choose-half", "colour": "red"},
    {"type": "star-half"},
    {"type": "judge-half", "remove": True},
    {"type": "star-cards"},
    {"type": "order-cards", "top": "cross"},
    {"type": "star-tile", "shape": "L"},
    {"type": "drop-star"},
)
MOVES = {str(move["type"]): move for move in ONE_OF_EACH}
KINDS = [str(kind.__struct_config__.tag) for kind in GAME.action_type.__args__]


def test_there_is_a_move_of_every_kind_here() -> None:
    assert sorted(MOVES) == sorted(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_move_with_a_field_of_the_wrong_kind_is_none(kind: str) -> None:
    state = at("kept 3 4, tiles L1 L4")
    for name in MOVES[kind]:
        strange: list[Any] = [None, [[]], {}, 1.5, [None], {"x": 1}]
        strange.append("x" * 17 if isinstance(MOVES[kind][name], str) else "1")
        for value in strange:
            assert refused(state, MERCURY, {**MOVES[kind], name: value}) == "refused-malformed", name
    assert refused(state, MERCURY, {**MOVES[kind], "extra": 1}) == "refused-malformed"
    assert refused(state, MERCURY, [MOVES[kind]]) == "refused-malformed"


@pytest.mark.parametrize(
    "action",
    [
        b"",
        b"{",
        b"null",
        b'{"type":"no-such-move"}',
        b'{"type":"enter"}',
        {"type": "call", "needs": ["L", "J", "S", "Z"]},
        {"type": "call", "needs": ["I"]},
        {"type": "call", "needs": "L"},
        enter(station="mercury"),
        enter(value="3"),
        enter(value=True),
        enter(star=1),
        {"type": "want", "station": "moon", "leave": 1},
        {"type": "tick-square", "shape": "O"},
        {"type": "choose-half", "colour": "green"},
        {"type": "choose-tile", "shape": "l", "face_up": True},
        place(x="0"),
        place(x=0.5),
        place(z=1),
        {"type": "place", "tile": "L1", "spot": [0, 0, 0]},
    ],
)
def test_what_is_no_move_at_all(action: Any) -> None:
    assert refused(at("kept 3 4"), MERCURY, action) == "refused-malformed"


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (place(x=-1), "mc-refused-tile-place"),
        (place(x=HUGE), "mc-refused-tile-place"),
        (place(y=-HUGE), "mc-refused-tile-place"),
        (place(rotation=4), "mc-refused-rotation"),
        (place(rotation=-1), "mc-refused-rotation"),
        (place(rotation=HUGE), "mc-refused-rotation"),
        ({**place(), "tile": "L7"}, "mc-refused-no-tile"),
        ({**place(), "tile": ""}, "mc-refused-no-tile"),
        ({**place(), "tile": "l1"}, "mc-refused-no-tile"),
        ({**place(), "tile": "☄\u202e"}, "mc-refused-no-tile"),
        ({"type": "lift", "tile": "T1"}, "mc-refused-tile-off"),
        ({"type": "cover", "stem": "L4"}, "mc-refused-stem"),
        ({"type": "cover", "stem": "L4-black"}, "mc-refused-stem"),
        ({"type": "cover", "stem": "J4-white"}, "mc-refused-stem"),
        ({"type": "cover", "stem": "L4-white "}, "mc-refused-stem"),
        ({"type": "uncover", "stem": "L4-white"}, "mc-refused-stem-bare"),
        ({"type": "shift", "canister": "red-round", "place": "L3"}, "mc-refused-canister-locked"),
        ({"type": "shift", "canister": "yellow-round", "place": "L9"}, "mc-refused-canister-place"),
        ({"type": "shift", "canister": "yellow-round", "place": "L0"}, "mc-refused-canister-place"),
        ({"type": "shift", "canister": "yellow-round", "place": "L2"}, "mc-refused-canister-place"),
        ({"type": "shift", "canister": "yellow-round", "place": ""}, "mc-refused-canister-place"),
    ],
)
def test_what_mercury_cannot_build(action: dict[str, Any], reason: str) -> None:
    """MC-27, MC-32, MC-36."""
    assert refused(at("tiles L1 L4, valves white=1, unlocked yellow-round"), MERCURY, action) == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (enter(space="d3"), "mc-refused-space"),
        (enter(space="c1"), "mc-refused-space"),
        (enter(space="D4"), "mc-refused-space"),
        (enter(space="A-b1"), "mc-refused-space"),
        (enter(space="k99"), "mc-refused-space"),
        (enter(space=""), "mc-refused-space"),
        (enter(value=0), "mc-refused-value"),
        (enter(value=-3), "mc-refused-value"),
        (enter(value=HUGE), "mc-refused-value"),
        (enter(value=7, star=True), "mc-refused-value"),
        (enter(value=0, star=True), "mc-refused-value"),
        (enter(station="cologne"), "mc-refused-other-job"),
        ({"type": "claim", "shape": -1}, "mc-refused-no-claim"),
        ({"type": "claim", "shape": HUGE}, "mc-refused-no-claim"),
        ({"type": "want", "station": "houston", "leave": 3}, "mc-refused-no-dice"),
        ({"type": "tick-square", "shape": "L"}, "mc-refused-no-deck"),
        ({"type": "tick-space", "station": "houston", "space": "d4"}, "mc-refused-no-deck"),
        ({"type": "roll"}, "mc-refused-only-mercury"),
        (place(), "mc-refused-only-mercury"),
    ],
)
def test_what_houston_cannot_do(action: dict[str, Any], reason: str) -> None:
    """MC-40, MC-15, MC-22."""
    assert refused(at("kept 3 4, stars houston=1, tiles L1"), HOUSTON, action) == reason


@pytest.mark.parametrize("leave", [0, 2, 7, -1, HUGE])
def test_a_value_that_was_not_rolled_cannot_be_left(leave: int) -> None:
    """MC-14, MC-16."""
    state = at("phase choose, dice 1 3 4")
    assert refused(state, MERCURY, {"type": "keep", "leave": leave}) == "mc-refused-forced"
    wish = {"type": "want", "station": "houston", "leave": leave}
    if leave:
        assert refused(state, HOUSTON, wish) == "mc-refused-forced"


@pytest.mark.parametrize("why", ["shape-O", "column-17", "column-0", "Shape-L", "star-", "☄"])
def test_a_reason_that_is_none(why: str) -> None:
    """MC-14."""
    state = at("phase choose, dice 1 3 4")
    assert refused(state, MERCURY, {"type": "keep", "leave": 1, "why": why}) == "mc-refused-reason"


@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if MOVES[kind].get("type") not in ("ready", "pause")]
)
def test_out_of_turn_and_out_of_time(kind: str) -> None:
    """MC-13, MC-4: before the start, in a pause, after the end, and by a seat that is not at the table."""
    move = MOVES[kind]
    for seat in SEATS:
        assert refused(at("phase ready"), seat, move) == "mc-refused-not-started"
        assert refused(at("standing 5000, pauses"), seat, move) == "mc-refused-paused"
        assert refused(at("phase over, ended time lost"), seat, move) == "mc-refused-over"
    for stranger in (-1, 4, 99, HUGE):
        assert refused(at("kept 3 4"), stranger, move) == "mc-refused-not-at-table"


OWN = {
    "houston": ("want", "enter", "claim", "skip-star", "lock", "take-back", "tick-square"),
    "cologne": ("tick-space",),
}


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("ready", "pause")])
def test_somebody_elses_job(kind: str) -> None:
    """MC-1: every other seat is told whose job it is."""
    job = next((job for job, kinds in OWN.items() if kind in kinds), "mercury")
    others = {"mercury": SEATS[1:], "houston": (0, 2, 3), "cologne": (0, 1, 2)}[job]
    reason = "mc-refused-only-mercury" if job == "mercury" else "mc-refused-other-job"
    for seat in others:
        for text in ("", "phase choose, dice 1 3 4", "kept 3 4"):
            assert refused(at(text), seat, MOVES[kind]) == reason


POSITIONS = [
    "",
    "phase ready",
    "phase choose, dice 1 3 4",
    "kept 3 4, stars houston=1, tiles L1 L4@0:0:0, valves white=1, unlocked yellow-round",
    "pending star half judge:red, bag red white",
    "pending cards:cross:blue-round tile:L, face-up L1",
    "seats 2, jobs houston=- bengaluru=1 cologne=-, phase choose, dice 1 2 3, box cologne 5, square, card 5",
    "standing 5000, pauses",
    "phase over, ended time lost",
]
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=8)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from(["x", "y", "rotation", "type"]), inner),
    ),
    max_leaves=8,
)
LIKELY = st.sampled_from(
    ["houston", "cologne", "L1", "L4-white", "yellow-round", "d4", "5-1", "cross", "red", "L", 0, 1, 3, True]
)
NAMES = sorted({name for move in MOVES.values() for name in move if name != "type"})


@settings(max_examples=400, deadline=None)
@given(
    st.sampled_from(POSITIONS),
    st.integers(-2, 5),
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(NAMES), st.one_of(VALUES, LIKELY), max_size=4),
    st.booleans(),
)
def test_anything_at_all_is_answered(
    text: str, seat: int, kind: str, fields: dict[str, Any], nearly: bool
) -> None:
    state = at(text)
    before = encode(state)
    plain = {**(MOVES[kind] if nearly else {"type": kind}), **fields}
    result = Match(GAME, MATCH.header, state).play(Seat(seat), msgspec.json.encode(plain), 0)
    assert encode(state) == before
    if isinstance(result, Refusal):
        assert language("uk").say(result.reason) != result.reason.id


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup(seats=0), "mc-setup-seats"),
        (Setup(seats=-1), "mc-setup-seats"),
        (Setup(seats=HUGE), "mc-setup-seats"),
        (Setup(mercury=4), "mc-setup-job-seat"),
        (Setup(cologne=-1), "mc-setup-job-seat"),
        (Setup(turns=HUGE), "mc-setup-turns"),
        (Setup(minutes=0), "mc-setup-minutes"),
        (Setup(start=-1), "mc-setup-start"),
        (Setup(start=0), "mc-setup-places"),
        (Setup(start=0, own_start=("", "L", "T0", "R9", "b1", "☄")), "mc-setup-places"),
    ],
)
def test_a_setup_that_cannot_be(setup: Setup, reason: str) -> None:
    result = begin(GAME, setup, "bad")
    assert isinstance(result, Refusal)
    assert result.reason.id == reason
