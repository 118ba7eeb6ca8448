"""A heavy load from one address, and its effect on others."""
