"""A mission of Mission Control with a stranger, and the same mission with other names."""

from heliograph.arena.strangers.critical_orbit.mission import meet

__all__ = ["meet"]
