"""Everything that must survive: SQLite on disk, or PostgreSQL for many nodes, by one query layer."""
