"""A table for space games in which the signal is the puzzle."""
