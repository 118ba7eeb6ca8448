"""The people at a table: who sits where, who is here, what they say, and their names."""
