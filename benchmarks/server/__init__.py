"""How fast the server is, and how much it withstands."""
