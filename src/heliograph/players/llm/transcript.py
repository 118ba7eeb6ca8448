"""A file of all questions and answers, one per line; it never contains the key."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from heliograph.players.llm.player import Exchange, Record


def transcript(path: str, game: str, model: str, seed: str) -> Record:
    """`seed` distinguishes the games of several seats."""

    def add(messages: Sequence[Exchange], answer: str, verdict: str) -> None:
        line = {
            "at": datetime.now(UTC).isoformat(timespec="seconds"),
            "game": game,
            "of": seed,
            "model": model,
            "messages": messages,
            "answer": answer,
            "verdict": verdict,
        }
        with Path(path).open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")

    return add if path else lambda *_: None
