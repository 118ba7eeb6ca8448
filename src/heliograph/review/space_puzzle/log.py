"""A finished game's log divided into scenarios and messages, with everything each side had seen by then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from heliograph.games import game_of_log
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.moves.actions import Action
from heliograph.games.space_puzzle.rules.seats import astronauts
from heliograph.games.space_puzzle.state import State
from heliograph.games.space_puzzle.telling.events import Happening
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.game import Refusal, Told
from heliograph.kernel.log import Log
from heliograph.kernel.match import follow, resume
from heliograph.kernel.seats import Seat, all_seats
from heliograph.players.space_puzzle.table.memory import Memory, remember


@dataclass(frozen=True)
class Moment:
    """A state, and what every seat had been told by then."""

    game: SpacePuzzle
    state: State
    told: dict[Seat, tuple[Happening, ...]]

    def view(self, seat: Seat) -> View:
        return self.game.view(self.state, seat)

    @property
    def astronaut(self) -> Seat:
        return astronauts(self.state)[0]

    def memory(self) -> Memory:
        """The memory of an Astronaut."""
        return remember(self.view(self.astronaut), self.told[self.astronaut])

    def then(self, state: State, events: Sequence[Told[Happening]]) -> Moment:
        told = {
            seat: (*heard, *(one.event for one in events if one.reaches(seat)))
            for seat, heard in self.told.items()
        }
        return Moment(self.game, state, told)

    def play(self, seat: Seat, action: Action) -> Moment | None:
        """The moment after this action; None if the rules refuse it."""
        step = self.game.apply(self.state, seat, action, 0)
        return None if isinstance(step, Refusal) else self.then(step.state, step.events)


@dataclass
class Sending:
    """A message, from the draft to the end of the round."""

    seq: int
    before: Moment
    """Just before the AI reveals it."""
    revealed: Moment
    after: Moment
    """When the Astronauts had finished, or as far as they came."""


@dataclass
class Episode:
    """A scenario."""

    sendings: list[Sending] = field(default_factory=list)

    @property
    def end(self) -> Moment:
        return self.sendings[-1].after


def episodes(log: Log) -> Iterator[Episode]:
    """The scenarios in which at least one message was revealed."""
    game = game_of_log(log.header)
    assert isinstance(game, SpacePuzzle)
    match = resume(game, log.header)
    moment = Moment(game, match.state, dict.fromkeys(all_seats(match.state.setup.seats), ()))
    episode = Episode()
    for entry in log.entries:
        played = follow(match, entry)
        then = moment.then(played.match.state, played.events)
        _note(episode, entry.seq, moment, then)
        if len(then.state.history) > len(moment.state.history):
            yield episode
            episode = Episode()
        match, moment = played.match, then
    if episode.sendings:
        yield episode


def _note(episode: Episode, seq: int, moment: Moment, then: Moment) -> None:
    was, now = moment.state.phase, then.state.phase
    if (was, now) == ("message", "crew"):
        episode.sendings.append(Sending(seq, moment, then, then))
    elif was == "crew":
        # The next round may move the board (SR-DRIFT); the end of a scenario never does.
        episode.sendings[-1].after = moment if now == "message" else then
