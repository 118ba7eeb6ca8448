"""Tokens in text: `c-red@100:40:15` in millimetres and degrees, or a plain `c-red` in a row."""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.games.space_puzzle.box.pack import UNITS_PER_MM, Pack
from heliograph.games.space_puzzle.changes.laying import in_a_row
from heliograph.games.space_puzzle.state import Sent
from heliograph.kernel.surface import Laid

_NOISE = "noise:"


def read_tokens(pack: Pack, words: Sequence[str]) -> tuple[Laid, ...]:
    placed = [word for word in words if "@" in word]
    if not placed:
        return in_a_row(pack, words)
    if len(placed) != len(words):
        raise ValueError(f"all tokens have places or none has: {' '.join(words)}")
    return tuple(map(_token, words))


def _token(word: str) -> Laid:
    id, _, place = word.partition("@")
    x, y, *rotation = place.split(":")
    return Laid(id, round(float(x) * UNITS_PER_MM), round(float(y) * UNITS_PER_MM), int((*rotation, "0")[0]))


def read_messages(pack: Pack, sent: Sequence[tuple[str, ...]], last_round: int) -> tuple[Sent, ...]:
    """One per round, the latest last."""
    first = last_round - len(sent) + 1
    return tuple(_message(pack, first + index, words) for index, words in enumerate(sent))


def _message(pack: Pack, round: int, words: tuple[str, ...]) -> Sent:
    noise = next((word.removeprefix(_NOISE) for word in words if word.startswith(_NOISE)), None)
    tokens = [word for word in words if not word.startswith(_NOISE)]
    return Sent(round, read_tokens(pack, tokens), noise)


def show_tokens(tokens: Sequence[Laid]) -> str:
    return " ".join(
        f"{token.id}@{token.x / UNITS_PER_MM:g}:{token.y / UNITS_PER_MM:g}:{token.rotation}"
        for token in tokens
    )


def show_message(sent: Sent) -> str:
    noise = f" {_NOISE}{sent.noise}" if sent.noise is not None else ""
    return f"sent {show_tokens(sent.tokens)}{noise}"
