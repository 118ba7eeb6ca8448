"""Contact: a rhythm to read. One round of the real game, with the solver as the Crew."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from heliograph.daily.riddle import SCORES, Judged, Mark, Panelist, Posed
from heliograph.games import load_game
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import ChipId, Flight, Layout, State
from heliograph.games.contact.telling.names import chip_name
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat
from heliograph.players import make_player
from heliograph.players.contact.listening.belief import stranger
from heliograph.players.contact.listening.one_round import certainty, listen
from heliograph.players.contact.routes import table_of
from heliograph.players.player import Player
from heliograph.players.table import Sitting, play_on, sit_down

SOURCE, GUESSER = Seat(0), Seat(1)
GUESSES = 3
_LEVELS = (4, 5, 6)
"""Five to seven planets to choose from."""
_PEOPLE = 15
_CLEAR = 0.55
"""An ideal listener's certainty of the target after the first signal must be at least this."""
_PLAIN = 0.97
"""And at most this."""
_FEWEST_AT_ONCE, _MOST_AT_ONCE = 0.3, 0.85
"""The share of the panel that is right with the first guess."""
_PER_GUESS, _PER_SIGNAL, _LEAST = 30, 5, 10


class Revealed(msgspec.Struct, frozen=True):
    """The routes that were sent, and what an ideal listener understood."""

    layout: Layout
    target: ChipId
    start: ChipId
    routes: tuple[tuple[ChipId, ...], ...]
    """The route of every signal heard."""
    posterior: dict[ChipId, float]
    """The probability of each planet after the first signal, in hundredths."""
    guesses: tuple[ChipId, ...]


class ContactRiddle:
    seat, seats = GUESSER, 2
    seconds: int | None = None
    withheld: frozenset[str] = frozenset()
    needs_partner: frozenset[str] | None = frozenset({"ask-repeat"})

    def pose(self, seed: str) -> Posed | None:
        chance = Chance.from_seed(seed)
        level, chance = chance.pick(_LEVELS)
        setup = Setup(level=level, route="guided", table="any", impossible_guesses="block")
        sitting = sit_down(load_game("contact"), setup, seed)
        posed = Posed(sitting, 0.0)
        players = self.partners(posed)
        while sitting.match.state.phase != "guess":
            play_on(sitting, players, lambda action, _: action)
        flight = _flight(sitting)
        sure = _posterior(sitting.match.state.layout, flight)
        clear = sure[flight.target]
        if max(sure.values()) > clear or not _CLEAR <= clear <= _PLAIN:
            return None
        return Posed(sitting, clear)

    def partners(self, posed: Posed) -> Sequence[Player]:
        """A precise Source with a person's hand."""
        source = make_player("contact", "strong", human_noise=True)
        return (source, source)

    def panel(self, posed: Posed, seed: str) -> Sequence[tuple[str, Player]]:
        people = [("human", make_player("contact", "human", seed=f"{seed}/{n}")) for n in range(_PEOPLE)]
        return [
            *people,
            ("quick", make_player("contact", "quick")),
            ("strong", make_player("contact", "strong")),
        ]

    def fits(self, posed: Posed, panel: Sequence[Panelist]) -> bool:
        at_once = sum(one.judged.marks == ("right",) for one in panel) / len(panel)
        return _FEWEST_AT_ONCE <= at_once <= _MOST_AT_ONCE

    def is_over(self, posed: Posed, sitting: Sitting) -> bool:
        flight = _flight(sitting)
        return len(flight.guesses) >= GUESSES or _is_found(flight)

    def judge(self, posed: Posed, sitting: Sitting) -> Judged:
        flight = _flight(sitting)
        found, guesses, signals = _is_found(flight), len(flight.guesses), len(flight.transmissions)
        lost = _PER_GUESS * (guesses - 1) + _PER_SIGNAL * (signals - 1)
        marks: tuple[Mark, ...] = tuple("right" if guess.right else "wrong" for guess in flight.guesses)
        return Judged(
            score=max(SCORES - lost, _LEAST) if found else 0,
            solved=found,
            marks=marks,
            effort=say("daily-signals", signals=signals),
            guess=flight.guesses[0].chip if flight.guesses else "",
        )

    def reveal(self, posed: Posed, sitting: Sitting) -> Revealed:
        state, flight = sitting.match.state, _flight(sitting)
        return Revealed(
            layout=state.layout,
            target=flight.target,
            start=flight.start,
            routes=tuple(sent.route or () for sent in flight.transmissions),
            posterior={chip: round(sure, 2) for chip, sure in _posterior(state.layout, flight).items()},
            guesses=tuple(guess.chip for guess in flight.guesses),
        )

    def name_guess(self, guess: str) -> Message:
        return chip_name(guess)


RIDDLE = ContactRiddle()


def _flight(sitting: Sitting) -> Flight:
    """The puzzle's round, while it lasts and afterwards."""
    state: State = sitting.match.state
    return state.flight or state.history[-1]


def _is_found(flight: Flight) -> bool:
    return bool(flight.guesses) and flight.guesses[-1].right


def _posterior(layout: Layout, flight: Flight) -> dict[ChipId, float]:
    """The belief of an ideal listener new to this Source, after the first signal."""
    heard = replace(flight.transmissions[0], route=None)
    joint = listen(table_of(layout), stranger(), (heard,), flight.candidates)
    return certainty(joint, flight.candidates, ())
