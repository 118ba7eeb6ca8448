"""The game at a table: the match, its events, and what each viewer is shown."""
