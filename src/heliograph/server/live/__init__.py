"""Live connections: one WebSocket for each viewer of a table."""
