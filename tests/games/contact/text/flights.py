"""Rounds in text: the current one and earlier ones."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.clauses import Clauses

from heliograph.games.contact.state import ChipId, Flight, Guess, Transmission
from heliograph.kernel.seats import Seat

ROUND = ("target", "round", "source", "start", "candidates", "prize", "prize-lost", "sent", "guessed")


def read_flight(read: Clauses, usually: Flight) -> Flight:
    """The values of the clauses, and the usual values for the rest."""
    start, target = read.word("start", usually.start), read.word("target", usually.target)
    here, sent = start, list[Transmission]()
    for words in read.each("sent"):
        sent.append(_transmission(words, here))
        here = (here, *sent[-1].shown)[-1]
    prize = read.word("prize", "none" if usually.prize is None else str(usually.prize))
    return Flight(
        round=read.number("round", usually.round),
        source=Seat(read.number("source", usually.source)),
        start=start,
        target=target,
        candidates=read.words("candidates", usually.candidates),
        prize=None if prize == "none" else int(prize),
        prize_lost=read.has("prize-lost"),
        transmissions=tuple(sent),
        guesses=tuple(_guess(word, target) for word in read.words("guessed")),
    )


def _guess(word: str, target: ChipId) -> Guess:
    seat, _, chip = word.partition(":")
    return Guess(Seat(int(seat)), chip, chip == target)


def _transmission(words: tuple[str, ...], here: ChipId) -> Transmission:
    """`[earth>B>C] 800/400/1200 [shown B] [after 1]`."""
    where, *rest = words if not words[0][0].isdigit() else (here, *words)
    rhythm, *options = rest
    times = tuple(int(ms) for ms in rhythm.split("/"))
    if len(times) % 2 == 0:
        raise ValueError(f"a recording begins and ends with a flight: {rhythm}")
    start, *route = where.split(">")
    given = dict(zip(options[::2], options[1::2], strict=True))
    shown = tuple(given.pop("shown").split(">")) if "shown" in given else ()
    after = int(given.pop("after", "0"))
    if given:
        raise ValueError(f"unknown words: sent {' '.join(words)}")
    return Transmission(start, times[::2], times[1::2], tuple(route) or None, after, shown)


def show_flight(flight: Flight) -> Iterator[str]:
    yield f"target {flight.target}, round {flight.round}, start {flight.start}"
    yield f"candidates {' '.join(flight.candidates)}"
    yield f"prize {'none' if flight.prize is None else flight.prize}"
    if flight.prize_lost:
        yield "prize-lost"
    for sent in flight.transmissions:
        yield f"sent {_show_transmission(sent)}"
    if flight.guesses:
        yield "guessed " + " ".join(f"{guess.seat}:{guess.chip}" for guess in flight.guesses)


def _show_transmission(sent: Transmission) -> str:
    times = [sent.holds[0]]
    for pause, hold in zip(sent.pauses, sent.holds[1:], strict=True):
        times += [pause, hold]
    route, rhythm = ">".join((sent.start, *(sent.route or ()))), "/".join(map(str, times))
    shown = f" shown {'>'.join(sent.shown)}" if sent.shown else ""
    return f"{route} {rhythm}{shown} after {sent.after_guesses}"
