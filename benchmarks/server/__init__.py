"""How fast the server is, and what it stands."""
