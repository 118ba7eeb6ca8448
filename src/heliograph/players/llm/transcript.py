"""Every question and answer in a file, a line each; never the key."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from heliograph.players.llm.player import Exchange, Record


def transcript(path: str, game: str, model: str, seed: str) -> Record:
    """`seed` tells one seat's game from another's."""

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
