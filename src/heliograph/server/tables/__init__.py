"""Tables: who sits where, the game as each sees it, what is said, and all of it in memory."""
