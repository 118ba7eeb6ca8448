"""Twelve rounds with a stranger, six in each role. The tank is refilled again and again, so that all rounds
are played even after many wrong guesses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import log2
from typing import Any, Protocol, runtime_checkable

import msgspec

from heliograph.arena.contact import shaking_hand
from heliograph.arena.guests import invite
from heliograph.arena.strangers.contact.controls import WithPast
from heliograph.arena.strangers.contact.ideal import Ideal
from heliograph.arena.strangers.contact.learning import IdealLearner
from heliograph.arena.strangers.contact.turning import Decided, same_when_turned
from heliograph.arena.strangers.mumbling import Mumbling
from heliograph.arena.strangers.partners import Draw, Stranger
from heliograph.arena.strangers.record import Control, Episode, Episodes, Group, Seen
from heliograph.arena.strangers.tasks import IDEAL, LEARNER, Task
from heliograph.games import load_game
from heliograph.games.contact.game import Contact
from heliograph.games.contact.moves.guess import MakeGuess
from heliograph.games.contact.moves.transmit import AskRepeat, Transmit
from heliograph.games.contact.rules.mission import full_tank
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import ChipId, Flight, State
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.players.contact.bot import ContactBot
from heliograph.players.contact.human.bot import HumanPlayer, make
from heliograph.players.player import Hand, Player, Thought, decide
from heliograph.players.strangers import Role
from heliograph.players.table import Sitting, play_on, sit_down

ME, OTHER = Seat(0), Seat(1)
HANDS = 0.10
"""How unsteady a machine taps; people have hands of their own."""


@runtime_checkable
class Believing(Protocol):
    """A player that can say how sure it is."""

    def certainties(self, view: Any, told: Sequence[Any]) -> dict[ChipId, float]: ...


@dataclass
class Witnessed:
    """A player, and a record of its decisions."""

    player: Player
    decided: list[Decided] = field(default_factory=list)

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        return self.act_remembering(view, prompt, chance, told, b"").action

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        thought = decide(self.player, view, prompt, chance, told, memory)
        if isinstance(thought.action, MakeGuess | AskRepeat | Transmit) and not view.guesses:
            self.decided.append(Decided(view, prompt, chance, tuple(told), memory, thought.action))
        return thought


@dataclass(frozen=True)
class _Mission:
    stranger: str
    player: Player
    partner: Player
    hands: tuple[Hand, Hand]
    starts: list[Sitting]
    """Called before each round."""
    flights: tuple[Flight, ...]
    decided: list[Decided]


def meet(
    task: Task, player: str, group: Group, strangers: Sequence[Stranger], table: int, seed: str
) -> Episodes:
    found: Episodes = []
    for place, stranger in enumerate(strangers):
        first = {"first_source": (table + place) % 2}
        setup = msgspec.convert({**task.at_table("speaker")[0], **first}, Setup)
        if group == "itself":
            hands = shaking_hand(HANDS), shaking_hand(HANDS)
            both = (invite("contact", player), invite("contact", player))
            found += _episodes(_fly(setup, f"{seed}/{stranger.name}", player, *both, hands), table, None)
            continue
        other = strangers[(place + 1) % len(strangers)]
        mission = _beside(setup, seed, player, stranger, stranger)
        past = _beside(setup, seed, player, other, stranger) if group == "held-out" else None
        found += _episodes(mission, table, past)
    return found


def _beside(setup: Setup, seed: str, player: str, partner: Stranger, table: Stranger) -> _Mission:
    """Every stranger has a table of its own; other strangers may be tried there, too."""
    person = make(seed=partner.seed, draw=partner.draw)
    mine, hands = _player(player, person, partner.draw), (shaking_hand(HANDS), _steady)
    return _fly(setup, f"{seed}/{table.name}", partner.name, mine, person, hands)


def _player(name: str, partner: HumanPlayer, draw: Draw) -> Player:
    if name == LEARNER:
        return IdealLearner(invite("contact", "quick"), draw)
    if name != IDEAL:
        return invite("contact", name)
    strong = invite("contact", "strong")
    assert isinstance(strong, ContactBot)
    return Ideal(strong, partner)


def _steady(action: msgspec.Struct, _: Chance) -> msgspec.Struct:
    return action


def _fly(
    setup: Setup, seed: str, name: str, player: Player, partner: Player, hands: tuple[Hand, Hand]
) -> _Mission:
    game = _game()
    sitting, witnessed, starts = sit_down(game, setup, seed), Witnessed(player), list[Sitting]()
    while not sitting.is_over:
        _fill_up(game, sitting)
        if sitting.match.state.phase == "ready" and len(starts) == len(sitting.match.state.history):
            starts.append(sitting.copied())
        play_on(sitting, [witnessed, partner], hands)
    return _Mission(name, player, partner, hands, starts, sitting.match.state.history, witnessed.decided)


def _fill_up(game: Contact, sitting: Sitting) -> None:
    state: State = sitting.match.state
    full = full_tank(game.content, state.setup)
    if state.barrels < full and state.phase != "over":
        sitting.match = sitting.match.in_state(msgspec.structs.replace(state, barrels=full))


def _episodes(mission: _Mission, table: int, other: _Mission | None) -> Iterator[Episode]:
    """`other` is another stranger's mission at this table, if controls are wanted."""
    roles: dict[Role, list[Seen]] = {"speaker": [], "listener": []}
    if isinstance(mission.player, IdealLearner):
        del roles["speaker"]
    for number, flight in enumerate(mission.flights):
        role: Role = "speaker" if flight.source == ME else "listener"
        if role in roles:
            roles[role].append(_seen(mission, number, flight, role, other))
    for role, seen in roles.items():
        yield Episode(stranger=mission.stranger, role=role, table=table, seen=tuple(seen))


