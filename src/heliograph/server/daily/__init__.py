"""The Daily Signal on this server: the day's puzzle, and the answers to it."""
