"""The HTTP side: creating and reading tables, replays, the client's files."""
