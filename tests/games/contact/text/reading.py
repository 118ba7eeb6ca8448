"""Reading a position from its text."""

from __future__ import annotations

import msgspec
from msgspec import UNSET
from msgspec.structs import replace
from tests.games.clauses import Clauses
from tests.games.contact.text import usual
from tests.games.contact.text.flights import ROUND, read_flight
from tests.games.contact.text.table import read_layout
from tests.games.contact.text.usual import Chips

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.rules.mission import is_professional
from heliograph.games.contact.setup import Setup, Table, TableChoice, decided
from heliograph.games.contact.state import HELPERS, Flight, State
from heliograph.kernel.chance import Chance

_SETUP = (
    "seats",
    "level",
    "first-source",
    "professional",
    "guided",
    "equal-pauses",
    "family",
    "practice",
    "block",
    "as-recorded",
    "spares-card",
    "written-record",
    "by-ear",
    "table",
)
_MISSION = ("phase", "rocket", "barrels", "won", "helpers", "stack", "deck", "signals", "seed", "chance")
_OTHER = ("chips", "lies", "guesser", "left", "plan", "fifty-fifty", "meeting", "flown", "reached")


def position(pack: Pack, text: str) -> State:
    read = Clauses(text, (*_SETUP, *_MISSION, *_OTHER, *ROUND))
    setup = _setup(read)
    layout = read_layout(pack, read, is_professional(setup))
    if read.has("lies"):
        layout = replace(layout, table=msgspec.convert(read.word("lies", ""), Table))
    planets = tuple(planet for planet in pack.planets.value if planet in layout.links)
    history = _history(read, setup)
    left = usual.unreached(planets, history)
    flight = _round_now(read, setup, history, left) if read.has("target") else None
    flights = history if flight is None else (*history, flight)
    second_guess = read.word("fifty-fifty", "no")
    deck = read.words("deck", usual.target_deck(setup, left, flight))
    barrels = pack.barrels_professional if is_professional(setup) else pack.barrels
    fields = {
        "setup": setup,
        "chance": _chance(read),
        "layout": layout,
        "phase": read.word("phase", usual.phase(setup, flight)),
        "source": read.number("source", usual.next_source(setup, history)),
        "rocket": read.word("rocket", usual.rocket(flight, history)),
        "barrels": read.number("barrels", barrels.value),
        "planet_stack": read.words("stack", usual.planet_stack(left, deck, flight)),
        "target_deck": deck,
        "signal_stack": read.numbers("signals", usual.signal_stack(pack, flights)),
        "won": read.numbers("won"),
        "helpers": read.words("helpers", HELPERS if is_professional(setup) else ()),
        "flight": flight,
        "guesser": flight and read.number("guesser", usual.guesser(setup, flight, second_guess)),
        "transmissions_left": read.number("left", usual.transmissions_left(pack, flight)) if flight else 0,
        "plan": read.trail("plan") if read.has("plan") else None,
        "second_guess": second_guess,
        "meeting": read.has("meeting"),
        "history": history,
    }
    return _checked(msgspec.convert(fields, State))


def _setup(read: Clauses) -> Setup:
    """As in new games; `as-recorded` leaves out the choices that older games did not have."""
    setup = Setup(
        seats=read.number("seats", 2),
        mode="professional" if read.has("professional") else "base",
        level=read.number("level", 2),
        route="guided" if read.has("guided") else "free",
        equal_pauses=read.has("equal-pauses"),
        family=read.has("family"),
        practice=read.has("practice"),
        impossible_guesses="block" if read.has("block") else "confirm",
        first_source=read.number("first-source", 0),
        fifty_fifty="card" if read.has("spares-card") else UNSET,
        written_record=True if read.has("written-record") else False if read.has("by-ear") else UNSET,
        table=msgspec.convert(read.word("table", ""), TableChoice) if read.has("table") else UNSET,
    )
    return setup if read.has("as-recorded") else decided(setup)


def _history(read: Clauses, setup: Setup) -> tuple[Flight, ...]:
    history: tuple[Flight, ...] = ()
    for text in (*read.nested("flown"), *(f"target {chip}" for chip in read.words("reached"))):
        flown = Clauses(text, ROUND)
        usually = Flight(
            round=usual.rounds_flown(history) + 1,
            source=usual.next_source(setup, history),
            start=usual.home(history),
            target="",
            candidates=flown.words("target"),
            prize=None,
        )
        history = (*history, read_flight(flown, usually))
    return history


def _round_now(read: Clauses, setup: Setup, history: tuple[Flight, ...], left: Chips) -> Flight:
    number = read.number("round", 0 if setup.practice and not history else usual.rounds_flown(history) + 1)
    is_chosen = not is_professional(setup) or read.has("sent") or read.word("phase", "signal") != "signal"
    was_moved = any("shown" in words for words in read.each("sent"))
    home = usual.home(history)
    usually = Flight(
        round=number,
        source=usual.next_source(setup, history),
        start=home if was_moved else read.word("rocket", home),
        target="",
        candidates=usual.candidates(setup, left, read.word("target", ""), read.words("deck")),
        prize=1 if is_chosen and number else None,
    )
    return read_flight(read, usually)


def _chance(read: Clauses) -> Chance:
    if read.has("chance"):
        key, drawn = read.words("chance")
        return Chance(key, int(drawn))
    return Chance.from_seed(" ".join(read.words("seed", ("text",))))


def _checked(state: State) -> State:
    """A typing mistake in a test's text must not become a strange table."""
    named = {state.rocket, *state.planet_stack, *state.target_deck, *(state.plan or ())}
    for flight in (*state.history, *([state.flight] if state.flight else [])):
        named |= {flight.start, flight.target, *flight.candidates, *(guess.chip for guess in flight.guesses)}
        for sent in flight.transmissions:
            named |= {sent.start, *(sent.route or ()), *sent.shown}
    strange = named - state.layout.links.keys()
    if strange:
        raise ValueError(f"no such chip on the table: {', '.join(sorted(strange))}")
    return state
