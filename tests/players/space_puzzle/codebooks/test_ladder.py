"""What earlier scenarios of a ladder teach a seat about the others' map (SP-60)."""

from __future__ import annotations

from msgspec.structs import replace
from tests.games.space_puzzle.table import ANN, PACK, SOLVED, at, seen

from heliograph.games.space_puzzle.rules.end import compare
from heliograph.games.space_puzzle.state import CELLS
from heliograph.games.space_puzzle.telling.events import Happening, Revealed, ScenarioBegan, ScenarioEnded
from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.kernel.seats import Seat
from heliograph.kernel.surface import Laid
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.codebooks.ladder import flipped_scenarios, learned
from heliograph.players.space_puzzle.table.surface import centres

AI = Seat(0)


def upside_down(scenario: str) -> tuple[Happening, ...]:
    """A scenario in which the AI laid its map turned by half, and the beginning of the next one."""
    solved = at(f"{SOLVED}, phase crew")
    where = centres("turned", "square")
    laid = tuple(
        Laid(f"c-{target.colour}", *(round(float(length)) for length in where[CELLS.index(target.cell)]))
        for target in solved.solution
    )
    end = ScenarioEnded(scenario, compare(solved, declared=True))
    return Revealed(AI, Shown(1, laid)), end, ScenarioBegan("S06", AI)


def frame_learned(scenario: str, unfit: frozenset[str]) -> str:
    view = seen(at("ladder, scenario S05, playing S06"), ANN)
    return learned(view, upside_down(scenario), Habits(), unfit).codebook.frame


def test_the_others_map_is_expected_as_it_was() -> None:
    assert frame_learned("S05", flipped_scenarios(PACK)) == "turned"


def test_nothing_is_learned_where_the_sides_see_different_messages() -> None:
    """SR-FLIP."""
    assert frame_learned("S16", flipped_scenarios(PACK)) == "same"


def test_a_box_of_ones_own_may_flip_other_scenarios() -> None:
    book = tuple(
        replace(page, special_rooms=0, rules=("SR-FLIP",) if page.id == "S05" else ())
        for page in PACK.scenarios.value[:16]
    )
    other = replace(PACK, scenarios=replace(PACK.scenarios, value=book))
    assert flipped_scenarios(other) == {"S05"}
    assert frame_learned("S05", flipped_scenarios(other)) == "same"
