"""How large words are, and what lies on what; and how small a word may be."""

from pathlib import Path

MEASURE = (Path(__file__).parent / "labels.js").read_text("utf-8").strip().rstrip(";")
SMALLEST = {(1280, 800): 12, (1920, 1080): 13}
"""Pixels, by the size of the window."""
SLACK = 2
"""So many pixels may lie on each other."""
