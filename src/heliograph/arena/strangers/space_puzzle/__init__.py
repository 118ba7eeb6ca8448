"""Twelve rounds of AI Space Puzzle with a stranger: boards, one after the other."""

from heliograph.arena.strangers.space_puzzle.encounter import meet

__all__ = ["meet"]
