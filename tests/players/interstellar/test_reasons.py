"""Why a seat acts as it does: a line for each turn, from what is visible to all."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.interstellar.table import GAME, PACK, at, step

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.language import Language
from heliograph.players.interstellar.bot import make
from heliograph.players.interstellar.reasons import reason

CHANCE = Chance.from_seed("reasons")


def whole_game() -> list[tuple[View, Message]]:
    """Every reason of two quick seats, with the view at the beginning of the turn."""
    state, player, memories = GAME.start(Setup(seats=2), "reasons"), make("quick", pack=PACK), [b"", b""]
    began: View | None = None
    told: list[tuple[View, Message]] = []
    while state.phase != "over":
        seat = Seat(state.agenda[-1].seat)
        view, prompt = GAME.view(state, seat), GAME.prompt(state, seat)
        if not memories[seat]:
            began = view
        thought = player.act_remembering(view, prompt, CHANCE, (), memories[seat])
        memories[seat] = thought.memory
        if thought.says is not None:
            assert thought.memory == b"", "told before the turn is done"
            assert began is not None
            told.append((began, thought.says))
        state = step(state, thought.action).state
    return told


def test_every_turn_has_a_reason_that_can_be_read_in_every_language() -> None:
    told = whole_game()
    assert len(told) > 60
    assert len({why.id for _, why in told}) > 8
    for language in map(Language, ("en", "uk", "de")):
        for why in {why.id: why for _, why in told}.values():
            said = language.say(why)
            assert said.endswith(".")
            assert "si-reason" not in said


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        ((actions.PlayToken("travel"), actions.Load("base"), actions.Fly("mars", 3)), "si-reason-settle"),
        ((actions.PlayToken("travel"), actions.Fly("earth", 3)), "si-reason-home"),
        ((actions.PlayToken("research"), actions.Research("ars", "R")), "si-reason-research"),
        ((actions.PlayToken("market"), actions.Sell("R", 2, False)), "si-reason-sell"),
        ((actions.PlayToken("market"), actions.Buy("R", 1, False)), "si-reason-buy"),
        ((actions.PlayToken("solar"),), "si-reason-sun"),
        ((actions.PlayToken("earth"),), "si-reason-fuel"),
        ((actions.PlayToken("tank"),), "si-reason-supplies"),
        ((actions.PlayToken("any-production"), actions.ProduceOn("mars")), "si-reason-produce"),
        ((actions.PlayToken("pp-mars"),), "si-reason-produce"),
        ((actions.DoSalvation("mechanism"), actions.Build("RR", "current", "RR")), "si-reason-mechanism"),
        ((actions.DoSalvation("mechanism"), actions.Build("??", "current", "RR")), "si-reason-any-mechanism"),
        ((actions.DoSalvation("population"), actions.Save("R", "R")), "si-reason-people"),
        ((actions.DoSalvation("probe"), actions.Advance("1-3")), "si-reason-probe"),
        ((actions.DoSalvation("government"), actions.Send(0, 0)), "si-reason-representative"),
        ((actions.Pass(),), "si-reason-pass"),
    ],
)
def test_a_reason_tells_nothing_from_behind_the_screen(moves: tuple[Any, ...], why: str) -> None:
    """The same action has the same reason whatever else the seat has."""
    state = at("phase action, round 2, p0 (cubes RYG, fuel 9), p1 (cubes PP, fuel 9)")
    view = GAME.view(state, Seat(0))
    poor = replace(view.corporations[0], fuel=0, cubes=(0, 0, 0, 0, 0), tokens=())
    blank = replace(view, corporations=(poor, *view.corporations[1:]))
    told = reason(PACK, view, moves, 4.2, is_close=False)
    assert told is not None
    assert told.id == why
    assert told == reason(PACK, blank, moves, 4.2, is_close=False)
    assert reason(PACK, view, moves, 4.2, is_close=True) == Message("si-reason-close", {"why": told})
