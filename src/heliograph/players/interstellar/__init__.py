STRENGTHS = ("strong", "quick", "builder", "shepherd", "pilot", "governor")
DRAWN = {"strong": ("builder", "shepherd", "pilot", "governor")}
"""A seat of a strength is one of these, by lot; each says by its name what it would rather win with."""
