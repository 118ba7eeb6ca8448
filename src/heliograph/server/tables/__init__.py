"""Tables in memory: who sits where, the game as each viewer sees it, and the chat."""
