"""Strangers: how well a player gets on with partners it has never met (docs/strangers.md)."""
