"""How well Contact's seats do, and how hard its tables are."""
