"""The game at a table: the match, what has happened in it, and what each viewer is shown."""
