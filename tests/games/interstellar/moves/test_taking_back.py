"""During a turn a player tries things out unseen and undoes them, until something is drawn or shown."""

from __future__ import annotations

import msgspec
from tests.games.interstellar.table import GAME, at, play

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling import events
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal, Step
from heliograph.kernel.match import Match, Played, begin
from heliograph.kernel.seats import Seat

TOGETHER = "quadrants earth=0 mars=0, stack mars G3/1, p0 (fuel 9, buildings drill=1, tech drill=1)"


def apply(state: State, move: actions.Action) -> Step[State, events.Event]:
    result = GAME.apply(state, Seat(0), move, 0)
    assert not isinstance(result, Refusal)
    return result


def test_others_see_nothing_until_it_is_final() -> None:
    """HV-02: loading is seen only when the Explorer has left."""
    state = at(TOGETHER)
    before = encode((GAME.view(state, Seat(1)), GAME.prompt(state, Seat(1))))
    for move in (play("travel"), actions.Load("base"), actions.Load("drill")):
        step = apply(state, move)
        assert step.takes_back
        assert not any(told.reaches(Seat(1)) or told.reaches(None) for told in step.events)
        state = step.state
        assert encode((GAME.view(state, Seat(1)), GAME.prompt(state, Seat(1)))) == before
    assert GAME.view(state, Seat(0)).corporations[0].cargo.bases == 1
    step = apply(state, actions.Fly("mars", 3))
    assert not step.takes_back
    heard = [type(told.event) for told in step.events if told.reaches(Seat(1))]
    assert heard == [events.TokenPlayed, events.Travelled, events.TokenTurned]
    mine = [type(told.event) for told in step.events if told.reaches(Seat(0))]
    assert mine == [events.Travelled, events.TokenTurned]
    assert GAME.view(step.state, Seat(1)).corporations[0].cargo.bases == 1


def test_what_was_turned_up_stays() -> None:
    """SI-13: a Planetary Production token; SI-31: a Discovery; SI-8: cubes out of the Sun."""
    state = apply(apply(at(TOGETHER), play("travel")).state, actions.Fly("mars", 3))
    assert not state.takes_back
    sun = apply(at(""), play("solar"))
    assert not sun.takes_back
    probe = at("phase salvation, pile wormhole, p0 (fuel 9)")
    probe = apply(apply(probe, play("travel")).state, actions.DoSalvation("probe")).state
    assert not apply(probe, actions.Advance("1-3")).takes_back


def test_the_end_of_a_turn_is_final() -> None:
    """SI-5: also where the next turn is one's own again."""
    assert not apply(at("passed 1, p1 (passed)"), play("earth")).takes_back
    trade = apply(at("p0 (cubes RR)"), play("market"))
    sold = apply(trade.state, actions.Sell("R", 1, False))
    assert (trade.takes_back, sold.takes_back) == (True, True)
    assert not apply(sold.state, actions.Done()).takes_back


def test_the_governments_doings_are_final() -> None:
    """HV-15: new projects have been turned up when the player is asked about H.A.L.L.'s bag."""
    alone = at("hall (laid R), phase salvation, order 1 0, turn 0, passed 1, p0 (cubes R), p1 (passed)")
    step = apply(alone, actions.Pass())
    assert step.state.agenda[-1].seat == 0
    assert not step.takes_back


def test_a_match_goes_back_step_by_step() -> None:
    """SI-5."""
    match = begin(GAME, GAME.setup_type(first=0), "undo")
    assert isinstance(match, Match)
    start = encode(match.state)
    for move in (play("travel"), actions.Load("base")):
        played = match.play(Seat(0), msgspec.Raw(encode(move)), 0)
        assert isinstance(played, Played)
        match = played.match
    for _ in range(2):
        undone = match.undo(Seat(0), 0)
        assert isinstance(undone, Played)
        match = undone.match
    assert encode(match.state) == start
    assert isinstance(match.undo(Seat(0), 0), Refusal)
