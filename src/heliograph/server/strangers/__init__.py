"""Strangers at tables of this server: which ones there are, and how people did with them."""
