"""One game between AI seats: what they remember, and what happens while everybody waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from tests.kernel.lighthouse import KEEPER, SHIP, Light, Lighthouse, Pack, Report, Setup, Shone

from heliograph.kernel.chance import Chance
from heliograph.kernel.match import Match
from heliograph.kernel.prompt import Prompt
from heliograph.players.table import Decision, StuckError, play_game


class Player:
    """Lights at once; says what it remembers when it must."""

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        if view.me == KEEPER:
            return Light()
        if view.lamp is not None:
            return None
        return Report([event.number for event in told if isinstance(event, Shone)][-1])


class Sleeper:
    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        return None


class Attentive(Lighthouse):
    """The lamp never goes out, and the view shows everything."""

    views_forget = False

    def due(self, state: Any) -> int | None:
        return None


def played(game: Lighthouse, players: Sequence[Any]) -> tuple[Match, list[Decision]]:
    return play_game(game, Setup(), "seed", players, lambda action, _: action)


def test_a_seat_remembers_what_its_view_forgets() -> None:
    match, decisions = played(Lighthouse(Pack()), [Player(), Player()])
    assert match.state.right == 4, "every number was remembered"
    keeper, ship = ([one for one in decisions if one.seat == seat][-1].told for seat in (KEEPER, SHIP))
    tags = [[event.__struct_config__.tag for event in told] for told in (keeper, ship)]
    assert tags[0][:4] == ["shone", "burned-down", "reported", "ordered"]
    assert "ordered" not in tags[1], "what others are told stays theirs"


def test_time_passes_when_everybody_waits() -> None:
    match, _ = played(Lighthouse(Pack()), [Player(), Player()])
    assert match.seq == 12, "four rounds of a light, a tick and a report"


def test_where_views_do_not_forget_nothing_needs_to_be_remembered() -> None:
    class Reader(Player):
        def act(
            self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]
        ) -> msgspec.Struct | None:
            return Light() if view.me == KEEPER else Report(view.lamp)

    match, decisions = played(Attentive(Pack()), [Reader(), Reader()])
    assert match.state.right == 4
    assert {one.told for one in decisions} == {()}


def test_nobody_moving_is_an_error() -> None:
    with pytest.raises(StuckError, match="nobody wants to move"):
        played(Lighthouse(Pack()), [Sleeper(), Sleeper()])
