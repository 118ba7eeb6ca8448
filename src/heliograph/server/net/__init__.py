"""Connections: how many, how fast they may send, how long they may take, how much is queued for them."""
