"""Twelve rounds of Contact with a stranger, and the same rounds with something taken away."""

from heliograph.arena.strangers.contact.encounter import meet

__all__ = ["meet"]
