STRENGTHS = ("strong", "quick", "builder", "shepherd", "pilot", "governor")
FIRST_IDEA = "quick"
LOOK_AHEAD = ("strong", "builder", "shepherd", "pilot", "governor")
"""Those that think while others move."""
DRAWN = {"strong": ("builder", "shepherd", "pilot", "governor")}
"""A seat of a strength is one of these, by lot; each says by its name what it would rather win with."""
