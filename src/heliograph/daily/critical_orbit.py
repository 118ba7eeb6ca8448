"""Mission Control: an arrangement under time pressure. The solver is Mercury on the last turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from heliograph.daily.riddle import SCORES, Judged, Mark, Panelist, Posed
from heliograph.games import load_game
from heliograph.games.critical_orbit.rules.spacecraft import oxygen_needed, oxygen_reached
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import State
from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message, say
from heliograph.kernel.offers import sample_offer
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.players.critical_orbit.arranging.arrangement import Arrangement, Hand, house_pack
from heliograph.players.critical_orbit.arranging.quick import arrange_quick
from heliograph.players.critical_orbit.deadline import NEVER
from heliograph.players.critical_orbit.human.bot import HumanPlayer
from heliograph.players.critical_orbit.human.bot import make as make_person
from heliograph.players.critical_orbit.mercury.building import step_towards
from heliograph.players.player import Player
from heliograph.players.table import Sitting, play_on, sit_down

MERCURY = Seat(0)
_SECONDS = 180
_TURNS = 20
_STARTS = 12
_BUILDING = {"place", "lift", "cover", "uncover", "shift"}
_PEOPLE = 8
_LEAST, _MOST = 3, 8
"""The least and most oxygen that a thorough search may find."""
_MOST_TILES = 11
_FALL_SHORT = 0.5
"""The share of the panel that must fall short; its last member searches thoroughly and succeeds."""
_LOWEST = 30.0
"""The least average score of the panel."""


class CriticalOrbitRiddle:
    seat, seats = MERCURY, 1
    seconds: int | None = _SECONDS
    withheld = frozenset({"roll", "call"})
    needs_partner: frozenset[str] | None = None

    def pose(self, seed: str) -> Posed | None:
        """The printed AI deck plays the stations; Mercury takes what comes and builds nothing."""
        start, _ = Chance.from_seed(seed).below(_STARTS)
        setup = Setup(
            seats=1,
            houston=None,
            bengaluru=None,
            cologne=None,
            difficulty="hard",
            start=start + 1,
            clock="untimed",
            turns=_TURNS,
        )
        sitting = sit_down(load_game("critical_orbit"), setup, seed)
        while not _is_time_to_build(sitting.match.state):
            if sitting.is_over:
                return None
            play_on(sitting, (_Unhurried(),), lambda action, _: action)
        best, tiles = _best(sitting), len(sitting.match.state.mercury.tiles)
        if not _LEAST <= best <= _MOST or tiles > _MOST_TILES:
            return None
        return Posed(sitting, None)

    def partners(self, posed: Posed) -> Sequence[Player]:
        return (_Unhurried(),)

    def panel(self, posed: Posed, seed: str) -> Sequence[tuple[str, Player]]:
        people = [("human", _AgainstTheClock(make_person(seed=f"{seed}/{n}"))) for n in range(_PEOPLE)]
        return [*people, ("strong", _Planner())]

    def fits(self, posed: Posed, panel: Sequence[Panelist]) -> bool:
        average = sum(one.judged.score for one in panel) / len(panel)
        short = sum(not one.judged.solved for one in panel) / len(panel)
        return panel[-1].judged.solved and short >= _FALL_SHORT and average >= _LOWEST

    def is_over(self, posed: Posed, sitting: Sitting) -> bool:
        state: State = sitting.match.state
        return state.phase == "over" or _oxygen(sitting) >= _best(posed.sitting)

    def judge(self, posed: Posed, sitting: Sitting) -> Judged:
        oxygen, best = _oxygen(sitting), _best(posed.sitting)
        marks: tuple[Mark, ...] = tuple("right" if n < oxygen else "wrong" for n in range(best))
        return Judged(
            score=min(SCORES, SCORES * oxygen // best),
            solved=oxygen >= best,
            marks=marks,
            effort=say("daily-oxygen", oxygen=oxygen, best=best),
            guess=str(oxygen),
        )

    def reveal(self, posed: Posed, sitting: Sitting) -> msgspec.Struct:
        """The arrangement that the search has built."""
        state: State = sitting.match.state
        mercury, best = state.mercury, _best_of(_hand(posed.sitting), _target(posed.sitting))
        built = replace(
            mercury,
            spots=dict(best.spots),
            covered=best.covered,
            canisters={**mercury.canisters, **best.canisters},
        )
        view: View = sitting.match.game.open_view(replace(state, mercury=built))
        return view

    def name_guess(self, guess: str) -> Message:
        return say("daily-oxygen-reached", oxygen=int(guess or 0))


RIDDLE = CriticalOrbitRiddle()


class _Unhurried:
    """Takes any offered action except building, and rolls if there is nothing else."""

    def act(self, view: View, prompt: Prompt, chance: Chance, told: Sequence[object]) -> Any:
        offers = [offer for offer in prompt.offers if offer.action not in _BUILDING | {"call"}]
        rest = [offer for offer in offers if offer.action != "roll"] or offers
        if not rest:
            return None
        offer, chance = chance.pick(rest)
        action, _ = sample_offer(offer, chance)
        return action


class _Planner:
    """Builds what a thorough search has found."""

    def act(self, view: View, prompt: Prompt, chance: Chance, told: Sequence[object]) -> Any:
        assert view.mercury is not None
        hand = Hand.of(view.mercury)
        return step_towards(view.mercury, _best_of(hand, view.target))


class _AgainstTheClock:
    """A person with three minutes; how long actions take is part of the model of people."""

    def __init__(self, person: HumanPlayer) -> None:
        self._person, self._left_ms = person, 1000 * _SECONDS

    def act(self, view: View, prompt: Prompt, chance: Chance, told: Sequence[object]) -> Any:
        action = self._person.act(view, prompt, chance, told)
        if action is None:
            return None
        self._left_ms -= self._person.takes_ms(view, action, chance)
        return action if self._left_ms >= 0 else None


def _is_time_to_build(state: State) -> bool:
    return state.turn == _TURNS and state.phase == "roll" and not state.mercury.pending


def _oxygen(sitting: Sitting) -> int:
    return oxygen_reached(house_pack(), sitting.match.state.mercury)


def _hand(sitting: Sitting) -> Hand:
    view: View = sitting.match.game.view(sitting.match.state, MERCURY)
    assert view.mercury is not None
    return Hand.of(view.mercury)


def _target(sitting: Sitting) -> int:
    return oxygen_needed(house_pack(), sitting.match.state)


def _best(sitting: Sitting) -> int:
    return _best_of(_hand(sitting), _target(sitting)).oxygen


@lru_cache(64)
def _best_of(hand: Hand, target: int) -> Arrangement:
    """By a search without a clock, so that every machine finds the same."""
    return arrange_quick(hand, target, {}, NEVER)
