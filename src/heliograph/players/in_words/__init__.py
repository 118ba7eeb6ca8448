"""What a seat sees, for somebody who reads: the rules, the table in sentences, and what there was to hear."""
