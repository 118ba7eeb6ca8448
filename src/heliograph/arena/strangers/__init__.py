"""Strangers: how well a player does with partners it has never met (docs/strangers.md)."""
