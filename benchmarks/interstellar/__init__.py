"""How strong Starship Interstellar's seats are, and how balanced its box is."""
