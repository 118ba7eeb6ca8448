"""The Daily Signal on this server: a day's puzzle for whoever asks, and what became of it."""
