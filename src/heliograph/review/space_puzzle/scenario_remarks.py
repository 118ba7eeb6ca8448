"""The review's sentences about a whole scenario: what was understood, and which ways of reading met."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from heliograph.games.space_puzzle.state import State
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.surface import Laid
from heliograph.players.space_puzzle.codebooks.codebook import Frame
from heliograph.players.space_puzzle.table.surface import TOKEN, distance
from heliograph.review.space_puzzle.codes import Usage, Usages
from heliograph.review.space_puzzle.remarks import percent
from heliograph.review.space_puzzle.types import ReviewedMessage, ReviewedShares

_CLEAR = 0.65
"""A way of reading is named if it is at least this likely."""
_TELLING = 3.0
"""In nats: what a scenario must show before the review says anything about how it was read."""
_WHOLE = 0.98
_TOUCHING = 1.1 * TOKEN
_HABIT = 2

_WAYS: dict[Frame, str] = {
    "same": "sp-review-way-same",
    "turned": "sp-review-way-turned",
    "mirror": "sp-review-way-mirror",
    "flip": "sp-review-way-flip",
    "right": "sp-review-way-right",
    "left": "sp-review-way-left",
    "diagonal": "sp-review-way-diagonal",
    "anti": "sp-review-way-anti",
}
_CREW = {
    "always": "sp-review-crew-always",
    "until": "sp-review-crew-until",
    "from": "sp-review-crew-from",
    "once": "sp-review-crew-once",
}
_AI = {
    "always": "sp-review-ai-always",
    "until": "sp-review-ai-until",
    "from": "sp-review-ai-from",
    "once": "sp-review-ai-once",
}
_GRIDS = {"stretched": "sp-review-grid-stretched", "small": "sp-review-grid-small"}


def on_a_scenario(
    state: State,
    messages: Sequence[ReviewedMessage],
    used: Usages,
    shares: ReviewedShares,
    pieces: tuple[int, int, int],
) -> Iterator[Message]:
    """`pieces`: the crew's right ones, an ideal crew's right ones, and all."""
    right, ideal, total = pieces
    yield say("sp-review-pieces", right=right, ideal=ideal, pieces=total)
    if shares.channel < _WHOLE and not (state.result and state.result.won):
        yield say("sp-review-channel", percent=percent(shares.channel), messages=len(messages))
    if len(messages) > 1:
        best = max(messages, key=lambda message: message.bits)
        yield say("sp-review-most-said", round=best.round, bits=round(best.bits))
    yield from _on_readings(state, used)
    yield from _on_habits(state, messages, used)


# Ways of reading


def _on_readings(state: State, used: Usages) -> Iterator[Message]:
    crew, ai = list(_spells(used.crew)), list(_spells(used.ai))
    if not crew and not ai:
        if _has_shown(used.crew) and _has_shown(used.ai):
            yield say("sp-review-same-way", ai=seat_name(state.ai))
        return
    for frame, when, round in ai:
        yield say(_AI[when], ai=seat_name(state.ai), way=say(_WAYS[frame]), round=round)
    for frame, when, round in crew:
        yield say(_CREW[when], way=say(_WAYS[frame]), round=round)


_When = Literal["always", "until", "from", "once"]


def _spells(usage: Usage) -> Iterator[tuple[Frame, _When, int]]:
    """Periods in which the map was clearly read differently than it lies (SP-H7)."""
    frames = [
        usage.frame(index) if max(usage.frames(index).values()) > _CLEAR else "same"
        for index in _rounds(usage)
    ]
    first = 0
    for index in range(1, len(frames) + 1):
        if index < len(frames) and frames[index] == frames[first]:
            continue
        frame, last = frames[first], index - 1
        if frame != "same":
            if first == 0 and index == len(frames):
                yield frame, "always", index
            elif first == last:
                yield frame, "once", first + 1
            elif index == len(frames):
                yield frame, "from", first + 1
            else:
                yield frame, "until", last + 1
        first = index


def _rounds(usage: Usage) -> range:
    return range(len(usage.shares))


def _has_shown(usage: Usage) -> bool:
    """Whether there is enough evidence to say that the map was read as it lies."""
    clear = [index for index in _rounds(usage) if usage.frames(index)["same"] > _CLEAR]
    return len(clear) == len(usage.shares) and float(usage.telling.sum()) > _TELLING


# Habits


def _on_habits(state: State, messages: Sequence[ReviewedMessage], used: Usages) -> Iterator[Message]:
    ai = seat_name(state.ai)
    grid, sure = used.ai.grid()
    if grid in _GRIDS and sure > _CLEAR:
        yield say(_GRIDS[grid], ai=ai)
    if _binds(state, messages):
        yield say("sp-review-binds", ai=ai)
    if any(_names_a_room(message) for message in messages):
        if used.ai.icons("exact") > 0.93:
            yield say("sp-review-icons-exact")
        elif used.ai.icons("at-least") > _CLEAR:
            yield say("sp-review-icons-some")


def _binds(state: State, messages: Sequence[ReviewedMessage]) -> bool:
    """Whether keys touch the colours that hold them, and no others."""
    holder = {f"k-{target.key}": f"c-{target.colour}" for target in state.solution}
    bound = loose = 0
    for message in messages:
        for key, colour in _touching_pairs(message.laid.laid):
            if holder[key] == colour:
                bound += 1
            else:
                loose += 1
    return bound >= _HABIT and not loose


def _touching_pairs(laid: Sequence[Laid]) -> Iterator[tuple[str, str]]:
    for key in laid:
        for colour in laid:
            near = distance((key.x, key.y), (colour.x, colour.y)) <= _TOUCHING
            if key.id.startswith("k-") and colour.id.startswith("c-") and near:
                yield key.id, colour.id


def _names_a_room(message: ReviewedMessage) -> bool:
    ids = [*message.laid.heap, *(token.id for token in message.laid.laid)]
    return any(id.startswith("r-") for id in ids)
