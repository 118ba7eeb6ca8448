"""Starship Interstellar as people meet it in a browser."""
