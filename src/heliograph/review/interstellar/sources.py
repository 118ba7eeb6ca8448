"""What a gain was for: the event says so, or the events before it do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.rules.governing import rewards_of
from heliograph.games.interstellar.rules.resources import COLOURS
from heliograph.games.interstellar.rules.rewards import read_reward
from heliograph.games.interstellar.rules.token_sides import action_side
from heliograph.games.interstellar.rules.voyage import GALAXY, column_of, is_free_interest
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling import events
from heliograph.games.interstellar.telling.happening import Happening
from heliograph.games.interstellar.variants.choice import ALL
from heliograph.review.interstellar.log import Beat, Story, index_of
from heliograph.review.interstellar.types import Resource, Source

_SAID: dict[type[Happening], dict[Resource, Source]] = {
    events.SunTapped: {"cubes": "sun", "reputation": "sun"},
    events.Researched: {"cubes": "technologies"},
    events.HallResearched: {"cubes": "technologies"},
    events.Travelled: {"fuel": "travel", "cubes": "planets"},
    events.Settled: {"cubes": "planets"},
    events.Traded: {"fuel": "market", "cubes": "market"},
    events.Produced: {"fuel": "outposts", "cubes": "planets"},
    events.MechanismBuilt: {"cubes": "mechanisms", "prestige": "mechanisms"},
    events.PeopleSaved: {"cubes": "population"},
    events.ProbeMoved: {"fuel": "journey"},
    events.ProbeArrived: {"prestige": "trappist"},
    events.BenefitChanged: {"prestige": "journey", "reputation": "journey"},
    events.BagSpoiled: {"cubes": "hall"},
    **{
        event: cast("dict[Resource, Source]", said)
        for kind in ALL.values()
        for event, said in kind.gained_for.items()
    },
}
"""Changes that come before these events."""

_SAID_BEFORE: dict[type[Happening], dict[Resource, Source]] = {
    events.PeopleSaved: {"reputation": "population"},
    events.ModuleCompleted: {"prestige": "mechanisms"},
    events.Travelled: {"cubes": "planets"},
}
"""Changes that come after these events."""

_TOKENS: dict[str, Source] = {"earth": "earth", "market": "market", "produce": "planets"}
_WORDS_OF_CHOICE = "choose-"


@dataclass
class Sources:
    """Follows a replayed game event by event."""

    story: Story
    _due: dict[int, list[tuple[tuple[str, ...], Source]]] = field(default_factory=dict)
    """For each player, the rewards still to be told, with their sources."""
    _token: dict[int, Source] = field(default_factory=dict)
    _last: dict[int, events.Event] = field(default_factory=dict)
    _whole_row: bool = False

    def name(self, beat: Beat, index: int, what: Resource) -> Source:
        event = beat.event
        if isinstance(event, events.Gained) and read_reward(event.reward)[0].kind == what:
            return self._gained(beat.state, index, event.reward)
        said = _SAID.get(type(event), {}) if event is not None else {}
        last = self._last.get(index)
        before = _SAID_BEFORE.get(type(last), {}) if last is not None else {}
        return said.get(what) or before.get(what) or "other"

    def note(self, beat: Beat) -> None:
        """Notes what this event will lead to."""
        event, state, pack = beat.event, beat.state, self.story.pack
        index = index_of(state, getattr(event, "player", -1))
        match event:
            case events.PhaseBegan():
                self._due.clear()
            case events.TokenPlayed(_, token):
                self._due[index] = []
                self._token[index] = _TOKENS.get(action_side(pack, token).kind, "tokens")
            case events.Passed():
                self._due[index] = []
            case events.HallActs("government", colour):
                self._whole_row = pack.hall_board.value.government[COLOURS.index(colour)].whole_row
            case events.SalvationChosen(_, _, bonus):
                self._choose(pack, state, index, bonus=bonus)
            case events.StepTaken(_, track, step):
                printed = pack.leaders.value[track][step - 1]
                other = self.story.variants.first(lambda variant: variant.leader_reward(state, track, step))
                self._expect(index, printed if other is None else other, track)
            case events.RepresentativeSent(_, row, space):
                for reward in rewards_of(pack, state, row, space, whole_row=self._whole_row):
                    self._expect(index, reward, "government")
            case events.ProbeMoved(player, space, _, found):
                finder = state.mover if player < 0 and index < 0 else index
                self._discover(beat.before, finder, space, found)
            case _:
                pass
        if event is not None and index >= 0:
            self._last[index] = event

    def _choose(self, pack: Pack, state: State, index: int, *, bonus: bool) -> None:
        side = pack.token[state.players[index].played[-1]].salvation
        assert side is not None
        self._whole_row = side.whole_row
        if side.after:
            self._expect(index, side.after, "tokens")
        if bonus:
            self._expect(index, pack.salvation_bonus.value, "tokens")

    def _discover(self, before: State, index: int, space: str, found: str) -> None:
        """HV-20, HV-21: what a Probe finds, for the first visitor and for all."""
        pack = self.story.pack
        if is_free_interest(pack, before, space):
            self._expect(index, f"{pack.journey.value.interest_prestige[column_of(space) - 1]}V", "journey")
        if found and space not in before.voyage.found:
            self._expect(index, f"{pack.discovery_prestige.value}V", "journey")
        if found == GALAXY:
            self._expect(index, f"{pack.galaxy_reputation.value}p", "journey")
        own = self.story.variants.first(lambda variant: variant.discovery_reward(found))
        if own is not None:
            self._expect(index, own, "journey")

    def _expect(self, index: int, reward: str, source: Source) -> None:
        """Each reward as it will be told; of several cubes one may be chosen."""
        for word, one in zip(reward.split(), read_reward(reward), strict=True):
            texts = tuple(one.cubes) if word.startswith(_WORDS_OF_CHOICE) else (word,)
            self._due.setdefault(index, []).append((texts, source))

    def _gained(self, state: State, index: int, reward: str) -> Source:
        """The latest reward due: an action's own rewards come before its token's bonus."""
        due = self._due.get(index, [])
        for place in reversed(range(len(due))):
            texts, source = due[place]
            if reward in texts:
                del due[place]
                return source
        if state.phase == "government":
            return "governor"
        if len(state.passed) == len(state.players):
            return "pass"
        return self._token.get(index, "tokens") if state.phase == "action" else "tokens"
