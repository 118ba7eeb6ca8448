"""What a seat sees, for players who read: the rules, the table in sentences, and what could be heard."""
