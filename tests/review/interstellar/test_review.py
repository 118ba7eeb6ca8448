"""The after-game review: every point and every cube is accounted for."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise

import msgspec
import pytest
from tests.games.interstellar.driver import gets_on_with_it
from tests.games.interstellar.record import FIXTURES
from tests.games.interstellar.table import GAME

from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.rules.resources import COLOURS, minus, value_of
from heliograph.games.interstellar.rules.scoring import final_scores
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.events import HALL, CubeDrawn, TokenPlayed
from heliograph.games.interstellar.variants.choice import ALL
from heliograph.kernel.codec import decode, encode
from heliograph.kernel.log import UNDO, Entry, Log
from heliograph.kernel.match import replay
from heliograph.kernel.testkit import Fixture, play_out
from heliograph.review import review
from heliograph.review.interstellar.log import story_of
from heliograph.review.interstellar.types import Review

GAMES = sorted(file.stem for file in FIXTURES.glob("*.json"))
ALONE = [name for name in GAMES if name.startswith("alone")]


@cache
def log_of(name: str) -> Log:
    return decode((FIXTURES / f"{name}.json").read_bytes(), Fixture).log


@cache
def end_of(name: str) -> State:
    state: State = replay(box_of(name), log_of(name)).state
    return state


def box_of(name: str) -> Interstellar:
    """A recorded game keeps the figures it was played with."""
    return GAME.from_log(log_of(name).header.content)


def scores_of(name: str) -> tuple[int, ...]:
    return final_scores(box_of(name).content, end_of(name))


@cache
def reviewed(name: str) -> Review:
    found = review("interstellar", log_of(name))
    assert isinstance(found, Review)
    return found


def unexplained(found: Review) -> list[object]:
    return [
        flow
        for one in found.players
        for some in one.flows.values()
        for flow in some
        if flow.source == "other"
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_point_has_its_source(name: str) -> None:
    """HV-24."""
    found = reviewed(name)
    for player, score in zip(found.players, scores_of(name), strict=True):
        assert player.score == score
        assert sum(player.prestige.values()) + sum(player.ending.values()) == score
        assert sum(player.strategies.values()) == score
    assert unexplained(found) == []


@pytest.mark.parametrize("name", GAMES)
def test_what_came_less_what_went_is_what_is_left(name: str) -> None:
    for player, end in zip(reviewed(name).players, end_of(name).players, strict=True):
        for what in ("fuel", "reputation", "prestige"):
            assert sum(flow.gained - flow.spent for flow in player.flows[what]) == getattr(end, what)
        cubes = player.flows["cubes"]
        left = [
            sum(minus(flow.cubes_gained, flow.cubes_spent)[level] for flow in cubes) for level in range(5)
        ]
        assert tuple(left) == end.cubes
        assert sum(flow.gained - flow.spent for flow in cubes) == value_of(end.cubes)


@pytest.mark.parametrize("name", GAMES)
def test_the_score_chart_runs_from_the_start_to_the_end(name: str) -> None:
    found, end = reviewed(name), end_of(name)
    assert found.points[0].seq == 0
    assert found.points[-1].scores == scores_of(name)
    phases = [(point.round, point.phase) for point in found.points[1:]]
    expected = [
        (round, phase) for round in range(1, end.round + 1) for phase in ("action", "salvation", "government")
    ]
    assert phases == expected
    assert all(a.seq <= b.seq for a, b in pairwise(found.points))


@pytest.mark.parametrize("name", GAMES)
def test_rounds_add_up(name: str) -> None:
    found = reviewed(name)
    for index, player in enumerate(found.players):
        assert (
            found.points[0].scores[index] + sum(round.gained[index] for round in found.rounds) == player.score
        )
        in_play = sum(sum(round.prestige[index].values()) for round in found.rounds)
        assert in_play == sum(player.prestige.values())


@pytest.mark.parametrize("name", GAMES)
def test_the_turns_that_brought_most_were_taken(name: str) -> None:
    found = reviewed(name)
    played = Counter(
        (beat.event.player, beat.before.round, beat.event.token)
        for beat in story_of(log_of(name)).beats
        if isinstance(beat.event, TokenPlayed)
    )
    assert found.turns
    assert all(turn.gained > 0 and (turn.player, turn.round, turn.token) in played for turn in found.turns)
    assert [turn.seq for turn in found.turns] == sorted(turn.seq for turn in found.turns)


@pytest.mark.parametrize("name", ALONE)
def test_every_cube_hall_drew_is_in_the_log(name: str) -> None:
    """L624, L626: those that went back into the bag too."""
    found = reviewed(name)
    assert found.players[1].player == HALL
    assert found.hall is not None
    drawn = [beat.event for beat in story_of(log_of(name)).beats if isinstance(beat.event, CubeDrawn)]
    assert [(one.colour, one.token) for one in found.hall.draws] == [(one.colour, one.token) for one in drawn]
    assert any(one.back for one in found.hall.draws)
    assert [bag.round for bag in found.hall.bags] == list(range(1, end_of(name).round + 1))
    mean = sum(COLOURS.index(one.colour) + 1 for one in drawn) / len(drawn)
    assert found.hall.drawn == round(mean, 2)
    assert 1 <= found.hall.expected <= 5


@pytest.mark.parametrize("name", [name for name in GAMES if name not in ALONE])
def test_without_hall_there_is_no_cube_log(name: str) -> None:
    assert reviewed(name).hall is None
    assert all(player.player >= 0 for player in reviewed(name).players)


def test_what_was_taken_back_does_not_count() -> None:
    """The same game with a move made, undone and made again."""
    log = log_of("two")
    game = GAME.from_log(log.header.content)
    undone = None
    for place, entry in enumerate(log.entries):
        match = replay(game, Log(log.header, log.entries[: place + 1]))
        if match.may_undo(entry.seat):
            undone = place, entry
            break
    assert undone is not None
    place, entry = undone
    again = [entry, Entry(0, entry.seat, entry.at, UNDO), *log.entries[place:]]
    entries = [*log.entries[:place], *again]
    renumbered = tuple(msgspec.structs.replace(one, seq=seq) for seq, one in enumerate(entries, 1))
    found = review("interstellar", Log(log.header, renumbered))
    assert isinstance(found, Review)
    assert found.players == reviewed("two").players


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_with_every_variant_leave_nothing_unexplained(seats: int) -> None:
    setup = Setup(seats=seats, variants=tuple(ALL), hall="hard")
    found = review("interstellar", play_out(GAME, setup, f"review {seats}", gets_on_with_it).log)
    assert isinstance(found, Review)
    assert unexplained(found) == []
    assert decode(encode(found), Review) == found


@pytest.mark.parametrize("name", GAMES)
def test_the_remarks_name_the_winner_and_everybodys_best_round(name: str) -> None:
    found = reviewed(name)
    ids = [remark.id for remark in found.remarks]
    assert ids[0] in ("si-review-led-always", "si-review-led-since")
    assert ids.count("si-review-best-round") == len(found.players)
    assert any(id.startswith("si-review-luck") for id in ids) == (found.hall is not None)
