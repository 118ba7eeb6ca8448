"""The history of the store's schema, step by step. `schema.py` is the present one; a test compares the
two."""
