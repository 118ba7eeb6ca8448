"""Everybody with everybody: who gets on with whom, in which role."""

from heliograph.arena.crossplay.matrix import Cell, CrossPlay, play_matrix

__all__ = ["Cell", "CrossPlay", "play_matrix"]