def _seen(mission: _Mission, number: int, flight: Flight, role: Role, other: _Mission | None) -> Seen:
    score = float(flight.guesses[0].right)
    mine = [one for one in mission.decided if one.view.round == flight.round]
    last = mine[-1] if mine else None
    turns = other is not None and _may_turn(mission, mine)
    return Seen(
        round=flight.round,
        score=score,
        right=(score,),
        instead=_instead(mission, number, role, other) if other else {},
        sure=_sure(mission.player, last) if role == "listener" else None,
        did=tuple(_word(one.action) for one in mine),
        turned=same_when_turned(_game(), mission.player, mine[0]) if turns else {},
    )


def _may_turn(mission: _Mission, mine: Sequence[Decided]) -> bool:
    """One who knows a person sees with that person's eyes, which misjudge this very table; who weighs many
    has only the geometry, and is not asked."""
    return bool(mine) and not isinstance(mission.player, Ideal | IdealLearner)


def _instead(mission: _Mission, number: int, role: Role, other: _Mission) -> dict[Control, float]:
    player, partner, start = mission.player, mission.partner, mission.starts[number]
    found: dict[Control, float] = {}
    if role == "listener":
        found["no message"] = _first_guess(mission, start, player, Mumbling(_game(), partner, Transmit))
    if number and not isinstance(player, Ideal):
        found["no history"] = _first_guess(mission, start, WithPast(player), partner)
        found["re-paired"] = _first_guess(mission, start, _repaired(mission, number, other), partner)
    return found


def _repaired(mission: _Mission, number: int, other: _Mission) -> WithPast:
    """With the next stranger's rounds at the same table as the past."""
    start = other.starts[number]
    view = start.match.game.view(start.match.state, ME)
    return WithPast(mission.player, view.history, tuple(start.told[ME]))


def _first_guess(mission: _Mission, start: Sitting, player: Player, partner: Player) -> float:
    sitting, game = start.copied(), _game()
    sitting.memories.pop(ME, None)
    round = len(start.match.state.history)
    while True:
        state: State = sitting.match.state
        flight = state.history[round] if len(state.history) > round else state.flight
        if flight is not None and flight.guesses:
            return float(flight.guesses[0].right)
        _fill_up(game, sitting)
        play_on(sitting, [player, partner], mission.hands)


def _sure(player: Player, decided: Decided | None) -> float | None:
    if decided is None or not isinstance(decided.action, MakeGuess) or not isinstance(player, Believing):
        return None
    return round(player.certainties(decided.view, decided.told).get(decided.action.chip, 0.0), 4)


def _word(action: Any) -> str:
    """Rhythms that nobody could tell apart count as one word."""
    if isinstance(action, Transmit):
        return "-".join(str(round(2 * log2(ms / 100))) for ms in action.holds)
    return action.chip if isinstance(action, MakeGuess) else "asks"


def _game() -> Contact:
    game = load_game("contact")
    assert isinstance(game, Contact)
    return game
