"""Writing a state so that it reads back exactly."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET
from tests.games.contact.text.flights import show_flight
from tests.games.contact.text.table import chart, show_chip

from heliograph.games.contact.rules.mission import is_professional
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import State


def show(state: State) -> str:
    """The state in clauses, one line each."""
    return "\n".join(_clauses(state))


def _clauses(state: State) -> Iterator[str]:
    yield _show_setup(state.setup)
    if state.layout.chips != chart(is_professional(state.setup)):
        yield "chips " + " ".join(show_chip(chip) for chip in state.layout.chips)
    if state.layout.table is not UNSET:
        yield f"lies {state.layout.table}"
    yield f"phase {state.phase}, source {state.source}, rocket {state.rocket}, barrels {state.barrels}"
    for name, cards in (
        ("won", state.won),
        ("helpers", state.helpers),
        ("stack", state.planet_stack),
        ("deck", state.target_deck),
        ("signals", state.signal_stack),
    ):
        yield f"{name} {' '.join(map(str, cards)) or 'none'}"
    if state.flight is not None:
        yield ", ".join(show_flight(state.flight))
        yield f"guesser {state.guesser}, left {state.transmissions_left}"
    if state.plan is not None:
        yield f"plan {'>'.join(state.plan)}"
    if state.second_guess != "no":
        yield f"fifty-fifty {state.second_guess}"
    if state.meeting:
        yield "meeting"
    for flown in state.history:
        yield f"flown ({', '.join((f'source {flown.source}', *show_flight(flown)))})"
    yield f"chance {state.chance.key} {state.chance.drawn}"


def _show_setup(setup: Setup) -> str:
    flags = {
        "professional": is_professional(setup),
        "guided": setup.route == "guided",
        "equal-pauses": setup.equal_pauses,
        "family": setup.family,
        "practice": setup.practice,
        "block": setup.impossible_guesses == "block",
        "as-recorded": setup.fifty_fifty is UNSET,
        "spares-card": setup.fifty_fifty == "card",
        "written-record": setup.written_record is True,
        "by-ear": setup.written_record is False,
    }
    table = () if setup.table is UNSET or setup.table == "strewn" else (f"table {setup.table}",)
    numbers = f"seats {setup.seats}, level {setup.level}, first-source {setup.first_source}"
    return ", ".join((numbers, *table, *(flag for flag, is_set in flags.items() if is_set)))
