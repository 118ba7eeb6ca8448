"""How strong Starship Interstellar's seats are, and how even its box is."""
