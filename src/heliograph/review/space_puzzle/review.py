"""The after-game review: every message as an ideal crew reads it, and as the strong AI would lay it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from msgspec.structs import replace

from heliograph.games.space_puzzle.moves.actions import Reveal
from heliograph.games.space_puzzle.rules.scenario import special_of
from heliograph.games.space_puzzle.state import State
from heliograph.games.space_puzzle.telling.events import Revealed
from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.kernel.chance import Chance
from heliograph.kernel.log import Log
from heliograph.kernel.seats import Seat, all_seats
from heliograph.players.space_puzzle.bot import make
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.reading.belief import Solved
from heliograph.players.space_puzzle.reading.messages import Ground, read
from heliograph.players.space_puzzle.table.numbers import Floats, Goal, goals_of
from heliograph.review.space_puzzle.codes import Usages, usages
from heliograph.review.space_puzzle.crew import (
    Expectation,
    IdealCrew,
    pieces_of,
    pieces_right,
    placements,
)
from heliograph.review.space_puzzle.dialects import dialects
from heliograph.review.space_puzzle.headline import headline
from heliograph.review.space_puzzle.log import Episode, Moment, Sending, episodes
from heliograph.review.space_puzzle.remarks import on_a_message
from heliograph.review.space_puzzle.scenario_remarks import on_a_scenario
from heliograph.review.space_puzzle.types import (
    Review,
    ReviewedBoard,
    ReviewedIdeal,
    ReviewedMessage,
    ReviewedPosterior,
    ReviewedScenario,
    ReviewedShares,
)


def review(log: Log) -> Review:
    scenarios = tuple(_review_scenario(episode) for episode in episodes(log))
    return Review(scenarios, headline(scenarios))


@dataclass(frozen=True)
class _Reading:
    """What an ideal crew knows at one moment, compared with the card."""

    expected: Expectation
    bits_left: float
    known: float


def _read(moment: Moment, goals: tuple[Goal, ...]) -> _Reading:
    ground = Ground.of(moment.view(moment.astronaut))
    solved = read(ground, Habits(), moment.memory())
    expected = Expectation(solved)
    chance = max(solved.chance_of(goals), 1e-30)
    return _Reading(expected, -float(np.log2(chance)), _known(moment.state, expected, goals))


def _known(state: State, expected: Expectation, goals: tuple[Goal, ...]) -> float:
    special = special_of(state)
    known = 0.0
    for key, colour, cell, die in goals:
        known += 0.0 if special.posshown else float(expected.cells[colour, cell])
        known += 0.0 if special.keyshown else float(expected.keys[key, colour])
        known += float(expected.dice(goals)[key, die - 1]) if state.scenario.dice else 0.0
    return known


def _review_scenario(episode: Episode) -> ReviewedScenario:
    end = episode.end
    first = episode.sendings[0].before
    goals = goals_of(first.state.solution)
    used = usages(Ground.of(first.view(first.astronaut)), end.memory(), goals)
    crew = IdealCrew(dict(first.state.board.pawns))
    messages: list[ReviewedMessage] = []
    needed = _read(first, goals).bits_left
    for index, sending in enumerate(episode.sendings):
        messages.append(_review_message(sending, goals, used, index))
        crew.act(sending.before.state, _read(sending.revealed, goals).expected.guess)
        if index + 1 < len(episode.sendings):
            crew.ride(sending.before.state)
    right = pieces_right(end.state)
    ideal = pieces_right(replace(end.state, board=crew.board(end.state.board)))
    total = pieces_of(end.state)
    shares = _shares(needed, messages, right, ideal)
    return ReviewedScenario(
        scenario=end.state.scenario,
        ai=end.state.ai,
        won=end.state.result is not None and end.state.result.won,
        solution=end.state.solution,
        traps=end.state.traps,
        messages=tuple(messages),
        bits_needed=round(needed, 2),
        pieces=total,
        pieces_right=right,
        pieces_ideal=ideal,
        shares=shares,
        remarks=tuple(on_a_scenario(end.state, messages, used, shares, (right, ideal, total))),
        dialects=tuple(dialects(used, messages, end.state.ai, _astronauts(end.state))),
    )


def _astronauts(state: State) -> list[Seat]:
    return [seat for seat in all_seats(state.setup.seats) if seat != state.ai]


def _shares(needed: float, messages: Sequence[ReviewedMessage], right: int, ideal: int) -> ReviewedShares:
    """If the strong AI has nothing better to say, the messages laid count as the best possible."""
    told = max(0.0, sum(message.bits for message in messages))
    could = sum(max(message.bits, message.ideal.bits if message.ideal else 0.0, 0.0) for message in messages)
    possible = min(needed, max(could, told))
    return ReviewedShares(
        channel=round(possible / needed, 4) if needed else 1.0,
        sender=round(min(told / possible, 1.0), 4) if possible else 1.0,
        receiver=round(min(right / ideal, 1.0), 4) if ideal else 1.0,
    )


def _review_message(sending: Sending, goals: tuple[Goal, ...], used: Usages, index: int) -> ReviewedMessage:
    before, revealed = sending.before, sending.revealed
    known_before, now = _read(before, goals), _read(revealed, goals)
    placed = tuple(
        placements(revealed.state.board, sending.after.state.board, now.expected, before.state.solution)
    )
    bits = known_before.bits_left - now.bits_left
    ideal = _ideal(before, goals, known_before.bits_left)
    return ReviewedMessage(
        round=before.state.round,
        seq=sending.seq,
        laid=_shown(revealed, before.state.ai),
        seen=_shown(revealed, revealed.astronaut),
        posterior=_posterior(now.expected, goals),
        bits=round(bits, 2),
        bits_left=round(now.bits_left, 2),
        known=round(now.known, 2),
        ideal=ideal,
        before=_board(revealed.state),
        after=_board(sending.after.state),
        placements=placed,
        crew_frames={frame: round(share, 4) for frame, share in used.crew.frames(index).items()},
        ai_frames={frame: round(share, 4) for frame, share in used.ai.frames(index).items()},
        remarks=tuple(on_a_message(before.state.solution, now.expected, bits, ideal, placed)),
    )


def _ideal(before: Moment, goals: tuple[Goal, ...], bits_left: float) -> ReviewedIdeal | None:
    """The strong AI's message in the same place, by the rules: with noise, flipped or as a heap if so."""
    ai = before.state.ai
    empty = Moment(before.game, replace(before.state, draft=()), before.told)
    view = empty.view(ai)
    prompt = empty.game.prompt(empty.state, ai)
    action = make("strong").act(view, prompt, Chance.from_seed("review"), empty.told[ai])
    laid = None if action is None else empty.play(ai, action)
    revealed = None if laid is None else laid.play(ai, Reveal())
    if revealed is None:
        return None
    reading = _read(revealed, goals)
    return ReviewedIdeal(
        _shown(revealed, ai), round(bits_left - reading.bits_left, 2), round(reading.known, 2)
    )


def _shown(revealed: Moment, seat: Seat) -> Shown:
    return next(event for event in reversed(revealed.told[seat]) if isinstance(event, Revealed)).message


def _board(state: State) -> ReviewedBoard:
    return ReviewedBoard(state.rooms, state.board, state.closed)


def _posterior(expected: Expectation, goals: tuple[Goal, ...]) -> ReviewedPosterior:
    solved: Solved = expected.solved
    return ReviewedPosterior(
        cells=_rows(expected.cells),
        off=tuple(np.clip(1 - expected.cells.sum(axis=1), 0, 1).round(4).tolist()),
        keys=_rows(expected.keys),
        dice=_rows(expected.dice(goals)) if solved.belief.uses_dice else (),
        traps=tuple(solved.belief.traps.round(4).tolist()),
    )


def _rows(table: Floats) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(row) for row in table.clip(0, 1).round(4).tolist())
