"""Offers as players read them."""

from __future__ import annotations

from heliograph.kernel.prompt import Choice, Offer, Prompt, Rhythm


def by_action(prompt: Prompt) -> dict[str, Offer]:
    """The first offer of each kind: of two ways to guess, the sensible one comes first (CT-H10)."""
    offers: dict[str, Offer] = {}
    for offer in prompt.offers:
        offers.setdefault(offer.action, offer)
    return offers


def options(offer: Offer, field: str) -> tuple[str | int | bool, ...]:
    choice = offer.fields[field]
    assert isinstance(choice, Choice)
    return choice.options


def within(offer: Offer, holds: tuple[int, ...]) -> tuple[int, ...]:
    """The holds, limited to what can be recorded."""
    rhythm = offer.fields["holds"]
    assert isinstance(rhythm, Rhythm)
    return tuple(min(max(ms, rhythm.shortest_ms), rhythm.longest_ms) for ms in holds)
