"""Finished games that everybody who played them has shared, as a dataset."""
