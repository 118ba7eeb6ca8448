"""The workshop of AI Space Puzzle: materials to choose from, reading, checking and writing scenarios."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack, TokenGroup
from heliograph.games.space_puzzle.box.scenario import RULE_NAMES, Scenario
from heliograph.games.space_puzzle.box.scenario_check import (
    LONGEST_FADE,
    MOST_ACTIONS,
    MOST_SPECIAL_ROOMS,
    SHORTEST_FADE,
    faults,
)
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import State
from heliograph.games.space_puzzle.workshop.difficulty import measured, standing
from heliograph.games.space_puzzle.workshop.scenario_file import (
    ScenarioFileError,
    read_scenario,
    write_scenario,
)
from heliograph.kernel.workshop import Fault, Misread, Rehearsal, Rehearsals, Standing, Workshop

SEATS_AT_REHEARSAL = 3


class Range(msgspec.Struct, frozen=True):
    lowest: int
    highest: int


class RuleChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A special rule, and the values its brackets may hold: a number, or one of a few words or nothing."""

    code: str
    number: Range | None = None
    words: tuple[str, ...] = ()


class Materials(msgspec.Struct, frozen=True):
    groups: tuple[TokenGroup, ...]
    rules: tuple[RuleChoice, ...]
    actions: Range
    rounds: Range
    special_rooms: Range
    book: tuple[Scenario, ...]
    """The book's scenarios, as starting points."""


class ScenarioWorkshop(Workshop[Scenario]):
    made_type = Scenario

    def __init__(self, pack: Pack) -> None:
        self._pack = pack

    @property
    def materials(self) -> Materials:
        values = {
            "SR-TRAP": RuleChoice("SR-TRAP", words=("lethal",)),
            "SR-JAM": RuleChoice("SR-JAM", Range(1, len(self._pack.all_tokens) - 1)),
            "SR-FADE": RuleChoice("SR-FADE", Range(SHORTEST_FADE, LONGEST_FADE)),
        }
        return Materials(
            groups=self._pack.token_groups.value,
            rules=tuple(values.get(code, RuleChoice(code)) for code in RULE_NAMES),
            actions=Range(1, MOST_ACTIONS),
            rounds=Range(1, self._pack.highest_counter.value),
            special_rooms=Range(0, MOST_SPECIAL_ROOMS),
            book=self._pack.scenarios.value,
        )

    @property
    def book(self) -> dict[str, Scenario]:
        return self._pack.book

    def read(self, text: str) -> Scenario | Misread:
        try:
            return read_scenario(self._pack, text)
        except ScenarioFileError as error:
            return Misread(error.line, error.reason)

    def write(self, made: Scenario) -> str:
        return write_scenario(made)

    def setup(self, made: Scenario) -> Setup:
        return Setup(seats=SEATS_AT_REHEARSAL, own=replace(made, id="own", name="", tier="own"))

    def rehearsal(self, state: State) -> Rehearsal:
        past = state.history[-1]
        return Rehearsal(past.won, past.rounds)

    def standing(self, made: Scenario, rehearsals: Rehearsals) -> Standing | None:
        return standing(self._pack.book, measured(), made, rehearsals)

    def faults(self, made: Scenario) -> tuple[Fault, ...]:
        return tuple(faults(made, self._pack.groups, self._pack.highest_counter.value, self._pack.reading))
