"""One crowd's load, and what others feel of it."""
