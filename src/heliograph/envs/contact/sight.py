"""Contact as numbers: what one seat sees; every chip always has the same place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, partial
from typing import Any, get_args

from heliograph.envs.layout import Block, Layout, Page, Pages, Piece, Vector
from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.moves.transmit import Transmitted
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import EARTH, HELPERS, ChipId, Phase, SecondGuess, Transmission
from heliograph.games.contact.state import Layout as Table
from heliograph.games.contact.telling.view import View

_PHASES: tuple[Phase, ...] = get_args(Phase)
_SECOND: tuple[SecondGuess, ...] = get_args(SecondGuess)
HEARD_SIGNALS = 3
HEARD_FLIGHTS = 8


def chip_ids(pack: Pack) -> tuple[ChipId, ...]:
    asteroids = (f"asteroid-{number}" for number in range(1, pack.asteroids.value + 1))
    return (*pack.planets.value, *asteroids, EARTH)


class Sight:
    def __init__(self, pack: Pack, setup: Setup, flights: int) -> None:
        self._pack = pack
        self._chips = {chip: place for place, chip in enumerate(chip_ids(pack))}
        self._values = sorted(set(pack.signal_cards.value))
        self.layout = Layout(_pieces(pack, setup, len(self._chips), len(self._values), flights))
        self._pages = Pages(self.layout)
        block = partial(Block, self.layout)
        self._parts = block("phase", "guesser")
        self._table = block("where")
        self._rocket = block("rocket", "flights from the rocket")
        self._targets = block("candidates", "reached")
        self._guesses = block("guessed", "target")
        self._cards = block("round", "fifty-fifty")
        self._signals = block("meeting", "heard")
        self._tapped = block("tapped so far")

    def vector(self, view: View, held: Sequence[int], told: Sequence[Any]) -> Vector:
        page = self._pages.of(view.me)
        if page.shows is not view:
            self._write(page, view)
            page.shows = view
        heard = _heard(view.transmissions, told)
        signals = (view.meeting, view.transmissions_left, heard)
        self._signals.write(page, signals, self._write_signals, view, heard)
        self._tapped.write(page, (held,), self._write_tapped, held)
        return page.vector.copy()

    def _write(self, page: Page, view: View) -> None:
        roles = (view.phase, view.me, view.source, view.guesser)
        self._parts.fill(page, roles, self._roles, view)
        self._table.write(page, (view.layout,), self._write_table, view.layout)
        self._rocket.write(page, (view.rocket, view.layout), self._write_rocket, view)
        seen = (view.candidates, view.possible, view.reached)
        self._targets.write(page, seen, self._write_targets, view)
        self._guesses.write(page, (view.guesses, view.target), self._write_guesses, view)
        cards = (
            *(view.round, view.barrels, view.score, view.prize, view.prize_lost),
            *(view.signals, view.helpers, view.second_guess),
        )
        self._cards.fill(page, cards, self._numbers_of_cards, view)

    def _roles(self, view: View) -> list[float]:
        me, seats = view.me or 0, view.setup.seats
        guesser = -1 if view.guesser is None else (view.guesser - me) % seats
        return [
            *_one_of(_PHASES.index(view.phase), len(_PHASES)),
            *(view.me == view.source, view.me == view.guesser),
            *_one_of((view.source - me) % seats, seats),
            *_one_of(guesser, seats),
        ]

    def _write_table(self, page: Page, table: Table) -> None:
        by_id = {chip.id: chip for chip in table.chips}
        chips = [by_id.get(id) for id in self._chips]
        places = [(0.0, 0.0) if chip is None else (chip.x, chip.y) for chip in chips]
        page.write("where", [way / table.size for place in places for way in place])

    def _write_rocket(self, page: Page, view: View) -> None:
        self._chips_of(page, "rocket", [view.rocket])
        self._chips_of(page, "flights from the rocket", view.layout.links[view.rocket])

    def _write_targets(self, page: Page, view: View) -> None:
        self._chips_of(page, "candidates", view.candidates)
        self._chips_of(page, "possible", view.possible)
        self._chips_of(page, "reached", view.reached)

    def _write_guesses(self, page: Page, view: View) -> None:
        self._chips_of(page, "guessed", [guess.chip for guess in view.guesses])
        self._chips_of(page, "target", [] if view.target is None else [view.target])

    def _numbers_of_cards(self, view: View) -> list[float]:
        return [
            *(view.round / view.rounds, view.barrels / view.full_tank, view.score / 10),
            *((view.prize or 0) / self._values[-1], view.prize_lost),
            *[view.signals.count(value) / 2 for value in self._values],
            *[helper in view.helpers for helper in HELPERS],
            *_one_of(_SECOND.index(view.second_guess), len(_SECOND)),
        ]

    def _write_signals(self, page: Page, view: View, heard: Sequence[Transmission]) -> None:
        page.write("meeting", [view.meeting])
        page.write("transmissions left", [view.transmissions_left / self._pack.transmissions_per_guess.value])
        page.write("heard", [number for sent in reversed(heard) for number in _numbers(sent)])

    def _write_tapped(self, page: Page, held: Sequence[int]) -> None:
        page.write("tapped so far", [ms / 1000 for ms in held])

    def _chips_of(self, page: Page, name: str, chips: Iterable[ChipId]) -> None:
        page.mark(name, [self._chips[chip] for chip in chips])


def _heard(sent: Sequence[Transmission], told: Sequence[Any]) -> Sequence[Transmission]:
    """The last signals; if nothing is written down, those heard since this seat last acted."""
    written = [one for one in sent if one.holds]
    if not written and told:
        written = [event.transmission for event in told if isinstance(event, Transmitted)]
    return written[-HEARD_SIGNALS:]


def _numbers(sent: Transmission) -> list[float]:
    holds, pauses = _padded(sent.holds, HEARD_FLIGHTS), _padded(sent.pauses, HEARD_FLIGHTS - 1)
    return [float(len(sent.holds)), *holds, *pauses]


@cache
def _one_of(place: int, size: int) -> list[float]:
    """Sets a one there; below zero, nowhere."""
    return [float(at == place) for at in range(size)]


def _padded(durations: Sequence[int], size: int) -> list[float]:
    seconds = [ms / 1000 for ms in durations[:size]]
    return seconds + [0.0] * (size - len(seconds))


def _pieces(pack: Pack, setup: Setup, chips: int, values: int, flights: int) -> list[Piece]:
    each = f"one for each chip: {', '.join(chip_ids(pack))}"
    return [
        Piece("phase", len(_PHASES), f"one of {', '.join(_PHASES)}"),
        Piece("role", 2, "this seat is the Source; this seat is the guesser"),
        Piece("source", setup.seats, "who is the Source, counted from this seat"),
        Piece("guesser", setup.seats, "who guesses, counted from this seat"),
        Piece("where", 2 * chips, f"x and y of every chip, as parts of the table's side; {each}"),
        Piece("rocket", chips, "where the rocket stands"),
        Piece("flights from the rocket", chips, "where it can fly without a stop"),
        Piece("candidates", chips, "the round's possible targets as they were turned up"),
        Piece("possible", chips, "those that are still possible"),
        Piece("reached", chips, "targets of earlier rounds"),
        Piece("guessed", chips, "guesses of this round"),
        Piece("target", chips, "the target; all zero for everybody but the Source"),
        Piece("round", 1, "rounds, as a part of all"),
        Piece("barrels", 1, "barrels left, as a part of a full tank"),
        Piece("score", 1, "points won, in tens"),
        Piece("prize", 2, "the round's signal card, as a part of the highest; whether it is lost"),
        Piece("signal cards", values, "signal cards not used yet, by value; 0.5 for each"),
        Piece("helpers", len(HELPERS), f"helper cards that are active: {', '.join(HELPERS)}"),
        Piece("fifty-fifty", len(_SECOND), f"one of {', '.join(_SECOND)}"),
        Piece("meeting", 1, "a team meeting was called"),
        Piece("transmissions left", 1, "how many more may be asked for, as a part of all"),
        Piece(
            "heard",
            HEARD_SIGNALS * 2 * HEARD_FLIGHTS,
            f"the last {HEARD_SIGNALS} signals of the round, the latest first: how many flights, "
            f"{HEARD_FLIGHTS} holds and {HEARD_FLIGHTS - 1} pauses in seconds",
        ),
        Piece("tapped so far", flights, "this seat's own taps that are not sent yet, in seconds"),
    ]
