"""Strangers at tables of this server: who can be met, and how people fared with them."""
