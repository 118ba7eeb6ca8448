"""Names of chips and cards, as messages."""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.games.contact.state import ChipId, Helper
from heliograph.kernel.message import Message, say


def chip_name(chip: ChipId) -> Message:
    return say(f"chip-{chip}")


def chip_names(chips: Sequence[ChipId]) -> tuple[Message, ...]:
    return tuple(chip_name(chip) for chip in chips)


def helper_name(helper: Helper) -> Message:
    return say(f"helper-{helper}")
