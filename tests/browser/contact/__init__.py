"""Contact: its games from end to end, by hand, by keys, by touch and by ear."""
