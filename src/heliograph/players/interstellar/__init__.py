STRENGTHS = ("strong", "quick", "builder", "shepherd", "pilot", "governor")
FIRST_IDEA = "quick"
LOOK_AHEAD = ("strong", "builder", "shepherd", "pilot", "governor")
"""The strengths that think while others move."""
DRAWN = {"strong": ("builder", "shepherd", "pilot", "governor")}
"""A seat of a strength is one of these styles, drawn at random; its name says how it prefers to win."""
