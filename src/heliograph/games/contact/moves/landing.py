"""What a guess can end: the round (CT-28 to CT-30), and with it the mission (CT-27, CT-31)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.moves.event import Happening, RocketMoved
from heliograph.games.contact.moves.move import step
from heliograph.games.contact.rules.crew import next_seat
from heliograph.games.contact.rules.flight import first_guess_is_open, flight_of, is_practice
from heliograph.games.contact.rules.mission import is_last_round, score
from heliograph.games.contact.state import EARTH, ChipId, State
from heliograph.games.contact.telling.names import chip_name
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say


def land(pack: Pack, state: State, guessed: Happening) -> Step[State, Happening]:
    """The target was found. A practice flight leaves everything as it was before (CT-H16)."""
    flight = flight_of(state)
    if is_practice(flight):
        back = replace(_close_flight(state), phase="ready", rocket=EARTH)
        ended = RoundEnded(flight.round, flight.target, None)
        return step(back, guessed, ended, RocketMoved(EARTH))
    won = flight.prize if first_guess_is_open(flight) else None
    landed = replace(
        _close_flight(state),
        rocket=flight.target,
        won=state.won if won is None else (*state.won, won),
    )
    ended = RoundEnded(flight.round, flight.target, won)
    moved = RocketMoved(flight.target)
    if is_last_round(pack, flight):
        done = replace(landed, phase="over")
        return step(done, guessed, moved, ended, MissionEnded(True, score(done)))
    left = next_seat(state, state.source)
    return step(replace(landed, phase="ready", source=left), guessed, moved, ended)


def lose_mission(state: State, *events: Happening) -> Step[State, Happening]:
    """CT-27: the last barrel is gone."""
    lost = replace(_close_flight(state), phase="over")
    return step(lost, *events, MissionEnded(False, score(lost)))


class RoundEnded(Happening, frozen=True, tag="round-ended"):
    round: int
    target: ChipId
    won: int | None
    """The value of the signal card, if it was won (CT-29)."""

    def sentence(self) -> Message:
        chip = chip_name(self.target)
        if self.round == 0:
            return say("event-practice-ended", chip=chip)
        if self.won is None:
            return say("event-round-ended", chip=chip)
        return say("event-signal-won", chip=chip, value=self.won)


class MissionEnded(Happening, frozen=True, tag="mission-ended"):
    success: bool
    score: int

    def sentence(self) -> Message:
        return say("event-mission-won" if self.success else "event-mission-lost", score=self.score)


def _close_flight(state: State) -> State:
    return replace(
        state,
        history=(*state.history, flight_of(state)),
        flight=None,
        guesser=None,
        plan=None,
        second_guess="no",
        meeting=False,
        transmissions_left=0,
    )
