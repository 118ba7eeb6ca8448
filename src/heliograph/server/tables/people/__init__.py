"""The people at a table: who sits where, who is here, what they say and what they are called."""
