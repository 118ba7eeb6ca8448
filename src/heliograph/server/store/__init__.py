"""Durable data: SQLite on disk, or PostgreSQL for many nodes, by one query layer."""
