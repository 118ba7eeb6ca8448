"""How the store became what it is, step by step. `schema.py` is what it is now; a test compares the two."""
