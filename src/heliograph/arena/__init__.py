"""Many games between AI seats: tournaments and their statistics."""

from heliograph.arena.settings import ArenaError
from heliograph.arena.tournament import run

__all__ = ["ArenaError", "run"]
